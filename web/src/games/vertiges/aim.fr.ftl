## What it is about, and how it ended: said by the shell

aim = Posez d’une main toutes vos pièces sur les tours sans rien faire tomber, et marquez par des ZAP : le plus de points l’emporte.
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ended-6-3 = Quelqu’un n’a plus de pièce, et { $names } a le plus de points : { $score }.
ended-R9 = Quelqu’un n’a plus de pièce, et la première place est partagée.
ended-R10 = Plus personne ne pouvait continuer, et { $names } a le plus de points : { $score }.
series-points = Points
