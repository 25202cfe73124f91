## The game

title = Nizza
about = Ropes, a ladder, and friends who push you into the harbour.
blurb = Leap from roof to roof above the bay, force the safe, and bring the stolen crown jewels back to the helicopter before a rival throws you into the water.

## The signs of the board in a terminal

legend =
    The bay, from the green terrace on the left to the yacht on the right: a column for each square of the street.
    Letters are pawns; ▣ tools, ◆ jewels. ▒ up high, ═ in the street, ≈ in the water; ░ start, ▣ and ◆ red terraces, ⛵ yacht.
    # round, ⚄ dice: ∫ rope, ⌒ swing, H ladder, → walk, ☂ parachute, ▣ suitcase. Ropes: length, then ⌂ chimney.
    Lengths are in tenths: the ladder measures 400.

## Pieces that the messages below share: each is named after the fact it says

symbol =
    { $symbol ->
        [rope] rope
        [swing] swing
        [ladder] ladder
        [walk] walk
        [parachute] parachute
       *[suitcase] suitcase
    }
case =
    { $case ->
        [tools] the tools
       *[jewels] the jewels
    }
onto =
    { $onto ->
        [none] straight there
        [green] green terrace
        [red1] first red terrace
        [red2] second red terrace
        [yacht] yacht
        [palm_a] palm A
        [palm_b] palm B
        [palm_c] palm C
        [palm_d] palm D
        [palm_e] palm E
        [h1_balcony] balcony of the lookout
        [h2_roof] roof of Villa Mimosa
        [h2_balcony] balcony of Villa Mimosa
        [h2_upper_balcony] upper balcony of Villa Mimosa
        [h3_roof] roof of Pension Paulette
        [h3_balcony] balcony of Pension Paulette
        [h4_roof] roof of the ironmonger’s
        [h4_balcony] balcony of the ironmonger’s
        [h5_roof] roof of Hotel Splendide
        [h5_balcony] balcony of Hotel Splendide
        [h5_upper_balcony] upper balcony of Hotel Splendide
        [h6_roof] roof of the bakery
        [h6_balcony] balcony of the bakery
        [h7_roof] roof of the opera
        [h7_balcony] balcony of the opera
        [h7_upper_balcony] upper balcony of the opera
        [h8_roof] roof of the bank
        [h8_balcony] balcony of the bank
        [h9_roof] roof of the palace
        [h9_balcony] balcony of the palace
        [h9_upper_balcony] upper balcony of the palace
        [h10_roof] roof of the fisherman’s house
        [h10_balcony] balcony of the fisherman’s house
        [h11_roof] roof of the clock tower
        [h11_balcony] balcony of the clock tower
        [h11_upper_balcony] upper balcony of the clock tower
        [h12_roof] roof of the harbour office
        [h12_balcony] balcony of the harbour office
       *[street] street
    }

## Events: the start

event-rope_dealt = Rope { ORDINAL($rope) }, { $length } long, hangs on chimney { $chimney }.
event-sat_out = { PLAYER($seat) } does not throw: there are only five dice.
event-start_die_thrown = { PLAYER($seat) } throws a die: { symbol }.
event-start_undecided =
    { $parachutes ->
        [0] No parachute: all throw again.
       *[other] { $parachutes } parachutes: all throw again.
    }
event-starter_found = { PLAYER($seat) } has the only parachute, and begins.
event-pawn_placed = { PLAYER($seat) } takes a place on the green terrace ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).

## Events: the dice

event-round_begun = Round { $round }.
event-dice_thrown = { PLAYER($seat) }, throw { $throw }: { $dice }.
part-dice = { symbol }
event-dice_kept = { PLAYER($seat) } keeps these dice.
event-die_handed_on =
    { $used ->
        [true] { PLAYER($seat) } has used the die ({ symbol }) and gives it to { PLAYER($to) }.
       *[false] { PLAYER($seat) } gives the die ({ symbol }) to { PLAYER($to) } unused.
    }

## Events: the moves

