## The game

title = Niagara
about = Nerve, bluff, and a river with a mind of its own.
blurb = Plunder the banks of a river that everybody drives and nobody steers, and be home on the beach before the falls swallow your canoes.

## The signs of the board in a terminal

letters = admsr
legend =
    The beach ▒0 is on the left, the falls are on the right; the upper arm is the left one.
    A1 is the first canoe of A; a small letter follows when it carries a gem: a amethyst, d diamond, m amber, s sapphire, r ruby. a×7: seven amethysts at the site.
    # round, ☁ weather, ≈ discs that will enter if nothing lower comes, ⑂ next arm (▲ left, ▼ right), ≋ below the falls.
    ◯ lifebuoy, ◆ store, ▤ tiles not shown yet (☁ or 0 for the cloud), [ ] tile played, [▪] face down.

## Pieces that the messages below share: each is named after the fact it says

a-gem =
    { $gem ->
        [amethyst] an amethyst
        [diamond] a diamond
        [amber] a piece of amber
        [sapphire] a sapphire
       *[ruby] a ruby
    }
no-gem =
    { $gem ->
        [amethyst] no amethyst
        [diamond] no diamond
        [amber] no piece of amber
        [sapphire] no sapphire
       *[ruby] no ruby
    }
a-given =
    { $given ->
        [amethyst] an amethyst
        [diamond] a diamond
        [amber] a piece of amber
        [sapphire] a sapphire
       *[ruby] a ruby
    }
a-buy_back =
    { $buy_back ->
        [amethyst] an amethyst
        [diamond] a diamond
        [amber] a piece of amber
        [sapphire] a sapphire
       *[ruby] a ruby
    }

# The gem of the site beside a disc, so that a handling needs no second place name.
a-gem-of-at =
    { $at ->
        [M3] an amethyst
        [M4] a diamond
        [M5] a piece of amber
        [L6] a sapphire
        [R6] a sapphire
        [L7] a ruby
        [R7] a ruby
       *[other] a gem
    }

disc =
    { $disc ->
        [M1] disc 1
        [M2] disc 2
        [M3] disc 3
        [M4] disc 4
        [M5] disc 5
        [L6] disc 6 on the left
        [L7] disc 7 on the left
        [R6] disc 6 on the right
       *[R7] disc 7 on the right
    }
at =
    { $at ->
        [M1] disc 1
        [M2] disc 2
        [M3] disc 3
        [M4] disc 4
        [M5] disc 5
        [L6] disc 6 on the left
        [L7] disc 7 on the left
        [R6] disc 6 on the right
       *[R7] disc 7 on the right
    }
start =
    { $start ->
        [M1] disc 1
        [M2] disc 2
        [M3] disc 3
        [M4] disc 4
        [M5] disc 5
        [L6] disc 6 on the left
        [L7] disc 7 on the left
        [R6] disc 6 on the right
       *[R7] disc 7 on the right
    }
to =
    { $to ->
        [beach] the beach
        [M1] disc 1
        [M2] disc 2
        [M3] disc 3
        [M4] disc 4
        [M5] disc 5
        [L6] disc 6 on the left
        [L7] disc 7 on the left
        [R6] disc 6 on the right
        [R7] disc 7 on the right
       *[falls] the falls
    }

the-tile =
    { $tile ->
        [0] the cloud
       *[other] paddle { $tile }
    }
weather =
    { $weather ->
        [-1] −1
        [0] 0
        [1] +1
       *[2] +2
    }
points-left =
    { $left ->
        [0] { "" }
        [one] { " " }({ $left } point left)
       *[other] { " " }({ $left } points left)
    }

## Events: the log

event-first_player_drawn = Chance hands the lifebuoy to { PLAYER($seat) }.
event-fork_drawn =
    { $side ->
        [L] At the fork, the first disc will go left.
       *[R] At the fork, the first disc will go right.
    }
