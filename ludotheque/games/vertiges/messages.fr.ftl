## The game

title = Vertiges
about = Du calme, du bois, et le vide en dessous.
blurb = Bâtissez d’une seule main qui tremble des tours de bois qui s’emboîtent, ZAPez une moitié de tour sur une autre, et prenez vos adversaires en faute.

## The signs of the table in a terminal

legend =
    Les pièces, par leur découpe : V+ Toit, V− Vallée, T+ Languette, T− Rainure, C+ Colline, C− Cuvette, W+ Couronne, W− Mâchoire, O+ Nez, O− Encoche, Z Marche, S Pente. Un plus va dans son moins, une marche ou une pente dans sa pareille ; le numéro 1 de chacune porte une étoile rouge, ★.
    Une ligne par tour, de la base vers le haut : à la fin ▲ une découpe ou ▬ un côté plat au sommet.
    Puis une ligne par place : ▶ à qui de jouer, les points, la main, ▤ les pièces de la pioche. La dernière ligne : les pièces du sac.

## Pieces that the messages below share: each is named after the fact it says

piece =
    { $piece ->
        [0] Toit 1 ★
        [1] Toit 2
        [2] Toit 3
        [3] Toit 4
        [4] Vallée 1 ★
        [5] Vallée 2
        [6] Vallée 3
        [7] Vallée 4
        [8] Languette 1 ★
        [9] Languette 2
        [10] Languette 3
        [11] Languette 4
        [12] Rainure 1 ★
        [13] Rainure 2
        [14] Rainure 3
        [15] Rainure 4
        [16] Colline 1 ★
        [17] Colline 2
        [18] Colline 3
        [19] Colline 4
        [20] Cuvette 1 ★
        [21] Cuvette 2
        [22] Cuvette 3
        [23] Cuvette 4
        [24] Couronne 1 ★
        [25] Couronne 2
        [26] Couronne 3
        [27] Couronne 4
        [28] Mâchoire 1 ★
        [29] Mâchoire 2
        [30] Mâchoire 3
        [31] Mâchoire 4
        [32] Nez 1 ★
        [33] Nez 2
        [34] Nez 3
        [35] Nez 4
        [36] Encoche 1 ★
        [37] Encoche 2
        [38] Encoche 3
        [39] Encoche 4
        [40] Marche 1 ★
        [41] Marche 2
        [42] Marche 3
        [43] Marche 4
        [44] Pente 1 ★
        [45] Pente 2
        [46] Pente 3
       *[47] Pente 4
    }
onto =
    { $onto ->
        [0] Toit 1 ★
        [1] Toit 2
        [2] Toit 3
        [3] Toit 4
        [4] Vallée 1 ★
        [5] Vallée 2
        [6] Vallée 3
        [7] Vallée 4
        [8] Languette 1 ★
        [9] Languette 2
        [10] Languette 3
        [11] Languette 4
        [12] Rainure 1 ★
        [13] Rainure 2
        [14] Rainure 3
        [15] Rainure 4
        [16] Colline 1 ★
        [17] Colline 2
        [18] Colline 3
        [19] Colline 4
        [20] Cuvette 1 ★
        [21] Cuvette 2
        [22] Cuvette 3
        [23] Cuvette 4
        [24] Couronne 1 ★
        [25] Couronne 2
        [26] Couronne 3
        [27] Couronne 4
        [28] Mâchoire 1 ★
        [29] Mâchoire 2
        [30] Mâchoire 3
        [31] Mâchoire 4
        [32] Nez 1 ★
        [33] Nez 2
        [34] Nez 3
        [35] Nez 4
        [36] Encoche 1 ★
        [37] Encoche 2
        [38] Encoche 3
        [39] Encoche 4
        [40] Marche 1 ★
        [41] Marche 2
        [42] Marche 3
        [43] Marche 4
        [44] Pente 1 ★
        [45] Pente 2
        [46] Pente 3
       *[47] Pente 4
    }
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
starred =
    { $stars ->
        [0] { "" }
        [one] , dont { $stars } étoilée
       *[other] , dont { $stars } étoilées
    }
fall =
    { $why ->
        [let_go_high] { " " }La main a lâché { piece } à { $much } mm au-dessus de la table ; { $most } au plus (R11).
        [dropped] { " " }{ piece } s’arrête { $much } mm plus bas que là où la main s’est ouverte ; plus de { $most }, c’est une chute (R11).
        [sank] { " " }{ piece } s’arrête { $much } mm plus bas qu’avant ; plus de { $most }, c’est une chute (R11).
        [turned] { " " }{ piece } a basculé de { $much } degrés ; plus de { $most }, c’est une chute (R11).
        [shoved] { " " }{ piece } a glissé de { $much } mm à côté de la pièce du dessous ; plus de { $most }, c’est une chute (R11).
       *[unmeasured] { "" }
    }
