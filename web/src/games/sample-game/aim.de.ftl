## What it is about, and how it ended: said by the shell

aim = Sammle mehr Muscheln als alle anderen, bis die letzte Gezeit vorüber ist.
score =
    { $score ->
        [one] { $score } Muschel
       *[other] { $score } Muscheln
    }
ended-4-1 = Nach der letzten Gezeit gewinnt, wer die meisten Muscheln hat.
series-shells = Muscheln
