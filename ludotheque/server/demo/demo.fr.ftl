# Ce que dit une maison de démonstration.

guest = { $name } (démo)
greeting = Une maison de démonstration : des robots y jouent jour et nuit. Regardez-les, ou asseyez-vous. Rien n’est gardé quand elle ferme.
greeting-kept = Une maison de démonstration : des robots y jouent jour et nuit. Regardez-les, ou asseyez-vous.

word-1 = Qui va gagner, à votre avis ?
word-2 = Je n’aurais pas joué ça.
word-3 = Joli coup !
word-4 = Attendez la suite…
word-5 = On fait une partie après celle-ci ?
word-6 = Chaque ligne du journal mène à sa règle, j’ai vérifié.
word-7 = Rien n’est encore joué.
word-8 = Ils jouent vite, ces robots.