part-pieces = { piece }
part-base = { piece }
part-released = { piece }
part-poses = { piece }

## Events: the log

event-pieces_shared = Chacun tire des pièces du sac : { $each } par personne. Après le tour { $turns } au plus tard, la partie est finie.
event-oldest_named =
    { $lot ->
        [true] Le sort décide : { PLAYER($seat) } joue l’aîné, et commence.
       *[false] Le plus âgé commence : { PLAYER($seat) }.
    }
event-hand_drawn =
    { $pieces ->
        [none] { PLAYER($seat) } n’a aucune pièce en main.
       *[other] { PLAYER($seat) } prend en main : { $pieces }.
    }
event-turn_began = Tour de jeu { $turn } : { PLAYER($seat) }.
event-piece_taken = { PLAYER($seat) } saisit { piece }.
event-piece_put = { PLAYER($seat) } pose { piece } sur { onto } ; hauteur de la tour : { $height }.
event-piece_taken_back =
    { $why ->
        [does_not_fit] { piece } ne s’emboîte pas comme il faut : { PLAYER($seat) } reprend la pièce.
        [something_fell] Quelque chose est tombé : { PLAYER($seat) } reprend { piece }.
        [kept_in_hand] { PLAYER($seat) } reprend { piece }.
        [held_too_long] Tenu trop longtemps : { PLAYER($seat) } reprend { piece }.
       *[off_the_table] Il n’y a pas de table sous { piece } : { PLAYER($seat) } reprend la pièce.
    }
event-tower_started = { PLAYER($seat) } commence une tour avec { piece } ; tours debout : { $towers }.
event-tower_too_near = { piece } n’est qu’à { $gap } mm de sa voisine, et il en faut 20 : { PLAYER($seat) } reprend la pièce.
event-tower_forbidden = Pas encore de nouvelle tour : { piece } va sur { onto }. { PLAYER($seat) } reprend { $base }.
event-second_tower_forbidden = Pas de nouvelle tour après avoir posé des pièces dans le même tour de jeu : { PLAYER($seat) } reprend { piece }.
event-turn_passed = { PLAYER($seat) } passe.
event-hand_refilled =
    { $pieces ->
        [none] { PLAYER($seat) } ne pioche rien ; reste à piocher : { $left }.
       *[other] { PLAYER($seat) } pioche { $pieces } ; reste à piocher : { $left }.
    }
event-fitting_caught = Protestation ! { PLAYER($seat) } prend { PLAYER($against) } en faute : { piece } allait sur { onto }.
event-second_tower_caught = Protestation ! { PLAYER($seat) } prend { PLAYER($against) } en faute : pas de nouvelle tour après avoir posé des pièces dans le même tour de jeu.
event-idleness_caught = Protestation ! { PLAYER($seat) } prend { PLAYER($against) } en faute : il fallait commencer une nouvelle tour.
event-protest_rejected =
    { $why ->
        [nothing_fitted] { PLAYER($seat) } proteste en vain : aucune pièce de { PLAYER($against) } n’allait sur une tour.
        [hand_was_empty] { PLAYER($seat) } proteste en vain : { PLAYER($against) } n’avait aucune pièce en main.
       *[no_room] { PLAYER($seat) } proteste en vain : aucune pièce de { PLAYER($against) } n’allait, et il n’y a plus de place pour une nouvelle tour.
    }
event-base_removed = { piece } va dans le sac.
event-pieces_fell =
    { $pieces ->
        [none] Rien n’est tombé par la main de { PLAYER($seat) } : { count }.{ fall }
       *[other] Patatras ! { PLAYER($seat) } fait tomber { count } : { $pieces }.{ fall }
    }
event-points_scored = { PLAYER($seat) } marque { points }, ce qui fait { $score }.
event-tower_lifted = ZAP ? { PLAYER($seat) } soulève { count }, à partir de { piece }, pour aller sur { onto }.
event-hold_lost = La maison a perdu ce que { PLAYER($seat) } tenait. Tout est comme avant, et cette prise ne compte pas.
event-tower_untouched = Pas encore de ZAP : la main n’a pas bougé, et tout est comme avant. Le tour de { PLAYER($seat) } continue.
event-zapped = ZAP ! { PLAYER($seat) } a déplacé une moitié de tour : { count }{ starred }.
event-zap_missed =
    { $why ->
        [carried_back] Pas de ZAP : { PLAYER($seat) } a rapporté la moitié de tour au lieu de la poser sur { onto }. Tout est comme avant, et le tour de jeu continue.
        [held_too_long] Pas de ZAP : la main s’est fatiguée avant que { PLAYER($seat) } ne pose la moitié de tour sur { onto }. Tout est comme avant, et le tour de jeu continue.
       *[misfit] Pas de ZAP : la moitié de tour de { PLAYER($seat) } ne s’est pas emboîtée sur { onto }. Rien n’est tombé, tout est comme avant, et le tour de jeu continue.
    }
