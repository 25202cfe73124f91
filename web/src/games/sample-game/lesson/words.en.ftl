## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name; and others, who bear no name that a guest is given.
name-0 = Sasha
name-1 = Bear
name-2 = Fox

title-first = Where to?
text-first = Everybody chooses in secret where to look for shells. Be bold: six of them lie on the reef.
hint-first-little = There you find one shell, for sure and never more. Try the reef.
hint-first-fewer = On the sandbank lie { $shells }, and you may not be alone there. Try the reef.

title-calm = The die
text-calm = You are alone on the reef. Now a die says how far the wave comes: on a 1, 2 or 3 it reaches nobody.

title-second = Closer to the shore
text-second = Six shells! This time go to the sandbank: it is flooded by a 6 only.
hint-second-bank = Another time. Let us look at the sandbank.

title-share = Sharing
text-share = { PLAYER(1) } had the same idea. { $shells } shells lie here: how many does each of you find?
hint-share-beach = That is what one finds on the beach.
hint-share-two = There are { $shells } in all, and two of you.

title-greedy = Once more
text-greedy = On the reef there is more, but a 4, 5 or 6 floods it. Go and see.
hint-greedy-reef = Wisely done! But see what the wave does: to the reef.

title-wave = The wave
text-wave = Alone on the reef again. But look at the sea…

title-dry = Wet!
text-dry = You gathered nothing, and have to dry off. Where can you go?

title-last = The last tide
text-last = Much later: you and { PLAYER(1) } have as many shells, and this is the last tide. One more than the others is enough. What is rich, and seldom flooded?
hint-last-risk = Half of all waves reach the reef. You need less than that.
hint-last-equal = One shell may not be enough: others find as many there.

title-end = Now you can play!
text-end = The rest comes with playing: if a move is refused, you are told why.
