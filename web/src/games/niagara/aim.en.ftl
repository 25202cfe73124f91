## What it is about, and how it ended: said by the shell

aim = Bring home gems of five different colours, four of a single colour, or seven in all.
score =
    { $score ->
        [one] { $score } gem
       *[other] { $score } gems
    }
ended-6-1 = Five colours, four alike or seven in all: this store was full first.
ended-R11 = Everybody had their last turn, and the best store wins.
