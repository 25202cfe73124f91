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
away-offline = Vous êtes hors connexion
away-offline-about = Rien n’est perdu : la maison garde vos parties, coup par coup. Vos pendules, elles, continuent de courir.
away-house = La maison ne répond pas
away-house-about = Rien n’est perdu : la maison garde vos parties, coup par coup. Si elle est fermée, les pendules s’arrêtent avec elle.
away-back = Cette page reprend d’elle-même dès que la maison répond.
try-again = Réessayer
unreachable-now = La maison ne répond pas en ce moment. Rien n’a été fait : réessayez dans un instant.
unanswered = La maison reste sans réponse. Voyez si c’est fait, sinon recommencez.
went-wrong = Il s’est passé ici quelque chose d’imprévu. Réessayez ; recharger la page peut aider.
broken = Il y a eu un accroc, et une partie de la page manque. La recharger suffit d’ordinaire.
page-old = La maison a changé depuis que cette page est ouverte : rechargez-la, s’il vous plaît.
reload = Recharger la page
stale = La maison ne répond pas : ces listes datent d’il y a un moment. On réessaie…
close = Fermer
cancel = Annuler
nowhere = Il n’y a rien à cette adresse.

## Who you are

your-name = Votre nom
name-ask = Comment vous appelle-t-on ?
name-enter = Entrer
passphrase = Phrase de passe (8 caractères au moins)
sign-in = J’ai une phrase de passe
sign-in-otherwise = Avec un code, ou un lien par courriel

## Lobby

play-now = Jouer maintenant
choose-options = Options…
choose-options-about = Contre des robots, après avoir choisi leur niveau et la façon de jouer
play-friends = Inviter des amis
set-up = Ouvrir une table
rules-of = Règles
learn = Apprendre en deux minutes
learn-short = Apprendre
open-tables = Ces tables attendent du monde
open-tables-none = Personne n’attend en ce moment. Ouvrez une table, et envoyez son adresse à vos amis.
running-tables = Parties en cours
finished-tables = Parties finies
left-mine = Encore { $time } pour jouer
left-theirs = { $names } : encore { $time }
next-game =
    { $count ->
        [one] Votre autre partie vous attend
       *[other] Partie suivante ({ $count } attendent)
    }
install-title = La maison sur l’écran d’accueil
install-about = Gardez la maison sur votre écran d’accueil : elle s’ouvre alors d’un geste.
install = Installer
install-apple = Sur iPhone et iPad : « Partager », puis « Sur l’écran d’accueil ». La maison s’ouvre alors d’un geste, et son icône dit combien de parties vous attendent.
my-games = Mes parties
your-turn = À vous de jouer
watch = Regarder
join = Prendre place
again-here = Continuer
players-range = de { $least } à { $most } joueurs
players-exactly = { $most } joueurs
minutes-about = ≈ { $minutes } min entre amis
seats-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
all-short = Toutes
all-of = { $title } : toutes
running-tables-none = Aucune partie ouverte à tous n’est en cours.
finished-tables-none = Pas encore de partie finie.
tables-title = Les parties de la maison
tables-game = Jeu
tables-any-game = tous les jeux
tables-stage = Où elles en sont
tables-any-stage = toutes
tables-mine = seulement les miennes
tables-none = Aucune partie ne répond à ce choix.
tables-more = En voir plus
moves-about = ≈ { $moves } coups contre des robots
terms-usual = options habituelles

## Setting a table up

chairs = Places
chair-person = une personne
chair-bot = robot, { $strength }
clock = Pendule
clock-live = { $minutes } min par personne, +{ $increment } s par coup
clock-daily = { $hours } h par coup
options = Options
letter = À la lettre
letter-about = Toutes les options telles que la règle de la boîte les veut.
letter-value = { $said } (à la lettre)
who-joins = Qui peut venir
private-table = Ceux qui ont l’adresse
public-table = Tout le monde : la table est montrée à l’accueil
set-up-go = Ouvrir la table
option-changed = modifié

## Table

