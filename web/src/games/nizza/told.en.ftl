## What the log says to people: places by their names, and one line a die. These stand in for the house’s own.

event-pawn_placed = { PLAYER($seat) } takes a place on the green terrace.
# Who used a die, and for what, has just been said.
event-die_handed_on =
    { $used ->
        [true] { "" }
       *[false] { PLAYER($seat) } passes on: { symbol }.
    }
# Several at once.
events-die_handed_on = { PLAYER($seat) } passes on: { $all }.
part-all = { symbol }
event-pawn_swung = { PLAYER($seat) } swings from chimney { $chimney }: { onto } ({ $distance } of { $length }).
event-ladder_climbed = { PLAYER($seat) } takes the ladder: { onto } ({ $distance } of { $length }).
event-pawn_walked = { PLAYER($seat) } walks from square { $start } to square { $square }.
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } pushes { PLAYER($rival) } off square { $square }.
       *[other] { PLAYER($seat) } pushes { PLAYER($rival) } towards square { $square } ({ $distance } of { $length }).
    }
event-pawn_fell = { PLAYER($seat) } falls into the water in front of square { $square }. Splash!
event-measured = Measured ({ symbol }): { $distance }; it reaches { $length }.
