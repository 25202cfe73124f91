## La première partie : qui joue, ce qu’il y a à faire, et ce qu’on en dit

# Qui apprend sans avoir dit son nom ; et l’autre, sous un nom que personne ne reçoit en entrant.
name-0 = Sacha
name-1 = Pie

title-keep = Cinq dés
text-keep = Vous êtes l’agent rouge ▲. Sur les toits, il faut balancements et échelles : relancez la marche (la chaussure) et la corde, une dernière fois.
hint-keep-keep = La marche, c’est pour la rue. Il reste un lancer : relancez la marche (la chaussure) et la corde.
hint-keep-useful = Balancements et échelles vous serviront. Ne relancez que la marche (la chaussure) et la corde.
hint-keep-both = Relancez les deux : la marche (la chaussure) et la corde.

title-swing = Au bout de la corde
text-swing = Tirez votre agent et lâchez : on atterrit où l’on veut, à une corde (le nombre dit sa longueur) de sa cheminée. Gagnez le toit de la villa jaune !
hint-swing-green = C’est de là que vous partez. Là-haut, sur le toit de la villa jaune !
hint-swing-palm = Un palmier vous porte aussi. Mais le toit mène plus loin.
hint-swing-low = On y tient aussi. Mais le toit de la villa jaune mène plus loin.

title-ladder = L’échelle
text-ladder = Elle part de votre agent et tourne en tous sens. Le dé utilisé est déjà chez { PLAYER(1) }. Grimpez le long du toit, près de la cheminée 2.
hint-ladder-further = Elle va plus loin : juste à côté de la cheminée 2.

title-tools = Les outils
text-tools = Manche { $round } : sur la première terrasse rouge, un dé valise vous donne des outils. Avec une valise, on n’avance que si un dé en montre une.
hint-tools-pass = Sans outils, vous n’irez pas plus loin. Prenez-les !

title-push = Une petite poussée
text-push = Manche { $round } : { PLAYER(1) } est à portée, avec des outils. Jouez le parachute !
hint-push-pass = Tant de politesse ? Jouez le parachute tant que { PLAYER(1) } est à portée.

title-revenge = Gare derrière vous
text-revenge = On tombe tout droit le long du mur, puis à l’eau. Mais deux manches plus tard, { PLAYER(1) } est à côté de vous…

title-water = À l’eau
text-water = Vos outils ont coulé. Seule une échelle vous sort de l’eau.
hint-water-pass = Vous nageriez encore. Prenez l’échelle !

title-safe = Le coffre
text-safe = Manche { $round }, avec des outils, deuxième terrasse rouge : il faut deux dés valise dans le même tour. Vous les avez !
hint-safe-pass = Deux valises à la fois, c’est rare. Forcez le coffre !

title-yacht = Vers le yacht
text-yacht = Manche { $round } : les bijoux sont à vous. De la dernière maison, descendez l’échelle jusqu’au bord du yacht.
hint-yacht-land = Le yacht est de l’autre côté, sur l’eau.

title-win = L’envol
text-win = Deux échelles et une valise dans le même tour mènent à l’hélicoptère. Qui y monte avec les bijoux gagne !
hint-win-pass = Vous avez tout ce qu’il faut. À l’hélicoptère !

title-end = Vous savez jouer !
text-end = Un dé corde déplace une corde vers la cheminée voisine. Le reste s’apprend en jouant : un coup refusé est expliqué.
