## The house's own pages, where it was opened without the browser's client

title = Ludothèque
tagline = Des jeux de société introuvables, à jouer entre amis et contre des robots.
about = Ici, les règles s’expliquent, les secrets le restent, et chacun peut vérifier le hasard : il est scellé avant la partie, vous y mêlez votre grain, et tout se rejoue après.
games = À jouer : { $titles }.
open-tables =
    { $count ->
        [0] Aucune table n’attend de joueurs en ce moment.
        [one] Une table attend des joueurs.
       *[other] { $count } tables attendent des joueurs.
    }
open-tables-many = Plus de { $count } tables attendent des joueurs.
api = Pour vos programmes : la description de l’API
record = Chaque partie finie a son récit, un fichier de lignes JSON à l’adresse /api/tables/…/record, que « ludotheque verify » contrôle et que « ludotheque replay » raconte.
no-client = Cette maison a ouvert sans ses tables dans le navigateur, que « scripts/web » construit : ici, on joue par l’API et par « ludotheque.client ».
table = Table { $id }
table-gathering = { $game } : on attend encore { $free ->
        [one] un joueur
       *[other] { $free } joueurs
    }.
table-playing = { $game } : la partie est en cours.
table-over = { $game } : la partie est finie.
table-frozen = { $game } : cette table est arrêtée à cause d’une erreur ; la partie est conservée.
table-closed = { $game } : les règles ont changé depuis, et cette table est fermée ; le récit de la partie peut être téléchargé.
who = Qui est assis ici
place-person = { $name }
place-away = { $name }, sans connexion en ce moment
place-bot = { $name }, un robot de la maison ({ $strength })
place-free = une chaise libre
place-kept = une chaise gardée pour quelqu’un
join = Pour vous joindre : voici l’adresse de la table ; tout programme qui parle le protocole peut y prendre une chaise, par exemple
join-api = Par l’API : POST /api/me avec votre nom, puis POST { $path } avec un peu d’entropie à vous.
watch = Qui n’est pas assis ici peut regarder.
home = Retour à la maison
nothing = Il n’y a rien ici
nothing-more = Cette adresse ne mène nulle part, ou la table n’existe plus.

## While the house is out of reach

offline = La maison est hors d’atteinte
offline-why = Soit cet appareil n’a pas de connexion, soit la maison est fermée pour le moment.
offline-kept = Rien n’est perdu : la maison garde vos parties, coup par coup. Sans connexion, vos pendules continuent de courir ; si c’est la maison qui est fermée, elles s’arrêtent avec elle.
offline-back = Cette page s’effacera d’elle-même dès que la maison répondra.
offline-try = Réessayer maintenant

## What a link to the house looks like in a message

preview-rules = { $game } : les règles
preview-lesson = { $game } : apprendre en deux minutes
preview-day = La donne du jour
preview-day-about = La même donne pour tout le monde, un essai par personne, et les résultats comparés le lendemain.
preview-with = { $game } avec { $names }
preview-and = { $names } et { $last }
preview-gathering = { $free ->
        [0] La partie va commencer.
        [one] On attend encore un joueur : prenez place.
       *[other] On attend encore { $free } joueurs : prenez place.
    }
preview-turn = { $count ->
        [0] La partie est en cours.
        [one] La partie attend { $names }.
       *[other] La partie attend { $names }.
    }
preview-over = La partie est finie : revoyez-la coup par coup.

## Où mène un courriel

calls-confirm = Votre adresse
calls-confirm-ask = La maison vous écrira à cette adresse quand une table vous attend.
calls-confirm-do = Oui, c’est mon adresse
calls-confirm-done = C’est confirmé : la maison sait où vous appeler.
calls-stop = Ne plus être appelé par courriel
calls-stop-ask = La maison oubliera cette adresse, et n’y écrira plus.
calls-stop-do = N’écrivez plus
calls-stop-done = C’est fait : la maison n’écrira plus à cette adresse.
calls-void = Ce lien n’est plus bon : il date, ou l’adresse a déjà été retirée.

## The host's page

host = Comment va la maison
host-refreshed = Compté depuis l’ouverture de la maison, sauf mention contraire.
host-renewed = Cette page se renouvelle toutes les cinq secondes.
host-renew = Renouveler toutes les cinq secondes
host-stand = Laisser la page en l’état
trouble = La maison ne peut pas écrire : { $why }. Ce que font les invités est refusé pour le moment, et rien de ce qui a été confirmé n’est perdu.
host-house = En ce moment
host-houses = { $count ->
    [one] Une maison
   *[other] { $count } maisons
 }
house-closing = ferme
lookers = Regardent l’accueil
tables-awake = Tables éveillées
host-tables = Les tables en mémoire
host-store = Le fichier
host-bots = Les robots
version = Version
uptime = Ouverte depuis
duration = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } j { $hours } h { $minutes } min
    }
sockets = Connexions ouvertes
plies = Coups dans la dernière minute
memory = Mémoire
size = Taille
free = Place libre sur le disque
gathering = en attente
playing = en cours
over = finies
frozen = arrêtées
closed = fermées
commits = Choses écrites / en autant d’écritures sur le disque
commit-time = Durée moyenne d’une écriture sur le disque
batch = Le plus de choses en une écriture
backup = Dernière sauvegarde
backup-ago = il y a { $duration }
backup-never = aucune encore
processes = Processus qui réfléchissent
waiting = Questions qui en attendent un
thought = Durée moyenne d’un coup
failures = Coups au hasard, faute de robot / processus remplacés

## What a host can do

hand = La main de l’hôte
hand-house = La maison
hand-announcement = Annonce à tous
hand-door-open = La porte est ouverte aux nouveaux venus.
hand-door-closed = La porte est fermée aux nouveaux venus : n’entrent que ceux que la maison connaît.
hand-bans = { $count ->
        [0] Aucune adresse n’est bannie.
        [one] Une adresse est bannie.
       *[other] { $count } adresses sont bannies.
    }
hand-ban = { $name } : cette adresse, encore { $days ->
        [one] un jour
       *[other] { $days } jours
    }
hand-judged = Sans parole ou bannis
hand-reports = { $count ->
        [0] Aucun signalement
        [one] Un signalement
       *[other] { $count } signalements
    }
hand-reported = { $by } signale { $name } à la table
hand-tables = Les tables
hand-hidden = privée
hand-words = Ce qui s’y est dit
hand-name = Nouveau nom
hand-remove-about = La table disparaît avec sa partie et ce qui s’y est dit, pour toujours.
do-announce = Annoncer
do-close-door = Fermer la porte aux nouveaux
do-open-door = Rouvrir la porte
do-mute = Retirer la parole
do-unmute = Rendre la parole
do-ban = Bannir
do-unban = Lever le ban
do-ban-address = Bannir, et l’adresse 7 jours
do-unban-address = Lever le ban de l’adresse
do-rename = Renommer
do-remove-table = Supprimer la table
do-remove-word = Effacer
do-dismiss = Classer
