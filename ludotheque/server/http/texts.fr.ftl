## What the house objects to: people

objection-nobody = Dites d’abord votre nom.
objection-name-bad = Ce nom ne convient pas : il faut de 1 à 40 caractères, bien visibles.
objection-name-claimed = Le nom « { $name } » est réservé. S’il est à vous, entrez avec votre phrase de passe ; sinon, choisissez-en un autre.
objection-name-of-bots = Ce nom est celui des robots : choisissez-en un autre.
objection-passphrase-short = La phrase de passe doit compter de 8 à 200 caractères.
objection-wrong-passphrase = Ce nom et cette phrase de passe ne vont pas ensemble.
objection-too-many-attempts = Trop d’essais : attendez une demi-minute avant le prochain.
objection-latchkey-void = Ce code ou ce lien n’est plus valable : chacun sert une fois, et peu de temps. Demandez-en un nouveau.
objection-muted = L’hôte de la maison vous a retiré la parole.
objection-banned = L’hôte de la maison ne vous laisse plus que regarder.
objection-door-closed = La maison n’accueille pas de nouveaux venus en ce moment. Si vous avez réservé un nom, entrez avec votre phrase de passe.

## Opening a table and sitting down

objection-no-such-table = Cette table n’existe pas, ou n’existe plus.
objection-no-such-game = La maison n’a pas ce jeu.
objection-no-such-version = La maison n’a pas les règles de la version { $version } de ce jeu.
objection-bad-options = On ne peut pas jouer ainsi : { $why }
objection-bad-seats = Ces places ne conviennent pas à ce jeu : il en faut { $wanted }.
objection-bad-character = « { $character } » ne peut pas s’asseoir là : personne de ce nom ne joue à ce jeu, ou la place est prise par la même personne.
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
objection-table-closed = Les règles de ce jeu ont changé, et cette table est fermée : la partie reste où elle en était, et son récit peut être téléchargé.
objection-rules-changed = Les règles de ce jeu ont changé depuis cette partie : on ne peut plus la revoir, mais son récit est conservé.
objection-rules-newer = Cette table suit des règles plus récentes que celles de cette maison : la partie reprendra dès que la maison sera à jour.
objection-game-missing = Le jeu de cette table n’est pas dans la maison en ce moment : la partie reprendra dès qu’il y sera de nouveau.
objection-resigned = Vous avez abandonné cette partie.
objection-steer-live = Ce coup se joue à la main, en direct : la maison ne prend pas de geste tout fait.
objection-others-may-object = Les autres peuvent encore protester : patientez { $seconds } s.
objection-no-such-film = Il n’y a pas de film de ce coup.
objection-said-empty = Vous n’avez rien écrit.
objection-no-hints-here = Quelqu’un joue contre vous : les conseils sont pour les tables d’entraînement, et contre les robots.
objection-no-hint-now = Vous n’avez rien à choisir en ce moment.
objection-hint-late = Pas de conseil à temps : la maison a trop à penser. Réessayez dans un instant.
objection-pause-not-here = On ne convient d’une pause qu’aux tables à la journée.
objection-pause-is-over = La pause est finie : les pendules tournent.
objection-prepare-not-here = À cette table, on ne prépare pas de coup : cela se fait aux tables à la journée, dans les jeux qui s’y prêtent.
objection-prepare-your-turn = C’est à vous de jouer : jouez simplement.
objection-prepare-late = Il s’est passé quelque chose entre-temps : regardez encore avant de préparer un coup.
objection-prepare-not-this = Ce coup ne peut pas être préparé en ce moment.

## The deal of the day

objection-day-once = Vous avez déjà commencé cette donne du jour : on ne l’essaie qu’une fois. La prochaine arrive à minuit, temps universel.
objection-day-closed = C’est la donne du { $day } : jusqu’à minuit (temps universel), seule la personne qui la joue peut la voir.
objection-day-not-over = Les résultats du { $day } s’ouvrent à minuit, temps universel.
objection-no-such-day = Il n’y a pas de donne de ce jour-là.
objection-day-no-undo = À la donne du jour, ce qui est joué est joué : tout le monde a les mêmes tirages.
objection-day-no-talk = À la donne du jour, on ne discute pas : vous êtes seul à cette table.

## Les appels

objection-calls-closed = L’hôte de la maison n’a pas ouvert cette façon d’appeler.
objection-bad-endpoint = La maison n’envoie rien à cette adresse : { $why }
objection-bad-mail = Ce n’est pas une adresse de courriel.
objection-no-mailbox = Donnez d’abord une adresse de courriel à la maison, et confirmez-la.
objection-bad-zone = La maison ne connaît pas ce fuseau horaire.
objection-too-many-devices = { $most } appareils vous appellent déjà : retirez-en un d’abord.
objection-no-such-device = Cet appareil n’est pas ou plus dans votre liste.

## What needs the others to agree

objection-nothing-to-undo = Vous n’avez pas encore de coup à reprendre.
objection-undo-settled = Votre coup ne peut plus être repris : depuis, le sort a parlé ou quelque chose a été révélé.
objection-undo-late = La maison a joué ce coup à votre place, votre temps étant écoulé : il reste.
objection-undo-said = Ce qui est dit est dit : cela ne se reprend pas.
objection-undo-learnt = Votre coup ne peut plus être repris : depuis, vous avez appris quelque chose que vous ne saviez pas.
objection-undos-used-up = Vous avez repris { $most } coups dans cette partie : la maison n’en retient pas davantage.
objection-record-full = Cette partie a { $most } lignes : c’est tout ce que la maison conserve. Vous pouvez vous mettre d’accord sur une partie nulle, ou abandonner.
objection-no-such-offer = Cette proposition n’existe plus.
objection-offer-twice = C’est déjà proposé : attendez les réponses.
objection-bots-do-not-agree = Il faut l’accord d’une autre personne, et les robots n’en donnent pas.
objection-seat-not-absent = La personne à cette place est présente et joue elle-même.
objection-seat-not-persons = Personne n’a cette place pour qui un robot pourrait jouer.
objection-seat-away-shortly =
    La personne à cette place est partie depuis peu : sa place reste la sienne encore { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
objection-seat-by-clock = Cette place est à la personne qui l’a tant que sa pendule tourne : elle a des heures devant elle, et peut jouer quand elle veut.
objection-seat-not-lent = Aucun robot ne joue à cette place pour quelqu’un.

## The house and its doors

objection-house-busy = La maison est débordée : réessayez dans un instant.
objection-house-full = La maison est pleine : réessayez un peu plus tard.
objection-house-ill = La maison ne peut rien écrire en ce moment : rien n’a changé. Son hôte devrait s’en occuper ; réessayez plus tard.
objection-not-certain = Il n’est pas certain que la maison l’ait écrit : regardez si c’est fait, et sinon recommencez.
objection-too-fast = Doucement ! Attendez un instant avant de recommencer.
objection-bad-request = La maison n’a pas compris la demande : { $why }
objection-wrong-origin = Cette demande vient d’un autre site : la maison n’y répond pas.
objection-other-protocol = Cette maison parle le protocole { $spoken } et non { $asked } : il faut une autre version du programme pour entrer.
objection-wrong-type = La maison ne lit que du JSON.
objection-too-large = C’est trop long pour la maison.
objection-no-such-page = Il n’y a rien à cette adresse.
objection-wrong-method = Cela ne se demande pas ainsi à cette adresse.
objection-house-error = La maison a fait une erreur ; elle est notée pour l’hôte. Réessayez dans un instant.
