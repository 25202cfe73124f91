## The game

title = Vertiges
about = Steady nerves, wood, and nothing underneath.
blurb = Build towers of interlocking wood with one hand that trembles, ZAP half a tower onto another, and catch your opponents when they cheat.

## The signs of the table in a terminal

legend =
    The pieces, by their cuts: V+ Roof, V− Valley, T+ Tongue, T− Groove, C+ Hill, C− Bowl, W+ Crown, W− Jaw, O+ Nose, O− Notch, Z Step, S Slope. A plus fits into its minus, a step or a slope into its like; number 1 of each carries a red star, ★.
    A line for each tower, from its base up: at the end ▲ a cut or ▬ a flat side that shows.
    Then a line for each seat: ▶ whose turn it is, the points, the hand, ▤ the pieces of the draw pile. The last line: the pieces in the bag.

## Pieces that the messages below share: each is named after the fact it says

piece =
    { $piece ->
        [0] Roof 1 ★
        [1] Roof 2
        [2] Roof 3
        [3] Roof 4
        [4] Valley 1 ★
        [5] Valley 2
        [6] Valley 3
        [7] Valley 4
        [8] Tongue 1 ★
        [9] Tongue 2
        [10] Tongue 3
        [11] Tongue 4
        [12] Groove 1 ★
        [13] Groove 2
        [14] Groove 3
        [15] Groove 4
        [16] Hill 1 ★
        [17] Hill 2
        [18] Hill 3
        [19] Hill 4
        [20] Bowl 1 ★
        [21] Bowl 2
        [22] Bowl 3
        [23] Bowl 4
        [24] Crown 1 ★
        [25] Crown 2
        [26] Crown 3
        [27] Crown 4
        [28] Jaw 1 ★
        [29] Jaw 2
        [30] Jaw 3
        [31] Jaw 4
        [32] Nose 1 ★
        [33] Nose 2
        [34] Nose 3
        [35] Nose 4
        [36] Notch 1 ★
        [37] Notch 2
        [38] Notch 3
        [39] Notch 4
        [40] Step 1 ★
        [41] Step 2
        [42] Step 3
        [43] Step 4
        [44] Slope 1 ★
        [45] Slope 2
        [46] Slope 3
       *[47] Slope 4
    }
onto =
    { $onto ->
        [0] Roof 1 ★
        [1] Roof 2
        [2] Roof 3
        [3] Roof 4
        [4] Valley 1 ★
        [5] Valley 2
        [6] Valley 3
        [7] Valley 4
        [8] Tongue 1 ★
        [9] Tongue 2
        [10] Tongue 3
        [11] Tongue 4
        [12] Groove 1 ★
        [13] Groove 2
        [14] Groove 3
        [15] Groove 4
        [16] Hill 1 ★
        [17] Hill 2
        [18] Hill 3
        [19] Hill 4
        [20] Bowl 1 ★
        [21] Bowl 2
        [22] Bowl 3
        [23] Bowl 4
        [24] Crown 1 ★
        [25] Crown 2
        [26] Crown 3
        [27] Crown 4
        [28] Jaw 1 ★
        [29] Jaw 2
        [30] Jaw 3
        [31] Jaw 4
        [32] Nose 1 ★
        [33] Nose 2
        [34] Nose 3
        [35] Nose 4
        [36] Notch 1 ★
        [37] Notch 2
        [38] Notch 3
        [39] Notch 4
        [40] Step 1 ★
        [41] Step 2
        [42] Step 3
        [43] Step 4
        [44] Slope 1 ★
        [45] Slope 2
        [46] Slope 3
       *[47] Slope 4
    }
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count =
    { $number ->
        [one] { $number } piece
       *[other] { $number } pieces
    }
starred =
    { $stars ->
        [0] { "" }
       *[other] , { $stars } of them with a star
    }
