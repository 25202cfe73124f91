## The game

title = Casanova
about = Geheimnisse unter Umhängen, Gondeln im Weg, und einer, der allen entwischt.
blurb = Eine Nacht in Venedig: Schau unter jeden Umhang, besteche den Dogen und bring Casanova nach Hause, ehe eine Rivalin ihn aus deiner Gondel holt.

## The signs of the board in a terminal

legend =
    Eine Zeile ist eine Straße zwischen zwei Anlegern, in der Mitte ihr Theater: ♟ eine Figur steht darin, · niemand. (A) ist die Gondel der Dame A, ( ) eine leere, · ein freier Anleger.
    ⌂ Palazzi, ♛ die Anleger des Dogen: Hier dürfen Gondeln vorbei. Neben einem Anleger stehen die Nummern der nächsten auf dem Wasser.
    # Runde, ▸ wer am Zug ist, • übrige Punkte, ◆ Schmuckkarte beim Dogen, ◇ noch abzugeben.
    Im Notizbuch steht ★, wo du Casanova sahst, und ×, wo du sahst, dass er nicht ist, mit der Runde; die Buchstaben dahinter hatten die Figur seither in der Hand, der letzte in der Runde, die folgt. (B3): seither niemand; davor zuletzt B, in Runde 3.

## Events: the log

event-first_player_drawn = Das Los zieht eine Schmuckkarte: { PLAYER($seat) } beginnt.
event-figure_placed =
    { $seat ->
        [-1] Das Los stellt eine Figur ins Theater { $theatre }.
       *[other] { PLAYER($seat) } stellt eine Figur ins Theater { $theatre }.
    }
event-gondola_moored =
    { $seat ->
        [-1] Das Los legt eine leere Gondel an: { $dock }.
       *[other] { PLAYER($seat) } legt eine leere Gondel an: { $dock }.
    }
event-casanova_hidden = Casanova schlüpft unter einen der Umhänge. Niemand sah, unter welchen.
event-turn_began =
    { $points ->
        [0] Runde { $round }: { PLAYER($seat) } hat noch keine Punkte.
        [one] Runde { $round }: { PLAYER($seat) } hat einen einzigen Punkt.
        [2] Runde { $round }: { PLAYER($seat) } hat zwei Punkte.
        [3] Runde { $round }: { PLAYER($seat) } hat drei Punkte.
       *[other] Runde { $round }: { PLAYER($seat) } hat { $points } Punkte.
    }
event-lady_glided = { PLAYER($seat) } gleitet von { $start } nach { $to }.
event-empty_glided = { PLAYER($seat) } schickt eine leere Gondel von { $start } nach { $to }.
event-lady_walked = { PLAYER($seat) } geht zu Fuß von { $start } nach { $to } und steigt dort ein.
event-ladies_met = { PLAYER($seat) } trifft { PLAYER($rival) }.
event-theatre_called = { PLAYER($seat) } betritt das Theater { $theatre }.
event-figures_seen =
    { $found ->
        [own] { PLAYER($seat) } schaut unter beide Umhänge: Casanova sitzt schon in der eigenen Gondel!
        [other] { PLAYER($seat) } schaut unter beide Umhänge: Die andere Figur ist Casanova!
       *[neither] { PLAYER($seat) } schaut unter beide Umhänge: Casanova ist keine von beiden.
    }
event-necklaces_handled = { PLAYER($seat) } stellt beide Figuren zurück, die Ketten getauscht oder nicht.
event-answer_noted =
    { $exchanged ->
        [true] { PLAYER($seat) } hat heimlich die Ketten getauscht.
       *[false] { PLAYER($seat) } hat die Ketten gelassen, wie sie waren.
    }
event-looked_round = { PLAYER($seat) } schaut an den Anlegern des Dogen unter die Umhänge.
event-round_seen =
    { $found ->
        [none] { PLAYER($seat) } findet Casanova dort unter keinem Umhang.
       *[other] { PLAYER($seat) } findet Casanova dort: { PLAYER($found) } hat ihn.
    }
event-jewel_left = { PLAYER($seat) } lässt die Schmuckkarte beim Dogen.
event-figure_shown =
    { $casanova ->
        [true] { PLAYER($seat) } kommt nach Hause und dreht die Figur um: Casanova!
       *[false] { PLAYER($seat) } kommt nach Hause und dreht die Figur um: { $lost ->
            [0] nur eine Zofe.
            [one] nur eine Zofe ({ $lost } Punkt verloren).
           *[other] nur eine Zofe ({ $lost } Punkte verloren).
        }
    }
event-casanova_stayed_aboard = Der Tag bricht an. Casanova war bei { PLAYER($seat) }.
event-casanova_stayed_in_theatre = Der Tag bricht an. Casanova war im Theater { $theatre }.
event-casanova_began_aboard = Casanovas Weg: Am Anfang war er unter dem Umhang von { PLAYER($seat) }.
event-casanova_began_in_theatre = Casanovas Weg: Am Anfang war er im Theater { $theatre }.
event-casanova_changed_gondola =
    { $taken ->
        [true] Runde { $round }: { PLAYER($seat) } nimmt ihn { PLAYER($rival) } ab.
       *[false] Runde { $round }: { PLAYER($seat) } lässt ihn bei { PLAYER($rival) }.
    }
