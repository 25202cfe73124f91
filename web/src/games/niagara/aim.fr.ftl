## What it is about, and how it ended: said by the shell

aim = Ramenez dans votre réserve cinq gemmes de couleurs différentes, quatre d’une même couleur, ou sept en tout.
score =
    { $score ->
        [one] { $score } gemme
       *[other] { $score } gemmes
    }
ended-6-1 = Cinq couleurs, quatre gemmes pareilles ou sept en tout : sa réserve était pleine en premier.
ended-R11 = Tout le monde a joué son dernier tour, et la plus belle réserve l’emporte.
