## The game

title = Vertiges
about = Ruhige Nerven, Holz und darunter nichts.
blurb = Baue mit einer einzigen, zitternden Hand Türme aus Holz, das ineinandergreift, ZAPpe einen halben Turm auf einen anderen, und ertappe die anderen beim Schummeln.

## The signs of the table in a terminal

legend =
    Die Teile, nach ihrem Schnitt: V+ Dach, V− Tal, T+ Zunge, T− Nut, C+ Hügel, C− Mulde, W+ Krone, W− Kiefer, O+ Nase, O− Kerbe, Z Stufe, S Hang. Ein Plus passt in sein Minus, eine Stufe oder ein Hang in seinesgleichen; die Nummer 1 trägt jeweils einen roten Stern, ★.
    Eine Zeile je Turm, vom Fuß nach oben: am Ende ▲ ein Schnitt oder ▬ eine flache Seite als Spitze.
    Dann eine Zeile je Platz: ▶ wer am Zug ist, die Punkte, die Hand, ▤ die Teile im Vorrat. Die letzte Zeile: die Teile im Beutel.

## Pieces that the messages below share: each is named after the fact it says

piece =
    { $piece ->
        [0] Dach 1 ★
        [1] Dach 2
        [2] Dach 3
        [3] Dach 4
        [4] Tal 1 ★
        [5] Tal 2
        [6] Tal 3
        [7] Tal 4
        [8] Zunge 1 ★
        [9] Zunge 2
        [10] Zunge 3
        [11] Zunge 4
        [12] Nut 1 ★
        [13] Nut 2
        [14] Nut 3
        [15] Nut 4
        [16] Hügel 1 ★
        [17] Hügel 2
        [18] Hügel 3
        [19] Hügel 4
        [20] Mulde 1 ★
        [21] Mulde 2
        [22] Mulde 3
        [23] Mulde 4
        [24] Krone 1 ★
        [25] Krone 2
        [26] Krone 3
        [27] Krone 4
        [28] Kiefer 1 ★
        [29] Kiefer 2
        [30] Kiefer 3
        [31] Kiefer 4
        [32] Nase 1 ★
        [33] Nase 2
        [34] Nase 3
        [35] Nase 4
        [36] Kerbe 1 ★
        [37] Kerbe 2
        [38] Kerbe 3
        [39] Kerbe 4
        [40] Stufe 1 ★
        [41] Stufe 2
        [42] Stufe 3
        [43] Stufe 4
        [44] Hang 1 ★
        [45] Hang 2
        [46] Hang 3
       *[47] Hang 4
    }
onto =
    { $onto ->
        [0] Dach 1 ★
        [1] Dach 2
        [2] Dach 3
        [3] Dach 4
        [4] Tal 1 ★
        [5] Tal 2
        [6] Tal 3
        [7] Tal 4
        [8] Zunge 1 ★
        [9] Zunge 2
        [10] Zunge 3
        [11] Zunge 4
        [12] Nut 1 ★
        [13] Nut 2
        [14] Nut 3
        [15] Nut 4
        [16] Hügel 1 ★
        [17] Hügel 2
        [18] Hügel 3
        [19] Hügel 4
        [20] Mulde 1 ★
        [21] Mulde 2
        [22] Mulde 3
        [23] Mulde 4
        [24] Krone 1 ★
        [25] Krone 2
        [26] Krone 3
        [27] Krone 4
        [28] Kiefer 1 ★
        [29] Kiefer 2
        [30] Kiefer 3
        [31] Kiefer 4
        [32] Nase 1 ★
        [33] Nase 2
        [34] Nase 3
        [35] Nase 4
        [36] Kerbe 1 ★
        [37] Kerbe 2
        [38] Kerbe 3
        [39] Kerbe 4
        [40] Stufe 1 ★
        [41] Stufe 2
        [42] Stufe 3
        [43] Stufe 4
        [44] Hang 1 ★
        [45] Hang 2
        [46] Hang 3
       *[47] Hang 4
    }
