## The house's own pages, until the browser client takes its place

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
soon = On joue par l’API et par « ludotheque.client » ; la table dans le navigateur arrive bientôt.
table = Table { $id }
table-gathering = { $game } : on attend encore { $free ->
        [one] un joueur
       *[other] { $free } joueurs
    }.
table-playing = { $game } : la partie est en cours.
table-over = { $game } : la partie est finie.
table-frozen = { $game } : cette table est arrêtée à cause d’une erreur ; la partie est conservée.
home = Retour à la maison
nothing = Il n’y a rien ici
nothing-more = Cette adresse ne mène nulle part, ou la table n’existe plus.

## The host's page

host = La maison, vue de l’intérieur
host-refreshed = Cette page se renouvelle toutes les cinq secondes.
host-house = La maison
host-tables = Les tables éveillées
host-store = Le fichier
host-bots = Les robots
version = Version
uptime = Ouverte depuis
duration = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } j { $hours } h { $minutes } min
    }
sockets = Connexions
plies = Coups dans la dernière minute
memory = Mémoire
size = Taille
gathering = en attente
playing = en cours
over = finies
frozen = arrêtées
commits = Écritures, en autant de fois
commit-time = Durée moyenne d’une écriture
batch = Le plus à la fois
backup = Dernière sauvegarde
backup-ago = il y a { $duration }
processes = Processus
waiting = En attente
thought = Réflexion moyenne
failures = Réponses au hasard, processus remplacés
