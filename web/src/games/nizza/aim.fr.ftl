## What it is about, and how it ended: said by the shell

aim = Prenez les outils, ouvrez le coffre, et soyez le premier à repartir avec les bijoux dans l’hélicoptère du yacht.
ended-5-1 = { $names } s’est envolé avec les bijoux.
