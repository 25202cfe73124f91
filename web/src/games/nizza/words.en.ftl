## The words of the board, beside those that the house itself says

bay = The bay of Nice
round = Round { $round }
turn-of = { PLAYER($seat) }’s turn
all-moves = All moves ({ $count })
back = Back
whole = The whole bay
near = Closer
skip = To the end of the movement
which-side = On which side?
push-either = Push { PLAYER($rival) } into the water, on either side
goal-all = The first aboard the helicopter with the jewels wins.
goal-tools = Your goal: the tools on the first red terrace.
goal-safe = Your goal: the safe on the second red terrace.
goal-yacht = Your goal: the yacht, by way of the last house.
goal-helicopter = Your goal: two ladders and a suitcase, and up you go.

dice = Dice
die-again = Die { $number }, { $name }: will be thrown again
die-keep = Die { $number }, { $name }: stays
die-use = Die { $number }: { $name }
die-useless = Die { $number }: { $name }, of no use here
received =
    { $count ->
        [one] one die has come along already
       *[other] { $count } dice have come along already
    }
throw-again =
    { $count ->
        [0] Throw again
        [one] Throw one again
       *[other] Throw { $count } again
    }
keep = Keep
go = Go!
why-not = Why not?
pass-die = Pass it on
pass-all = Pass all on
leave_water = Out of the water!
take_case = Take tools
open_safe = Force the safe!
board_helicopter = To the helicopter!

prompt-deal = The ropes are being dealt.
prompt-start = Whoever throws the only parachute begins.
prompt-place = Choose your place on the green terrace.
prompt-wait-place = { $names } is choosing a place on the green terrace.
prompt-throwing = { $names } is throwing the dice.
prompt-keep = Throw { $throw } of 3. Touch what you want to throw again.
prompt-wait-keep = { $names } is looking at the dice.
prompt-wait-use = { $names } is using the dice.
prompt-rope = Rope: pick a coil, then the chimney beside it.
prompt-swing = Swing: drag your agent, or touch a light.
prompt-swing-eye = Swing: touch a chimney to choose its rope, then drag your agent. Judge by eye!
prompt-swing-none = No rope reaches you.
prompt-ladder = Ladder: drag your agent, or touch a light.
prompt-ladder-eye = Ladder: drag your agent. Judge by eye!
prompt-ladder-water = The ladder gets you out of the water.
prompt-ladder-yacht = Two ladders and a suitcase: up you go!
prompt-walk = Walk: to the next square, either way.
prompt-parachute = Parachute: whom do you push into the water?
prompt-suitcase = Suitcase: take what is yours.
prompt-carry = The suitcase symbol lets you move with yours; otherwise pass it on.
prompt-useless = This one is of no use here: choose another, or pass it on.
prompt-stuck = Without a suitcase symbol, you do not move with a suitcase.
prompt-over = The game is over.

# While something moves: shorter than in the log.
caption-pawn_placed = { PLAYER($seat) } takes a place on the green terrace.
caption-dice_thrown = { PLAYER($seat) }: throw { $throw } of 3.
caption-die_handed_on = A die goes to { PLAYER($to) }.
caption-pawn_swung = { PLAYER($seat) } swings: { $place }.
caption-ladder_climbed = { PLAYER($seat) } climbs: { $place }.
caption-pawn_walked = { PLAYER($seat) } walks to square { $square }.
caption-pawn_fell = { PLAYER($seat) } falls in front of square { $square }. Splash!
caption-measured = It is { $distance }; there was { $length } to reach it.

aim-walls = There, nothing bears you
hook = Rope { ORDINAL($rope) }, { $length } long, from chimney { $chimney }
hook-swing = Take rope { ORDINAL($rope) }, { $length } long, from chimney { $chimney }

carries =
    { $case ->
        [tools] carries tools
       *[jewels] carries the jewels
    }
summary = How it stands
summary-pawn =
    { $case ->
        [tools] { PLAYER($seat) }: { $place }, with tools.
        [jewels] { PLAYER($seat) }: { $place }, with the jewels.
       *[none] { PLAYER($seat) }: { $place }.
    }
summary-rope = Rope { ORDINAL($rope) }, { $length } long: chimney { $chimney }.
summary-dice = Dice: { $dice }.
place-street = street, square { $square }
place-water = in the water in front of square { $square }
place-aboard = in the helicopter
place-aside = not placed yet

## Pictures in the rulebook

figure-swing = From above: the rope hangs on its chimney, and all that lies within the circle is in its reach. The agent stands in it, and may come down anywhere in it (the green ring), but not beyond (the cross).
figure-fall = From the side: whoever is pushed falls straight down the wall, on to a square of the street, and ends in the water in front of it.

## Moments that are staged

moment-pushed = { PLAYER($seat) } shoves { PLAYER($rival) }: splash!
moment-fell = Splash! { PLAYER($seat) } is in the water.