event-tile_laid = { PLAYER($seat) } lays a tile face down.
event-canoe_bought_back = { PLAYER($seat) } pays { a-gem } and fishes out canoe { ORDINAL($canoe) }.
event-tile_turned = { PLAYER($seat) } turns up { the-tile }.
event-canoe_launched = { PLAYER($seat) } launches canoe { ORDINAL($canoe) }{ points-left }.
event-canoe_paddled = { PLAYER($seat) } paddles canoe { ORDINAL($canoe) } from { start } to { to }{ points-left }.
event-gem_loaded = { PLAYER($seat) } loads { a-gem } into canoe { ORDINAL($canoe) }{ points-left }.
event-gem_unloaded = { PLAYER($seat) } unloads { a-gem } from canoe { ORDINAL($canoe) }{ points-left }.
event-gem_exchanged = { PLAYER($seat) } swaps { a-given } for { a-gem } in canoe { ORDINAL($canoe) }{ points-left }.
event-canoe_landed =
    { $lost ->
        [0] { PLAYER($seat) } brings canoe { ORDINAL($canoe) } home to the beach.
        [one] { PLAYER($seat) } brings canoe { ORDINAL($canoe) } home to the beach ({ $lost } point lost).
       *[other] { PLAYER($seat) } brings canoe { ORDINAL($canoe) } home to the beach ({ $lost } points lost).
    }
event-gem_stored = { PLAYER($seat) } stows { a-gem } safely away.
event-gem_robbed = { PLAYER($seat) } steals { a-gem } from { PLAYER($victim) }: out of canoe { ORDINAL($victim_canoe) }, into canoe { ORDINAL($canoe) }.
event-stayed_ashore = { PLAYER($seat) } launches no canoe.
event-weather_moved =
    { $weather ->
        [-1] { PLAYER($seat) } chases the clouds away: bright sun ({ weather }).
        [0] { PLAYER($seat) } turns the wind: calm sky ({ weather }).
        [1] { PLAYER($seat) } turns the wind: showers ({ weather }).
       *[2] { PLAYER($seat) } opens the heavens: storm ({ weather }).
    }
event-river_rose =
    { $speed ->
        [0] The river dozes off
        [1] The river moves on by one disc
       *[other] The river moves on by { $speed } discs
    }: { $lowest ->
        [0] nothing but clouds
       *[other] paddle { $lowest }
    }, weather { weather }.
event-disc_pushed =
    { $side ->
        [L] A disc comes in: the left arm moves.
       *[R] A disc comes in: the right arm moves.
    }
event-canoe_fell =
    { $gem ->
        [none] { PLAYER($seat) } sees canoe { ORDINAL($canoe) } go over the falls.
       *[other] { PLAYER($seat) } sees canoe { ORDINAL($canoe) } go over the falls; { a-gem } returns to its site.
    }
event-canoe_given_back = { PLAYER($seat) } had no canoe left: canoe { ORDINAL($canoe) } is back on the beach.
event-lifebuoy_passed = Round { $round }: the lifebuoy goes to { PLAYER($seat) }.
event-tiles_taken_back = All seven tiles are spent: everybody takes up a full hand.
event-store_filled =
    { $way ->
        [different] { PLAYER($seat) } has gathered all five colours!
        [same] { PLAYER($seat) } has gathered four gems of one colour!
       *[any] { PLAYER($seat) } has gathered seven gems!
    }
