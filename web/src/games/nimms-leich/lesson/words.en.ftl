## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Sasha
name-1 = Violet
name-2 = Basil
name-3 = Iris

title-card = Six corpses on a card
text-card = Nobody sees a card but their own: yours is at the bottom. How many dead clocks (Deadline) are on it?
hint-card-others = One each of the others, yes. But count the clocks.
hint-card-all = Six corpses in all. Count the clocks only.

title-bid = A bid
text-bid = Bid how often a corpse shows on all four cards together. You see { $own } clocks; surely there is one more somewhere. Touch it twice!
hint-bid-other = You hold most clocks: bid those.
hint-bid-shy = { $count } is certain, for you hold { $own }. Dare one more.
hint-bid-bold = { $count } is bold! One more than you hold will do.

title-raise = Raising
text-raise = Outbid { PLAYER(3) }: a higher number, or the same number of a corpse further right. Your clocks are further right!
hint-raise-later = Denouncing comes later. Raise first.
hint-raise-same = That would do. But you hold the clocks: bid those.
hint-raise-higher = That would do. But why go higher than needed?

title-look = A token
text-look = { PLAYER(1) } says 7 × Dead Drunk, like { PLAYER(2) } before? Even out of turn, a token shows you two cards. Look at those two!
hint-look-both = Look at { PLAYER(1) } and { PLAYER(2) }: they are the ones who bid the bottle.

title-vote = Thumb or fist
text-vote = { PLAYER(2) } does not believe { PLAYER(1) }. Everybody takes a side, in secret until three. You have seen three cards: { $count } bottles, really?
hint-vote-seen = You have seen { $seen }, and one card shows 4 at most: { $most } would be the limit. It is a lie!

title-left = Cards go
text-left = Only { $total }: the fists win! Winners throw their card away, losers slip it under their pile. How many cards have you left?
hint-left-hand = And the one in your hand?
hint-left-gone = One of your six has just gone.

title-denounce = Denounce!
text-denounce = { PLAYER(3) } claims { $count } clocks. You hold none, and the odds are poor. Denounce!
hint-denounce-further = Then the others would doubt you! Denounce instead.

title-end = Now you can play!
text-end = Whoever gets rid of the last card wins. Bluff well!
