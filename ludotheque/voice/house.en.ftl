## Words of the house

nature = Mother Nature
somebody = Somebody
list-join = { $head }, { $item }
list-and = { $head } and { $item }
option-choice = { $name }: { $value }
quoted = “{ $text }”

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
story-hidden-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) }
story-clock = Time was up: the move was made by the house.
story-undo =
    { $later ->
        [0] { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } takes back move { NUMBER($ply, useGrouping: 0) }.
       *[other] { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } takes back move { NUMBER($ply, useGrouping: 0) }, and all moves after it.
    }
story-resign = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } resigns.
story-agree = { NUMBER($at, useGrouping: 0) }. A draw is agreed on by { PLAYERS($seats) }.
story-lend =
    { $why ->
        [clock] { NUMBER($at, useGrouping: 0) }. Time is up: a bot ({ strength }) plays for { PLAYER($seat) }.
       *[other] { NUMBER($at, useGrouping: 0) }. A bot ({ strength }) plays for { PLAYER($seat) }.
    }
story-return = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } is back.
story-next = (Enter to go on)
story-result = Victory goes to { PLAYERS($winners) }.
story-draw = Nobody wins: the game is drawn.
story-unfinished = The game is not finished.
record-old = this game was played by other rules ({ $game } version { $then }) than those of today (version { $now }): the house cannot play it again.
record-new = this game was played by rules ({ $game } version { $then }) that are newer than this program’s (version { $now }): a newer ludotheque can play it again.

## What a table can choose

options-usual = the default
options-letter = to the letter
games-facts = { $least } to { $most } players, about { $minutes } minutes
games-facts-exactly = { $most } players, about { $minutes } minutes

## A game in a terminal

play-guest = Guest
play-options = At this table: { $options }.
play-entropy = Add a pinch of luck of your own, anything (or Enter):
play-hint = To play, type what stands before a move; 3.5 shows the rule, “?” the signs, “!” gives a hint, q leaves.
play-only-choice = There is only one move: { $move }
play-choose = Your choice:
play-refused = Rule { $rule } does not allow it:
play-not-a-move = That is neither a move of the list nor a rule.
play-recorded = The game is in { $path } (fingerprint { $fingerprint }).
play-goodbye = See you soon!

## What characters say, and hints

play-says = { PLAYER($seat) }: “{ $text }”
play-no-hint = No hint here: there is nothing to choose.
hint-move = Hint: { $move }
hint-lead =
    { $lead ->
        [0] About as good: { $move }.
       *[other] { TENTHS($lead) } points more of winning than: { $move }.
    }
