## The words of the board, beside those that the house itself says

shore = The shore
tide = Tide { $tide } of { $tides }
all-moves = All moves ({ $count })
skip = To the end of the movement
die = The die shows { $die }

prompt-choose = Where do you go? Nobody sees it yet.
prompt-dry = You are wet: dry off on the beach.
prompt-chosen = You have chosen. Still thinking: { $names }.
prompt-wait = Still thinking: { $names }.
prompt-wave = The wave is coming.
prompt-over = The game is over.

place =
    { $place ->
        [beach] the beach
        [bank] the sandbank
       *[reef] the reef
    }
place-shells =
    { $shells ->
        [one] one shell for each
       *[other] { $shells } shells to divide
    }
shells =
    { $shells ->
        [one] { $shells } shell
       *[other] { $shells } shells
    }
wet = wet
chosen = has chosen
chosen-not = has not chosen yet

summary = How it stands
summary-seat =
    { $place ->
        [none] { PLAYER($seat) }: { shells }.
       *[other] { PLAYER($seat) }: { shells }, { place }.
    }
summary-wet = { PLAYER($seat) } is wet.
