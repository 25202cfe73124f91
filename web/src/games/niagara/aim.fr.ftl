## What it is about, and how it ended: said by the shell

aim = Ramenez dans votre réserve cinq gemmes de couleurs différentes, quatre d’une même couleur, ou sept en tout.
score =
    { $score ->
        [one] { $score } gemme
       *[other] { $score } gemmes
    }
ended-6-1 =
    { $way ->
        [same]
            { $gem ->
                [amethyst] { $names } a mis quatre améthystes à l’abri.
                [diamond] { $names } a mis quatre diamants à l’abri.
                [amber] { $names } a mis quatre ambres à l’abri.
                [sapphire] { $names } a mis quatre saphirs à l’abri.
               *[ruby] { $names } a mis quatre rubis à l’abri.
            }
        [different] Cinq gemmes de couleurs différentes : { $names } les a toutes à l’abri.
        [many] { $score } gemmes à l’abri : { $names } en a plus qu’il n’en faut.
       *[any] Cinq couleurs, quatre gemmes pareilles ou sept en tout : sa réserve était pleine en premier.
    }
series-gems = Gemmes à l’abri
ended-R11 = Tout le monde a joué son dernier tour, et la plus belle réserve l’emporte.
