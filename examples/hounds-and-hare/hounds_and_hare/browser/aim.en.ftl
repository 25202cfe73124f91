aim = The hounds close every way out; the hare slips past them.
score =
    { $score ->
        [0] lost
       *[other] won
    }
ended-3-1 = The hare has no way out: the hounds win.
ended-3-2 = The hare is past the hounds.
ended-3-3 = The hounds have tired of it: the hare wins.
ended-R1 = No hound can run: the hare wins.
