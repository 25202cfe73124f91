## Words of the house

nature = Mother Nature
list-join = { $head }, { $item }
list-and = { $head } and { $item }
option-choice = { $name }: { $value }

## Bots, by strength. A bot that is not ours goes by its own name.

strength-random = at random
strength-novice = novice
strength-amateur = amateur
strength-expert = expert
strength-master = master
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

story-header = { $title }: the story of a game
story-seat =
    { $bot ->
        [none] { $name }
       *[other] { $name } (bot, { strength })
    }
story-commitment = Chance, sealed before the game: { $commitment }
story-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) }: { $move }
story-result = Victory goes to { PLAYERS($winners) }.
story-draw = Nobody wins: the game is drawn.
story-unfinished = The game is not finished.

## A game in a terminal

play-guest = Guest
play-your-turn = It is your turn.
play-choose = Your choice (a number):
play-waiting = Waiting for the others…
play-refused = Rule { $rule } does not allow it:
play-not-a-number = Please give a number from the list.
play-goodbye = See you soon!
