## The opponents

character-odile = vole tout ce qui flotte à sa portée
character-anselme = ne vole jamais, et descend peu
character-zephyrine = joue avec le temps qu’il fait
character-gaspard = va loin, et tombe souvent

says-odile-stole-1 = Il flottait, je l’ai ramassé.
says-odile-stole-2 = Deux bras, deux canoës, et le vôtre en prime.
says-odile-stole-3 = Vous n’aviez pas l’air d’y tenir.
says-odile-robbed-1 = Ah non, ça, c’est mon métier !
says-odile-fell-1 = Le courant vole mieux que moi.
says-odile-stored-1 = Celle-là, je l’ai même chargée moi-même.
says-odile-won-1 = Rien ne se perd sur cette rivière : je ramasse.

says-anselme-stole-1 = Je ne sais pas ce qui m’a pris.
says-anselme-robbed-1 = Gardez-la donc. Je retourne en chercher une.
says-anselme-robbed-2 = On m’avait dit que la rivière était sûre.
says-anselme-fell-1 = Je l’avais pourtant dit : trop bas.
says-anselme-stored-1 = Une gemme après l’autre.
says-anselme-won-1 = Lentement, mais à sec.

says-zephyrine-stole-1 = Un coup de vent, rien de plus.
says-zephyrine-robbed-1 = Je vous souhaite de la pluie.
says-zephyrine-fell-1 = Ce nuage-là, je ne l’avais pas vu venir.
says-zephyrine-clouded-1 = Le vent tourne, mes amis.
says-zephyrine-clouded-2 = Un petit nuage, pour voir.
says-zephyrine-clouded-3 = Couvrez-vous.
says-zephyrine-stored-1 = Temps idéal pour rentrer.
says-zephyrine-won-1 = Grand beau temps pour moi.

says-gaspard-stole-1 = Merci, je passais justement !
says-gaspard-robbed-1 = Pendant que je regardais la chute…
says-gaspard-fell-1 = Quelle vue, de là-haut !
says-gaspard-fell-2 = Encore une fois, c’était splendide.
says-gaspard-stored-1 = À fond, et à bon port.
says-gaspard-won-1 = Et dire que j’ai failli ralentir.