score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
count =
    { $number ->
        [one] { $number } Teil
       *[other] { $number } Teile
    }
starred =
    { $stars ->
        [0] { "" }
       *[other] , { $stars } davon mit Stern
    }
fall =
    { $why ->
        [let_go_high] { " " }{ piece } wurde { $much } mm über dem Tisch losgelassen; höchstens { $most } (R11).
        [dropped] { " " }{ piece } liegt { $much } mm tiefer, als es losgelassen wurde; mehr als { $most } ist ein Fall (R11).
        [sank] { " " }{ piece } liegt { $much } mm tiefer als zuvor; mehr als { $most } ist ein Fall (R11).
        [turned] { " " }{ piece } ist um { $much } Grad gekippt; mehr als { $most } ist ein Fall (R11).
        [shoved] { " " }{ piece } ist um { $much } mm neben das Teil darunter gerückt; mehr als { $most } ist ein Fall (R11).
       *[unmeasured] { "" }
    }
part-pieces = { piece }
part-base = { piece }
part-released = { piece }
part-poses = { piece }

## Events: the log

event-pieces_shared = Alle ziehen Teile aus dem Beutel: je { $each }. Spätestens nach Zug { $turns } ist das Spiel aus.
event-oldest_named =
    { $lot ->
        [true] Das Los entscheidet: { PLAYER($seat) } gilt als älteste Hand und beginnt.
       *[false] Die älteste Hand beginnt: { PLAYER($seat) }.
    }
event-hand_drawn =
    { $pieces ->
        [none] { PLAYER($seat) } hat kein Teil auf der Hand.
       *[other] { PLAYER($seat) } nimmt auf die Hand: { $pieces }.
    }
event-turn_began = Zug { $turn }: { PLAYER($seat) }.
event-piece_taken = { PLAYER($seat) } greift nach { piece }.
event-piece_put = { PLAYER($seat) } setzt { piece } auf { onto }; Höhe des Turms: { $height }.
event-piece_taken_back =
    { $why ->
        [does_not_fit] { piece } sitzt nicht, wie es soll: { PLAYER($seat) } nimmt das Teil zurück.
        [something_fell] Etwas ist gefallen: { PLAYER($seat) } nimmt { piece } zurück.
        [kept_in_hand] { PLAYER($seat) } nimmt { piece } zurück.
        [held_too_long] Zu lange gehalten: { PLAYER($seat) } nimmt { piece } zurück.
       *[off_the_table] Unter { piece } ist kein Tisch: { PLAYER($seat) } nimmt das Teil zurück.
    }
event-tower_started = { PLAYER($seat) } beginnt einen Turm mit { piece }; Türme jetzt: { $towers }.
event-tower_too_near = { piece } ist nur { $gap } mm vom Nachbarn entfernt, und 20 sind nötig: { PLAYER($seat) } nimmt das Teil zurück.
event-tower_forbidden = Noch kein neuer Turm: { piece } passt auf { onto }. { PLAYER($seat) } nimmt { $base } zurück.
event-second_tower_forbidden = Kein neuer Turm, nachdem im selben Zug Teile gesetzt wurden: { PLAYER($seat) } nimmt { piece } zurück.
event-turn_passed = { PLAYER($seat) } beendet den Zug.
event-hand_refilled =
    { $pieces ->
        [none] { PLAYER($seat) } zieht nichts; noch zu ziehen: { $left }.
       *[other] { PLAYER($seat) } zieht { $pieces }; noch zu ziehen: { $left }.
    }