event-last_piece_put = { PLAYER($seat) } a posé sa dernière pièce ! Il reste aux autres : { $left }.
event-standstill_reached =
    { $why ->
        [no_piece_left] Après { $turns } tours de jeu, plus personne n’a de pièce : la partie est finie.
       *[too_long] Après { $turns } tours de jeu, la partie est finie.
    }
event-game_won = { PLAYER($seat) } gagne avec { score } !
event-win_shared =
    { $winners ->
        [none] Personne ne gagne, avec { score }.
       *[other] { PLAYERS($winners) } se partagent la victoire, avec { score } !
    }
event-practice_ended = Fin de l’exercice pour { PLAYER($seat) } : { score }.

## Moves: labels for a button, a screen reader, a terminal

move-deal = Distribuer les pièces
move-steady = Laisser trembler la main
move-settle = Laisser tout se stabiliser
move-fate = Laisser le sort décider
move-refill = Tirer du sac
side =
    { $cut_down ->
        [true] , découpe en bas
       *[false] { "" }
    }
face =
    { $turned ->
        [true] , autre face devant
       *[false] { "" }
    }
move-take = Prendre { piece }{ side }{ face }
move-lift = ZAP : soulever { piece } et tout ce qui est dessus, vers { onto }
move-put = Poser ce que vous tenez
move-aim =
    { $onto ->
        [none] Commencer une tour sur la table
       *[other] Poser sur { onto }
    }
move-withdraw = Reprendre ce que vous tenez
move-lost = Reprendre : la maison a perdu la prise
move-pass = Passer
move-time_up = Passer, le temps étant écoulé
move-protest = Protester !

## Options

option-seats = Places
option-seats-1 = une, pour s’exercer
option-seats-2 = deux
option-seats-3 = trois
option-seats-4 = quatre
option-game = Partie
option-game-about = D’où l’on reprend des pièces ; la boîte connaît les deux, et sa partie normale donne à chacun sa pioche.
option-game-normal = normale : chacun sa pioche
option-game-fast = rapide : tous piochent dans le sac
option-fallen = Pièces tombées
option-fallen-about = Si ce qui tombe dans une partie rapide peut être repioché ; dans la boîte cela retourne au sac, et sans cela la partie est plus courte.
option-fallen-bag = retournent dans le sac
option-fallen-out = restent hors jeu
option-referee = Arbitre
option-referee-about = Qui relève les fautes ; dans la boîte ce sont les joueurs, s’ils les voient.
option-referee-players = les joueurs, en protestant
option-referee-automatic = la maison
option-stars = Étoiles rouges
option-stars-about = Quand une étoile rouge vaut un point de plus ; la règle de la boîte dit l’un, son récapitulatif l’autre : les deux sont à la lettre.
option-stars-zap = comptent pour un ZAP
option-stars-everywhere = comptent partout
option-tremor = Tremblement
option-tremor-about = Combien tremble la main qui tient le bois ; à la boîte chacun vient avec la sienne, et ce réglage est de nous.
option-tremor-normal = habituel
option-tremor-easy = main sûre
option-tremor-hard = main fébrile
option-tiring = Fatigue
option-tiring-about = Si la main tremble davantage à mesure qu’elle tient ; à la boîte chacun vient avec la sienne, et ce réglage est de nous.
option-tiring-on = la main se fatigue, et tient une demi-minute
option-tiring-off = la main ne se fatigue pas, et tient une minute
option-oldest = Le plus âgé
option-oldest-about = Qui commence ; dans la boîte c’est la personne la plus âgée : dites où elle est assise, ou laissez faire le sort.
option-oldest-lot = tiré au sort
option-oldest-first = la première place
option-oldest-second = la deuxième place
option-oldest-third = la troisième place
option-oldest-fourth = la quatrième place
option-physics = Physique
option-physics-about = Si vous guidez la pièce vous-même ou si un tirage décide ; la boîte est en bois.
option-physics-wood = du bois, guidé à la main
option-physics-reckoned = du calcul, sans la main
option-hints = Où ça va
option-hints-about = Si le plateau peut montrer où va une pièce ; avec la boîte, chacun cherche soi-même.
option-hints-shown = montré à qui le souhaite
option-hints-hidden = chacun cherche soi-même

