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
export-about = Votre nom, vos tables avec leurs parties et les coups que vous avez préparés, ce que vous avez dit, vos signalements, comment et quand on vous appelle, et vos donnes du jour, en un seul fichier (JSON). Des autres, on n’y trouve que les noms vus à vos tables.
export = Tout télécharger
delete = Partir pour de bon
delete-about = Plus rien, ici, ne dira que vous êtes venu.
delete-ask = Me faire oublier…
delete-seat = Là où vous jouez encore, vous abandonnez ; à chaque table, votre place devient celle de « Quelqu’un ».
delete-words = Votre nom, votre phrase de passe, les adresses où l’on vous appelle, tout ce que vous avez dit et vos donnes du jour disparaissent.
delete-stays = Les coups joués et les mots des autres restent. Les sauvegardes faites auparavant par l’hôte ne changent pas, ni les fichiers de parties que d’autres ont téléchargés.
delete-passphrase = Votre phrase de passe
delete-now = Tout effacer, définitivement
deleted = C’est fait : la maison ne vous connaît plus.
house-who = Qui tient cette maison
house-unnamed = L’hôte n’a rien écrit ici. C’est une maison privée, tenue par la personne qui vous en a donné l’adresse.
house-keeps = Ce que la maison garde
keeps-you = De vous : le nom que vous avez choisi, la date de votre venue et, si vous en avez une, votre phrase de passe sous une forme (argon2id) d’où on ne la retrouve pas ; les coups que vous avez préparés, jusqu’à ce qu’ils soient joués ; d’un code ou d’un lien qui vous fait entrer, une empreinte, tant qu’il peut servir. Rien d’autre n’est demandé. Si vous avez ouvert des appels, leurs adresses, vos souhaits et votre fuseau horaire.
keeps-cookie = Dans votre navigateur : un cookie qui vous reconnaît, valable { $days } jours, un second qui reconnaît l’appareil, et vos réglages. La maison ne charge rien d’ailleurs et ne donne rien à d’autres, sauf les appels que vous avez ouverts : ils passent par le fabricant de votre navigateur ou par votre messagerie.
keeps-tables = Aux tables : qui était assis où, les coups, et les { $words } derniers mots de chaque salle. Tout joueur peut télécharger une partie finie, avec les noms.
keeps-gathering = Une table qui n’a pas commencé est retirée au bout de { $days } jours.
keeps-finished =
    { $days ->
        [0] Les parties finies restent jusqu’à ce que l’hôte les retire.
       *[other] Les parties finies sont retirées au bout de { $days } jours.
    }
keeps-abandoned =
    { $days ->
        [0] Les parties laissées en plan restent aussi.
       *[other] Les parties laissées en plan sont retirées au bout de { $days } jours.
    }
keeps-addresses = Votre adresse sur le réseau sert à ce que personne ne prenne la place de tous ; la maison ne la note pas dans sa mémoire. D’une adresse bannie il reste une empreinte à clé, { $days } jours au plus ; et d’une adresse d’où quelque chose a été signalé, jusqu’à ce que l’hôte en ait fini. Ce qui est devant la maison, chez l’hébergeur, peut avoir son propre journal.
keeps-reports = De ce qui est signalé à l’hôte, les { $reports } derniers signalements sont gardés.
keeps-backups = L’hôte fait des sauvegardes, et une maison sur une base de données a le journal de celle-ci. Ce que vous faites effacer y reste tant qu’il les garde.
keeps-yours = Sur votre page, vous pouvez tout télécharger, ou vous faire oublier.
records = En chiffres
records-game = Jeu
records-played = Jouées
records-won = Gagnées
records-best = Record
records-best-of = { $game }, votre record : { $points }
rivals = Contre qui
rival-bots = Robots ({ $strength })
rival-score =
    { $played ->
        [one] une partie
       *[other] { $played } parties
    } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
elsewhere = Sur un autre appareil
elsewhere-about = On y entre à cette adresse : avec votre nom et votre phrase de passe, par un lien dans un courriel, ou avec un code d’ici.
code-ask = Montrer un code
code-again = Un autre code
code-until = Il sert une fois, jusqu’à { $time }. Qui l’a entre à votre place.
enter = Entrer sur cet appareil
enter-known = Ici, vous êtes { $name } pour l’instant. Entrer sous un autre nom n’emporte pas les parties de celui-ci.
enter-link = Par votre lien
enter-link-about = Il vous fait entrer une fois.
enter-forgotten = J’ai oublié ma phrase de passe
enter-renewed = Une nouvelle phrase de passe (8 caractères au moins)
enter-renewed-about = Vos autres appareils sortent de la maison, et entreront de nouveau.
enter-otherwise = Autrement
enter-code = Avec un code
enter-code-about = Un appareil où vous êtes entré en montre un, sur votre page.
enter-code-label = Code
enter-mail = Par un lien dans un courriel
enter-mail-about = Si vous avez dit, sur votre page, que votre adresse vous fait entrer : même si vous avez oublié votre phrase de passe.
enter-mail-address = Adresse
enter-send = Envoyer un lien
enter-sent = Si cette adresse peut faire entrer quelqu’un, un lien est en route : il sert une fois, pendant une demi-heure.
enter-name = Avec votre nom et votre phrase de passe
house-calls = Comment elle appelle
calls-push = Sur les appareils, par l’éditeur de votre navigateur : ouvert.
calls-push-closed = Sur les appareils : l’hôte l’a fermé.
calls-mail = Par courriel : ouvert.
calls-mail-closed = Par courriel : l’hôte ne l’a pas ouvert.
