## La première partie : qui joue, ce qu’il y a à faire, et ce qu’on en dit

# Qui apprend sans avoir dit son nom ; et les autres, sous des noms que personne ne reçoit en entrant.
name-0 = Sacha
name-1 = Ours
name-2 = Renard

title-lay = Une pagaie, en secret
text-lay = Vos canoës sont les rouges ▲. Chacun pose une tuile cachée ; chaque point d’une pagaie avance un canoë d’un disque : laquelle mène au disque 3 ?
hint-lay-cloud = Le nuage change le temps, et vos canoës ne bougent pas. Prenez une pagaie.
hint-lay-reach = La pagaie { $tile } vous mènerait au disque { $reach } : on dépense tous ses points.
hint-lay-clever = Bien vu : 3 points pour y aller, 2 pour charger une gemme ! Mais commençons plus simplement.

title-speed = La rivière
text-speed = Elle avancera de la plus petite pagaie, plus la météo. Combien de disques ?
hint-speed-weather = { $lowest }, c’est la plus petite pagaie. Ajoutez la météo : +{ $weather }.
hint-speed-lowest = C’est votre pagaie. La plus petite est celle de { PLAYER(1) } : { $lowest }.

title-paddle = À l’eau !
text-paddle = Votre pagaie donne 3 points, tous à dépenser. Touchez le disque où ils mènent.

title-gather = Au fil de l’eau
text-gather = Vous voici près de l’ambre. Charger coûte 2 points, et chaque disque 1 : quelle pagaie pour charger et remonter au disque 3 ?
hint-gather-cloud = Le nuage change le temps, et vos canoës ne bougent pas. Prenez une pagaie.
hint-gather-short = { $tile }, c’est trop peu : il faut 2 points pour charger et 2 pour remonter.
hint-gather-keep = Gardez la { $tile } pour plus tard : une tuile ne sert qu’une fois, jusqu’à ce que les sept soient jouées.

title-load = Une gemme à bord
text-load = Chargez l’ambre et remontez au disque 3.
hint-load-falls = Par là, ce sont les chutes ! Remontez plutôt.
hint-load-empty = Vous partiriez à vide. L’ambre est juste à côté : chargez-le.
hint-load-other = Jolie aussi ! Mais il n’y a de place que pour une gemme : prenez l’ambre, plus difficile à atteindre.

title-falls = Gare aux chutes
text-falls = { PLAYER(1) } a voulu un rubis, tout au bord. Et la rivière va avancer de { $speed } disques…

title-return = Demi-tour !
text-return = Canoë tombé, rubis perdu. Vous dérivez au disque 6 : quelle pagaie vous ramène à la plage ?
hint-return-cloud = Le nuage change le temps, et vos canoës ne bougent pas. Il faut pagayer !
hint-return-short = La pagaie { $tile } s’arrête au disque { $reach }, et la rivière vous reprendrait.

title-home = À l’abri
text-home = Rentrez à la plage : là, votre gemme est à vous pour de bon.
hint-home-afloat = La rivière avancera encore ce tour-ci. Rentrez tant que vous le pouvez !

title-rob = Le vol
text-rob = Plus tard, { PLAYER(1) } rapporte un rubis. Un canoë vide qui remonte peut voler une gemme en arrivant : servez-vous !
hint-rob-plain = Vous y êtes presque : au même endroit, choisissez de voler la gemme.
hint-rob-loaded = Il faut arriver à vide, et en remontant.
hint-rob-downstream = On ne vole qu’en remontant vers la plage.

title-win = La victoire
text-win = Cinq couleurs, ou quatre gemmes pareilles, ou sept en tout : il ne vous manque que l’ambre. Rentrez !
hint-win-ashore = L’ambre ne compte qu’une fois sur la plage.

title-end = Vous savez jouer !
text-end = Le reste s’apprend en jouant : si un coup est refusé, on vous dit pourquoi.