event-casanova_changed_at_theatre =
    { $taken ->
        [true] Runde { $round }: { PLAYER($seat) } holt ihn aus dem Theater { $theatre }.
       *[false] Runde { $round }: { PLAYER($seat) } lässt ihn im Theater { $theatre }.
    }
event-game_ended =
    { $winners ->
        [none] Sechzig Runden sind um, und niemand hat Casanova heimgebracht: Niemand gewinnt.
       *[other] Casanova ist daheim: Der Sieg geht an { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-draw_lots = Das Los ziehen: { PLAYER($first) } beginnt
move-hide =
    { $spot ->
        [5] Casanova im Theater San Cassiano verstecken
        [6] Casanova im Theater San Giovanni Grisostomo verstecken
        [7] Casanova im Theater San Samuele verstecken
        [8] Casanova im Theater Sant’Angelo verstecken
        [9] Casanova im Theater San Luca verstecken
        [10] Casanova im Theater San Benedetto verstecken
        [11] Casanova im Theater San Moisè verstecken
       *[other] Casanova bei Dame { ORDINAL($spot) } verstecken
    }
move-place_figure = Eine Figur ins Theater { $theatre } stellen
move-moor_gondola = Eine leere Gondel anlegen: { $dock }
move-glide = Von { $start } nach { $to } gleiten
move-walk = Zu Fuß ans andere Ende der Straße gehen
move-meet = { PLAYER($rival) } treffen
move-call = Das Theater betreten
move-look_round = An den Anlegern des Dogen unter die Umhänge schauen
move-decide =
    { $exchange ->
        [true] Die Ketten tauschen
       *[false] Die Ketten lassen, wie sie sind
    }
move-give_jewel = Die Schmuckkarte beim Dogen lassen
move-end_turn = Den Zug beenden

## Options

option-seats = Plätze
option-seats-3 = drei
option-seats-4 = vier
option-seats-5 = fünf
option-figures = Figuren
option-figures-about = Wie viele Figuren durch Venedig ziehen; das Original hat zehn und empfiehlt sechs oder acht für die erste Partie.
option-figures-6 = sechs
option-figures-8 = acht
option-figures-10 = zehn
option-doge_swap = Beim Dogen
option-doge_swap-about = Ob man beim Dogen auch tauschen darf; die Originalregel erlaubt dort nur einen Blick.
option-doge_swap-on = schauen und tauschen
option-doge_swap-off = nur schauen
option-jewel = Schmuckkarte
option-jewel-about = Ob die Schmuckkarte beim Anlegen von selbst abgegeben wird; die Originalregel überlässt es dir, wann du sie ablegst.
option-jewel-automatic = wird beim Anlegen abgegeben
option-jewel-choose = wird abgegeben, wann man will
option-placing = Aufbau
option-placing-about = Wer vor der Partie die Figuren der Theater und die leeren Gondeln verteilt; nach der Originalregel tun es bei jenen die Spielenden und bei diesen das Los.
option-placing-lot = durch das Los
option-placing-theatres = Figuren durch die Spielenden, Gondeln durch das Los
option-placing-players = durch die Spielenden
option-notebook = Notizbuch
option-notebook-about = Ob das Haus für dich aufschreibt, was du gesehen hast und wer seither womit zu tun hatte; das Original hat kein Notizbuch.
option-notebook-on = führt das Haus
option-notebook-off = keines
option-first_turns = Erste Züge
option-first_turns-about = Ob in der ersten Runde weniger Punkte hat, wer früher dran ist, damit niemand durch den Anfang gewinnt; das Original gibt allen drei.
option-first_turns-equal = drei Punkte für alle
option-first_turns-staggered = weniger Punkte für den Anfang

## Refusals: who may act, and when

refusal-no_such_seat = Diesen Platz gibt es am Tisch nicht: { ORDINAL($seat) }.
refusal-nature_is_no_player = Mutter Natur zieht Lose und versteckt Casanova; sie spielt nicht mit.
refusal-nature_draws_lots = Lose zieht nur Mutter Natur.
refusal-nature_hides_him = Mutter Natur versteckt Casanova und verrät niemandem, wo.
refusal-game_over = Die Partie ist zu Ende.
refusal-lots_are_drawn = Die Lose sind schon gezogen.
refusal-no_hiding_now = Jetzt ist nicht die Zeit für Casanova, sich zu verstecken.
refusal-no_figure_there = Dort steht keine Figur: Casanova kann sich nicht darunter verstecken.
refusal-no_such_first_player = Das Los muss auf einen der { $seats } Plätze am Tisch fallen.
refusal-wrong_theatre_lots =
    { $figures ->
        [0] Die Figuren stellen hier die Spielenden auf: Für sie wird nichts gelost.
       *[other] Es werden { $figures } Theater gelost, alle verschieden, in der Reihenfolge des Plans.
    }
refusal-wrong_dock_lots =
    { $gondolas ->
        [0] Die leeren Gondeln legen hier die Spielenden an: Für sie wird nichts gelost.
       *[other] Es werden { $gondolas } Anleger mit Straße gelost, alle verschieden, in der Reihenfolge des Plans.
    }
refusal-lots_first = Einen Moment: Das Los hat noch nicht entschieden, wer beginnt.
refusal-he_hides_first = Einen Moment: Casanova versteckt sich gerade.
refusal-not_your_turn = { PLAYER($turn) } ist am Zug.

## Refusals: setting up

refusal-placing_first = Der Aufbau ist noch nicht fertig.
refusal-placing_is_over = Der Aufbau ist schon fertig.
refusal-figures_first = Erst kommen die Figuren der Theater, dann die Gondeln.
refusal-gondolas_now = Alle Figuren stehen: Jetzt sind die Gondeln dran.
refusal-gondolas_by_lot = Leere Gondeln legt das Los an, und sie liegen schon da: Du stellst nur die Figuren auf.
refusal-theatre_is_taken = Im Theater { $theatre } steht schon eine Figur.
refusal-no_street_dock = An diesem Anleger endet keine Straße: { $dock }. Leere Gondeln beginnen anderswo.

## Refusals: gondolas and streets

refusal-no_gondola_here = Hier liegt keine Gondel: { $dock }.
refusal-rivals_gondola = Die Gondel bei { $dock } gehört { PLAYER($rival) }: Sie ist tabu.
refusal-no_points_left = Deine Punkte sind verbraucht.
refusal-not_the_next_dock = Von { $start } aus ist { $to } nicht der nächste Anleger: An jedem auf dem Weg muss man anlegen.
refusal-dock_is_taken = Bei { $to } liegt schon eine Gondel.
refusal-leave_first = Deine Dame muss { $dock } in diesem Zug verlassen, und das nähme ihr die letzte Möglichkeit.
refusal-home_again = Du bist schon einen ganzen Zug lang bei { $dock } geblieben: Ohne eine Figur zu zeigen, kommst du nicht zurück, um zu bleiben.
refusal-no_way_on = Bei { $to } beendet keine Dame ihren Zug, und von dort kämst du nicht weiter.
refusal-no_street_here = Hier beginnt keine Straße: { $dock }.
refusal-no_gondola_there = Bei { $to } wartet keine Gondel, und deine Dame muss am Ende in einer sitzen.
refusal-gondola_is_hers = Die Gondel bei { $to } gehört { PLAYER($rival) }: Besuchen darfst du sie, einsteigen nicht.
refusal-leave_home = Du bist schon einen ganzen Zug lang bei { $dock } geblieben und kannst ablegen: Also musst du.
refusal-leave_palazzo = { $dock } ist nicht dein Palazzo: Deine Dame darf dort nicht bleiben.

## Refusals: meetings

refusal-answer_first = Du hältst zwei Figuren: Sag erst, ob du die Ketten tauschst.
refusal-nobody_met = Du hast niemanden getroffen: Es gibt keine Ketten zu tauschen.
refusal-own_figure = Unter die eigene Figur schaust du nur, wenn du eine andere triffst.
refusal-rival_not_across = { PLAYER($rival) } ist nicht am anderen Ende deiner Straße.
refusal-rival_not_at_the_doge = { PLAYER($rival) } ist nicht an den Anlegern des Dogen.
refusal-only_looks_here = An diesem Tisch wird beim Dogen nur geschaut und nichts getauscht.
refusal-met_already = In diesem Zug hast du { PLAYER($rival) } schon getroffen.
refusal-no_theatre_here = Zu diesem Anleger führt keine Straße mit einem Theater: { $dock }.
refusal-theatre_is_empty = Im Theater { $theatre } ist heute Nacht niemand.
refusal-called_already = In diesem Zug warst du schon im Theater { $theatre }.
refusal-not_at_the_doge = Deine Gondel liegt bei { $dock } und nicht an den Anlegern des Dogen.
refusal-looked_already = In diesem Zug hast du hier schon unter die Umhänge geschaut.

## Refusals: the jewel

refusal-jewel_is_given = Deine Schmuckkarte ist schon beim Dogen.
refusal-jewel_not_here = Deine Gondel liegt bei { $dock }: Die Schmuckkarte lässt man an den Anlegern des Dogen.
refusal-jewel_on_docking = Die Schmuckkarte wird beim Anlegen von selbst abgegeben.

## Reasons: why a move is better than the next best

because-tour = Casanovas Weg zu dir nach Hause ist { $amount } von hundert wert, statt { $other }.
because-tour-little = Casanovas Weg zu dir nach Hause ist etwas leichter.
because-danger = Weniger Rivalinnen können kommen und unter deinen Umhang schauen.
because-threat = Rivalinnen, die ihn vielleicht haben, kommen schwerer nach Hause.
