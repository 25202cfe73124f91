## What it is about, and how it ended: said by the shell

aim = Débarrassez-vous de vos six cartes : chaque manche gagnée en emporte une.
score =
    { $score ->
        [one] { $score } carte partie
       *[other] { $score } cartes parties
    }
ended-5-1 = { $names } n’a plus une seule carte.
ended-5-2 =
    { $count ->
        [one] Plusieurs ont perdu leur dernière carte à la fois : { $names } a dépensé le moins de jetons.
       *[other] { $names } ont perdu leur dernière carte à la fois, avec autant de jetons dépensés.
    }
series-cards = Cartes rendues
