## The game

title = Nimm’s Leich!
about = Lying, doubting, and six who will not tell.
blurb = Bid on how often a corpse shows on all hands together; bluff, denounce, investigate, and be the first to get rid of your cards.

## The signs of the table in a terminal

letters = DWSLEF
legend =
    The corpses, by their letters: D Dead Drunk, W Dead Weight, S Still Lifeless, L Deadline, E Dead End, F Dead Funny.
    The first line has them from the lowest rank to the highest; ▶ the last bid, ≤ the highest number allowed.
    A line for each seat: ▶ to speak, ● tokens, 👍 or ✊ the thumb or fist of the last count (▪ a vote that is still secret), [ ] the hand, ✕ cards discarded, ▤ the cards of the pile (? unknown).

## Pieces that the messages below share: each is named after the fact it says

corpse =
    { $corpse ->
        [ivre_mort] Dead Drunk
        [poids_mort] Dead Weight
        [nature_morte] Still Lifeless
        [temps_mort] Deadline
        [angle_mort] Dead End
       *[mort_de_rire] Dead Funny
    }
highest =
    { $highest ->
        [ivre_mort] Dead Drunk
        [poids_mort] Dead Weight
        [nature_morte] Still Lifeless
        [temps_mort] Deadline
        [angle_mort] Dead End
       *[mort_de_rire] Dead Funny
    }
# Each card by what it shows.
card =
    { $card ->
        [0] 4 × Dead Drunk, 1 × Dead Weight, 1 × Still Lifeless
        [1] 4 × Dead Weight, 1 × Still Lifeless, 1 × Deadline
        [2] 4 × Still Lifeless, 1 × Deadline, 1 × Dead End
        [3] 4 × Deadline, 1 × Dead End, 1 × Dead Funny
        [4] 4 × Dead End, 1 × Dead Drunk, 1 × Dead Funny
        [5] 4 × Dead Funny, 1 × Dead Drunk, 1 × Dead Weight
        [6] 3 × Dead Drunk, 3 × Dead Weight
        [7] 3 × Dead Weight, 3 × Still Lifeless
        [8] 3 × Still Lifeless, 3 × Deadline
        [9] 3 × Deadline, 3 × Dead End
        [10] 3 × Dead End, 3 × Dead Funny
        [11] 3 × Dead Drunk, 3 × Dead Funny
        [12] 3 × Dead Drunk, 2 × Still Lifeless, 1 × Deadline
        [13] 3 × Dead Weight, 2 × Deadline, 1 × Dead End
        [14] 3 × Still Lifeless, 2 × Dead End, 1 × Dead Funny
        [15] 3 × Deadline, 2 × Dead Funny, 1 × Dead Drunk
        [16] 3 × Dead End, 2 × Dead Drunk, 1 × Dead Weight
        [17] 3 × Dead Funny, 2 × Dead Weight, 1 × Still Lifeless
        [18] 3 × Dead Drunk, 1 × Still Lifeless, 1 × Deadline, 1 × Dead End
        [19] 3 × Dead Weight, 1 × Deadline, 1 × Dead End, 1 × Dead Funny
        [20] 3 × Still Lifeless, 1 × Dead Drunk, 1 × Dead End, 1 × Dead Funny
        [21] 3 × Deadline, 1 × Dead Drunk, 1 × Dead Weight, 1 × Dead Funny
        [22] 3 × Dead End, 1 × Dead Drunk, 1 × Dead Weight, 1 × Still Lifeless
        [23] 3 × Dead Funny, 1 × Dead Weight, 1 × Still Lifeless, 1 × Deadline
        [24] 2 × Dead Drunk, 2 × Dead Weight, 2 × Deadline
        [25] 2 × Dead Weight, 2 × Still Lifeless, 2 × Dead End
        [26] 2 × Still Lifeless, 2 × Deadline, 2 × Dead Funny
        [27] 2 × Dead Drunk, 2 × Deadline, 2 × Dead End
        [28] 2 × Dead Weight, 2 × Dead End, 2 × Dead Funny
        [29] 2 × Dead Drunk, 2 × Still Lifeless, 2 × Dead Funny
        [30] 2 × Dead Drunk, 1 × Dead Weight, 1 × Still Lifeless, 1 × Deadline, 1 × Dead End
        [31] 2 × Dead Weight, 1 × Still Lifeless, 1 × Deadline, 1 × Dead End, 1 × Dead Funny
        [32] 2 × Still Lifeless, 1 × Dead Drunk, 1 × Deadline, 1 × Dead End, 1 × Dead Funny
        [33] 2 × Deadline, 1 × Dead Drunk, 1 × Dead Weight, 1 × Dead End, 1 × Dead Funny
        [34] 2 × Dead End, 1 × Dead Drunk, 1 × Dead Weight, 1 × Still Lifeless, 1 × Dead Funny
       *[35] 2 × Dead Funny, 1 × Dead Drunk, 1 × Dead Weight, 1 × Still Lifeless, 1 × Deadline
    }
