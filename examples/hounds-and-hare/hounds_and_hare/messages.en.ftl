## The game

title = Hounds and Hare
about = Three hounds that only know one direction, and a hare that knows them all.
blurb = Lead the pack and close every way out, or be the hare and slip past. Ten minutes, no luck, and older than anybody remembers.

## The signs of the board in a terminal

legend =
    # round, then how often in a row the hounds did not get on; ● hounds, ○ the hare, letters are free points.
    A hound is moved by two letters, such as bf; the hare by one.

## Events: the log

event-round_began = Round { $round } begins.
event-hound_ran =
    { $idle ->
        [0] A hound of { PLAYER($seat) } runs from { $start } to { $end }.
       *[other] A hound of { PLAYER($seat) } runs from { $start } to { $end }, without getting on ({ $idle }).
    }
event-hare_leapt = { PLAYER($seat) } leaps from { $start } to { $end }.
event-game_ended =
    { $by ->
        [hounds] The hare is caught: victory goes to { PLAYERS($winners) }.
       *[hare] The hare has escaped: victory goes to { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-run = Run from { $start } to { $end }
move-leap = Leap to { $end }

## Options

option-seats = Seats
option-seats-2 = two
option-patience = Patience
option-patience-about = How often in a row the hounds may run without getting on; the old books say ten times.
option-patience-10 = ten runs
option-patience-6 = six runs
option-pack = Who leads the hounds
option-pack-about = Whether the first or the second seat has the hounds, who always begin.
option-pack-first = the first seat
option-pack-second = the second seat

## Refusals

refusal-no_such_seat = This table has no seat { ORDINAL($seat) }.
refusal-game_over = The game is over.
refusal-not_your_hounds = You are the hare: the hounds are somebody else’s.
refusal-not_your_hare = You lead the hounds: the hare is somebody else.
refusal-hare_first = It is the hare’s turn.
refusal-hounds_first = It is the hounds’ turn.
refusal-no_hound = No hound stands on { $point }.
refusal-no_line = No line leads from { $start } to { $end }.
refusal-taken = { $point } is taken.
refusal-never_back = Hounds never run back.
