## Les mots du plateau, à côté de ceux que la maison dit elle-même

river = La rivière
round = Manche { $round }
all-moves = Tous les coups ({ $count })
back = Retour
skip = À la fin du mouvement
choices = { place } : { $count } possibilités
beyond = { place }, hors de portée : pourquoi ?
what-now = Que doit-il faire ?
fish-out = Repêcher un canoë ?

prompt-lots = Le sort désigne qui commence.
prompt-lay = À vous de poser une tuile, face cachée.
prompt-launch = Mettez un canoë à l’eau : jusqu’où ?
prompt-canoe = Lequel de vos canoës part d’abord ?
prompt-target = Canoë { ORDINAL($canoe) } : jusqu’où ?
prompt-other = Le canoë { ORDINAL($canoe) } peut partir aussi.
prompt-weather = Changez le temps.
prompt-flow = La rivière avance.
prompt-wait = C’est à { $names } de jouer.
prompt-wait-lay = On attend la tuile de : { $names }.
prompt-laid = Votre tuile est posée. On attend : { $names }.
prompt-over = La partie est finie.

canoe = Canoë { ORDINAL($canoe) }
stay = Rester à terre
brighter = Éclaircie
stormier = Averse
place =
    { $place ->
        [beach] la plage
        [falls] au pied des chutes
        [M1] disque 1
        [M2] disque 2
        [M3] disque 3
        [M4] disque 4
        [M5] disque 5
        [L6] disque 6 de gauche
        [L7] disque 7 de gauche
        [R6] disque 6 de droite
       *[R7] disque 7 de droite
    }
gem =
    { $gem ->
        [amethyst] améthyste
        [diamond] diamant
        [amber] ambre
        [sapphire] saphir
       *[ruby] rubis
    }
tile =
    { $tile ->
        [0] nuage
       *[other] pagaie { $tile }
    }

summary = L’état de la partie
summary-canoe =
    { $gem ->
        [none] { PLAYER($seat) }, canoë { ORDINAL($canoe) } : { place }.
       *[other] { PLAYER($seat) }, canoë { ORDINAL($canoe) } : { place }, avec { gem }.
    }
summary-site = { gem } : il en reste { $count }.
summary-weather = Météo : { $weather }.
summary-speed =
    { $speed ->
        [none] On ne sait pas encore de combien la rivière avancera.
        [0] La rivière ne bougera pas.
        [one] { $speed } disque entrera si aucune pagaie plus petite ne vient.
       *[other] { $speed } disques entreront si aucune pagaie plus petite ne vient.
    }
summary-fork =
    { $fork ->
        [L] Le prochain disque ira à gauche.
        [R] Le prochain disque ira à droite.
       *[none] Le sort décide pour chaque disque.
    }
summary-buoy = { PLAYER($seat) } tient la bouée.

store = Réserve
goals = { $colours } couleurs sur 5, { $alike } semblables sur 4, { $all } gemmes sur 7
hand = Vos tuiles
tile-ready = { tile }
tile-spent = { tile }, déjà jouée
tiles-left = Pas encore montrées : { $tiles }
tiles-unknown = Tuiles pas encore montrées : à chacun de s’en souvenir
laid-none = aucune tuile posée
laid-down = une tuile, face cachée
laid-up = { tile }

## Pictures in the rulebook

figure-round = La plus petite pagaie, { $lowest }, et le temps, +{ $weather } : { $speed } disques entrent l’un après l’autre et poussent tout le reste. Le canoë du disque { $from } dérive jusqu’au disque { $to }.

## Moves that are prepared while one waits

prepare-about = Pour le tour suivant, quoi que fassent les autres. Le coup est oublié si on vous vole, si l’un de vos canoës tombe, si le temps change, si la rivière ne monte pas comme il est affiché, ou si quelqu’un remplit une condition de victoire.
