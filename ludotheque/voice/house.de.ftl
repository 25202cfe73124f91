## Words of the house

nature = Mutter Natur
list-join = { $head }, { $item }
list-and = { $head } und { $item }
option-choice = { $name }: { $value }

## Bots, by strength. A bot that is not ours goes by its own name.

strength-random = Zufall
strength-novice = Neuling
strength-amateur = Amateur
strength-expert = Experte
strength-master = Meister
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

story-header = { $title }: Geschichte einer Partie
story-seat =
    { $bot ->
        [none] { $name }
       *[other] { $name } (Bot, { strength })
    }
story-commitment = Der Zufall, vor der Partie versiegelt: { $commitment }
story-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) }: { $move }
story-result = Der Sieg geht an { PLAYERS($winners) }.
story-draw = Niemand gewinnt: Die Partie ist unentschieden.
story-unfinished = Die Partie ist noch nicht zu Ende.

## A game in a terminal

play-guest = Gast
play-your-turn = Du bist am Zug.
play-choose = Deine Wahl (eine Nummer):
play-waiting = Wir warten auf die anderen …
play-refused = Regel { $rule } lässt das nicht zu:
play-not-a-number = Bitte eine Nummer aus der Liste.
play-goodbye = Bis bald!
