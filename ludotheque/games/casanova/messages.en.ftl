## The game

title = Casanova
about = Secrets under cloaks, gondolas in the way, and one who slips through every hand.
blurb = A night in Venice: look under every cloak, bribe the Doge, and bring Casanova home before a rival lifts him out of your gondola.

## The signs of the board in a terminal

legend =
    A line is a street between two docks, with its theatre in the middle: ♟ a figure stands in it, · nobody does. (A) is the gondola of lady A, ( ) an empty one, · a free dock.
    ⌂ palazzi, ♛ the Doge’s docks: gondolas may pass these. Beside a dock stand the numbers of the docks next to it along the water.
    # round, ▸ whose turn it is, • points left, ◆ jewel card left with the Doge, ◇ still to be given.
    In your notebook, ★ is where you saw Casanova and × where you saw that he was not, with the round; letters after it handled the figure since, the last of them in the round that follows. (B3): since then nobody has; before, B was the last, in round 3.

## Events: the log

event-first_player_drawn = A jewel card is drawn: { PLAYER($seat) } begins.
event-figure_placed =
    { $seat ->
        [-1] The lot puts a figure into the theatre { $theatre }.
       *[other] { PLAYER($seat) } puts a figure into the theatre { $theatre }.
    }
event-gondola_moored =
    { $seat ->
        [-1] The lot moors an empty gondola at { $dock }.
       *[other] { PLAYER($seat) } moors an empty gondola at { $dock }.
    }
event-casanova_hidden = Casanova slips under one of the cloaks. Nobody saw which.
event-turn_began =
    { $points ->
        [0] Round { $round }: { PLAYER($seat) } has no points yet.
        [one] Round { $round }: { PLAYER($seat) } has a single point.
        [2] Round { $round }: { PLAYER($seat) } has two points.
        [3] Round { $round }: { PLAYER($seat) } has three points.
       *[other] Round { $round }: { PLAYER($seat) } has { $points } points.
    }
event-lady_glided = { PLAYER($seat) } glides from { $start } to { $to }.
event-empty_glided = { PLAYER($seat) } sends an empty gondola from { $start } to { $to }.
event-lady_walked = { PLAYER($seat) } walks from { $start } to { $to } and boards the gondola there.
event-ladies_met = { PLAYER($seat) } meets { PLAYER($rival) }.
event-theatre_called = { PLAYER($seat) } enters the theatre { $theatre }.
event-figures_seen =
    { $found ->
        [own] { PLAYER($seat) } looks under both cloaks: Casanova is in her own gondola already!
        [other] { PLAYER($seat) } looks under both cloaks: the other figure is Casanova!
       *[neither] { PLAYER($seat) } looks under both cloaks: Casanova is neither of them.
    }
event-necklaces_handled = { PLAYER($seat) } puts both figures back, their necklaces exchanged or not.
event-answer_noted =
    { $exchanged ->
        [true] { PLAYER($seat) } has secretly exchanged the necklaces.
       *[false] { PLAYER($seat) } has left the necklaces as they were.
    }
event-looked_round = { PLAYER($seat) } looks under the cloaks at the Doge’s docks.
event-round_seen =
    { $found ->
        [none] { PLAYER($seat) } finds Casanova under none of the cloaks there.
       *[other] { PLAYER($seat) } finds Casanova there: { PLAYER($found) } has him.
    }
event-jewel_left = { PLAYER($seat) } leaves the jewel card with the Doge.
event-figure_shown =
    { $casanova ->
        [true] { PLAYER($seat) } comes home and turns her figure over: Casanova!
       *[false] { PLAYER($seat) } comes home and turns her figure over: only a maid { $lost ->
            [0] after all.
            [one] after all ({ $lost } point lost).
           *[other] after all ({ $lost } points lost).
        }
    }
