## What it is about, and how it ended: said by the shell

aim = Bring home gems of five different colours, four of a single colour, or seven in all.
score =
    { $score ->
        [one] { $score } gem
       *[other] { $score } gems
    }
ended-6-1 =
    { $way ->
        [same]
            { $gem ->
                [amethyst] { $names } brought four amethysts home.
                [diamond] { $names } brought four diamonds home.
                [amber] { $names } brought four pieces of amber home.
                [sapphire] { $names } brought four sapphires home.
               *[ruby] { $names } brought four rubies home.
            }
        [different] Five gems of five colours: { $names } has all of them home.
        [many] { $score } gems in all: { $names } has more than enough.
       *[any] Five colours, four alike or seven in all: this store was full first.
    }
series-gems = Gems brought home
ended-R11 = Everybody had their last turn, and the best store wins.