## Refusals: who may act, and when

refusal-no_such_seat = Il n’y a pas de place { ORDINAL($seat) } à cette table.
refusal-nature_is_no_player = Dame Nature fait trembler et tomber ; elle ne bâtit pas.
refusal-nature_draws = Tirer des pièces revient à Dame Nature.
refusal-nature_decides = Ce que devient une pièce, c’est à Dame Nature de le dire.
refusal-game_over = La partie est finie.
refusal-deal_first = Un instant : les pièces ne sont pas encore distribuées.
refusal-refill_first = Un instant : une main se complète.
refusal-hand_closes_first = Un instant : la main se referme.
refusal-let_it_settle = Un instant : que tout se stabilise d’abord.
refusal-not_your_turn = C’est le tour de { PLAYER($turn) }.
refusal-nothing_held = Saisissez d’abord quelque chose.
refusal-hand_is_full = Une seule main, et elle tient quelque chose.

## Refusals: what is held

refusal-not_in_hand = { piece } n’est pas dans votre main.
refusal-turns_by_itself = À cette table, les pièces se tournent d’elles-mêmes : prenez-la, tout simplement.
refusal-steer_by_hand = À cette table, on guide à la main : il n’y a rien à viser.
refusal-only_aim = À cette table, on dit seulement où va la pièce : il n’y a rien à guider.
refusal-broken_trace = Ce n’est pas le mouvement d’une main : des échantillons entiers, { $rows } au plus, des boutons connus, et rien après avoir lâché.
refusal-impossible_trace = Aucune main ne peut bouger ainsi : c’est trop vite, ou trop loin.
refusal-no_such_top = { onto } n’est pas le sommet d’une tour.
refusal-no_room = Il n’y a plus de place pour une nouvelle tour.
refusal-aim_as_told = Vous avez annoncé { onto }.

## Refusals: the ZAP

refusal-two_towers_needed = Pour un ZAP, il faut deux tours.
refusal-not_standing = { piece } ne fait partie d’aucune tour.
refusal-not_a_top = { onto } n’est pas un sommet où poser un ZAP.
refusal-same_tower = Un ZAP va sur une autre tour.
refusal-two_pieces_needed = Un ZAP soulève deux pièces au moins.
refusal-flat_side = Pas de ZAP avec des côtés plats : découpe sur découpe.
refusal-no_mates = { piece } ne s’emboîte pas dans { onto }, dans le sens où elles sont.
refusal-put_a_piece_first = Posez d’abord une pièce sur une tour, dans ce tour de jeu.

## Refusals: passing and protesting

refusal-a_piece_fits = Il faut continuer : { piece } va sur { onto }.
refusal-start_a_tower = Rien de votre main ne va : commencez une nouvelle tour.
refusal-only_pass = Un tour qui peut être passé l’est, même le temps écoulé.
refusal-held_out = Vous avez déjà saisi quelque chose { $holds } fois dans ce tour de jeu : il ne vous reste qu’à passer.
refusal-nobody_to_contest = Vous êtes seul à table : contre qui protester ?
refusal-house_is_referee = À cette table, la maison veille, et personne ne proteste.
refusal-nothing_to_contest = Il n’y a rien à contester, ou plus rien.
refusal-own_deed = C’était votre propre action.
refusal-already_answered = Votre protestation a reçu sa réponse.

## Refusals: what Nature may do

refusal-pieces_are_dealt = Les pièces sont déjà distribuées.
refusal-wrong_pieces = Les 48 pièces sont à distribuer, chacune une fois.
refusal-wrong_oldest = Ce n’est pas qui commence à cette table.
refusal-no_hand_closes = Aucune main ne se referme en ce moment.
refusal-nothing_settles_now = Rien ne se stabilise en ce moment.
refusal-wrong_poses = Ce ne sont pas les pièces de la table.
refusal-wrong_fate = Cela n’a pas pu se passer ainsi.
refusal-no_refill_now = Aucune main n’est à compléter en ce moment.
refusal-wrong_refill = Ce ne sont pas les pièces qui manquent à la main.

## Reasons: why a move is better than the next best

because-points = Ce coup rapporte davantage.
because-risk = Le risque que quelque chose tombe est plus petit.
because-opened = Le joueur suivant y trouve moins de places pour ses pièces.
because-going-on = Une autre de vos pièces ira encore après celle-ci.
