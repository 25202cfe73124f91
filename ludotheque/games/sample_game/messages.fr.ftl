## The game

title = Sample Game
about = Les plus beaux coquillages sont au large, et la vague aussi.
blurb = Choisissez en secret jusqu’où aller, partagez les coquillages avec qui a eu la même idée, et ne soyez plus là quand vient la vague.

## The signs of the board in a terminal

legend =
    # marée ; 1 ▒ la plage, 2 ░ le banc de sable, 3 ≈ le récif, chacun avec les coquillages qui s’y trouvent et ceux dont on sait qu’ils y sont.
    ◆ coquillages, ~ mouillé, [ ] l’endroit choisi, [▪] en secret.

## Pieces that the messages below share: each is named after the fact it says

to-place =
    { $place ->
        [beach] à la plage
        [bank] au banc de sable
       *[reef] au récif
    }
at-place =
    { $place ->
        [beach] à la plage
        [bank] au banc de sable
       *[reef] au récif
    }

## Events: the log

event-tide_began = La marée { $round } commence.
event-place_chosen = { PLAYER($seat) } a choisi.
event-place_shown = { PLAYER($seat) } va { to-place }.
event-wave_came =
    Le dé montre { $die } : { $die ->
        [4] la vague recouvre le récif.
        [5] la vague recouvre le récif.
        [6] la vague recouvre le récif et le banc de sable.
       *[other] la mer reste calme.
    }
event-got_wet = { PLAYER($seat) } se fait mouiller { at-place }.
event-shells_gathered =
    { $shells ->
        [1] { PLAYER($seat) } trouve un coquillage { at-place }.
       *[other] { PLAYER($seat) } trouve { $shells } coquillages { at-place }.
    }
event-game_ended =
    { $winners ->
        [none] La partie est finie, et personne ne l’emporte.
       *[other] La partie est finie : la victoire revient à { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-choose = Aller { to-place }
move-roll = Laisser venir la vague ({ $die })

## Options

option-seats = Places
option-seats-2 = deux
option-seats-3 = trois
option-seats-4 = quatre
option-tides = Durée
option-tides-about = Combien de temps dure la partie ; la boîte compte huit marées.
option-tides-8 = huit marées
option-tides-14 = quatorze marées

## Refusals

refusal-no_such_seat = Cette table n’a pas de place { ORDINAL($seat) }.
refusal-nature_is_no_player = Dame Nature lance le dé ; elle ne ramasse rien.
refusal-nature_rolls = La vague, c’est l’affaire de Dame Nature.
refusal-game_over = La partie est finie.
refusal-choose_first = La vague vient quand tout le monde a choisi.
refusal-wave_first = Un instant : d’abord vient la vague.
refusal-already_chosen = Vous avez déjà choisi ; on attend les autres.
refusal-still_wet = Vous n’êtes pas encore au sec pour aller { to-place } : restez d’abord à la plage.
