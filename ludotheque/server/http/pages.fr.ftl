## The house's own pages, where it was opened without the browser's client

title = Ludothèque
tagline = Des jeux de société introuvables, à jouer entre amis et contre des robots.
about = Ici, les règles s’expliquent, les secrets le restent, et chacun peut vérifier le hasard : il est scellé avant la partie, vous y mêlez votre grain, et tout se rejoue après.
games = À jouer : { $titles }.
open-tables =
    { $count ->
        [0] Aucune table n’attend de joueurs en ce moment.
        [one] Une table attend des joueurs.
       *[other] { $count } tables attendent des joueurs.
    }
open-tables-many = Plus de { $count } tables attendent des joueurs.
api = Pour vos programmes : la description de l’API
record = Chaque partie finie a son récit, un fichier de lignes JSON à l’adresse /api/tables/…/record, que « ludotheque verify » contrôle et que « ludotheque replay » raconte.
no-client = Cette maison a ouvert sans ses tables dans le navigateur, que « scripts/web » construit : ici, on joue par l’API et par « ludotheque.client ».
table = Table { $id }
table-gathering = { $game } : on attend encore { $free ->
        [one] un joueur
       *[other] { $free } joueurs
    }.
table-playing = { $game } : la partie est en cours.
table-over = { $game } : la partie est finie.
table-frozen = { $game } : cette table est arrêtée à cause d’une erreur ; la partie est conservée.
who = Qui est assis ici
place-person = { $name }
place-away = { $name }, sans connexion en ce moment
place-bot = { $name }, un robot de la maison ({ $strength })
place-free = une chaise libre
place-kept = une chaise gardée pour quelqu’un
join = Pour vous joindre : voici l’adresse de la table ; tout programme qui parle le protocole peut y prendre une chaise, par exemple
join-api = Par l’API : POST /api/me avec votre nom, puis POST { $path } avec un peu d’entropie à vous.
watch = Qui n’est pas assis ici peut regarder.
home = Retour à la maison
nothing = Il n’y a rien ici
nothing-more = Cette adresse ne mène nulle part, ou la table n’existe plus.

## The host's page

host = Comment va la maison
host-refreshed = Compté depuis l’ouverture de la maison, sauf mention contraire. Cette page se renouvelle toutes les cinq secondes.
trouble = La maison ne peut pas écrire : { $why }. Ce que font les invités est refusé pour le moment, et rien de ce qui a été confirmé n’est perdu.
host-house = En ce moment
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