part-cards = ({ card })
tokens-left =
    { $left ->
        [0] no token left
        [one] { $left } token left
       *[other] { $left } tokens left
    }
cards-left =
    { $left ->
        [0] none left
        [one] { $left } left
       *[other] { $left } left
    }

## Events: the log

event-row_laid = The corpses are laid out in a row; the highest is { highest }.
event-piles_dealt =
    { $aside ->
        [0] Everybody is dealt a pile of six cards; none is left over.
       *[other] Everybody is dealt a pile of six cards; set aside: { $aside }.
    }
event-dealer_drawn = The lot makes { PLAYER($dealer) } the dealer.
event-round_opened = Round { $round }: { PLAYER($seat) } opens the bidding.
event-cards_taken =
    { $cards ->
        [none] { PLAYER($seat) } has no card left in hand.
       *[other] { PLAYER($seat) } takes { $cards } in hand.
    }
event-bid_made = { PLAYER($seat) } bids at least { $count } × { corpse }.
event-token_spent =
    { $opponents ->
        [none] { PLAYER($seat) } spends a token on nobody ({ tokens-left }).
       *[other] { PLAYER($seat) } sends an investigator to { PLAYERS($opponents) } ({ tokens-left }).
    }
event-cards_seen =
    { $cards ->
        [none] { PLAYER($seat) } finds nothing in the hand of { PLAYER($owner) }.
       *[other] { PLAYER($seat) } finds { $cards } in the hand of { PLAYER($owner) }.
    }
event-bid_denounced = { PLAYER($seat) } does not believe { PLAYER($bidder) }: at least { $count } × { corpse }, really?
event-vote_sealed = { PLAYER($seat) } has taken a side.
event-thumbs_shown =
    One, two, three! { $thumbs ->
        [none] No thumb
       *[other] Thumb up: { PLAYERS($thumbs) }
    }; { $fists ->
        [none] no fist.
       *[other] closed fist: { PLAYERS($fists) }.
    }
event-hand_shown =
    { $cards ->
        [none] { PLAYER($seat) } has nothing to show: { $showing }, which makes { $total }.
       *[other] { PLAYER($seat) } shows { $cards }: { $showing }, which makes { $total }.
    }
event-bid_judged =
    { $good ->
        [true] { $total } × { corpse }, against a bid of { $count }: the bid was good, and the thumbs win.
       *[false] { $total } × { corpse }, against a bid of { $count }: the bid was false, and the fists win.
    }
event-card_discarded = { PLAYER($seat) } gets rid of a card ({ cards-left }).
event-card_tucked = { PLAYER($seat) } puts a card under the pile.
event-cards_kept = { PLAYER($seat) } keeps the same hand.
event-card_exchanged = { PLAYER($seat) } exchanges a card for one of those set aside.
event-choice_sealed = { PLAYER($seat) } has chosen in secret.
event-game_won = Not a card left: { PLAYER($seat) } wins the game!
event-win_shared =
    { $winners ->
        [none] The game is over, and nobody wins.
       *[other] The win is shared by { PLAYERS($winners) }! Only a contest of eating oysters could tell them apart, and the house is out of oysters.
    }

## Moves: labels for a button, a screen reader, a terminal

move-deal = Lay out the corpses and deal the cards
move-bid = Bid at least { $count } × { corpse }
move-denounce = Denounce the last bid
move-investigate =
    { $opponents ->
        [none] Investigate nobody
       *[other] Investigate { PLAYERS($opponents) }
    }
