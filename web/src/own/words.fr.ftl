nobody-yet = La maison ne vous connaît pas encore. Un nom suffit pour jouer, et une phrase de passe permet de le garder.
played = Vos parties
played-none = Vous n’avez encore fini aucune partie.
went-won = gagnée
went-shared = victoire partagée
went-drawn = nulle
went-lost = perdue
went-gave-up = abandonnée
went-unfinished = fermée
against = Contre { $names }
alone = En solitaire
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
record = Fichier
devices = Cet appareil
name-change = Changer de nom
name-claim = Garder ce nom avec une phrase de passe
name-claim-about = Vous retrouverez ainsi vos parties sur un autre appareil.
name-claimed = Ce nom est à vous.
sign-out = Sortir, sur cet appareil
hello = Bonjour, { $name }
name-keep = Garder le nom
sign-out-ask = Sortir…
sign-out-all = Sortir, sur tous les appareils
sign-out-guest = Vous n’avez pas de phrase de passe : si vous sortez, vos parties ne se retrouveront pas.
sign-out-claimed = Vous reviendrez avec votre nom et votre phrase de passe.
sign-in-instead = Entrer sous un nom protégé
sign-in-instead-about = Vous entrez alors sous l’autre nom. Sans phrase de passe, on ne retrouve pas les parties jouées sous celui-ci.
name-change-about = Aux tables où vous êtes déjà, vous gardez le nom sous lequel vous vous êtes assis.
kept = Ce que la maison garde de vous
export-about = Votre nom, vos tables avec leurs parties, ce que vous avez dit, vos signalements et vos donnes du jour, en un seul fichier (JSON). Des autres, on n’y trouve que les noms vus à vos tables.
export = Tout télécharger
delete = Partir pour de bon
delete-about = Plus rien, ici, ne dira que vous êtes venu.
delete-ask = Me faire oublier…
delete-seat = Là où vous jouez encore, vous abandonnez ; à chaque table, votre place devient celle de « Quelqu’un ».
delete-words = Votre nom, votre phrase de passe, tout ce que vous avez dit et vos donnes du jour disparaissent.
delete-stays = Les coups joués et les mots des autres restent. Les sauvegardes faites auparavant par l’hôte ne changent pas, ni les fichiers de parties que d’autres ont téléchargés.
delete-passphrase = Votre phrase de passe
delete-now = Tout effacer, définitivement
deleted = C’est fait : la maison ne vous connaît plus.
