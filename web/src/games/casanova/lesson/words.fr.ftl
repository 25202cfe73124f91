## La première partie : qui joue, ce qu’il y a à faire, et ce qu’on en dit

# Qui apprend sans avoir dit son nom.
name-0 = Alba
name-1 = Bianca
name-2 = Chiara

title-bar = Un canal barré
text-bar = Trouvez Casanova sous une cape, payez le Doge, rentrez avec lui. Vous êtes rouge. Une gondole vide barre Ca’ d’Oro : touchez-la, puis Misericordia.
hint-bar-other = Celle-ci ne vous gêne pas. Touchez celle de Ca’ d’Oro !
hint-bar-there = Elle peut y aller. Mais à Misericordia, elle ne gêne personne.

title-glide = Glisser
text-glide = Il vous reste deux points : « 1 · 2 · 3 » montre jusqu’où ils mènent. Touchez Ca’ d’Oro : sa rue a un théâtre.
hint-glide-other = Pas de théâtre là-bas. À Ca’ d’Oro !
hint-glide-end = Il vous reste des points. À Ca’ d’Oro !

title-call = Qui est au théâtre ?
text-call = Regarder ne coûte rien : touchez « Au théâtre ».
hint-call-first = D’abord le théâtre : il ne coûte rien.

title-decide = Sous les capes
text-decide = Appuyez sur « Maintenir pour voir » : personne d’autre ne voit. Si Casanova est au théâtre, « Échanger » l’emmène.
hint-decide-leave = Regardez encore : qui est au théâtre ? « Laisser » l’y laisse.

title-walk = À pied
text-walk = Personne ne sait ce que vous avez fait ; votre « Carnet » s’en souvient pour vous. Une gondole vide attend au bout de la rue : « À pied », c’est gratuit.
hint-walk-later = Pas encore. Allez d’abord à pied vers l’autre gondole.

title-jewel = Le prix du Doge
text-jewel = Deux tours de table plus tard. Qui ramène Casanova doit d’abord un bijou au Doge : touchez Molo 1.
hint-jewel-away = Le palais est de l’autre côté : à Molo 1 !

title-look = L’a-t-elle fait ?
text-look = { PLAYER(1) } est venue vous voir en chemin. A-t-elle échangé ? Elle est ici aussi : chez le Doge, « Inspecter » montre toutes les figurines.
hint-look-first = Restez : « Inspecter » est gratuit.

title-meet = Qui l’a ?
text-meet = Appuyez sur « Maintenir pour voir ». Plus tard, la voici au bout de votre rue, et là on échange : touchez « Voir { PLAYER(1) } ».
hint-meet-first = Assurez-vous d’abord de Casanova : « Voir { PLAYER(1) } » !

title-again = À vous de décider
text-again = Regardez, puis répondez : Casanova doit repartir avec vous.
hint-again-leave = Regardez encore : qui l’a ? « Laisser » le laisse à { PLAYER(1) }.

title-home = À la maison
text-home = Quelques tours de table plus tard, bijou remis, Casanova à bord : touchez votre palazzo, le rouge.
hint-home-away = La maison est à côté : le palazzo rouge !

title-end = Vous savez jouer !
text-end = Qui montre Casanova chez soi gagne. Trois points par tour ; regarder et aller à pied sont gratuits.