fall =
    { $why ->
        [let_go_high] { " " }{ piece } was let go { $much } mm above the table; { $most } at most (R11).
        [dropped] { " " }{ piece } has come to rest { $much } mm lower than it was let go; more than { $most } is a fall (R11).
        [sank] { " " }{ piece } has come to rest { $much } mm lower than it stood; more than { $most } is a fall (R11).
        [turned] { " " }{ piece } has turned over by { $much } degrees; more than { $most } is a fall (R11).
        [shoved] { " " }{ piece } has been pushed { $much } mm aside from the piece below; more than { $most } is a fall (R11).
       *[unmeasured] { "" }
    }
part-pieces = { piece }
part-base = { piece }
part-released = { piece }
part-poses = { piece }

## Events: the log

event-pieces_shared = Everybody draws pieces from the bag: { $each } each. After turn { $turns } at the latest the game is over.
event-oldest_named =
    { $lot ->
        [true] The lot decides: { PLAYER($seat) } is the oldest, and begins.
       *[false] { PLAYER($seat) } is the oldest, and begins.
    }
event-hand_drawn =
    { $pieces ->
        [none] { PLAYER($seat) } has no piece in hand.
       *[other] { PLAYER($seat) } takes in hand: { $pieces }.
    }
event-turn_began = Turn { $turn }: { PLAYER($seat) }.
event-piece_taken = { PLAYER($seat) } takes hold of { piece }.
event-piece_put = { PLAYER($seat) } puts { piece } on { onto }; height of the tower: { $height }.
event-piece_taken_back =
    { $why ->
        [does_not_fit] { piece } does not sit as it should: { PLAYER($seat) } takes it back.
        [something_fell] There was a fall: { PLAYER($seat) } takes { piece } back.
        [kept_in_hand] { PLAYER($seat) } takes { piece } back.
        [held_too_long] Held too long: { PLAYER($seat) } takes { piece } back.
       *[off_the_table] There is no table under { piece }: { PLAYER($seat) } takes it back.
    }
event-tower_started = { PLAYER($seat) } starts a tower with { piece }; towers now: { $towers }.
event-tower_too_near = { piece } is only { $gap } mm away from its neighbour, and 20 are needed: { PLAYER($seat) } takes it back.
event-tower_forbidden = No new tower yet: { piece } fits on { onto }. { PLAYER($seat) } takes { $base } back.
event-second_tower_forbidden = No new tower after pieces were put in the same turn: { PLAYER($seat) } takes { piece } back.
event-turn_passed = { PLAYER($seat) } passes.
event-hand_refilled =
    { $pieces ->
        [none] { PLAYER($seat) } draws nothing; left to draw: { $left }.
       *[other] { PLAYER($seat) } draws { $pieces }; left to draw: { $left }.
    }
event-fitting_caught = Protest! { PLAYER($seat) } has caught { PLAYER($against) }: { piece } fitted on { onto }.
event-second_tower_caught = Protest! { PLAYER($seat) } has caught { PLAYER($against) }: no new tower after pieces were put in the same turn.
event-idleness_caught = Protest! { PLAYER($seat) } has caught { PLAYER($against) }: a new tower had to be started.
event-protest_rejected =
    { $why ->
        [nothing_fitted] { PLAYER($seat) } protests in vain: no piece of { PLAYER($against) } fitted on a tower.
        [hand_was_empty] { PLAYER($seat) } protests in vain: { PLAYER($against) } had no piece in hand.
       *[no_room] { PLAYER($seat) } protests in vain: no piece of { PLAYER($against) } fitted, and there is no room for a new tower.
    }
event-base_removed = { piece } goes into the bag.
event-pieces_fell =
    { $pieces ->
        [none] Nothing has fallen by the hand of { PLAYER($seat) }: { count }.{ fall }
       *[other] Crash! { PLAYER($seat) } brings down { count }: { $pieces }.{ fall }
    }
