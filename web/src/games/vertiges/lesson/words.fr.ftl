## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Camille
name-1 = Basile

title-base = La base
text-base = Chaque pièce a un côté plat et un côté découpé. Une tour commence sur le côté plat. Touchez deux fois le Toit, votre pièce à arête et à étoile !
hint-base-other = Elle ferait une bonne base aussi. Mais prenez le Toit, tout à gauche.

title-fit = Emboîter
text-fit = La main la pose pour vous, cette fois. Au sommet, une arête : seule une découpe qui l’épouse va dessus, tête en bas. Laquelle ?
hint-fit-shape = Elle ne s’emboîte pas sur une arête. Cherchez la rainure en V.

title-flat = Côté plat
text-flat = Parfait. Le sommet est plat maintenant, et plat va sur plat. Combien de vos quatre pièces peuvent aller dessus ?
hint-flat-none = Chaque pièce a un côté plat : retournez-la dans votre tête.
hint-flat-one = Plus que cela : chaque pièce a un côté plat.

title-pass = Passer
text-pass = Tant qu’une pièce va, il faut continuer. Sur cette colline ne va qu’une cuvette, et vous n’en avez pas. Passez : votre main se complète à six.
hint-pass-nothing = Aucune de vos pièces ne va sur la colline. Passez.

title-protest = Protestez !
text-protest = { PLAYER(1) } commence une tour neuve ; c’est permis à qui n’a rien qui aille. Regardez ses pièces : une cuvette ! Protestez avant de toucher une pièce : 2 points.
hint-protest-later = Dès que vous touchez une pièce, il est trop tard. Protestez d’abord !

title-zap = ZAP !
text-zap = Deux tours, et vous venez de poser une pièce : soulevez le haut de la grande, depuis la cuvette, et posez-le sur l’autre colline. Un point par pièce, un de plus par étoile.
hint-zap-now = Cela irait. Mais un ZAP rapporte : touchez « ZAP ».

title-fall = Patatras
text-fall = Quatre points ! Puis { PLAYER(1) } tremble : trois pièces tombent. Chaque adversaire marque un point par pièce. Combien pour vous ?
hint-fall-none = Les chutes des autres rapportent : un point par pièce.
hint-fall-one = Un point, mais par pièce tombée.

title-end = À votre main !
text-end = { $score } points. En jeu, c’est votre main qui porte : glissez n’importe où, penchez, puis touchez « Lâcher ». Elle tremble un peu. Essayez d’abord sans adversaire !
