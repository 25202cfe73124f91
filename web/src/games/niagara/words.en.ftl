## The words of the board, beside those that the house itself says

river = The river
round = Round { $round }
all-moves = All moves ({ $count })
back = Back
skip = To the end of the movement
choices = { place }: { $count } possibilities
beyond = { place }, out of reach: why?
what-now = What shall it do?
fish-out = Fish out a canoe?

prompt-lots = Chance decides who begins.
prompt-lay = Your turn to lay a tile, face down.
prompt-launch = Launch a canoe: where to?
prompt-canoe = Which of your canoes goes first?
prompt-target = Canoe { ORDINAL($canoe) }: where to?
prompt-other = Canoe { ORDINAL($canoe) } may set out too.
prompt-weather = Change the weather.
prompt-flow = The river moves.
prompt-wait = It is { $names }’s move.
prompt-wait-lay = Still choosing a tile: { $names }.
prompt-laid = Your tile is down. Still choosing: { $names }.
prompt-over = The game is over.

canoe = Canoe { ORDINAL($canoe) }
stay = Stay ashore
brighter = Brighter
stormier = Stormier
place =
    { $place ->
        [beach] the beach
        [falls] below the falls
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
gem =
    { $gem ->
        [amethyst] amethyst
        [diamond] diamond
        [amber] amber
        [sapphire] sapphire
       *[ruby] ruby
    }
tile =
    { $tile ->
        [0] cloud
       *[other] paddle { $tile }
    }

summary = How it stands
summary-canoe =
    { $gem ->
        [none] { PLAYER($seat) }, canoe { ORDINAL($canoe) }: { place }.
       *[other] { PLAYER($seat) }, canoe { ORDINAL($canoe) }: { place }, with { gem }.
    }
summary-site = { gem }: { $count } left.
summary-weather = Weather: { $weather }.
summary-speed =
    { $speed ->
        [none] How far the river will move is not known yet.
        [0] The river will stand still.
        [one] { $speed } disc will enter if no lower paddle comes.
       *[other] { $speed } discs will enter if no lower paddle comes.
    }
summary-fork =
    { $fork ->
        [L] The next disc goes left.
        [R] The next disc goes right.
       *[none] Chance decides where each disc goes.
    }
summary-buoy = { PLAYER($seat) } has the lifebuoy.

store = Store
goals = { $colours } of 5 colours, { $alike } of 4 alike, { $all } of 7 gems
hand = Your tiles
tile-ready = { tile }
tile-spent = { tile }, spent
tiles-left = Not shown yet: { $tiles }
tiles-unknown = Tiles not shown yet: remembering is up to you
laid-none = no tile laid
laid-down = a tile, face down
laid-up = { tile }

## Pictures in the rulebook

figure-round = The lowest paddle, { $lowest }, and the weather, +{ $weather }: { $speed } discs come in one by one, and push all the others on. The canoe on disc { $from } drifts to disc { $to }.

## Moves that are prepared while one waits

prepare-about = For the next round, whatever the others do. It is forgotten if you are robbed, if one of your canoes falls, if the weather changes, if the river does not rise as it looks now, or if somebody has what it takes to win.
