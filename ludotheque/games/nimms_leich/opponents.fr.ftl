## The opponents

character-leonie = bluffe, et monte plus haut qu’il ne faudrait
character-oskar = n’en croit pas un mot, et dénonce
character-valdes = compte juste, et laisse parler les autres

says-leonie-denounced-1 = À ce jeu-là, mon cher, je mens mieux que vous.
says-leonie-accused-1 = Moi, mentir ? Vous me flattez.
says-leonie-accused-2 = Comptez donc, je vous en prie.
says-leonie-accused-3 = On ne dénonce que ceux qu’on admire.
says-leonie-asked-1 = Juste un coup d’œil, entre amis.
says-leonie-rid-1 = Une de moins, et avec le sourire.
says-leonie-won-1 = Tout était vrai. Enfin, presque.

says-oskar-denounced-1 = Non.
says-oskar-denounced-2 = Et mon œil ?
says-oskar-denounced-3 = Montrez-moi ça tout de suite.
says-oskar-accused-1 = Quel monde, si même moi on me soupçonne.
says-oskar-asked-1 = J’aime mieux voir que croire.
says-oskar-rid-1 = Je le savais.
says-oskar-won-1 = Le doute paie.

says-valdes-denounced-1 = Le diagnostic est sans appel.
says-valdes-accused-1 = Mes chiffres sont exacts. À une décimale près.
says-valdes-asked-1 = Une petite autopsie, si vous permettez.
says-valdes-rid-1 = Cas suivant.
says-valdes-rid-2 = Patient sorti.
says-valdes-won-1 = La science a parlé.
