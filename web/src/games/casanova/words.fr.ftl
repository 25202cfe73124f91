## Les mots du plateau, à côté de ceux que dit la maison elle-même

map = Venise
round = Tour de table { $round }
round-of = Tour de table { $round } · { PLAYER($seat) } joue
round-own = Tour de table { $round } · à vous
all-moves = Tous les coups ({ $count })
skip = Aller à la fin du mouvement
close = Fermer

points =
    { $points ->
        [0] plus aucun point
        [one] encore { $points } point
       *[other] encore { $points } points
    }

prompt-lots = Le sort décide qui commence.
prompt-hide = Casanova se cache.
prompt-figure =
    { $left ->
        [one] Placez la dernière figurine dans un théâtre.
       *[other] Placez une figurine dans un théâtre (encore { $left }).
    }
prompt-moor =
    { $left ->
        [one] Amarrez la dernière gondole vide.
       *[other] Amarrez une gondole vide (encore { $left }).
    }
prompt-wait = À { PLAYER($seat) } de jouer.
prompt-sail =
    { $points ->
        [3] Glissez, ou touchez une gondole vide.
        [one] Encore un point : où aller ?
       *[other] Encore { $points } points : où aller ?
    }
prompt-steer = La gondole vide, à { $dock } : vers où ?
prompt-touch = Touchez une gondole vide : elle montre où elle peut aller.
prompt-free = Choisissez : ceci ne coûte aucun point.
prompt-still = Plus rien à faire ici : finissez le tour.
prompt-spent = Vos points sont dépensés.
prompt-spent-free = Vos points sont dépensés : ce qui reste est gratuit.
prompt-decide = Regardez d’abord. Puis : échanger les colliers, ou non ?
prompt-meeting = { PLAYER($seat) } rencontre { PLAYER($rival) } et regarde sous les deux capes.
prompt-meeting-theatre = { PLAYER($seat) } regarde sous deux capes au théâtre { $theatre }.
prompt-over = La partie est finie.

deed-walk = À pied : { $dock }
deed-meet = Voir { PLAYER($seat) }
deed-call = Au théâtre
deed-look_round = Inspecter
deed-give_jewel = Laisser le bijou
deed-end_turn = Fin du tour
nothing-here = D’ici, pour l’instant : ni marche à pied, ni rencontre, ni théâtre.
not-your-turn = Ce n’est pas à vous de jouer.
answer-exchange = Échanger
answer-leave = Laisser

own-gondola = Votre gondole, à { $dock }
empty-gondola = Gondole vide, à { $dock }
across-gondola = La gondole d’en face, à { $dock }
which-gondola = La gondole à { $dock } :
send-elsewhere = L’envoyer ailleurs
back = Retour
# Moves: whose gondola it is, and where one walks to.
glide-own = Votre gondole : de { $start } à { $to }
glide-empty = Gondole vide : de { $start } à { $to }
walk-to = Aller à pied à { $dock } et y monter en gondole
reach = 1 · 2 · 3
reach-about = Où va la gondole avec un, deux ou trois points
notebook = Carnet
# Un bouton : ce qu’il porte, et ce qu’il fait en toutes lettres.
label = { $short } : { $full }

house = Théâtre { $theatre }
secret = Ce que vous voyez sous les capes
hold = Maintenir pour voir
keep-open = Laisser ouvert
seen-none = Casanova n’est aucune d’elles.
seen-him = Casanova ! { $where }.

note-never = jamais vue
note-seen = vue au tour de table { $round }
note-since = depuis, touchée par { $names }, en dernier au tour de table { $round }
note-handled = touchée par { $names }, en dernier au tour de table { $round }
note-untouched = personne n’y a touché depuis
note-fresh = personne n’y a touché
note-touched = personne n’y a touché depuis ; avant, { PLAYER($seat) }, au tour de table { $round }
note-met = Tour de table { $round } : vous avez rencontré { PLAYER($seat) }.
note-called = Tour de table { $round } : vous avez visité le théâtre { $theatre }.
note-looked = Tour de table { $round } : vous avez inspecté les embarcadères du Doge.
note-nothing = Vous n’avez encore regardé sous aucune cape.
note-him = Casanova
note-maid = une servante
note-exchanged =
    { $exchanged ->
        [true] Vous avez échangé les colliers.
       *[false] Vous avez laissé les colliers tels quels.
    }

aim = Où vous en êtes
aim-find = Trouver Casanova
aim-seen = { $seen } / { $figures }
aim-aboard = avec vous, sous votre cape
aim-known = Casanova : { $where }.
aim-doubt = Vu au tour de table { $round } : { $where }. On y a touché depuis !
aim-unknown = Pas encore trouvé.
aim-jewel =
    { $given ->
        [true] Bijou remis au Doge
       *[false] Bijou chez le Doge
    }
aim-home = Le ramener chez vous

jewel-given = carte bijou remise au Doge
jewel-kept = carte bijou encore à remettre

seat-own = vous
seat-acting = joue
seat-won = gagne

summary = Où en est la partie
summary-lady =
    { $given ->
        [true] { PLAYER($seat) } : { $dock }, carte bijou remise.
       *[false] { PLAYER($seat) } : { $dock }, carte bijou non remise.
    }
summary-empties = Gondoles vides : { $docks }.
summary-theatres = Figurines aux théâtres : { $theatres }.
summary-nobody = Aucune figurine n’est au théâtre.

## Pictures in the rulebook

figure-meeting = Deux dames amarrées aux deux bouts d’une rue se rencontrent. Qui en décide regarde en secret sous les deux manteaux et échange les colliers, ou fait semblant ; puis chaque collier retourne dans la gondole d’où il est venu.

## Moments that are staged

moment-looked-at = { PLAYER($seat) } regarde sous votre cape !
moment-perhaps-robbed = { PLAYER($seat) } regarde sous votre cape : est-il encore là ?
moment-found = Trouvé : c’est lui !
moment-still-yours = Il est toujours avec vous.
moment-stolen = Casanova est à vous : vite, chez vous !
moment-given-away = Vous l’avez laissé partir.
