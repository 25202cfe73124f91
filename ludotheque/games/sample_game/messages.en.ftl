## The game

title = Sample Game
about = The finest shells lie farthest out, and so does the wave.
blurb = Choose in secret how far out you go for shells, divide them with whoever had the same idea, and do not be there when the wave comes.

## The signs of the board in a terminal

legend =
    # tide; 1 ▒ the beach, 2 ░ the sandbank, 3 ≈ the reef, each with the shells that lie there and those who are known to be there.
    ◆ shells, ~ wet, [ ] the place that was chosen, [▪] in secret.

## Pieces that the messages below share: each is named after the fact it says

to-place =
    { $place ->
        [beach] to the beach
        [bank] to the sandbank
       *[reef] to the reef
    }
at-place =
    { $place ->
        [beach] on the beach
        [bank] on the sandbank
       *[reef] on the reef
    }

## Events: the log

event-tide_began = Tide { $round } begins.
event-place_chosen = { PLAYER($seat) } has chosen.
event-place_shown = { PLAYER($seat) } goes { to-place }.
event-wave_came =
    The die shows { $die }: { $die ->
        [4] the wave floods the reef.
        [5] the wave floods the reef.
        [6] the wave floods the reef and the sandbank.
       *[other] the sea stays calm.
    }
event-got_wet = { PLAYER($seat) } gets wet { at-place }.
event-shells_gathered =
    { $shells ->
        [1] { PLAYER($seat) } finds one shell { at-place }.
       *[other] { PLAYER($seat) } finds { $shells } shells { at-place }.
    }
event-game_ended =
    { $winners ->
        [none] The game is over, and nobody wins.
       *[other] The game is over: victory goes to { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-choose = Go { to-place }
move-roll = Let the wave come ({ $die })

## Options

option-seats = Seats
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-tides = Length
option-tides-about = How long the game lasts; the box counts eight tides.
option-tides-8 = eight tides
option-tides-14 = fourteen tides

## Refusals

refusal-no_such_seat = This table has no seat { ORDINAL($seat) }.
refusal-nature_is_no_player = Mother Nature rolls the die; she gathers no shells.
refusal-nature_rolls = The wave is up to Mother Nature.
refusal-game_over = The game is over.
refusal-choose_first = The wave comes when everybody has chosen.
refusal-wave_first = One moment: the wave comes first.
refusal-already_chosen = You have chosen already; we are waiting for the others.
refusal-still_wet = You are still wet and cannot go { to-place }: dry off on the beach first.
