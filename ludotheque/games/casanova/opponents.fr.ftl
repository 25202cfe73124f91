## The opponents

character-bianca = met des gondoles vides en travers de votre route
character-ginevra = rend visite et échange pour mieux brouiller les pistes
character-lucrezia = se tient à l’écart, et cache son jeu

says-bianca-barred-1 = Oh, cette gondole vous gêne ?
says-bianca-barred-2 = Le canal est à tout le monde, non ?
says-bianca-barred-3 = Faites donc le tour.
says-bianca-met-1 = Montrez un peu ce que vous cachez.
says-bianca-visited-1 = On ne frappe plus, à Venise ?
says-bianca-jewel-1 = Le Doge a bon goût, et moi bonne mémoire.
says-bianca-won-1 = Je vous avais barré la route. Toutes les routes.

says-ginevra-barred-1 = Un peu d’ordre dans ces gondoles.
says-ginevra-met-1 = Je passais, c’est tout. Vraiment.
says-ginevra-met-2 = N’allez rien imaginer.
says-ginevra-met-3 = Deux mots à l’oreille, et je file.
says-ginevra-visited-1 = Vous cherchez quelqu’un ? Moi aussi, peut-être.
says-ginevra-jewel-1 = Un bijou de moins, un secret de plus.
says-ginevra-won-1 = Vous ne saviez plus sous quelle cape regarder.

says-lucrezia-barred-1 = Poussez-vous, gentiment.
says-lucrezia-met-1 = Une seconde, et je disparais.
says-lucrezia-visited-1 = Vous m’avez donc trouvée.
says-lucrezia-visited-2 = Je m’étais pourtant bien cachée.
says-lucrezia-jewel-1 = Discrètement, s’il vous plaît.
says-lucrezia-won-1 = Personne ne m’a vue rentrer.