gathering-title = On attend du monde
invite = Inviter
invite-about = Avec cette adresse, on peut prendre place ou regarder.
invite-alone = Cette adresse ne s’ouvre que sur cet appareil. Pour vos amis, lancez la maison avec --host 0.0.0.0 et donnez l’adresse de cette machine dans votre réseau.
copy = Copier l’adresse
copied = C’est copié
copy-failed = Copie impossible : sélectionnez l’adresse vous-même.
share = Partager
fill-bots = Commencer, avec des robots aux places libres
sit-here = Prendre place
get-up = Se lever
kept-chair = gardée
free-chair = libre
table-listed = montrée à l’accueil
table-unlisted = par son adresse seulement
kept-yours = gardée pour vous
all-kept = Les places qui restent sont gardées pour d’autres. Vous pourrez regarder la partie.
learn-first = Vous découvrez { $title } ?
lesson-table = Revenir à la table
watching = Vous regardez la partie.
you = vous
bot-mark = robot
away = pas là
lent-mark = un robot joue à sa place
resigned-mark = abandon
turn-yours = C’est à vous de jouer.
turn-others = On attend { $names }.
line-lost = La connexion est coupée. Rien n’est perdu de la partie : on se reconnecte…
line-back = La connexion est revenue.
undo = Annuler le coup
near-undos = { $count ->
    [0] Vous ne pouvez plus rien reprendre dans cette partie.
    [one] Vous pouvez encore reprendre un coup dans cette partie.
   *[other] Vous pouvez encore reprendre { $count } coups dans cette partie.
}
near-lines = Cette partie est très longue : dans { $count } lignes, plus personne ne pourra jouer. Vous pouvez convenir d’une partie nulle.
resign = Abandonner
resign-sure = Vraiment abandonner ? Un robot finira la partie pour vous.
draw-offer = Proposer la nulle
lend-offer = Laisser un robot jouer pour { $name }
offer-draw = { $name } propose la nulle.
offer-undo = { $name } voudrait reprendre son dernier coup.
offer-lend = { $name } propose qu’un robot joue pour { $absent }.
offer-yes = Accepter
offer-no = Refuser
offer-withdraw = Y renoncer
log = Le récit
log-empty = Rien pour l’instant.
log-rule = Règle { $rule }
log-moment = Montrer le plateau à ce moment
log-newest = Aller à la suite
log-undone = repris
log-private = Ce que personne d’autre ne sait.
log-hold = Maintenir pour lire
log-round = Manche { $round }
log-filter = Ce qui se lit
log-all = Tout
log-mine = Moi
log-secret = Secrets
log-clauses = Avec une règle
log-whole = Détails
log-unfold = Tout déplier
log-fold = Tout replier
log-whole-about = Avec les règles, les mesures et ce qui va sans dire
log-certificate = portée { $length }, distance { $distance }
line-undo = { PLAYER($seat) } reprend un coup.
line-resign = { PLAYER($seat) } abandonne.
line-lend = Un robot joue pour { PLAYER($seat) }.
line-return = { PLAYER($seat) } est de retour.
line-agree = La nulle est convenue.
chat = Conversation
chat-players = Autour de la table
chat-watchers = Dans le public
chat-say = Dites un mot
chat-send = Envoyer
announced = Annonce :
chat-about = Au sujet de { $name }
chat-mute = Ne plus lire
chat-unmute = Lire de nouveau
chat-report = Signaler à l’hôte
chat-reported = Signalé à l’hôte : { $name }.
chat-removed = effacé par l’hôte
chat-muted = vous ne le lisez plus
refused-title = Ce n’est pas possible
refused-why = Pourquoi pas ?
refused-back = Retour
refused-rule = Lire la règle { $rule }
sound = Son et vibration
notify = Me prévenir quand c’est à moi
frozen = Cette table est arrêtée : une erreur s’est glissée dans ses règles. La partie est conservée.
closed = Les règles de ce jeu ont changé, et cette table est fermée : la partie reste où elle en était, et son récit peut être téléchargé.
closed-short = fermée
gone = Le jeu de cette table ({ $game }) n’est plus installé dans la maison. Rien n’est perdu : dès qu’il le sera de nouveau, tout reprend où l’on en était.
gone-short = jeu plus installé ici
board-failed = Le plateau de ce jeu ne répond pas. Tous les coups sont dans la liste : la partie continue.
board-none = Ce jeu n’a pas de plateau ici. Tous les coups sont dans la liste.
board-frame = Le plateau : { $game }
all-moves = Tous les coups ({ $count })
outdated = Les règles de ce jeu ont changé depuis cette partie : on ne peut plus la revoir, mais son récit est là.
result-won =
    { $count ->
        [one] { $names } l’emporte !
       *[other] { $names } l’emportent !
    }
result-you = Vous l’emportez !
result-draw = Personne ne l’emporte : la partie est nulle.
result-resigned = Les autres ont abandonné.
rematch = Rejouer
day = La donne du jour
rematch-there = Les autres rejouent : venez !
replay = Revoir la partie
record = Télécharger le récit de la partie

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
verify-bad = Quelque chose cloche dans ce récit.

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
rules-former = Les règles d’alors (version { $version }) : cette table les garde jusqu’au bout. Aujourd’hui, on joue autrement.
rules-option = Au choix de chaque table
rules-usual = par défaut
rules-letter = à la lettre
rules-here = à cette table
clause-copy = Copier l’adresse de cette règle