event-fitting_caught = Protest! { PLAYER($seat) } hat { PLAYER($against) } ertappt: { piece } passte auf { onto }.
event-second_tower_caught = Protest! { PLAYER($seat) } hat { PLAYER($against) } ertappt: kein neuer Turm, nachdem im selben Zug Teile gesetzt wurden.
event-idleness_caught = Protest! { PLAYER($seat) } hat { PLAYER($against) } ertappt: Ein neuer Turm war zu beginnen.
event-protest_rejected =
    { $why ->
        [nothing_fitted] { PLAYER($seat) } protestiert vergeblich: Kein Teil von { PLAYER($against) } passte auf einen Turm.
        [hand_was_empty] { PLAYER($seat) } protestiert vergeblich: { PLAYER($against) } hatte kein Teil auf der Hand.
       *[no_room] { PLAYER($seat) } protestiert vergeblich: Kein Teil von { PLAYER($against) } passte, und für einen neuen Turm ist kein Platz.
    }
event-base_removed = { piece } kommt in den Beutel.
event-pieces_fell =
    { $pieces ->
        [none] Durch die Hand von { PLAYER($seat) } ist nichts gefallen: { count }.{ fall }
       *[other] Krach! { PLAYER($seat) } bringt { count } zu Fall: { $pieces }.{ fall }
    }
event-points_scored = { PLAYER($seat) } bekommt { points } und hat jetzt { $score }.
event-tower_lifted = ZAP? { PLAYER($seat) } hebt { count } an, von { piece } aufwärts, um sie auf { onto } zu setzen.
event-hold_lost = Das Haus hat verloren, was { PLAYER($seat) } hielt. Alles steht wie zuvor, und dieser Griff zählt nicht.
event-tower_untouched = Noch kein ZAP: Die Hand hat sich nicht bewegt, und alles steht wie zuvor. Der Zug von { PLAYER($seat) } geht weiter.
event-zapped = ZAP! { PLAYER($seat) } hat einen halben Turm versetzt: { count }{ starred }.
event-zap_missed =
    { $why ->
        [carried_back] Kein ZAP: { PLAYER($seat) } hat den halben Turm zurückgebracht, statt ihn auf { onto } zu setzen. Alles steht wie zuvor, und der Zug geht weiter.
        [held_too_long] Kein ZAP: Die Hand war müde, ehe { PLAYER($seat) } den halben Turm auf { onto } gesetzt hatte. Alles steht wie zuvor, und der Zug geht weiter.
       *[misfit] Kein ZAP: Der halbe Turm von { PLAYER($seat) } saß nicht auf { onto }, wie er soll. Nichts ist gefallen, alles steht wie zuvor, und der Zug geht weiter.
    }
event-last_piece_put = { PLAYER($seat) } hat das letzte Teil gesetzt! Den anderen bleiben: { $left }.
event-standstill_reached =
    { $why ->
        [no_piece_left] Nach { $turns } Zügen hat niemand mehr ein Teil: Das Spiel ist aus.
       *[too_long] Nach { $turns } Zügen ist das Spiel aus.
    }
event-game_won = { PLAYER($seat) } gewinnt mit { score }!
event-win_shared =
    { $winners ->
        [none] Niemand gewinnt, mit { score }.
       *[other] { PLAYERS($winners) } teilen sich den Sieg, mit je { score }!
    }
event-practice_ended = Ende der Übung für { PLAYER($seat) } mit { score }.

## Moves: labels for a button, a screen reader, a terminal

move-deal = Die Teile verteilen
move-steady = Die Hand zittern lassen
move-settle = Alles zur Ruhe kommen lassen
move-fate = Das Los entscheiden lassen
move-refill = Aus dem Beutel ziehen
side =
    { $cut_down ->
        [true] , Schnitt nach unten
       *[false] { "" }
    }
face =
    { $turned ->
        [true] , andere Seite nach vorn
       *[false] { "" }
    }
move-take = Nimm { piece }{ side }{ face }
move-lift = ZAP: { piece } und alles darüber auf { onto } heben
move-put = Setze ab, was du hältst
move-aim =
    { $onto ->
        [none] Beginne einen Turm auf dem Tisch
       *[other] Setze es auf { onto }
    }
