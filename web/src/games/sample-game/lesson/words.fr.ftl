## The first game: who plays, what there is to do, and what is said about it

# Qui apprend sans avoir dit son nom ; et les autres, sous des noms que personne ne reçoit en entrant.
name-0 = Sacha
name-1 = Ours
name-2 = Renard

title-first = Où aller ?
text-first = Chacun choisit en secret où chercher des coquillages. Un peu d’audace : il y en a six au récif.
hint-first-little = On y trouve un coquillage, à coup sûr et jamais plus. Essayez le récif.
hint-first-fewer = Il y en a { $shells } au banc de sable, et d’autres y seront peut-être. Essayez le récif.

title-calm = Le dé
text-calm = Personne d’autre au récif. Un dé dit jusqu’où vient la vague : avec 1, 2 ou 3, elle n’atteint personne.

title-second = Plus près du rivage
text-second = Six coquillages ! Cette fois, allez au banc de sable : seul un 6 le recouvre.
hint-second-bank = Une autre fois. Regardons le banc de sable.

title-share = Le partage
text-share = { PLAYER(1) } a eu la même idée. Il y a { $shells } coquillages ici : combien en trouvez-vous chacun ?
hint-share-beach = C’est ce qu’on trouve à la plage.
hint-share-two = Il y en a { $shells } en tout, et vous êtes deux.

title-greedy = Encore une fois
text-greedy = Il y a plus au récif, mais un 4, un 5 ou un 6 le recouvre. Allez voir.
hint-greedy-reef = C’est prudent ! Mais voyez ce que fait la vague : au récif.

title-wave = La vague
text-wave = De nouveau personne d’autre au récif. Mais regardez la mer…

title-dry = Au séchage !
text-dry = Vous n’avez rien ramassé, et il faut vous sécher. Où pouvez-vous aller ?

title-last = La dernière marée
text-last = Plus tard : { PLAYER(1) } et vous avez autant de coquillages, et c’est la dernière marée. Il suffit d’en trouver un de plus. Quel endroit est riche, et rarement recouvert ?
hint-last-risk = Une vague sur deux atteint le récif. Il vous en faut moins.
hint-last-equal = Un coquillage ne suffira peut-être pas : d’autres en trouvent autant là-bas.

title-end = Vous savez jouer !
text-end = Le reste s’apprend en jouant : si un coup est refusé, on vous dit pourquoi.
