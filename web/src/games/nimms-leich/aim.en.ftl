## What it is about, and how it ended: said by the shell

aim = Get rid of your six cards: each round that you win takes one away.
score =
    { $score ->
        [one] { $score } card gone
       *[other] { $score } cards gone
    }
ended-5-1 = { $names } has not a single card left.
ended-5-2 =
    { $count ->
        [one] Several parted with their last card at once: { $names } spent the fewest tokens.
       *[other] { $names } parted with their last card at once, with as many tokens spent.
    }
series-cards = Cards got rid of
