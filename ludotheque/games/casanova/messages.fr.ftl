## The game

title = Casanova
about = Des secrets sous les capes, des gondoles en travers, et un homme qui file entre toutes les mains.
blurb = Une nuit à Venise : regardez sous toutes les capes, soudoyez le Doge, et ramenez Casanova chez vous avant qu’une rivale ne le tire de votre gondole.

## The signs of the board in a terminal

legend =
    Une ligne est une rue entre deux embarcadères, avec son théâtre au milieu : ♟ une figurine y est, · personne. (A) est la gondole de la dame A, ( ) une gondole vide, · un embarcadère libre.
    ⌂ les palazzi, ♛ les embarcadères du Doge : les gondoles peuvent les longer. À côté d’un embarcadère, les numéros de ceux qui le suivent au fil de l’eau.
    # tour de table, ▸ à qui de jouer, • points restants, ◆ carte bijou laissée au Doge, ◇ encore à donner.
    Dans votre carnet, ★ est là où vous avez vu Casanova, × là où vous avez vu qu’il n’était pas, avec le tour de table ; les lettres qui suivent ont touché la figurine depuis, la dernière au tour de table indiqué. (B3) : personne depuis ; avant, B en dernier, au tour de table 3.

## Events: the log

event-first_player_drawn = Le sort tire une carte bijou : { PLAYER($seat) } commence.
event-figure_placed =
    { $seat ->
        [-1] Le sort place une figurine au théâtre { $theatre }.
       *[other] { PLAYER($seat) } place une figurine au théâtre { $theatre }.
    }
event-gondola_moored =
    { $seat ->
        [-1] Le sort amarre une gondole vide à { $dock }.
       *[other] { PLAYER($seat) } amarre une gondole vide à { $dock }.
    }
event-casanova_hidden = Casanova se glisse sous une cape. Personne n’a vu laquelle.
event-turn_began =
    { $points ->
        [0] Tour de table { $round } : { PLAYER($seat) } n’a encore aucun point.
        [one] Tour de table { $round } : { PLAYER($seat) } a un seul point.
        [2] Tour de table { $round } : { PLAYER($seat) } a deux points.
        [3] Tour de table { $round } : { PLAYER($seat) } a trois points.
       *[other] Tour de table { $round } : { PLAYER($seat) } a { $points } points.
    }
event-lady_glided = { PLAYER($seat) } quitte { $start } et accoste à { $to }.
event-empty_glided = { PLAYER($seat) } fait quitter { $start } à une gondole vide, qui accoste à { $to }.
event-lady_walked = { PLAYER($seat) } quitte { $start } à pied et monte en gondole à { $to }.
event-ladies_met = { PLAYER($seat) } rencontre { PLAYER($rival) }.
event-theatre_called = { PLAYER($seat) } entre au théâtre { $theatre }.
event-figures_seen =
    { $found ->
        [own] { PLAYER($seat) } regarde sous les deux capes : Casanova est déjà dans sa gondole !
        [other] { PLAYER($seat) } regarde sous les deux capes : l’autre figurine est Casanova !
       *[neither] { PLAYER($seat) } regarde sous les deux capes : Casanova n’est ni l’une ni l’autre.
    }
event-necklaces_handled = { PLAYER($seat) } repose les deux figurines, colliers échangés ou non.
event-answer_noted =
    { $exchanged ->
        [true] { PLAYER($seat) } a échangé les colliers en secret.
       *[false] { PLAYER($seat) } a laissé les colliers comme ils étaient.
    }
event-looked_round = { PLAYER($seat) } inspecte les figurines aux embarcadères du Doge.
event-round_seen =
    { $found ->
        [none] { PLAYER($seat) } ne trouve Casanova sous aucune des capes du Doge.
       *[other] { PLAYER($seat) } y trouve Casanova : c’est { PLAYER($found) } qui l’a.
    }
event-jewel_left = { PLAYER($seat) } laisse sa carte bijou au Doge.
event-figure_shown =
    { $casanova ->
        [true] { PLAYER($seat) } rentre et retourne sa figurine : Casanova !
       *[false] { PLAYER($seat) } rentre et retourne sa figurine : { $lost ->
            [0] ce n’était qu’une servante.
            [one] ce n’était qu’une servante ({ $lost } point perdu).
           *[other] ce n’était qu’une servante ({ $lost } points perdus).
        }
    }
event-casanova_stayed_aboard = Le jour se lève. Casanova était avec { PLAYER($seat) }.
event-casanova_stayed_in_theatre = Le jour se lève. Casanova était au théâtre { $theatre }.
event-casanova_began_aboard = Le chemin de Casanova : au début, il était sous la cape de { PLAYER($seat) }.
event-casanova_began_in_theatre = Le chemin de Casanova : au début, il était au théâtre { $theatre }.
event-casanova_changed_gondola =
    { $taken ->
        [true] Tour de table { $round } : { PLAYER($seat) } le prend à { PLAYER($rival) }.
       *[false] Tour de table { $round } : { PLAYER($seat) } le laisse à { PLAYER($rival) }.
    }
