## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Sasha
name-1 = Basil

title-base = The base
text-base = Every piece has a flat side and a cut side. A tower begins on the flat one. Touch the Roof twice, your piece with a ridge and a star!
hint-base-other = That would make a good base too. But take the Roof, on the far left.

title-fit = Interlocking
text-fit = The hand puts it down for you, this time. On top is a ridge now: only a cut that matches goes on it, upside down. Which one?
hint-fit-shape = It does not interlock with a ridge. Look for the V-shaped hollow.

title-flat = Flat sides
text-flat = Perfect. The top is flat now, and flat goes on flat. How many of your four pieces could go there?
hint-flat-none = Every piece has a flat side: turn it over in your mind.
hint-flat-one = More than that: every piece has a flat side.

title-pass = Passing
text-pass = As long as a piece fits you must go on. This hill takes a bowl only, and you have none. Pass: your hand is filled up to six.
hint-pass-nothing = None of your pieces fits on the hill. Pass.

title-protest = Protest!
text-protest = { PLAYER(1) } starts a new tower, which is for those with nothing that fits. Look at the hand: a bowl! Protest before you touch a piece, for 2 points.
hint-protest-later = As soon as you touch a piece it is too late. Protest first!

title-zap = ZAP!
text-zap = Two towers, and you have just put a piece: lift the top of the tall one, from the bowl up, and set it on the other hill. A point for each piece, one more for a star.
hint-zap-now = That would do. But a ZAP scores: touch “ZAP”.

title-fall = Crash
text-fall = Four points! Then { PLAYER(1) } trembles: three pieces fall. Every opponent scores one for each. How many for you?
hint-fall-none = Falls of the others score: one point for each piece.
hint-fall-one = One point, but for each piece that fell.

title-end = Over to your hand!
text-end = { $score } points. In the game it is your own hand that carries: drag anywhere, tilt, then touch “Let go”. It trembles a little. Try it without an opponent first!