move-withdraw = Nimm zurück, was du hältst
move-lost = Neu greifen: Das Haus hat es verloren
move-pass = Den Zug beenden
move-time_up = Den Zug beenden, weil die Zeit um ist
move-protest = Protest!

## Options

option-seats = Plätze
option-seats-1 = einer, zum Üben
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-game = Spiel
option-game-about = Woher neue Teile kommen; die Originalregel kennt beides, und ihr normales Spiel gibt allen einen eigenen Vorrat.
option-game-normal = normal: je ein Vorrat
option-game-fast = schnell: alle ziehen aus dem Beutel
option-fallen = Gefallene Teile
option-fallen-about = Ob im schnellen Spiel wieder gezogen werden kann, was fällt; im Original kommt es zurück in den Beutel, und ohne das ist das Spiel kürzer.
option-fallen-bag = zurück in den Beutel
option-fallen-out = bleiben aus dem Spiel
option-referee = Schiedsrichter
option-referee-about = Wer Fehler ahndet; im Original sind es die Spielenden, wenn sie sie sehen.
option-referee-players = die Spielenden, durch Protest
option-referee-automatic = das Haus
option-stars = Rote Sterne
option-stars-about = Wann ein roter Stern einen Punkt mehr bringt; die Originalregel sagt das eine, ihre Übersicht das andere: Beides ist wortgetreu.
option-stars-zap = zählen beim ZAP
option-stars-everywhere = zählen überall
option-tremor = Zittern
option-tremor-about = Wie sehr die Hand zittert, die das Holz hält; ins Original bringen alle ihre eigene mit, und diese Einstellung ist von uns.
option-tremor-normal = wie üblich
option-tremor-easy = eine ruhige Hand
option-tremor-hard = eine zittrige Hand
option-tiring = Ermüdung
option-tiring-about = Ob eine Hand umso mehr zittert, je länger sie etwas hält; ins Original bringen alle ihre eigene mit, und diese Einstellung ist von uns.
option-tiring-on = Hände ermüden und halten eine halbe Minute
option-tiring-off = Hände ermüden nicht und halten eine Minute
option-oldest = Wer am ältesten ist
option-oldest-about = Wer beginnt; im Original die älteste Person: Sag, wo sie sitzt, oder überlass es dem Los.
option-oldest-lot = das Los bestimmt
option-oldest-first = der erste Platz
option-oldest-second = der zweite Platz
option-oldest-third = der dritte Platz
option-oldest-fourth = der vierte Platz
option-physics = Physik
option-physics-about = Ob du das Teil selbst führst oder ein Los entscheidet; das Original ist aus Holz.
option-physics-wood = Holz, von Hand geführt
option-physics-reckoned = Rechnung, ohne die Hand
option-hints = Wo es passt
option-hints-about = Ob das Brett zeigen darf, wo ein Teil passt; im Original sehen alle selbst nach.
option-hints-shown = wird gezeigt, wem es recht ist
option-hints-hidden = alle sehen selbst nach

## Refusals: who may act, and when

refusal-no_such_seat = Es gibt keinen Platz { ORDINAL($seat) } an diesem Tisch.
refusal-nature_is_no_player = Mutter Natur lässt Hände zittern und Türme fallen; sie baut nicht.
refusal-nature_draws = Teile zu ziehen ist Sache von Mutter Natur.
refusal-nature_decides = Was aus einem Teil wird, sagt Mutter Natur.
refusal-game_over = Das Spiel ist aus.
refusal-deal_first = Einen Moment: Die Teile sind noch nicht verteilt.
refusal-refill_first = Einen Moment: Eine Hand wird aufgefüllt.
refusal-hand_closes_first = Einen Moment: Die Hand schließt sich gerade.
refusal-let_it_settle = Einen Moment: Erst muss alles zur Ruhe kommen.
refusal-not_your_turn = { PLAYER($turn) } ist am Zug.
refusal-nothing_held = Greife erst nach etwas.
refusal-hand_is_full = Nur eine Hand, und sie hält schon etwas.