event-points_scored = { PLAYER($seat) } scores { points } and has { $score } now.
event-tower_lifted = ZAP? { PLAYER($seat) } lifts { count }, from { piece } up, to set them on { onto }.
event-hold_lost = The house has lost what { PLAYER($seat) } held. Everything stands as before, and this hold does not count.
event-tower_untouched = No ZAP yet: the hand has not moved, and everything stands as before. The turn of { PLAYER($seat) } goes on.
event-zapped = ZAP! { PLAYER($seat) } has moved half a tower: { count }{ starred }.
event-zap_missed =
    { $why ->
        [carried_back] No ZAP: { PLAYER($seat) } has carried the half tower back instead of setting it on { onto }. Everything stands as before, and the turn goes on.
        [held_too_long] No ZAP: the hand was tired before { PLAYER($seat) } had set the half tower on { onto }. Everything stands as before, and the turn goes on.
       *[misfit] No ZAP: the half tower of { PLAYER($seat) } did not lock into { onto }. Nothing has fallen, everything stands as before, and the turn goes on.
    }
event-last_piece_put = { PLAYER($seat) } has put the last piece! Left to the others: { $left }.
event-standstill_reached =
    { $why ->
        [no_piece_left] Nobody has a piece left after { $turns } turns: the game is over.
       *[too_long] After { $turns } turns the game is over.
    }
event-game_won = { PLAYER($seat) } wins with { score }!
event-win_shared =
    { $winners ->
        [none] Nobody wins, with { score }.
       *[other] The win is shared by { PLAYERS($winners) }, with { score } each!
    }
event-practice_ended = { PLAYER($seat) } has practised enough: { score }.

## Moves: labels for a button, a screen reader, a terminal

move-deal = Share the pieces out
move-steady = Let the hand tremble
move-settle = Let everything settle
move-fate = Let the lot decide
move-refill = Draw from the bag
side =
    { $cut_down ->
        [true] , cut side down
       *[false] { "" }
    }
face =
    { $turned ->
        [true] , other face forward
       *[false] { "" }
    }
move-take = Take { piece }{ side }{ face }
move-lift = ZAP: lift { piece } and all above it onto { onto }
move-put = Put down what you hold
move-aim =
    { $onto ->
        [none] Start a tower on the table
       *[other] Put it on { onto }
    }
move-withdraw = Take back what you hold
move-lost = Take hold anew: the house has lost it
move-pass = Pass
move-time_up = Pass, being out of time
move-protest = Protest!

## Options

option-seats = Seats
option-seats-1 = one, to practise
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-game = Game
option-game-about = Where new pieces come from; the box knows both, and its normal game gives each a draw pile.
option-game-normal = normal: a draw pile each
option-game-fast = fast: all draw from the bag
option-fallen = Fallen pieces
option-fallen-about = Whether what falls in a fast game can be drawn again; in the box it goes back into the bag, and a game without it is shorter.
option-fallen-bag = go back into the bag
option-fallen-out = stay out of the game
option-referee = Referee
option-referee-about = Who catches mistakes; in the box the players do, if they see them.
option-referee-players = the players, by protest
option-referee-automatic = the house
option-stars = Red stars
option-stars-about = When a red star is worth one more point; the box’s rules say the one and their summary the other: both are to the letter.
option-stars-zap = count for a ZAP
option-stars-everywhere = count everywhere
option-tremor = Tremor
option-tremor-about = How much the hand that holds the wood trembles; to the box everybody brings their own, and this setting is ours.
option-tremor-normal = as usual
option-tremor-easy = a steady hand
option-tremor-hard = a shaky hand
option-tiring = Tiring
option-tiring-about = Whether a hand trembles more the longer it holds something; to the box everybody brings their own, and this setting is ours.
option-tiring-on = hands tire, and hold for half a minute
option-tiring-off = hands do not tire, and hold for a minute
option-oldest = The oldest
option-oldest-about = Who begins; in the box it is the oldest: say where they sit, or leave it to chance.
option-oldest-lot = by lot
option-oldest-first = the first seat
option-oldest-second = the second seat
option-oldest-third = the third seat
option-oldest-fourth = the fourth seat
option-physics = Physics
option-physics-about = Whether you steer the piece yourself or a lot decides; the box is made of wood.
option-physics-wood = wood, steered by hand
option-physics-reckoned = reckoned, without a hand
option-hints = Where it fits
option-hints-about = Whether the board may show where a piece fits; with the box everybody looks for themselves.
option-hints-shown = shown to whoever likes
option-hints-hidden = everybody looks for themselves

