## What it is about, and how it ended: said by the shell

aim = Prenez les outils, ouvrez le coffre, et soyez le premier à repartir avec les bijoux dans l’hélicoptère posté près de la terrasse verte.
ended-5-1 = { $names } s’est envolé avec les bijoux.
series-way = Chemin parcouru (%)
rank-way = { $score } %