event-game_ended =
    { $winners ->
        [none] The game is over, and nobody wins.
       *[other] The game is over: victory goes to { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-draw_lots =
    { $fork ->
        [none] Hand the lifebuoy to { PLAYER($first) }
        [L] Hand the lifebuoy to { PLAYER($first) }; at the fork, begin on the left
       *[R] Hand the lifebuoy to { PLAYER($first) }; at the fork, begin on the right
    }
move-lay =
    { $buy_back ->
        [none] Lay { the-tile }
       *[other] Lay { the-tile } and fish out a canoe for { a-buy_back }
    }
# The handlings come first and “end” after them: true whether the gem is loaded at the start or
# at the end of the way, and when the canoe stays where it is.
move-paddle =
    Canoe { ORDINAL($canoe) }: { $cargo ->
        [none] { paddle-go }
       *[other] { $cargo } and { paddle-end }
    }{ $rob ->
        [none] { "" }
       *[other] , then { $rob }
    }
paddle-go =
    { $to ->
        [beach] come home to the beach
        [falls] plunge into the falls
       *[other] go to { to }
    }
paddle-end =
    { $to ->
        [beach] come home to the beach
        [falls] plunge into the falls
       *[other] end at { to }
    }
part-cargo =
    { $act ->
        [load] load { a-gem-of-at }
        [exchange] swap the gem for { a-gem-of-at }
       *[unload] unload the gem at { at }
    }
part-rob = steal the gem from { PLAYER($seat) } (canoe { ORDINAL($canoe) })
move-stay = Launch no canoe
move-move_weather =
    { $by ->
        [-1] Brighten the weather by one step (−1)
       *[1] Worsen the weather by one step (+1)
    }
move-flow = Let the river flow

## Options

option-seats = Seats
option-seats-3 = three
option-seats-4 = four
option-seats-5 = five
option-loading = Loading
option-loading-about = Where a canoe loads, unloads and swaps on its trip; the box sets no limit: all along the way.
option-loading-ends = where a move starts or ends
option-loading-anywhere = all along the way
option-river_minimum = Current
option-river_minimum-about = Whether the river can stand still for a whole round; the box simply adds up: it can stop.
option-river_minimum-0 = the river may stand still
option-river_minimum-1 = always one disc at least
option-fork = Fork
option-fork-about = Which arm moves when a disc comes to the fork; in the box the wood decides, and both settings are ours.
option-fork-alternate = one arm, then the other
option-fork-random = by chance
option-ending = End of the game
option-ending-about = Whether the others finish the round once somebody has won; by the box’s rules it stops on the spot.
option-ending-at_once = on the spot
option-ending-finish_round = after everyone’s turn
option-memo = Memo
option-memo-about = Whether the house shows which tiles each hand still holds; in the box one remembers for oneself: hidden.
option-memo-on = shown
option-memo-off = hidden
option-launch = Launching
option-launch-about = Whether a canoe has to be launched when none is afloat and a paddle is played; by the box’s rules one may.
option-launch-must = a duty
option-launch-may = a choice

## Refusals: who may act, and when

refusal-no_such_seat = This table has no seat { ORDINAL($seat) }.
refusal-nature_is_no_player = Mother Nature draws lots and lets the water run; she does not play.
refusal-nature_draws_lots = Drawing lots is up to Mother Nature.
refusal-nature_splits_the_river = At the fork, Mother Nature picks the arm.
refusal-game_over = The game is over.
refusal-lots_are_drawn = The lots have been drawn already.
refusal-no_such_first_player = The lot must fall on one of the { $seats } seats at the table.
refusal-wrong_fork_lot = The first arm is drawn by lot if the discs take turns, and only then.
refusal-no_flow_now = This is not the time for the river to move.
refusal-wrong_number_of_discs =
    { $discs ->
        [1] The river moves on by one disc, no more and no less.
       *[other] The river moves on by { $discs } discs, no more and no less.
    }
refusal-lots_first = One moment: chance has yet to say who begins.
refusal-river_flows_first = One moment: the river moves first.
refusal-choose_first = Everybody lays a tile first; the canoes come after that.
refusal-already_chosen = Your tile is down already; we are waiting for the others.
refusal-choosing_is_over = The tiles are down already: now it is time for the canoes.
refusal-not_your_turn = It is { PLAYER($turn) }’s turn.

## Refusals: tiles and weather

refusal-not_in_hand =
    { $tile ->
        [0] Your cloud is spent; it will be back with the other six tiles.
       *[other] Your paddle { $tile } is spent; it will be back with the other six tiles.
    }
refusal-no_fallen_canoe = None of your canoes lies below the falls: there is nothing to fish out.
refusal-gem_not_in_store = There is { no-gem } in your store.
refusal-cloud_moves_no_canoe = You played the cloud: it changes the weather, and canoes stay where they are.
refusal-not_a_cloud = You played { the-tile }: only the cloud changes the weather.
refusal-end_of_track = The weather stands at { weather }, the end of its track: it can only come back a step.

## Refusals: which canoe

refusal-must_launch = None of your canoes is afloat: one has to be launched.
refusal-canoe_must_move = Canoe { ORDINAL($canoe) } is afloat: it has to move.
refusal-other_must_move = Both your canoes were afloat: canoe { ORDINAL($canoe) } has to move as well.
refusal-both_must_move = Both your canoes are afloat: each of them has to move.
refusal-canoe_fallen = Canoe { ORDINAL($canoe) } lies below the falls; you can fish it out when you lay a tile.
refusal-canoe_has_landed = Canoe { ORDINAL($canoe) } has only just landed; it can set out on a later turn.
refusal-canoe_is_done = Canoe { ORDINAL($canoe) } has already moved this turn.
refusal-launch_it = Canoe { ORDINAL($canoe) } is on the beach already: all it can do is set out.

## Refusals: the way

refusal-over_the_falls = Nobody paddles into the falls: disc 7 is as far as it goes.
refusal-other_arm = No move leads from { start } to { to }: the two arms are apart.
refusal-too_few_points = You need { $needed } points, and the tile gives only { $points }.
refusal-points_unspent =
    { $points ->
        [one] The tile gives { $points } point, all to be spent; this move uses { $spent }.
       *[other] The tile gives { $points } points, all to be spent; this move uses { $spent }.
    }

## Refusals: gems

refusal-not_on_the_way = This move does not pass { disc }.
refusal-no_site_here = No site lies beside { disc }.
refusal-out_of_order = The canoe does not reach { disc } in that order: follow its way.
refusal-one_handling_a_disc = At { disc } you can load, unload or swap only once.
refusal-one_handling = At this table a canoe loads, unloads or swaps only once in a move.
refusal-only_at_an_end = At this table gems are handled where a move starts or ends; { disc } is on the way.
refusal-already_loaded = This canoe already carries { a-gem }, and has room for one gem only.
refusal-nothing_to_unload = This canoe is empty: it has nothing to unload.
refusal-nothing_to_exchange = This canoe is empty: it has nothing to swap.
refusal-same_colour = This canoe already carries { a-gem }: swap it for another colour.
refusal-site_is_empty = This site is exhausted: { no-gem } is left.
refusal-own_canoe = This canoe is yours: you can only rob others.
refusal-rob_upstream_only = To rob, a canoe must have come upstream.
refusal-rob_only_empty = To rob, a canoe must arrive empty, and load or unload nothing there.
refusal-nothing_to_rob =
    { $to ->
        [beach] There is nothing to steal on the beach.
       *[other] That canoe is not at { to }, or has nothing aboard.
    }

## Reasons: why a move is better than the next best

because-end =
    { $other ->
        [0] It wins on the spot in { $amount }% of cases.
       *[other] It wins on the spot in { $amount }% of cases, rather than in { $other }%.
    }
because-end-little = The game is decided sooner for you, or later for the others.
because-way =
    { $less ->
        [0] Your canoes make better headway.
       *[other] You have { $less }% less of your way left to paddle.
    }
because-canoes = Your canoes lie better on the river.
because-falls = A canoe goes over the falls in { $amount }% of cases, rather than in { $other }%.
because-falls-little = Fewer of your canoes go over the falls, or more of the others’.
because-cargo = The gem that would win you the game is nearer to the beach.
because-river = The current to come serves you better.
because-hand = Your hand will be better in the rounds to come.
because-tile =
    { $other ->
        [0] The cloud stays in hand for a better moment, and { the-tile } will do here.
       *[other] Paddle { $other } stays in hand for a better moment, and { the-tile } will do here.
    }
because-order = You come at a better place in the next round.
because-thieves = Your cargo is safer from thieves, or theirs is nearer to you.