event-rope_hung = { PLAYER($seat) } hangs rope { ORDINAL($rope) } from chimney { $start } on chimney { $chimney }.
event-pawn_swung = { PLAYER($seat) } swings from chimney { $chimney }: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }); rope { $length }, distance { $distance } from ({ NUMBER($from_x, useGrouping: 0) }, { NUMBER($from_y, useGrouping: 0) }).
event-ladder_climbed = { PLAYER($seat) } takes the ladder: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }); ladder { $length }, distance { $distance } from ({ NUMBER($from_x, useGrouping: 0) }, { NUMBER($from_y, useGrouping: 0) }).
event-pawn_walked = { PLAYER($seat) } walks from square { $start } to square { $square } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } pushes { PLAYER($rival) } off square { $square }.
       *[other] { PLAYER($seat) } pushes { PLAYER($rival) } towards square { $square }; reach { $length }, distance { $distance } from ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) to ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }).
    }
event-pawn_fell = { PLAYER($seat) } falls from ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) into the water in front of square { $square }. Splash!
event-got_wet = You swim in front of square { $square }: a ladder will get you out.
event-water_left = { PLAYER($seat) } leaves the water on square { $square }.
event-reach_missed = { PLAYER($seat) } aimed too far ({ symbol }).
event-measured = Measured ({ symbol }): from ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) to ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), length { $length }, distance { $distance }.
event-die_lost = { PLAYER($seat) } loses the die ({ symbol }).

## Events: the jewels

event-case_taken = { PLAYER($seat) } takes a suitcase of tools.
event-case_lost = { PLAYER($seat) } loses { case } in the fall.
event-jewels_saved = { PLAYER($seat) } swims, jewels in hand.
event-safe_opened = { PLAYER($seat) } forces the safe: the jewels are in the suitcase!
event-helicopter_boarded = { PLAYER($seat) } climbs the rope ladder to the helicopter.
event-game_won = { PLAYER($seat) } brings the jewels home and wins, in round { $round }.

## Moves: labels for a button, a screen reader, a terminal

move-deal_ropes = Deal the ropes
move-throw_for_start = Throw to see who begins
move-throw = Throw the dice
move-place_pawn = Take a place on the green terrace ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-throw_again =
    { $dice ->
        [none] Throw no die again
       *[other] Throw again: no. { $dice }
    }
move-keep_dice = Keep these dice
move-hang_rope = Hang rope { ORDINAL($rope) } on chimney { $chimney }
move-swing = Swing on rope { ORDINAL($rope) } from chimney { $chimney }: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-climb = Take the ladder: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-walk =
    { $square ->
        [none] Walk to ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
       *[other] Walk to square { $square } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
    }
move-push = Push { PLAYER($rival) } into the water in front of square { $square }
move-leave_water = Leave the water
move-take_case = Take a suitcase of tools
move-open_safe = Force the safe
move-board_helicopter = Climb to the helicopter
move-pass_die = Pass a die ({ symbol })
move-end_turn = Pass all dice

## Options

option-seats = Seats
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-seats-5 = five
option-seats-6 = six
option-ropes = Ropes
option-ropes-about = Whether the six ropes are alike or each has a length of its own; the box does not say, and both settings are ours.
option-ropes-different = of different lengths
option-ropes-equal = all the same
option-jewels_lost = Jewels
option-jewels_lost-about = What a fall costs whoever carries the jewels; in the box the water takes them, except from the yacht.
option-jewels_lost-except_yacht = lost in the water, but not from the yacht
option-jewels_lost-never = never lost
option-by_eye = Reach
option-by_eye-about = Whether the house shows how far ropes and ladder reach; in the box nothing is tried out beforehand: by eye.
option-by_eye-off = drawn
option-by_eye-on = judged by eye

## Refusals: who may act, and when

refusal-no_such_seat = This table has no seat { ORDINAL($seat) }.
refusal-game_over = The game is over.
refusal-nature_throws = Dice and ropes are Mother Nature’s to throw.
refusal-nature_is_no_player = Mother Nature throws the dice; she does not play.
refusal-start_first = One moment: it is not yet known who begins.
refusal-not_your_turn = It is { PLAYER($turn) }’s turn.
refusal-place_first = Put your pawn on the green terrace first.
refusal-already_placed = Your pawn is on the board already.
refusal-dice_are_rolling = One moment: the dice are rolling.
refusal-keep_first = Decide first: throw some dice again, or keep these.
refusal-throwing_is_over = The dice are cast: now use them.
refusal-ropes_are_dealt = The ropes have been dealt.
refusal-wrong_ropes = These are not the six ropes of this table.
refusal-wrong_one_out = Where six play, and only there, somebody does not throw.
refusal-no_start_throw_now = Nobody throws for the start now.
refusal-a_die_each = It takes a die for each who throws.
refusal-no_throw_now = There is no die to throw now.
refusal-wrong_number_of_dice =
    { $dice ->
        [1] There is one die to throw, no more and no less.
       *[other] There are { $dice } dice to throw, no more and no less.
    }