event-casanova_stayed_aboard = Day breaks. Casanova was with { PLAYER($seat) }.
event-casanova_stayed_in_theatre = Day breaks. Casanova was in the theatre { $theatre }.
event-casanova_began_aboard = Casanova’s path: at first he was under the cloak of { PLAYER($seat) }.
event-casanova_began_in_theatre = Casanova’s path: at first he was in the theatre { $theatre }.
event-casanova_changed_gondola =
    { $taken ->
        [true] Round { $round }: { PLAYER($seat) } takes him from { PLAYER($rival) }.
       *[false] Round { $round }: { PLAYER($seat) } leaves him with { PLAYER($rival) }.
    }
event-casanova_changed_at_theatre =
    { $taken ->
        [true] Round { $round }: { PLAYER($seat) } takes him from the theatre { $theatre }.
       *[false] Round { $round }: { PLAYER($seat) } leaves him in the theatre { $theatre }.
    }
event-game_ended =
    { $winners ->
        [none] Sixty rounds are over, and nobody has brought Casanova home: nobody wins.
       *[other] Casanova is home: victory goes to { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-draw_lots = Draw the lots: { PLAYER($first) } begins
move-hide =
    { $spot ->
        [5] Hide Casanova in the theatre San Cassiano
        [6] Hide Casanova in the theatre San Giovanni Grisostomo
        [7] Hide Casanova in the theatre San Samuele
        [8] Hide Casanova in the theatre Sant’Angelo
        [9] Hide Casanova in the theatre San Luca
        [10] Hide Casanova in the theatre San Benedetto
        [11] Hide Casanova in the theatre San Moisè
       *[other] Hide Casanova with lady { ORDINAL($spot) }
    }
move-place_figure = Put a figure into the theatre { $theatre }
move-moor_gondola = Moor an empty gondola at { $dock }
move-glide = Glide from { $start } to { $to }
move-walk = Walk to the other end of the street
move-meet = Meet { PLAYER($rival) }
move-call = Enter the theatre
move-look_round = Look under the cloaks at the Doge’s docks
move-decide =
    { $exchange ->
        [true] Exchange the necklaces
       *[false] Leave the necklaces as they are
    }
move-give_jewel = Leave the jewel card with the Doge
move-end_turn = End the turn

## Options

option-seats = Seats
option-seats-3 = three
option-seats-4 = four
option-seats-5 = five
option-figures = Figures
option-figures-about = How many figures roam Venice; the box has ten, and advises six or eight for a first game.
option-figures-6 = six
option-figures-8 = eight
option-figures-10 = ten
option-doge_swap = At the Doge’s
option-doge_swap-about = Whether one may also exchange at the Doge’s; the box grants a look and no more.
option-doge_swap-on = look and exchange
option-doge_swap-off = only look
option-jewel = Jewel card
option-jewel-about = Whether the jewel card goes by itself on docking at the Doge’s; the box leaves it to you when you put it down.
option-jewel-automatic = given on docking
option-jewel-choose = given when you like
option-placing = Set-up
option-placing-about = Who places the theatres’ figures and the empty gondolas before the game; by the box’s rules the players place those, and the lot these.
option-placing-lot = by lot
option-placing-theatres = figures by the players, gondolas by lot
option-placing-players = by the players
option-notebook = Notebook
option-notebook-about = Whether the house writes down what you saw, and who has handled what since; the box has no notebook.
option-notebook-on = kept by the house
option-notebook-off = none
option-first_turns = First turns
option-first_turns-about = Whether who plays earlier has fewer points in the first round, so that nobody gains by beginning; the box gives everybody three.
option-first_turns-equal = three points for all
option-first_turns-staggered = fewer points for who begins

## Refusals: who may act, and when

refusal-no_such_seat = This table has no seat { ORDINAL($seat) }.
refusal-nature_is_no_player = Mother Nature draws lots and hides Casanova; she does not play.
refusal-nature_draws_lots = Drawing lots is up to Mother Nature.
refusal-nature_hides_him = Mother Nature hides Casanova, and tells nobody where.
refusal-game_over = The game is over.
refusal-lots_are_drawn = The lots have been drawn already.
refusal-no_hiding_now = This is not the time for Casanova to hide.
refusal-no_figure_there = No figure stands there: Casanova cannot hide under it.
refusal-no_such_first_player = The lot must fall on one of the { $seats } seats at the table.
refusal-wrong_theatre_lots =
    { $figures ->
        [0] The players place the figures here: there is nothing to draw for them.
       *[other] Lots are drawn for { $figures } theatres, all different, in the order of the board.
    }
refusal-wrong_dock_lots =
    { $gondolas ->
        [0] The players moor the empty gondolas here: there is nothing to draw for them.
       *[other] Lots are drawn for { $gondolas } docks with a street, all different, in the order of the board.
    }
refusal-lots_first = One moment: chance has yet to say who begins.
refusal-he_hides_first = One moment: Casanova is just hiding.
refusal-not_your_turn = It is { PLAYER($turn) }’s turn.

## Refusals: setting up

refusal-placing_first = The board is still being set up.
refusal-placing_is_over = The board has been set up already.
refusal-figures_first = The figures of the theatres come first, and the gondolas after them.
refusal-gondolas_now = All figures have been placed: now it is the gondolas’ turn.
refusal-gondolas_by_lot = Empty gondolas are moored by lot, and lie there already: you place the figures only.
refusal-theatre_is_taken = There is a figure in the theatre { $theatre } already.
refusal-no_street_dock = No street ends at { $dock }: empty gondolas begin elsewhere.

## Refusals: gondolas and streets

refusal-no_gondola_here = There is no gondola at { $dock }.
refusal-rivals_gondola = The gondola at { $dock } is { PLAYER($rival) }’s: it is not yours to move.
refusal-no_points_left = Your points are spent.
refusal-not_the_next_dock = { $to } is not the next dock from { $start }: every dock on the way must be called at.
refusal-dock_is_taken = A gondola lies at { $to } already.
refusal-leave_first = Your lady must leave { $dock } in this turn, and this would take her last chance.
refusal-home_again = You stayed at { $dock } for a whole turn already: without a figure to show, you may not come back to stay.
refusal-no_way_on = No lady ends her turn at { $to }, and from there you would not get any further.
refusal-no_street_here = No street begins at { $dock }.
refusal-no_gondola_there = No gondola waits at { $to }, and your lady must end in one.
refusal-gondola_is_hers = The gondola at { $to } is { PLAYER($rival) }’s: you can visit her, but not board.
refusal-leave_home = You stayed at { $dock } for a whole turn already, and you can leave: so you must.
refusal-leave_palazzo = { $dock } is not your palazzo: your lady may not stay there.

## Refusals: meetings

refusal-answer_first = You hold two figures: first say whether you exchange the necklaces.
refusal-nobody_met = You have met nobody: there are no necklaces to exchange.
refusal-own_figure = You may look under your own figure only when you meet another.
refusal-rival_not_across = { PLAYER($rival) } is not at the other end of your street.
refusal-rival_not_at_the_doge = { PLAYER($rival) } is not at the Doge’s docks.
refusal-only_looks_here = At this table one only looks at the Doge’s, and exchanges nothing.
refusal-met_already = You have already met { PLAYER($rival) } in this turn.
refusal-no_theatre_here = No street with a theatre leads to { $dock }.
refusal-theatre_is_empty = Nobody is in the theatre { $theatre } tonight.
refusal-called_already = You have already been to the theatre { $theatre } in this turn.
refusal-not_at_the_doge = You are moored at { $dock }, and not at the Doge’s docks.
refusal-looked_already = You have already looked under the cloaks here in this turn.

## Refusals: the jewel

refusal-jewel_is_given = Your jewel card is with the Doge already.
refusal-jewel_not_here = You are moored at { $dock }: the jewel card is left at the Doge’s docks.
refusal-jewel_on_docking = The jewel card is left on docking, by itself.

## Reasons: why a move is better than the next best

because-tour = Casanova’s way to your door is worth { $amount } in a hundred, rather than { $other }.
because-tour-little = Casanova’s way to your door is a little easier.
because-danger = Fewer rivals can come and look under your cloak.
because-threat = Rivals who may have him find it harder to get home.
