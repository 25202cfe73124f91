## The board's words, beside those that the house says itself

stage = The table and its towers
all-moves = All moves ({ $count })
back = Back
skip = To the end of the movement
skip-short = Skip
film-stop = Stop the film
hand = Your pieces
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
pile = pile: { $count }
bag = Bag: { $count }
turn-of = Turn { $turn } of { $most } at most

piece-fits =
    { $count ->
        [0] { $piece }: fits on no tower
        [one] { $piece }: fits on one tower
       *[other] { $piece }: fits on { $count } towers
    }

prompt-deal = The pieces are dealt.
prompt-first = Your turn: choose a piece for the base of a tower.
prompt-yours = It is your turn.
prompt-build = Your turn: choose a piece.
prompt-new = Nothing fits: start a new tower, 2 cm from the others.
prompt-stuck = Nothing fits any more: pass, and your hand is filled up.
prompt-unfit = Nothing that you have seems to fit any more. End your turn; you may try all the same.
prompt-enough = You have taken hold thirty times: all that is left in this turn is to pass.
prompt-picked = Touch it again to take it.
prompt-hold = Drag anywhere to guide your hand, then let go.
prompt-high = Drag anywhere to lead your hand down: it is too high to let go.
prompt-touch = It touches. Let go when it sits.
prompt-near = { $gap } mm from the next tower, { $most } needed: move it away.
prompt-fallen = Something has fallen: set it down or take it back.
prompt-falling = The fingers are open…
prompt-aim = Where do you put it?
prompt-zap-from = ZAP: lift from which piece up?
prompt-zap-onto = ZAP: onto which tower?
prompt-wait = It is { $names }’s turn.
prompt-holds =
    { $count ->
        [one] { $names } holds a piece.
       *[other] { $names } holds { $count } pieces of a tower.
    }
fallen = Something has fallen!
weary = The hand trembles × { NUMBER($times, minimumFractionDigits: 1) }
seconds = { $left } s
seconds-left =
    { $left ->
        [one] { $left } second left.
       *[other] { $left } seconds left.
    }
too-high =
    { $table ->
        [true] Too high to let go: { $up } mm above the table; { $most } at most.
       *[false] Too high to let go: { $up } mm above the tower; { $most } at most.
    }
may-topple = { $up } mm above the table: if it does not topple, it stands.
too-near = { $gap } mm from the next tower, { $most } needed.
release-high = too high: { $up } mm
release-topples = may topple: { $up } mm
release-near = too near: { $gap } mm
prompt-over = The game is over.

take = Take
release = Let go
release-about = Opens the fingers. Lifting your finger from the screen drops nothing.
withdraw = Take back
move-left = To the left
move-right = To the right
move-up = Higher
move-down = Lower
tilt-left = Tilt left
tilt-right = Tilt right
flip = Flip
turn-round = Turn
pass = Pass
zap = ZAP!
protest = Protest!
on-table = On the table
put-onto = Onto: { $piece }
put-onto-fits = Onto: { $piece }, it fits
lift-from = Lift { $count } pieces, from: { $piece }
see-again = Again, slowly
help = Where it fits
help-about = Shows where a piece could go.
sound = Sounds of wood
keys-line = Arrows: move; held down: faster; with Shift: finely. Page Up, Page Down: 2 cm. R: upright. W: where am I?
keys = Arrows: move (Shift: finely; held down: faster). Page Up and Page Down: 2 cm up or down. Q and E: tilt. F: flip. T: turn. R: upright. W: where am I? Space: let go. Escape: take back.

where =
    { $side ->
        [none] { $height } mm above the table.
        [left] { $far } mm too far left, { up }.
        [right] { $far } mm too far right, { up }.
       *[over] right over the place, { up }.
    } { $touch ->
        [true] The piece touches. { lean }
       *[false] { lean }
    }
up =
    { $up ->
        [none] { $height } mm above the table
       *[other] { $up } mm above it
    }
lean =
    { $lean ->
        [none] { "" }
        [straight] The tower is straight.
        [left] The tower leans { $tip } mm to the left.
       *[right] The tower leans { $tip } mm to the right.
    }
held-so =
    { $down ->
        [true] Cut side down.
       *[false] Cut side up.
    } { $turned ->
        [true] Turned.
       *[false] { "" }
    }

way-flip = Flip it, and it fits here.
way-turn = Turn it, and it fits here.

summary = How the game stands
summary-tower =
    { $height ->
        [one] Tower { ORDINAL($tower) }: { $height } piece; on top, { top }. { lean }
       *[other] Tower { ORDINAL($tower) }: { $height } pieces; on top, { top }. { lean }
    }
top =
    { $flat ->
        [true] a flat side
       *[false] { $piece }
    }
summary-seat = { PLAYER($seat) }: { score }, { in-hand }, a pile of { $pile }.
in-hand =
    { $hand ->
        [one] { $hand } piece in hand
       *[other] { $hand } pieces in hand
    }

## In the rulebook

figure-fits = { $upper } fits on { $lower }
figure-about = Which cut fits into which. The two of a pair also fit the other way round; on a flat side, any piece stands.
figure-base = A tower begins on its flat side, 2 cm away from its neighbour at least.
figure-zap = A ZAP: the top of one tower, two pieces at least, goes over to another, where it interlocks. A point for each piece, and one more for each red star.
