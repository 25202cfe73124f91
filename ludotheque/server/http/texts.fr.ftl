## What the house objects to: people

objection-nobody = Dites d’abord votre nom.
objection-name-bad = Ce nom ne convient pas : il faut de 1 à 40 caractères, bien visibles.
objection-name-claimed = Le nom « { $name } » est réservé. S’il est à vous, entrez avec votre phrase de passe ; sinon, choisissez-en un autre.
objection-passphrase-short = La phrase de passe doit compter de 8 à 200 caractères.
objection-wrong-passphrase = Ce nom et cette phrase de passe ne vont pas ensemble.
objection-too-many-attempts = Trop d’essais pour ce nom : attendez une demi-minute avant le prochain.

## Opening a table and sitting down

objection-no-such-table = Cette table n’existe pas, ou n’existe plus.
objection-no-such-game = La maison n’a pas ce jeu.
objection-bad-options = On ne peut pas jouer ainsi : { $why }
objection-bad-seats = Ces places ne conviennent pas à ce jeu : il en faut { $wanted }.
objection-seats-for-bots-only = Il faut au moins une chaise pour une personne.
objection-no-such-seat = Cette table n’a pas cette place.
objection-table-full = Cette table est complète, mais vous pouvez regarder.
objection-seat-taken = Cette place est déjà prise.
objection-seat-kept = Cette place est gardée pour quelqu’un.
objection-not-seated = Vous n’avez pas de place à cette table.
objection-host-only = Seul l’hôte de la table peut le faire.

## Playing

objection-already-started = La partie a déjà commencé.
objection-not-started = La partie n’a pas encore commencé.
objection-game-over = La partie est finie.
objection-not-over = La partie n’est pas finie.
objection-table-frozen = Cette table est arrêtée à cause d’une erreur de la maison ; la partie est conservée.
objection-rules-changed = Les règles de ce jeu ont changé depuis cette partie : on ne peut plus la revoir, mais son récit est conservé.
objection-resigned = Vous avez abandonné cette partie.
objection-steer-live = Ce coup se joue à la main, en direct : la maison ne prend pas de geste tout fait.
objection-no-such-film = Il n’y a pas de film de ce coup.
objection-said-empty = Vous n’avez rien écrit.

## What needs the others to agree

objection-nothing-to-undo = Vous n’avez pas de coup à reprendre : pas encore, ou quelque chose l’a déjà suivi.
objection-no-such-offer = Cette proposition n’existe plus.
objection-offer-twice = C’est déjà proposé : attendez les réponses.
objection-bots-do-not-agree = Il faut l’accord d’une autre personne, et les robots n’en donnent pas.
objection-seat-not-absent = La personne à cette place est présente et joue elle-même.
objection-seat-not-persons = Personne n’a cette place pour qui un robot pourrait jouer.
objection-seat-away-shortly = La personne à cette place vient seulement de partir : redemandez dans { $seconds } s.
objection-seat-not-lent = Aucun robot ne joue à cette place pour quelqu’un.

## The house and its doors

objection-house-busy = La maison est débordée : réessayez dans un instant.
objection-house-full = La maison est pleine : réessayez un peu plus tard.
objection-house-ill = La maison ne peut rien écrire en ce moment : rien n’a changé. Son hôte devrait s’en occuper ; réessayez plus tard.
objection-too-fast = Doucement ! Attendez un instant avant de recommencer.
objection-bad-request = La maison n’a pas compris la demande : { $why }
objection-wrong-origin = Cette demande vient d’un autre site : la maison n’y répond pas.
objection-wrong-type = La maison ne lit que du JSON.
objection-too-large = C’est trop long pour la maison.
objection-no-such-page = Il n’y a rien à cette adresse.
objection-wrong-method = Cela ne se demande pas ainsi à cette adresse.
objection-house-error = La maison a fait une erreur ; elle est notée pour l’hôte. Réessayez dans un instant.
