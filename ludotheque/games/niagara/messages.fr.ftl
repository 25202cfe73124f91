## The game

title = Niagara
about = Du culot, du bluff, et une rivière qui n’en fait qu’à sa tête.
blurb = Pillez les gisements d’une rivière que tout le monde pousse et que personne ne dirige, et rentrez à la plage avant que les chutes n’avalent vos canoës.

## The signs of the board in a terminal

letters = admsr
legend =
    La plage ▒0 est à gauche, les chutes sont à droite ; le bras du haut est celui de gauche.
    A1 est le premier canoë de A ; une petite lettre suit quand il porte une gemme : a améthyste, d diamant, m ambre, s saphir, r rubis. a×7 : sept améthystes au gisement.
    # manche, ☁ météo, ≈ disques qui entreront si rien de plus petit ne vient, ⑂ prochain bras (▲ gauche, ▼ droite), ≋ au pied des chutes.
    ◯ bouée, ◆ réserve, ▤ tuiles pas encore montrées (☁ ou 0 pour le nuage), [ ] tuile jouée, [▪] face cachée.

## Pieces that the messages below share: each is named after the fact it says

a-gem =
    { $gem ->
        [amethyst] une améthyste
        [diamond] un diamant
        [amber] un morceau d’ambre
        [sapphire] un saphir
       *[ruby] un rubis
    }
no-gem =
    { $gem ->
        [amethyst] aucune améthyste
        [diamond] aucun diamant
        [amber] aucun morceau d’ambre
        [sapphire] aucun saphir
       *[ruby] aucun rubis
    }
a-given =
    { $given ->
        [amethyst] une améthyste
        [diamond] un diamant
        [amber] un morceau d’ambre
        [sapphire] un saphir
       *[ruby] un rubis
    }
a-buy_back =
    { $buy_back ->
        [amethyst] une améthyste
        [diamond] un diamant
        [amber] un morceau d’ambre
        [sapphire] un saphir
       *[ruby] un rubis
    }

# The gem of the site beside a disc, so that a handling needs no second place name.
a-gem-of-at =
    { $at ->
        [M3] une améthyste
        [M4] un diamant
        [M5] un morceau d’ambre
        [L6] un saphir
        [R6] un saphir
        [L7] un rubis
        [R7] un rubis
       *[other] une gemme
    }

