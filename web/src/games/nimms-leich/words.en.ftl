## The words of the board, beside those that the game itself says

table = The table
round = Round { $round }
all-moves = All moves ({ $count })
back = Back
skip = To the end of the movement

prompt-deal = The cards are being dealt.
prompt-lots = A lot decides which cards { PLAYER($seat) } gets to see.
prompt-open = You open: bid.
prompt-raise = Raise, or denounce { PLAYER($seat) }?
prompt-top = No bid is higher: denounce { PLAYER($seat) }.
prompt-wait = { $names } speaks next.
prompt-own = It is your turn to speak.
prompt-vote = Do you believe it?
prompt-voting = Still making up their minds: { $names }.
prompt-voting-done = Hand behind your back. Still making up their minds: { $names }.
prompt-discard = You won: which card goes?
prompt-tuck = You lost: which card goes under your pile?
prompt-exchange = You lost: keep your cards, or touch the one to exchange.
prompt-changing = Choosing a card: { $names }.
prompt-changing-done = Chosen. Still choosing: { $names }.
prompt-look =
    { $seats ->
        [3] Touch one player to see both cards, or two players for one card each.
       *[other] Touch two players whose card you want to see ({ $chosen } of 2).
    }
prompt-look-full =
    { $seats ->
        [3] { $chosen ->
            [1] Both cards. Or touch the other player too: one card of each.
           *[other] One card of each, drawn by lot.
        }
       *[other] Chosen. To change, touch somebody again.
    }
prompt-over = The game is over.

caption-three = One, two, three!
caption-hand = { PLAYER($seat) }: +{ $showing }, which makes { $total }

bid = Bid { $count } ×
bid-none = Bid
denounce = Denounce!
investigate = Investigate
look = Send
thumb = Believe
fist = Doubt
keep = Keep
deed = { $said }: { $move }

row = The corpses, from the lowest rank to the highest
rank = { $name }, rank { $rank }
known =
    { $count ->
        [one] once on cards in hand that you know
       *[other] { $count } times on cards in hand that you know
    }
ladder = Bids
cell = { $bid }, { $chance }%
cell-last = The last bid: { $count } × { $name }, { PLAYER($seat) }
cell-last-odds = { cell-last }, { $chance }%
odds = Odds %
odds-about = How likely each bid is if all cards that you have not seen are equally likely. What the others’ bids may tell is up to you.
odds-about-off = How likely each bid is if all cards that do not lie before your eyes are equally likely. What you remember, and what the others’ bids may tell, is up to you.

left =
    { $left ->
        [0] no card left
        [one] one card left
       *[other] { $left } cards left
    }
tokens =
    { $left ->
        [0] no token
        [one] one token
       *[other] { $left } tokens
    }
says = { PLAYER($seat) } says { $count } × { $name }
hand = Your cards
known-card = Seen in { PLAYER($seat) }’s hand: { $card }
face-down = face down
spied = Seen by { $names }
spied-card = { $card } (seen by { $names })
looked = { PLAYER($seat) } has looked: { $names }

trial = The count
trial-about = { PLAYER($bidder) } said: at least { $count } × { $name }. { PLAYER($denouncer) } does not believe it.
trial-side = { $name }: { $side }
trial-chance = Odds, bids aside: { $chance }%
trial-total = { $total } of { $count }
trial-thumb = thumb up
trial-fist = closed fist
trial-secret = hand behind the back
trial-open = undecided
stamp-good = True
stamp-false = A lie!
last-count = Last count
go-on = Continue

notebook = Notebook
note-hand = In hand
note-pair = One of these two is still in hand
note-pile = Pile, from the top
note-gone = Out of the game
note-aside = Set aside: { $count } cards
note-known = Known of those
note-unseen = Not seen yet: { $count } cards
note-unseen-off = Not before your eyes just now: { $count } cards
note-off = No notes are kept at this table: only the last count stays before your eyes.
note-two = The notebook forgets: only the last two counts stay in it.
note-row = { PLAYER($seat) }: { $count } × { $name }
note-verdict =
    { $good ->
        [true] { $total } × { $name }: the thumbs win
       *[false] { $total } × { $name }: the fists win
    }

summary = How it stands
summary-bid =
    { $count ->
        [0] Nobody has bid yet.
       *[other] The last bid: { $count } × { $name }, { PLAYER($seat) }.
    }
summary-most = No corpse can show more than { $most } times on the cards in hand.
summary-seat = { PLAYER($seat) }: { $hand } in hand, { $pile } in the pile, { tokens }.

## Moves that are prepared while one waits

prepare-about = Denouncing: whatever is bid until it is your turn. Voting: if the bid that stands now is denounced. All of it is forgotten as soon as anything else happens, such as somebody investigating.
