about = Une donne par jeu, la même pour toute la maison : le même départ, le même hasard, et des robots qui répondent pareil aux mêmes coups. Elle dure jusqu’à { $until } (minuit, temps universel). Vous n’avez qu’un essai : commencée, elle compte. Ensuite toutes les parties sont ouvertes, et vous voyez ce que les autres en ont fait.
deal = Vous contre les amateurs de la maison.
tower = La tour du jour : elle est déjà à moitié bâtie. Posez ce qui reste, en solo, et ne faites rien tomber.
counts-niagara = Ce qui compte : la place, puis combien de gemmes de plus que le meilleur des autres, puis peu de manches.
counts-nimms-leich = Ce qui compte : la place, puis combien de cartes de plus que le meilleur des autres vous avez écoulées, puis peu de manches.
counts-casanova = Ce qui compte : la victoire, puis en combien peu de manches.
counts-nizza = Ce qui compte : la place, puis l’avance sur le chemin, puis peu de manches.
counts-vertiges = Ce qui compte : les points des ZAP, moins ce qui est tombé, puis peu de tours.
begin = Jouer
go-on = Continuer
look = La regarder
going-on = Vous la jouez en ce moment.
put-away = Vous l’avez commencée, et sa table a été rangée.
made =
    { $place ->
        [1] Gagné
       *[other] Place { $place }
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $margin ->
        [0] à égalité
       *[other] écart { $margin }
    } · { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
people =
    { $count ->
        [0] Personne ne l’a encore commencée.
        [one] Une personne l’a commencée.
       *[other] { $count } personnes l’ont commencée.
    }
days-in-a-row =
    { $count ->
        [one] Vous avez participé : le premier jour d’une série.
       *[other] { $count } jours de suite avec vous. Un jour de repos ne fait de tort à personne.
    }
yesterday = Les résultats d’hier
fair = Une personne, pour la maison, c’est un cookie : un autre navigateur est une autre personne, et peut essayer encore. Qui le fait joue contre soi-même. Ce qui finit après minuit est listé sans rang, puisque tout est alors ouvert.
to-today = ← Les donnes d’aujourd’hui
results-of = { $title } : la donne d’un jour
games = Jeux
day-before = ← La veille
day-after = Le lendemain →
nobody-came = Personne ne l’a jouée ce jour-là.
you = (vous)
unfinished = pas finie
afterwards = finie après minuit
gave-up = abandonnée
