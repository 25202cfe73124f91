## Le jeu

title = Chiens et lièvre
about = Trois chiens qui ne connaissent qu’une direction, et un lièvre qui les connaît toutes.
blurb = Menez la meute et fermez toutes les issues, ou soyez le lièvre et glissez-vous entre eux. Dix minutes, aucun hasard, et plus vieux que toute mémoire.

## Les signes du plateau dans un terminal

legend =
    # la manche, puis combien de fois de suite les chiens n’ont pas avancé ; ● chiens, ○ le lièvre, les lettres sont des points libres.
    Un chien se déplace par deux lettres, comme bf ; le lièvre par une seule.

## Événements : le journal

event-round_began = La manche { $round } commence.
event-hound_ran =
    { $idle ->
        [0] Un chien de { PLAYER($seat) } court de { $start } à { $end }.
       *[other] Un chien de { PLAYER($seat) } court de { $start } à { $end }, sans avancer ({ $idle }).
    }
event-hare_leapt = { PLAYER($seat) } bondit de { $start } à { $end }.
event-game_ended =
    { $by ->
        [hounds] Le lièvre est pris : la victoire revient à { PLAYERS($winners) }.
       *[hare] Le lièvre s’est échappé : la victoire revient à { PLAYERS($winners) }.
    }

## Coups : pour un bouton, un lecteur d’écran, un terminal

move-run = Courir de { $start } à { $end }
move-leap = Bondir en { $end }

## Options

option-seats = Places
option-seats-2 = deux
option-patience = Patience
option-patience-about = Combien de fois de suite les chiens peuvent courir sans avancer ; les vieux livres disent dix fois.
option-patience-10 = dix courses
option-patience-6 = six courses
option-pack = Qui mène les chiens
option-pack-about = Si la première ou la seconde place a les chiens, qui commencent toujours.
option-pack-first = la première place
option-pack-second = la seconde place

## Refus

refusal-no_such_seat = Cette table n’a pas de place { ORDINAL($seat) }.
refusal-game_over = La partie est terminée.
refusal-not_your_hounds = Vous êtes le lièvre : les chiens ne sont pas à vous.
refusal-not_your_hare = Vous menez les chiens : le lièvre n’est pas à vous.
refusal-hare_first = C’est au lièvre de jouer.
refusal-hounds_first = C’est aux chiens de jouer.
refusal-no_hound = Aucun chien ne se tient en { $point }.
refusal-no_line = Aucune ligne ne mène de { $start } à { $end }.
refusal-taken = { $point } est occupé.
refusal-never_back = Les chiens ne courent jamais en arrière.