event-casanova_changed_at_theatre =
    { $taken ->
        [true] Tour de table { $round } : { PLAYER($seat) } le prend au théâtre { $theatre }.
       *[false] Tour de table { $round } : { PLAYER($seat) } le laisse au théâtre { $theatre }.
    }
event-game_ended =
    { $winners ->
        [none] Soixante tours de table sont passés sans que personne ramène Casanova : personne ne gagne.
       *[other] Casanova est rentré : la victoire revient à { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-draw_lots = Tirer au sort : { PLAYER($first) } commence
move-hide =
    { $spot ->
        [5] Cacher Casanova au théâtre San Cassiano
        [6] Cacher Casanova au théâtre San Giovanni Grisostomo
        [7] Cacher Casanova au théâtre San Samuele
        [8] Cacher Casanova au théâtre Sant’Angelo
        [9] Cacher Casanova au théâtre San Luca
        [10] Cacher Casanova au théâtre San Benedetto
        [11] Cacher Casanova au théâtre San Moisè
       *[other] Cacher Casanova auprès de la dame { ORDINAL($spot) }
    }
move-place_figure = Placer une figurine au théâtre { $theatre }
move-moor_gondola = Amarrer une gondole vide à { $dock }
move-glide = Gondole : quitter { $start } pour { $to }
move-walk = Aller à pied à l’autre bout de la rue
move-meet = Rencontrer { PLAYER($rival) }
move-call = Entrer au théâtre
move-look_round = Inspecter les figurines aux embarcadères du Doge
move-decide =
    { $exchange ->
        [true] Échanger les colliers
       *[false] Laisser les colliers comme ils sont
    }
move-give_jewel = Laisser la carte bijou au Doge
move-end_turn = Finir le tour

## Options

option-seats = Places
option-seats-3 = trois
option-seats-4 = quatre
option-seats-5 = cinq
option-figures = Figurines
option-figures-about = Combien de figurines courent Venise ; la boîte en a dix, et en conseille six ou huit pour une première partie.
option-figures-6 = six
option-figures-8 = huit
option-figures-10 = dix
option-doge_swap = Chez le Doge
option-doge_swap-about = Si l’on peut aussi échanger chez le Doge ; la boîte n’y accorde qu’un regard.
option-doge_swap-on = regarder et échanger
option-doge_swap-off = seulement regarder
option-jewel = Carte bijou
option-jewel-about = Si la carte bijou part d’elle-même en accostant chez le Doge ; la boîte vous laisse la déposer quand vous voulez.
option-jewel-automatic = donnée en accostant
option-jewel-choose = donnée quand on veut
option-placing = Mise en place
option-placing-about = Qui place avant la partie les figurines des théâtres et les gondoles vides ; selon la boîte, les joueurs celles-là et le sort celles-ci.
option-placing-lot = au sort
option-placing-theatres = figurines par les joueurs, gondoles au sort
option-placing-players = par les joueurs
option-notebook = Carnet
option-notebook-about = Si la maison note pour vous ce que vous avez vu, et qui a touché à quoi depuis ; la boîte n’a pas de carnet.
option-notebook-on = tenu par la maison
option-notebook-off = aucun
option-first_turns = Premiers tours
option-first_turns-about = Si qui joue plus tôt a moins de points au premier tour de table, pour que commencer n’avantage personne ; la boîte en donne trois à chacun.
option-first_turns-equal = trois points pour tous
option-first_turns-staggered = moins de points pour qui commence

## Refusals: who may act, and when

refusal-no_such_seat = Cette table n’a pas de place { ORDINAL($seat) }.
refusal-nature_is_no_player = Dame Nature tire au sort et cache Casanova ; elle ne joue pas.
refusal-nature_draws_lots = Tirer au sort n’appartient qu’au sort.
refusal-nature_hides_him = C’est Dame Nature qui cache Casanova, et elle ne dit pas où.
refusal-game_over = La partie est finie.
refusal-lots_are_drawn = Le sort a déjà parlé.
refusal-no_hiding_now = Ce n’est pas le moment pour Casanova de se cacher.
refusal-no_figure_there = Il n’y a pas de figurine ici : Casanova ne peut pas s’y cacher.
refusal-no_such_first_player = Le sort doit désigner l’une des { $seats } places de la table.
refusal-wrong_theatre_lots =
    { $figures ->
        [0] Ici les joueurs placent les figurines : il n’y a rien à tirer pour elles.
       *[other] On tire { $figures } théâtres, tous différents, dans l’ordre du plateau.
    }
refusal-wrong_dock_lots =
    { $gondolas ->
        [0] Ici les joueurs amarrent les gondoles vides : il n’y a rien à tirer pour elles.
       *[other] On tire { $gondolas } embarcadères où aboutit une rue, tous différents, dans l’ordre du plateau.
    }
refusal-lots_first = Un instant : le sort n’a pas encore dit qui commence.
refusal-he_hides_first = Un instant : Casanova est en train de se cacher.
refusal-not_your_turn = C’est à { PLAYER($turn) } de jouer.

## Refusals: setting up

refusal-placing_first = La mise en place n’est pas finie.
refusal-placing_is_over = La mise en place est déjà finie.
refusal-figures_first = D’abord les figurines des théâtres, ensuite les gondoles.
refusal-gondolas_now = Toutes les figurines sont placées : au tour des gondoles.
refusal-gondolas_by_lot = Les gondoles vides sont amarrées par le sort, et le sont déjà : vous ne placez que les figurines.
refusal-theatre_is_taken = Il y a déjà une figurine au théâtre { $theatre }.
refusal-no_street_dock = Aucune rue n’aboutit à { $dock } : les gondoles vides commencent ailleurs.

## Refusals: gondolas and streets

refusal-no_gondola_here = Il n’y a pas de gondole à { $dock }.
refusal-rivals_gondola = La gondole amarrée à { $dock } appartient à { PLAYER($rival) } : on n’y touche pas.
refusal-no_points_left = Vos points sont dépensés.
refusal-not_the_next_dock = { $to } ne suit pas { $start } : il faut accoster à chaque embarcadère du chemin.
refusal-dock_is_taken = Une gondole est déjà amarrée à { $to }.
refusal-leave_first = Votre dame doit quitter { $dock } pendant ce tour, et ceci lui ôterait sa dernière chance.
refusal-home_again = Vous êtes restée à { $dock } tout un tour déjà : sans figurine à montrer, on n’y revient pas pour rester.
refusal-no_way_on = Aucune dame ne finit son tour à { $to }, et de là vous n’iriez pas plus loin.
refusal-no_street_here = Aucune rue ne commence à { $dock }.
refusal-no_gondola_there = Aucune gondole n’attend à { $to }, et votre dame doit finir dans une gondole.
refusal-gondola_is_hers = La gondole amarrée à { $to } appartient à { PLAYER($rival) } : on peut la voir, pas y monter.
refusal-leave_home = Vous êtes restée à { $dock } tout un tour déjà, et vous pouvez en partir : il le faut.
refusal-leave_palazzo = { $dock } n’est pas votre palazzo : votre dame ne peut pas y rester.

## Refusals: meetings

refusal-answer_first = Vous tenez deux figurines : dites d’abord si vous échangez les colliers.
refusal-nobody_met = Vous n’avez rencontré personne : il n’y a pas de colliers à échanger.
refusal-own_figure = On ne regarde sous sa propre figurine qu’en rencontrant une autre.
refusal-rival_not_across = { PLAYER($rival) } n’est pas à l’autre bout de votre rue.
refusal-rival_not_at_the_doge = { PLAYER($rival) } n’est pas aux embarcadères du Doge.
refusal-only_looks_here = À cette table, on ne fait que regarder chez le Doge, sans rien échanger.
refusal-met_already = Vous avez déjà rencontré { PLAYER($rival) } pendant ce tour.
refusal-no_theatre_here = Aucun théâtre ne donne sur une rue qui mène à { $dock }.
refusal-theatre_is_empty = Il n’y a personne ce soir au théâtre { $theatre }.
refusal-called_already = Vous avez déjà visité le théâtre { $theatre } pendant ce tour.
refusal-not_at_the_doge = Vous êtes à { $dock }, et non aux embarcadères du Doge.
refusal-looked_already = Vous avez déjà inspecté les figurines du Doge pendant ce tour.

## Refusals: the jewel

refusal-jewel_is_given = Votre carte bijou est déjà chez le Doge.
refusal-jewel_not_here = Vous êtes à { $dock } : la carte bijou se laisse aux embarcadères du Doge.
refusal-jewel_on_docking = La carte bijou se laisse d’elle-même, en accostant.

## Reasons: why a move is better than the next best

because-tour = Le chemin de Casanova jusque chez vous vaut { $amount } sur cent, au lieu de { $other }.
because-tour-little = Le chemin de Casanova jusque chez vous est un peu plus facile.
because-danger = Moins de rivales peuvent venir regarder sous votre cape.
because-threat = Les rivales qui l’ont peut-être ont plus de mal à rentrer.