move-draw_lots = Draw lots for the cards that the investigator sees
move-vote =
    { $thumb ->
        [true] Thumb up: the bid is good
       *[false] Closed fist: the bid is false
    }
move-discard = Discard { card }
move-tuck = Put under the pile { card }
move-keep = Keep the same cards
move-exchange = Exchange { card }

## Options

option-seats = Seats
option-seats-3 = three
option-seats-4 = four
option-seats-5 = five
option-seats-6 = six
option-notebook = Notebook
option-notebook-about = How much the house remembers for you of the cards shown at a count; in the box everybody has only their memory, and nothing is noted.
option-notebook-on = the house notes everything
option-notebook-two = the last two counts
option-notebook-off = everybody remembers for themselves

## Refusals: who may act, and when

refusal-no_such_seat = There is no seat { ORDINAL($seat) } at this table.
refusal-nature_is_no_player = Mother Nature deals and draws lots; she does not bid.
refusal-nature_deals = Dealing is for Mother Nature to do.
refusal-nature_draws_lots = Drawing lots is for Mother Nature to do.
refusal-game_over = The game is over.
refusal-cards_are_dealt = The cards are dealt already.
refusal-wrong_row = All six corpses are to be laid out, each of them once.
refusal-wrong_cards = All 36 cards are to be dealt, each of them once.
refusal-no_such_dealer = The lot has to fall on one of the { $seats } seats at the table.
refusal-no_lots_now = There is no lot to be drawn now.
refusal-wrong_lots = The lot has to name one card in each hand that is visited.
refusal-deal_first = One moment: the cards have not been dealt yet.
refusal-lots_first = One moment: a lot decides which cards the investigator sees.
refusal-not_your_turn = It is for { PLAYER($turn) } to speak.
refusal-thumbs_first = The bid is denounced: now is the time for thumbs and fists.
refusal-replace_first = The round is judged: first everybody chooses the card that goes.

## Refusals: bids

refusal-at_least_one = A bid names a corpse at least once.
refusal-never_so_many = On { $cards } cards no corpse shows more than { $most } times.
refusal-not_a_raise = You have to go beyond { $count } × { corpse }: a higher number, or the same of a higher rank.
refusal-nothing_to_denounce = You open the round: there is nothing to denounce yet.

## Refusals: investigators

refusal-too_late_for_tokens = The bid is denounced: until the end of the round investigators stay outside.
refusal-no_token_left = You have spent both your tokens.
refusal-no_such_opponent = Nobody sits at seat { ORDINAL($seat) }.
refusal-own_card = You can see your own card anyway.
refusal-two_opponents = An investigator visits two different opponents; among three, also both cards of one.
refusal-only_one_card_there = { PLAYER($owner) } has only one card in hand.

## Refusals: thumbs and fists

refusal-nothing_to_vote_on = No bid is denounced: there is nothing to vote on.
refusal-denouncer_has_no_thumb = You denounced the bid: your fist stays closed.
refusal-bidder_has_a_thumb = The bid is yours: your thumb is up.
refusal-already_decided = You have taken a side; we are waiting for the others.

## Refusals: which card goes

refusal-no_choice_of_cards = Among four to six there is only one card in hand, and nothing to choose.
refusal-nothing_to_replace = Now is not the time to change cards.
refusal-already_replaced = You have chosen; we are waiting for the others.
refusal-winner_discards = You won the round: discard a card.
refusal-loser_tucks = You lost the round and still have a pile: put a card under it.
refusal-keep_or_exchange = You lost the round and have no pile left: keep your cards, or exchange one.
refusal-not_in_hand = That card is not in your hand.

## Reasons: why a move is better than the next best

because-likely = You are right in { $chance }% of cases, rather than in { $other }%.
because-mine = You get rid of a card in { $amount }% of cases, rather than in { $other }%.
because-mine-little = You get rid of a card a little more often.
because-others = The others get rid of a card in { $amount }% of cases, rather than in { $other }%.
because-others-little = It matters who of the others gets rid of a card.
because-look = Whoever looks at these hands first is right { $right } more times in a hundred.
