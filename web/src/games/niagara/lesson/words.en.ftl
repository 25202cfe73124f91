## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name; and others, who bear no name that a guest is given.
name-0 = Sasha
name-1 = Bear
name-2 = Fox

title-lay = A paddle, in secret
text-lay = Yours are the red canoes ▲. Everybody lays a hidden tile; each point of a paddle moves a canoe by one disc: which paddle leads to disc 3?
hint-lay-cloud = The cloud changes the weather, and your canoes do not move. Take a paddle.
hint-lay-reach = Paddle { $tile } would take you to disc { $reach }: all its points are spent.
hint-lay-clever = Clever: 3 points to get there, 2 to load a gem! But let us begin more simply.

title-speed = The river
text-speed = It will move on by the lowest paddle, plus the weather. How many discs is that?
hint-speed-weather = { $lowest } is the lowest paddle. Add the weather: +{ $weather }.
hint-speed-lowest = That is your own paddle. { PLAYER(1) }’s is the lowest: { $lowest }.

title-paddle = Into the water!
text-paddle = Your paddle gives 3 points, all to be spent. Touch the disc to which they lead.

title-gather = Carried along
text-gather = Here is the amber. Loading costs 2 points, and each disc 1: which paddle lets you load and go back up to disc 3?
hint-gather-cloud = The cloud changes the weather, and your canoes do not move. Take a paddle.
hint-gather-short = { $tile } is too little: it takes 2 points to load and 2 to go back up.
hint-gather-keep = Keep the { $tile } for later: a tile serves only once, until all seven are spent.

title-load = A gem aboard
text-load = Load the amber and go back up to disc 3.
hint-load-falls = That way lie the falls! Better go up.
hint-load-empty = You would leave with nothing. The amber is right beside you: load it.
hint-load-other = Pretty, too! But there is room for a single gem: take the amber, it is harder to get.

title-falls = Mind the falls
text-falls = { PLAYER(1) } wanted a ruby, right at the edge. And the river is about to move on by { $speed } discs…

title-return = Turn back!
text-return = A canoe fallen, a ruby lost. You have drifted to disc 6: which paddle takes you back to the beach?
hint-return-cloud = The cloud changes the weather, and your canoes do not move. You need to paddle!
hint-return-short = Paddle { $tile } ends at disc { $reach }, and the river would take you again.

title-home = Safe ashore
text-home = Come home to the beach: there the gem is yours for good.
hint-home-afloat = The river will move again this round. Come home while you can!

title-rob = Robbing
text-rob = Later, { PLAYER(1) } is bringing a ruby home. An empty canoe that comes upstream may steal a gem where it arrives: help yourself!
hint-rob-plain = Nearly: at the same place, choose to steal the gem.
hint-rob-loaded = You must arrive empty, and come upstream.
hint-rob-downstream = Robbing is for those who come upstream, towards the beach.

title-win = Winning
text-win = Five colours, or four gems alike, or seven in all: only the amber is missing. Bring it home!
hint-win-ashore = The amber counts once it is on the beach.

title-end = Now you can play!
text-end = The rest comes with playing: if a move is refused, you are told why.
