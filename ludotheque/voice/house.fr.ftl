## Words of the house

nature = Dame Nature
list-join = { $head }, { $item }
list-and = { $head } et { $item }
option-choice = { $name } : { $value }

## Bots, by strength. A bot that is not ours goes by its own name.

strength-random = au hasard
strength-novice = novice
strength-amateur = amateur
strength-expert = expert
strength-master = maître
strength =
    { $bot ->
        [random] { strength-random }
        [novice] { strength-novice }
        [amateur] { strength-amateur }
        [expert] { strength-expert }
        [master] { strength-master }
       *[other] { $bot }
    }

## The story of a record

story-header = { $title } : le récit d’une partie
story-seat =
    { $bot ->
        [none] { $name }
       *[other] { $name } (robot, { strength })
    }
story-commitment = Le hasard, scellé avant la partie : { $commitment }
story-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } : { $move }
story-result = La victoire revient à { PLAYERS($winners) }.
story-draw = Personne ne l’emporte : la partie est nulle.
story-unfinished = La partie n’est pas finie.

## A game in a terminal

play-guest = Invité
play-your-turn = À vous de jouer.
play-choose = Votre choix (un numéro) :
play-waiting = On attend les autres…
play-refused = La règle { $rule } ne le permet pas :
play-not-a-number = Il faut un numéro de la liste.
play-goodbye = À bientôt !