## Refusals: what is held

refusal-not_in_hand = { piece } ist nicht auf deiner Hand.
refusal-turns_by_itself = An diesem Tisch drehen sich die Teile selbst: Nimm es einfach.
refusal-steer_by_hand = An diesem Tisch wird von Hand geführt: Es gibt nichts zu zielen.
refusal-only_aim = An diesem Tisch sagst du nur, wohin es soll: Es gibt nichts zu führen.
refusal-broken_trace = Das ist keine Bewegung einer Hand: ganze Proben, höchstens { $rows }, bekannte Knöpfe, und nichts nach dem Loslassen.
refusal-impossible_trace = So kann sich keine Hand bewegen: zu schnell oder zu weit.
refusal-no_such_top = { onto } ist keine Turmspitze.
refusal-no_room = Für einen neuen Turm ist kein Platz.
refusal-aim_as_told = Du hast { onto } angesagt.

## Refusals: the ZAP

refusal-two_towers_needed = Zu einem ZAP gehören zwei Türme.
refusal-not_standing = { piece } gehört zu keinem Turm.
refusal-not_a_top = { onto } ist keine Spitze für einen ZAP.
refusal-same_tower = Ein ZAP geht auf einen anderen Turm.
refusal-two_pieces_needed = Ein ZAP hebt mindestens zwei Teile an.
refusal-flat_side = Mit flachen Seiten gibt es keinen ZAP: Schnitt auf Schnitt.
refusal-no_mates = { piece } greift nicht in { onto }, so wie sie gedreht sind.
refusal-put_a_piece_first = Setze erst in diesem Zug ein Teil auf einen Turm.

## Refusals: passing and protesting

refusal-a_piece_fits = Du musst weiterbauen: { piece } passt auf { onto }.
refusal-start_a_tower = Nichts von dir passt: Beginne einen neuen Turm.
refusal-only_pass = Wer den Zug beenden darf, beendet ihn wie sonst auch, selbst wenn die Zeit um ist.
refusal-held_out = Du hast in diesem Zug schon { $holds }-mal etwas in die Hand genommen: Jetzt kannst du ihn nur noch beenden.
refusal-nobody_to_contest = Du bist allein am Tisch: Gegen wen willst du protestieren?
refusal-house_is_referee = An diesem Tisch achtet das Haus darauf, und niemand protestiert.
refusal-nothing_to_contest = Es gibt nichts, wogegen du protestieren könntest, oder nicht mehr.
refusal-own_deed = Das warst du selbst.
refusal-already_answered = Dein Protest ist schon beantwortet.

## Refusals: what Nature may do

refusal-pieces_are_dealt = Die Teile sind schon verteilt.
refusal-wrong_pieces = Alle 48 Teile sind zu verteilen, jedes einmal.
refusal-wrong_oldest = An diesem Tisch beginnt jemand anderes.
refusal-no_hand_closes = Jetzt schließt sich keine Hand.
refusal-nothing_settles_now = Jetzt kommt nichts zur Ruhe.
refusal-wrong_poses = Das sind nicht die Teile auf dem Tisch.
refusal-wrong_fate = So kann es nicht gekommen sein.
refusal-no_refill_now = Jetzt ist keine Hand aufzufüllen.
refusal-wrong_refill = Das sind nicht die Teile, die der Hand fehlen.

## Reasons: why a move is better than the next best

because-points = Das bringt mehr ein.
because-risk = Die Gefahr ist kleiner, dass etwas fällt.
because-opened = Wer als Nächstes dran ist, findet weniger Plätze für seine Teile.
because-going-on = Danach passt noch ein weiteres deiner Teile.
