## What people are told who see the board: places by their names, and one line a die. These stand in for the
## messages beside them, which are for a record.

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
event-pawn_swung = { PLAYER($seat) } swings from chimney { $chimney }: { onto }.
event-ladder_climbed = { PLAYER($seat) } takes the ladder: { onto }.
event-pawn_walked = { PLAYER($seat) } walks from square { $start } to square { $square }.
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } pushes { PLAYER($rival) } off square { $square }.
       *[other] { PLAYER($seat) } pushes { PLAYER($rival) } towards square { $square }.
    }
event-pawn_fell = { PLAYER($seat) } falls into the water in front of square { $square }. Splash!
event-measured = Measured ({ symbol }): { $distance }; it reaches { $length }.

# Moves and refusals without their points: the measures say enough.
move-place_pawn = Take a place on the green terrace
move-swing = Swing on rope { ORDINAL($rope) } from chimney { $chimney }: { onto }
move-climb = Take the ladder: { onto }
move-walk =
    { $square ->
        [none] Walk there
       *[other] Walk to square { $square }
    }
refusal-nothing_to_stand_on = Nothing bears a pawn there.
refusal-something_else_there = Something else would bear you there.
refusal-ladder_too_short = The ladder measures { $length }; it is { $distance } from you to there.
refusal-rope_too_far = The rope measures { $length }; from its chimney to you it is { $distance }.
refusal-chimney_too_far = The rope measures { $length }; from you to this chimney it is { $distance }.
refusal-landing_too_far = The rope measures { $length }; from the chimney to there it is { $distance }.
refusal-rival_too_far = You can push as far as { $length }; to your rival it is { $distance }.

## Where one may land, in the list of moves

to-place_pawn = Take a place: { $spot }
to-swing = Swing on rope { ORDINAL($rope) } from chimney { $chimney }: { $spot }
to-climb = Take the ladder: { $spot }
to-walk = Walk: { $spot }
spot-front = { $place }, above square { $square }, in front
spot-back = { $place }, above square { $square }, at the back
spot-chimney = { $place }, above square { $square }, next to chimney { $chimney }
spot-street = street, square { $square }
