## The shell

house = Ludothèque
house-line = Des jeux de société introuvables, à jouer entre amis et contre des robots.
languages = Langue
theme = Clair ou sombre
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
to-lobby = Retour à l’accueil
loading = Un instant…
unreachable = La maison ne répond pas. On réessaie…
try-again = Réessayer
close = Fermer
cancel = Annuler
nowhere = Il n’y a rien à cette adresse.

## Who you are

your-name = Votre nom
name-ask = Comment vous appelle-t-on ?
name-enter = Entrer
name-change = Changer de nom
name-claim = Garder ce nom avec une phrase de passe
name-claim-about = Vous retrouverez ainsi vos parties sur un autre appareil.
name-claimed = Ce nom est à vous.
passphrase = Phrase de passe (8 caractères au moins)
sign-in = J’ai une phrase de passe
sign-out = Sortir, sur cet appareil
hello = Bonjour, { $name }

## Lobby

play-now = Jouer maintenant
play-now-about = Contre des robots, tout de suite
play-friends = Inviter des amis
set-up = Ouvrir une table
rules-of = Règles
learn = Apprendre en deux minutes
open-tables = Ces tables attendent du monde
open-tables-none = Personne n’attend en ce moment. Ouvrez une table, et envoyez son adresse à vos amis.
running-tables = Parties en cours
finished-tables = Parties finies
my-games = Mes parties
my-games-none = Vos parties apparaîtront ici.
your-turn = À vous de jouer
watch = Regarder
join = Prendre place
look = Ouvrir
again-here = Continuer
players-range = de { $least } à { $most } joueurs
minutes-about = environ { $minutes } min
seats-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }

## Setting a table up

chairs = Places
chair-person = une personne
chair-bot = robot, { $strength }
clock = Pendule
clock-none = aucune
clock-live = { $minutes } min par personne, +{ $increment } s par coup
clock-daily = { $hours } h par coup
options = Options
public-table = Tout le monde peut la trouver et s’y asseoir
set-up-go = Ouvrir la table

## Table

gathering-title = On attend du monde
invite = Inviter
invite-about = Avec cette adresse, on peut prendre place ou regarder.
copy = Copier l’adresse
copied = C’est copié
share = Partager
fill-bots = Commencer, avec des robots aux places libres
sit-here = Prendre place
get-up = Se lever
kept-chair = gardée
free-chair = libre
watching = Vous regardez la partie.
you = vous
bot-mark = robot
away = pas là
lent-mark = un robot joue à sa place
resigned-mark = abandon
turn-yours = C’est à vous de jouer.
turn-others = On attend { $names }.
turn-together = Tout le monde choisit en même temps.
line-lost = La connexion est coupée. Rien n’est perdu de la partie : on se reconnecte…
line-back = La connexion est revenue.
sent = Envoi…
undo = Reprendre le coup
undo-ask = Demander à reprendre
resign = Abandonner
resign-sure = Vraiment abandonner ? Un robot finira la partie pour vous.
draw-offer = Proposer la nulle
lend-offer = Laisser un robot jouer pour { $name }
offer-draw = { $name } propose la nulle.
offer-undo = { $name } voudrait reprendre son dernier coup.
offer-lend = { $name } propose qu’un robot joue pour { $absent }.
offer-yes = Accepter
offer-no = Refuser
offer-yours = C’est demandé. On attend les autres.
offer-withdraw = Y renoncer
log = Le récit
log-empty = Rien pour l’instant.
log-rule = Règle { $rule }
log-moment = Montrer le plateau à ce moment
log-newest = Aller à la suite
log-undone = repris
line-undo = { PLAYER($seat) } reprend un coup.
line-resign = { PLAYER($seat) } abandonne.
line-lend = Un robot joue pour { PLAYER($seat) }.
line-return = { PLAYER($seat) } est de retour.
line-agree = La nulle est convenue.
chat = Conversation
chat-players = Autour de la table
chat-watchers = Dans le public
chat-say = Dites quelque chose
chat-send = Dire
refused-title = Ce n’est pas possible
refused-rule = Lire la règle { $rule }
sound = Son
notify = Me prévenir quand c’est à moi
frozen = Cette table est arrêtée : une erreur s’est glissée dans ses règles. La partie est conservée.
result-won =
    { $count ->
        [one] { $names } l’emporte !
       *[other] { $names } l’emportent !
    }
result-you = Vous l’emportez !
result-draw = Personne ne l’emporte : la partie est nulle.
result-resigned = Les autres ont abandonné.
rematch = Rejouer
rematch-there = Les autres rejouent : venez !
replay = Revoir la partie
record = Télécharger le récit de la partie
fairness = Le hasard
fairness-commitment = Scellé avant la partie
fairness-luck = Votre grain de hasard
fairness-check = Le vérifier

## Replay

moment = Moment { $at } sur { $last }
first = Début
back = Précédent
forward = Suivant
last = Fin
play-on = Lecture
pause = Pause
eyes = Par quels yeux
eyes-open = tout à découvert
eyes-watcher = ceux du public
copy-moment = Copier l’adresse de ce moment
verify = Vérifier le hasard
verify-good =
    { $draws ->
        [one] Tout est en ordre : { $draws } tirage, issu de la graine scellée avant la partie.
       *[other] Tout est en ordre : { $draws } tirages, tous issus de la graine scellée avant la partie.
    }
verify-bad = Quelque chose cloche : { $why }

## Rules

rules-title = Les règles de { $title }
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] rien trouvé
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-chapters = Chapitres
rules-page = Ouvrir en pleine page
rules-option = Au choix de chaque table
rules-usual = d’ordinaire
rules-here = à cette table
clause-copy = Copier l’adresse de cette règle
