## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Camille
name-1 = Violette
name-2 = Basile
name-3 = Iris

title-card = Six cadavres par carte
text-card = Chacun ne voit que sa carte : la vôtre est en bas. Combien d’horloges mortes (Le Temps mort) montre-t-elle ?
hint-card-others = Une fois chacun des autres, oui. Mais comptez les horloges.
hint-card-all = Six cadavres en tout. Ne comptez que les horloges.

title-bid = Une enchère
text-bid = Annoncez combien de fois un cadavre se montre sur les quatre cartes réunies. Vous voyez { $own } horloges ; il y en a bien une de plus ailleurs. Touchez deux fois !
hint-bid-other = Vous avez surtout des horloges : annoncez-les.
hint-bid-shy = { $count }, c’est certain : vous en avez { $own }. Osez-en une de plus.
hint-bid-bold = { $count }, c’est osé ! Une de plus que les vôtres suffit.

title-raise = Surenchérir
text-raise = Dépassez { PLAYER(3) } : un nombre plus grand, ou le même d’un cadavre plus à droite. Vos horloges sont plus à droite !
hint-raise-later = Dénoncer viendra plus tard. Surenchérissez d’abord.
hint-raise-same = Cela irait. Mais vous avez les horloges : annoncez-les.
hint-raise-higher = Cela irait. Mais pourquoi monter plus haut qu’il ne faut ?

title-look = Un jeton
text-look = { PLAYER(1) } annonce 7 × L’Ivre mort, comme { PLAYER(2) } avant ? Même hors de votre tour, un jeton vous montre deux cartes. Regardez ces deux-là !
hint-look-both = Regardez chez { PLAYER(1) } et { PLAYER(2) } : la bouteille, c’est leur affaire.

title-vote = Pouce ou poing
text-vote = { PLAYER(2) } ne croit pas { PLAYER(1) }. Chacun prend parti, en secret jusqu’à trois. Vous connaissez trois cartes : { $count } bouteilles, vraiment ?
hint-vote-seen = Vous en avez vu { $seen }, et une carte en montre 4 au plus : ce serait { $most } au mieux. C’est un mensonge !

title-left = Les cartes s’en vont
text-left = Seulement { $total } : les poings gagnent ! Qui gagne jette sa carte, qui perd la glisse sous sa pile. Combien de cartes vous reste-t-il ?
hint-left-hand = Et celle que vous avez en main ?
hint-left-gone = L’une de vos six vient de partir.

title-denounce = Dénoncez !
text-denounce = { PLAYER(3) } prétend voir { $count } horloges. Vous n’en avez aucune, et les chances sont maigres. Dénoncez !
hint-denounce-further = C’est de vous qu’on douterait ! Dénoncez plutôt.

title-end = À vous de jouer !
text-end = Qui se défait de sa dernière carte a gagné. Bluffez bien !