## Refusals: the dice

refusal-no_die_chosen = Choose at least one die to throw again, or keep them all.
refusal-no_such_die = There are { $dice } dice, counted from 1.
refusal-dice_out_of_order = Name each die once, in order.
refusal-symbol_missing = That takes a die that you do not have, or no longer: { symbol }.

## Refusals: standing and reaching

refusal-not_on_the_green_terrace = Pawns start on the green terrace.
refusal-taken = { PLAYER($rival) } stands there: up high, pawns do not overlap.
refusal-nothing_to_stand_on = Nothing bears a pawn at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
refusal-something_else_there = At ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), something else would bear you.
refusal-ladder_too_short = The ladder measures { $length }; from ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) to ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) it is { $distance }.
refusal-rope_too_far = The rope measures { $length }; from its chimney ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) to your pawn ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) it is { $distance }.
refusal-chimney_too_far = The rope measures { $length }; from your pawn ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) to this chimney ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) it is { $distance }.
refusal-landing_too_far = The rope measures { $length }; from the chimney ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) to ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) it is { $distance }.
refusal-rival_too_far = You can push as far as { $length }; from you ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) to your rival ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) it is { $distance }.
refusal-no_such_rope = There are { $ropes } ropes, and not this one.
refusal-no_such_chimney = There are { $chimneys } chimneys, and not this one.
refusal-not_a_neighbour = This rope hangs on chimney { $chimney }: it only goes to a neighbour.
refusal-not_along_the_street = The ladder is not for moving along the street.
refusal-yacht_from_last_house_only = Only the last house leads on to the yacht.
refusal-yacht_to_last_house_only = From the yacht, the ladder leads to the last house only.
refusal-not_on_the_street = You are not in the street, and only there one walks.
refusal-not_the_next_square = You are on square { $square }: walk to the next one, and no farther.
refusal-in_the_water = You are swimming: first it takes a ladder to leave the water.
refusal-not_in_the_water = You are on dry land.

## Refusals: pushing

refusal-at_peace_yourself = In the water and on the green terrace, nobody pushes.
refusal-no_such_rival = There is nobody to push.
refusal-rival_at_peace = { PLAYER($rival) } is at peace there.
refusal-other_level = You are not on the same level as { PLAYER($rival) }: one is in the street, the other up high.
refusal-other_square = In the street one pushes on one’s own square, and { PLAYER($rival) } is not there.
refusal-not_the_square_below = From there one falls in front of square { $squares }.

## Refusals: the jewels

refusal-no_suitcase_symbol = You carry a suitcase: without a suitcase symbol among the five dice, you stay where you are.
refusal-already_carrying = You have a suitcase already.
refusal-tools_first = You have come to the first red terrace: take a suitcase of tools before you go any further.
refusal-not_on_the_first_terrace = The suitcases are on the first red terrace, and you do not touch it.
refusal-no_tools = Without the tools from the first red terrace, the safe stays shut.
refusal-jewels_already = You have the jewels already.
refusal-not_on_the_second_terrace = The safe is on the second red terrace, and you do not touch it.
refusal-two_suitcases_needed = It takes two suitcase symbols in one turn: one to carry, one to force.
refusal-not_on_the_yacht = The rope ladder starts on the yacht.
refusal-no_jewels = Without the jewels, the helicopter does not take you along.
refusal-two_ladders_needed = The rope ladder is long: it takes two ladder symbols.

## Reasons: why a move is better than the next best

because-end = The way to the helicopter is open: this wins the game.
because-way =
    { $less ->
        [0] You will stand better for the rest of the way.
       *[other] You will have { $less }% less of the way left.
    }
because-push = { PLAYER($rival) } falls into the water and loses ground.
because-danger = Nobody will be near enough to push you.
because-hope-way = These dice will take you farthest.
because-hope-act = With these dice the next suitcase is within reach.
because-hope-push = With these dice you can push somebody into the water.
because-hope-win = With these dice the helicopter is within reach.
