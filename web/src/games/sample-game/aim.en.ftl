## What it is about, and how it ended: said by the shell

aim = Gather more shells than anybody else before the last tide is over.
score =
    { $score ->
        [one] { $score } shell
       *[other] { $score } shells
    }
ended-4-1 = After the last tide, the most shells win.
series-shells = Shells
