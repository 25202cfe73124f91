## What it is about, and how it ended: said by the shell

aim = Ramassez plus de coquillages que les autres avant la fin de la dernière marée.
score =
    { $score ->
        [one] { $score } coquillage
       *[other] { $score } coquillages
    }
ended-4-1 = Après la dernière marée, qui a le plus de coquillages l’emporte.
series-shells = Coquillages
