## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name; and another, who bears no name that a guest is given.
name-0 = Sasha
name-1 = Magpie

title-keep = Five dice
text-keep = You are the red agent ▲. Swings and ladders take you over the roofs: throw walk (the shoe) and rope again, one last time.
hint-keep-keep = Walking is for the street. There is one throw left: use it for walk (the shoe) and rope.
hint-keep-useful = Swings and ladders are what you need. Throw only walk (the shoe) and rope again.
hint-keep-both = Throw both again: walk (the shoe) and rope.

title-swing = On the rope
text-swing = Drag your agent and let go: you land anywhere within a rope of its chimney. The number beside a rope is its length. Reach the yellow villa’s roof!
hint-swing-green = That is where you come from. Up, to the roof of the yellow villa!
hint-swing-palm = A palm bears you, too. But the roof leads further.
hint-swing-low = That bears you, too. But the roof of the yellow villa leads further.

title-ladder = The ladder
text-ladder = It starts at your agent and turns any way. The die you used is on its way to { PLAYER(1) }. Climb along the roof, next to chimney 2.
hint-ladder-further = It reaches further: right beside chimney 2.

title-tools = Tools
text-tools = Later, in round { $round }: on the first red terrace, a suitcase die brings you tools. With a suitcase, you only move if a die shows one.
hint-tools-pass = Without tools you go no further. Take them!

title-push = A little push
text-push = Round { $round }: { PLAYER(1) } is near enough, and carries tools, too. Use the parachute!
hint-push-pass = So polite? Use the parachute while { PLAYER(1) } is near.

title-revenge = Look behind you
text-revenge = One falls straight down the wall, and in. But two rounds later, { PLAYER(1) } stands beside you…

title-water = All wet
text-water = Your tools are gone. Only a ladder gets you out of the water.
hint-water-pass = You would go on swimming. Use the ladder!

title-safe = The safe
text-safe = Round { $round }, with tools again, on the second red terrace: it takes two suitcase dice in one turn. You have them!
hint-safe-pass = Two suitcases at once are rare. Force the safe!

title-yacht = To the yacht
text-yacht = Round { $round }: the jewels are yours. From the last house, let the ladder down on to the yacht’s edge.
hint-yacht-land = The yacht is on the other side, out on the water.

title-win = Up and away
text-win = Two ladders and a suitcase in one turn lead up to the helicopter. Whoever gets there with the jewels wins!
hint-win-pass = You have all it takes. To the helicopter!

title-end = Now you can play!
text-end = Ropes can be hung on the next chimney with a rope die. The rest comes with playing: what is refused is explained.