## Refusals: who may act, and when

refusal-no_such_seat = There is no seat { ORDINAL($seat) } at this table.
refusal-nature_is_no_player = Mother Nature shakes hands and lets things fall; she does not build.
refusal-nature_draws = Drawing pieces is for Mother Nature to do.
refusal-nature_decides = What becomes of a piece is for Mother Nature to say.
refusal-game_over = The game is over.
refusal-deal_first = One moment: the pieces have not been shared out yet.
refusal-refill_first = One moment: a hand is being refilled.
refusal-hand_closes_first = One moment: the hand is just closing.
refusal-let_it_settle = One moment: let everything settle first.
refusal-not_your_turn = It is the turn of { PLAYER($turn) }.
refusal-nothing_held = Take hold of something first.
refusal-hand_is_full = One hand only, and it is holding something.

## Refusals: what is held

refusal-not_in_hand = { piece } is not in your hand.
refusal-turns_by_itself = At this table pieces turn by themselves: just take it.
refusal-steer_by_hand = At this table you steer by hand: there is nothing to aim at.
refusal-only_aim = At this table you only say where it goes: there is nothing to steer.
refusal-broken_trace = That is no movement of a hand: whole samples, { $rows } at most, with known buttons, and nothing after letting go.
refusal-impossible_trace = No hand can move like that: it is too fast, or too far.
refusal-no_such_top = { onto } is not the top of a tower.
refusal-no_room = There is no room for a new tower.
refusal-aim_as_told = You said that it would go on { onto }.

## Refusals: the ZAP

refusal-two_towers_needed = A ZAP takes two towers.
refusal-not_standing = { piece } is not part of a tower.
refusal-not_a_top = { onto } is not the top of a tower to be zapped onto.
refusal-same_tower = A ZAP goes to another tower.
refusal-two_pieces_needed = A ZAP lifts two pieces at least.
refusal-flat_side = There is no ZAP with flat sides: cut goes on cut.
refusal-no_mates = { piece } does not lock into { onto }, as they are turned.
refusal-put_a_piece_first = Put a piece on a tower first, in this turn.

## Refusals: passing and protesting

refusal-a_piece_fits = You have to go on: { piece } fits on { onto }.
refusal-start_a_tower = Nothing of yours fits: start a new tower.
refusal-only_pass = A turn that may be passed is passed, also out of time.
refusal-held_out = You have taken hold of something { $holds } times in this turn: now you can only pass.
refusal-nobody_to_contest = You are alone at the table: there is nobody to protest against.
refusal-house_is_referee = At this table the house watches, and nobody protests.
refusal-nothing_to_contest = There is nothing to protest against, or not any more.
refusal-own_deed = It was your own doing.
refusal-already_answered = Your protest has been answered.

## Refusals: what Nature may do

refusal-pieces_are_dealt = The pieces are shared out already.
refusal-wrong_pieces = All 48 pieces are to be shared out, each of them once.
refusal-wrong_oldest = That is not who begins at this table.
refusal-no_hand_closes = No hand is closing now.
refusal-nothing_settles_now = Nothing is settling now.
refusal-wrong_poses = These are not the pieces on the table.
refusal-wrong_fate = It cannot have come to that.
refusal-no_refill_now = No hand is to be refilled now.
refusal-wrong_refill = These are not the pieces that the hand lacks.

## Reasons: why a move is better than the next best

because-points = This brings more.
because-risk = Less is likely to fall.
because-opened = Whoever comes next finds fewer places for their pieces.
because-going-on = Another of your pieces will still fit after this one.