# Without an article: au, du and le can stand before it.
disc =
    { $disc ->
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
at =
    { $at ->
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
start =
    { $start ->
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
to =
    { $to ->
        [beach] à la plage
        [M1] au disque 1
        [M2] au disque 2
        [M3] au disque 3
        [M4] au disque 4
        [M5] au disque 5
        [L6] au disque 6 de gauche
        [L7] au disque 7 de gauche
        [R6] au disque 6 de droite
        [R7] au disque 7 de droite
       *[falls] aux chutes
    }

the-tile =
    { $tile ->
        [0] le nuage
       *[other] la pagaie { $tile }
    }
weather =
    { $weather ->
        [-1] −1
        [0] 0
        [1] +1
       *[2] +2
    }
points-left =
    { $left ->
        [0] { "" }
        [one] { " " }(encore { $left } point)
       *[other] { " " }(encore { $left } points)
    }

## Events: the log

event-first_player_drawn = Le sort confie la bouée à { PLAYER($seat) }.
event-fork_drawn =
    { $side ->
        [L] À la fourche, le premier disque partira à gauche.
       *[R] À la fourche, le premier disque partira à droite.
    }
event-tile_laid = { PLAYER($seat) } pose une tuile, face cachée.
event-canoe_bought_back = { PLAYER($seat) } paie { a-gem } et repêche le canoë { ORDINAL($canoe) }.
event-tile_turned = { PLAYER($seat) } retourne { the-tile }.
event-canoe_launched = { PLAYER($seat) } met le canoë { ORDINAL($canoe) } à l’eau{ points-left }.
event-canoe_paddled = { PLAYER($seat) } mène le canoë { ORDINAL($canoe) } du { start } { to }{ points-left }.
event-gem_loaded = { PLAYER($seat) } charge { a-gem } sur le canoë { ORDINAL($canoe) }{ points-left }.
event-gem_unloaded = { PLAYER($seat) } décharge { a-gem } du canoë { ORDINAL($canoe) }{ points-left }.
event-gem_exchanged = { PLAYER($seat) } troque { a-given } contre { a-gem } sur le canoë { ORDINAL($canoe) }{ points-left }.
event-canoe_landed =
    { $lost ->
        [0] { PLAYER($seat) } ramène le canoë { ORDINAL($canoe) } à la plage.
        [one] { PLAYER($seat) } ramène le canoë { ORDINAL($canoe) } à la plage ({ $lost } point perdu).
       *[other] { PLAYER($seat) } ramène le canoë { ORDINAL($canoe) } à la plage ({ $lost } points perdus).
    }
event-gem_stored = { PLAYER($seat) } met { a-gem } à l’abri.
event-gem_robbed = { PLAYER($seat) } vole { a-gem } à { PLAYER($victim) } : du canoë { ORDINAL($victim_canoe) } au canoë { ORDINAL($canoe) }.
event-stayed_ashore = { PLAYER($seat) } ne met pas de canoë à l’eau.
event-weather_moved =
    { $weather ->
        [-1] { PLAYER($seat) } chasse les nuages : grand soleil ({ weather }).
        [0] { PLAYER($seat) } fait tourner le vent : ciel calme ({ weather }).
        [1] { PLAYER($seat) } fait tourner le vent : averse ({ weather }).
       *[2] { PLAYER($seat) } déchaîne le ciel : orage ({ weather }).
    }
event-river_rose =
    { $speed ->
        [0] La rivière s’endort
        [1] La rivière avance d’un disque
       *[other] La rivière avance de { $speed } disques
    } : { $lowest ->
        [0] rien que des nuages
       *[other] pagaie { $lowest }
    }, météo { weather }.
event-disc_pushed =
    { $side ->
        [L] Un disque entre : le bras gauche avance.
       *[R] Un disque entre : le bras droit avance.
    }
event-canoe_fell =
    { $gem ->
        [none] { PLAYER($seat) } voit le canoë { ORDINAL($canoe) } basculer dans les chutes.
       *[other] { PLAYER($seat) } voit le canoë { ORDINAL($canoe) } basculer dans les chutes ; { a-gem } retourne au gisement.
    }
event-canoe_given_back = { PLAYER($seat) } n’avait plus de canoë : le canoë { ORDINAL($canoe) } revient sur la plage.
event-lifebuoy_passed = Manche { $round } : la bouée passe à { PLAYER($seat) }.
event-tiles_taken_back = Les sept tuiles sont jouées : tout le monde reprend sa main.
event-store_filled =
    { $way ->
        [different] { PLAYER($seat) } réunit les cinq couleurs !
        [same] { PLAYER($seat) } réunit quatre gemmes d’une même couleur !
       *[any] { PLAYER($seat) } réunit sept gemmes !
    }
event-game_ended =
    { $winners ->
        [none] La partie est finie, et personne ne l’emporte.
       *[other] La partie est finie : la victoire revient à { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-draw_lots =
    { $fork ->
        [none] Confier la bouée à { PLAYER($first) }
        [L] Confier la bouée à { PLAYER($first) } ; à la fourche, commencer par la gauche
       *[R] Confier la bouée à { PLAYER($first) } ; à la fourche, commencer par la droite
    }
move-lay =
    { $buy_back ->
        [none] Poser { the-tile }
       *[other] Poser { the-tile } et repêcher un canoë contre { a-buy_back }
    }
# The handlings come first and « finir » after them: true whether the gem is loaded at the start or
# at the end of the way, and when the canoe stays where it is.
move-paddle =
    Canoë { ORDINAL($canoe) } : { $cargo ->
        [none] { paddle-go }
       *[other] { $cargo } et { paddle-end }
    }{ $rob ->
        [none] { "" }
       *[other] , puis { $rob }
    }
paddle-go =
    { $to ->
        [beach] rentrer à la plage
        [falls] plonger dans les chutes
       *[other] aller { to }
    }
paddle-end =
    { $to ->
        [beach] rentrer à la plage
        [falls] plonger dans les chutes
       *[other] finir { to }
    }
part-cargo =
    { $act ->
        [load] charger { a-gem-of-at }
        [exchange] troquer la gemme contre { a-gem-of-at }
       *[unload] décharger la gemme au { at }
    }
part-rob = voler la gemme à { PLAYER($seat) } (canoë { ORDINAL($canoe) })
move-stay = Ne pas mettre de canoë à l’eau
move-move_weather =
    { $by ->
        [-1] Éclaircir le temps d’un cran (−1)
       *[1] Assombrir le temps d’un cran (+1)
    }
move-flow = Laisser couler la rivière

## Options

option-seats = Places
option-seats-3 = trois
option-seats-4 = quatre
option-seats-5 = cinq
option-loading = Chargement
option-loading-about = Où un canoë charge, décharge et troque pendant son trajet ; la boîte ne fixe pas de limite : partout en chemin.
option-loading-ends = au départ ou à l’arrivée
option-loading-anywhere = partout en chemin
option-river_minimum = Courant
option-river_minimum-about = Si la rivière peut rester immobile une manche entière ; la boîte additionne simplement : elle peut s’arrêter.
option-river_minimum-0 = la rivière peut s’arrêter
option-river_minimum-1 = toujours un disque au moins
option-fork = Fourche
option-fork-about = Quel bras avance quand un disque arrive à la fourche ; dans la boîte, c’est le bois qui décide, et les deux réglages sont de nous.
option-fork-alternate = un bras, puis l’autre
option-fork-random = au hasard
option-ending = Fin de partie
option-ending-about = Si les autres finissent la manche quand quelqu’un a gagné ; selon la boîte, la partie s’arrête sur-le-champ.
option-ending-at_once = sur-le-champ
option-ending-finish_round = après le tour de chacun
option-memo = Aide-mémoire
option-memo-about = Si la maison montre quelles tuiles restent dans chaque main ; dans la boîte, à chacun sa mémoire : masqué.
option-memo-on = affiché
option-memo-off = masqué
option-launch = Mise à l’eau
option-launch-about = S’il faut lancer un canoë quand aucun ne flotte et que l’on joue une pagaie ; selon la boîte, on le peut.
option-launch-must = obligatoire
option-launch-may = au choix

## Refusals: who may act, and when

refusal-no_such_seat = Cette table n’a pas de place { ORDINAL($seat) }.
refusal-nature_is_no_player = Dame Nature tire au sort et fait couler l’eau ; elle ne joue pas.
refusal-nature_draws_lots = Le tirage au sort est l’affaire de Dame Nature.
refusal-nature_splits_the_river = À la fourche, c’est Dame Nature qui choisit le bras.
refusal-game_over = La partie est finie.
refusal-lots_are_drawn = Le tirage au sort a déjà eu lieu.
refusal-no_such_first_player = Le sort doit désigner l’une des { $seats } places de la table.
refusal-wrong_fork_lot = On tire le premier bras au sort si les disques alternent, et seulement alors.
refusal-no_flow_now = La rivière n’a pas à avancer maintenant.
refusal-wrong_number_of_discs =
    { $discs ->
        [1] La rivière avance d’un disque, ni plus ni moins.
       *[other] La rivière avance de { $discs } disques, ni plus ni moins.
    }
refusal-lots_first = Un instant : le sort n’a pas encore dit qui commence.
refusal-river_flows_first = Un instant : la rivière avance d’abord.
refusal-choose_first = Chacun pose d’abord sa tuile ; les canoës partiront ensuite.
refusal-already_chosen = Votre tuile est déjà posée ; on attend les autres.
refusal-choosing_is_over = Les tuiles sont déjà posées : c’est le moment des canoës.
refusal-not_your_turn = C’est à { PLAYER($turn) } de jouer.

## Refusals: tiles and weather

refusal-not_in_hand =
    { $tile ->
        [0] Votre nuage est déjà joué ; il reviendra avec les six autres tuiles.
       *[other] Votre pagaie { $tile } est déjà jouée ; elle reviendra avec les six autres tuiles.
    }
refusal-no_fallen_canoe = Aucun de vos canoës n’est au pied des chutes : il n’y a rien à repêcher.
refusal-gem_not_in_store = Il n’y a { no-gem } dans votre réserve.
refusal-cloud_moves_no_canoe = Vous avez joué le nuage : il change le temps, les canoës restent où ils sont.
refusal-not_a_cloud = Vous avez joué { the-tile } : seul le nuage change le temps.
refusal-end_of_track = La météo est à { weather }, au bout de la piste : elle ne peut que revenir d’un cran.

## Refusals: which canoe

refusal-must_launch = Aucun de vos canoës n’est à l’eau : il faut en lancer un.
refusal-canoe_must_move = Le canoë { ORDINAL($canoe) } est à l’eau : il doit jouer.
refusal-other_must_move = Vos deux canoës étaient à l’eau : le canoë { ORDINAL($canoe) } doit jouer aussi.
refusal-both_must_move = Vos deux canoës sont à l’eau : ils doivent jouer tous les deux.
refusal-canoe_fallen = Le canoë { ORDINAL($canoe) } est au pied des chutes ; vous pourrez le repêcher en posant une tuile.
refusal-canoe_has_landed = Le canoë { ORDINAL($canoe) } vient d’accoster ; il repartira à un prochain tour.
refusal-canoe_is_done = Le canoë { ORDINAL($canoe) } a déjà joué ce tour-ci.
refusal-launch_it = Le canoë { ORDINAL($canoe) } est déjà sur la plage : il peut seulement partir à l’eau.

## Refusals: the way

refusal-over_the_falls = On ne pagaie pas dans les chutes : le disque 7 est la limite.
refusal-other_arm = Aucun trajet ne mène du { start } { to } : ce sont deux bras séparés.
refusal-too_few_points = Il vous faut { $needed } points, la tuile n’en donne que { $points }.
refusal-points_unspent =
    { $points ->
        [one] La tuile donne { $points } point à dépenser en entier ; ce coup en utilise { $spent }.
       *[other] La tuile donne { $points } points à dépenser en entier ; ce coup en utilise { $spent }.
    }

## Refusals: gems

refusal-not_on_the_way = Ce trajet ne passe pas par le { disc }.
refusal-no_site_here = Aucun gisement ne borde le { disc }.
refusal-out_of_order = Le { disc } n’arrive pas dans cet ordre : suivez le trajet du canoë.
refusal-one_handling_a_disc = Au { disc }, vous ne pouvez charger, décharger ou troquer qu’une fois.
refusal-one_handling = À cette table, un canoë charge, décharge ou troque une seule fois par trajet.
refusal-only_at_an_end = À cette table, les gemmes se manient au départ ou à l’arrivée ; le { disc } est en chemin.
refusal-already_loaded = Ce canoë porte déjà { a-gem }, et n’a de place que pour une gemme.
refusal-nothing_to_unload = Ce canoë est vide : il n’a rien à décharger.
refusal-nothing_to_exchange = Ce canoë est vide : il n’a rien à troquer.
refusal-same_colour = Ce canoë porte déjà { a-gem } : on ne troque que contre une autre couleur.
refusal-site_is_empty = Ce gisement est épuisé : il n’y reste { no-gem }.
refusal-own_canoe = Ce canoë est à vous : on ne vole que les autres.
refusal-rob_upstream_only = Pour voler, un canoë doit avoir remonté le courant.
refusal-rob_only_empty = Pour voler, un canoë doit arriver vide et n’avoir rien chargé ni déchargé sur place.
refusal-nothing_to_rob =
    { $to ->
        [beach] Il n’y a rien à voler sur la plage.
       *[other] Le canoë visé n’est pas { to }, ou n’a rien à bord.
    }

## Reasons: why a move is better than the next best

because-end =
    { $other ->
        [0] La partie est gagnée sur-le-champ dans { $amount } % des cas.
       *[other] La partie est gagnée sur-le-champ dans { $amount } % des cas, au lieu de { $other } %.
    }
because-end-little = La partie se décide plus tôt pour vous, ou plus tard pour les autres.
because-way =
    { $less ->
        [0] Vos canoës font meilleure route.
       *[other] Il vous reste { $less } % de chemin en moins à pagayer.
    }
because-canoes = Vos canoës sont mieux placés sur la rivière.
because-falls = Un canoë tombe dans les chutes dans { $amount } % des cas, au lieu de { $other } %.
because-falls-little = Moins de vos canoës tombent dans les chutes, ou davantage de ceux des autres.
because-cargo = La gemme qui vous ferait gagner est plus près de la plage.
because-river = Le courant qui vient vous sert mieux.
because-hand = Votre main sera meilleure pour les manches suivantes.
because-tile =
    { $other ->
        [0] Le nuage reste en main pour un meilleur moment, et { the-tile } suffit ici.
       *[other] La pagaie { $other } reste en main pour un meilleur moment, et { the-tile } suffit ici.
    }
because-order = Votre place dans l’ordre du tour suivant est meilleure.
because-thieves = Votre cargaison est mieux à l’abri des voleurs, ou la leur plus à votre portée.