## Characters and hints

hint = Conseil
chair-character = Qui joue à la place { $chair }
character-any = Peu importe qui
character-is = { $called } { $about }.
practice-table = Table d’entraînement : tout le monde peut demander conseil
hush = Ne plus les entendre
characters-talk = Les personnages parlent

## Lesson

lesson-title = { $title } : une première partie
lesson-step = Étape { $at } sur { $last }
lesson-show = Montrez-moi
lesson-back = Étape précédente
lesson-next = Étape suivante
lesson-watch = Regarder
lesson-again = Encore une fois

## Replaying, and whether its dice were honest

replay-speed = Vitesse
replay-again = Revoir depuis le début
to-table = Aller à la table
verify-title = Le hasard
verify-about = Avant la partie, la maison a scellé une graine. Votre navigateur peut refaire ici tous les tirages, et les comparer.
verify-unreadable = Ce récit est illisible : il est abîmé.
verify-partly =
    { $made ->
        [0] Rien ne cloche, mais cette page ne sait pas refaire les tirages de ce jeu.
       *[other] Rien ne cloche. Sur { $draws } coups du hasard, { $made } sont issus de la graine scellée avant la partie ; pour les autres, il faut les règles.
    }
verify-whole =
    { $good ->
        [true] Le récit est entier : l’empreinte inscrite à sa fin est la bonne.
       *[false] Le récit a été modifié : l’empreinte inscrite à sa fin n’est pas la bonne.
    }
verify-seal =
    { $good ->
        [true] La graine révélée à la fin est bien celle qui était scellée.
       *[false] La graine révélée à la fin n’est pas celle qui était scellée.
    }
verify-seen =
    { $good ->
        [true] Ce sceau est celui que cet appareil a vu avant que vous preniez place.
        [false] Ce sceau n’est pas celui que cet appareil a vu avant que vous preniez place.
       *[none] Cet appareil n’a pas vu le sceau avant la partie. Si vous l’avez noté, comparez-le.
    }
verify-luck =
    { $good ->
        [true] Chaque place a ajouté son grain de hasard, et celui des robots est fixé d’avance.
       *[false] Il manque un grain de hasard, ou celui d’un robot n’est pas le mot fixé d’avance.
    }
verify-own =
    { $good ->
        [true] Votre grain de hasard y est, tel que vous l’avez donné.
        [false] Le grain de hasard que vous avez donné n’y est pas.
       *[none] Cet appareil n’a pas donné de grain de hasard à cette table.
    }
verify-draws =
    { $good ->
        [true]
            { $draws ->
                [one] { $draws } tirage refait ici : c’est le même.
               *[other] { $draws } tirages refaits ici : ce sont les mêmes.
            }
        [false] Au moins un tirage n’est pas celui que donnent la graine et les grains de hasard.
       *[none]
            { $made ->
                [0] Les tirages n’ont pas été refaits.
                [one] { $made } tirage refait ici : c’est le même. Les autres découlent des règles ; le programme ci-dessous les vérifie.
               *[other] { $made } tirages refaits ici : ce sont les mêmes. Les autres découlent des règles ; le programme ci-dessous les vérifie.
            }
    }
verify-each = Tirage par tirage
verify-one =
    { $good ->
        [true] le même
        [false] un autre
       *[none] pas vérifié
    }
verify-not = Seul le hasard est vérifié ici. Que chaque coup était permis, et que le résultat en découle, c’est ce programme qui le vérifie :
verify-commitment = Le sceau, montré avant la partie
verify-seed = La graine, révélée à la fin
verify-fingerprint = L’empreinte du récit

## The lobby and who you are, once more

house-about = Ni compte, ni installation. Des robots qui vous attendent, un hasard que chacun peut vérifier, et une maison qui cite la règle chaque fois qu’elle dit non.
hero-play = Une partie de { $title }, tout de suite
hero-about = Contre des robots. Vous choisirez un nom plus tard.
guest-names = Loutre, Héron, Castor, Truite, Grenouille, Libellule, Martin-pêcheur, Écureuil, Hérisson, Bergeronnette, Hermine, Martre
account = Vous, dans cette maison
account-of = Vous : { $name }
account-none = Choisir un nom
replay-short = Revoir
table-link = { $deed } ({ $title } : { $names })
titled = { $title } : { $what }
winner = victoire

## Around a table

