## What it is about, and how it ended: said by the shell

aim = Put all your pieces on the towers with one hand, let nothing fall, and score by ZAPs: most points win.
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ended-6-3 = Somebody has no piece left, and { $names } has the most points: { $score }.
ended-R9 = Somebody has no piece left, and the most points are shared.
ended-R10 = Nobody could go on, and { $names } has the most points: { $score }.
series-points = Points
