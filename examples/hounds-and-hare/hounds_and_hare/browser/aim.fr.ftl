aim = Les chiens ferment toutes les issues ; le lièvre se glisse entre eux.
score =
    { $score ->
        [0] perdu
       *[other] gagné
    }
ended-3-1 = Le lièvre n’a plus d’issue : les chiens gagnent.
ended-3-2 = Le lièvre est passé derrière les chiens.
ended-3-3 = Les chiens se sont lassés : le lièvre gagne.
ended-R1 = Aucun chien ne peut courir : le lièvre gagne.