chair = Place { $chair }
chairs-count = Nombre de places
clock-unlimited = sans pendule
move-here = Passer en place { $chair }
fill-strength = La force des robots
invite-code = L’adresse, en image à photographier
invite-address = L’adresse de la table
turn-hurry = Votre temps s’épuise.
turn-back = C’est à vous : retour à la table
line-unsure = La connexion s’est coupée à ce moment-là. Voyez si c’est fait, sinon recommencez.
missed =
    { $count ->
        [one] Pendant votre absence…
       *[other] Pendant votre absence : { $count } événements
    }
missed-look = Revoir
tools = À côté du jeu
menu = Plus
column = Récit et paroles à côté du plateau
table-menu = Cette table
chat-empty = Personne n’a encore rien dit.
chat-unread = nouveaux :
chat-heard = { $name } dit : { $text }
chat-newest = Aux derniers mots
notify-denied = Votre navigateur ne le permet pas : cela se change dans ses réglages.
notify-insecure = Seulement à une adresse qui commence par https.
notify-unable = Ce navigateur ne sait pas le faire ici.
resign-end = Vraiment abandonner ? La partie s’arrête là, et les robots l’emportent.
offer-yours-draw = Vous proposez la nulle. On attend les autres.
offer-yours-undo = Vous demandez à reprendre votre coup. On attend les autres.
offer-yours-lend = Vous proposez un robot. On attend les autres.
result-gave-up = Vous avez abandonné.

## What a game is about

aim = Le but :
play-now-bots = Combien de robots
with-bots =
    { $count ->
        [0] en solitaire
        [one] contre { $count } robot ({ $strength })
       *[other] contre { $count } robots ({ $strength })
    }

## Vertiges in the lobby, and practice

practise = M’exercer seul

## Pictures in the rulebook

## Manners at a table

undo-asks = Les autres seront consultés.
seat-held = { $name } a encore sa pendule : sa place reste la sienne.
seat-kept-for =
    { $minutes ->
        [one] La place de { $name } reste la sienne encore une minute ; ensuite, un robot peut prendre le relais.
       *[other] La place de { $name } reste la sienne encore { $minutes } minutes ; ensuite, un robot peut prendre le relais.
    }
declined-no =
    { $what ->
        [draw] { $name } refuse la nulle.
        [undo] { $name } ne veut pas que ce coup soit repris.
        [pause] { $name } n’est pas d’accord au sujet de la pause.
       *[lend] { $name } ne veut pas de robot.
    }
declined-moved =
    { $what ->
        [draw] { $name } joue : pas de nulle.
       *[other] { $name } joue : le coup reste.
    }
lent-back =
    { $why ->
        [clock] Votre temps était écoulé : un robot a joué pour vous.
       *[other] Pendant votre absence, les autres ont laissé un robot jouer pour vous.
    }
watched =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
watched-by =
    { $others ->
        [0] Dans le public : { $names }.
        [one] Dans le public : { $names } et une autre personne.
       *[other] Dans le public : { $names } et { $others } autres.
    }
skip = Abréger
tempo = Animations
tempo-calm = calmes
tempo-brisk = rapides
tempo-once = sans attendre
forced = Jouer tout seul les coups forcés
forced-about = Seulement quand chacun peut voir qu’il n’y en a pas d’autre.
result-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
result-hidden = Ce qui était caché
result-turns = Tournants de la partie
result-lead = { $name } prend la tête pour de bon.
result-details = Résultat
slow-motion = Revoir au ralenti

## Moves that are prepared while one waits, by the day

prepare = Préparer
prepare-ready = Préparé
prepare-title = Préparer un coup
prepare-set = Préparé : { $moves }
prepare-clear = Retirer
prepare-none = Il n’y a rien à préparer en ce moment.
prepare-secret = Personne ne voit que vous avez préparé quelque chose. Le coup est joué un peu après le début de votre tour, comme si vous passiez par là.
prepare-surprised = Il s’est passé quelque chose que vous n’aviez pas prévu : le coup préparé ne sera pas joué.
about-house = La maison, et ce qu’elle garde

## A pause by the day

pause-offer = Proposer une pause
pause-end = Proposer de reprendre
pause-days = Durée de la pause
days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
paused-until = Pause jusqu’au { $when } : le temps de personne ne s’écoule.
offer-pause =
    { $days ->
        [0] { $name } propose de finir la pause tout de suite.
       *[other] { $name } propose une pause de { $days } jours : les pendules s’arrêteraient.
    }
offer-yours-pause =
    { $days ->
        [0] Vous proposez de finir la pause. On attend les autres.
       *[other] Vous proposez une pause de { $days } jours. On attend les autres.
    }
