## The game

title = Nizza
about = Des cordes, une échelle, et des amis qui vous poussent à l’eau.
blurb = Sautez de toit en toit au-dessus de la baie, forcez le coffre, et rapportez à l’hélicoptère les bijoux volés de la couronne avant qu’un rival ne vous jette à l’eau.

## The signs of the board in a terminal

legend =
    La baie, de la terrasse verte à gauche jusqu’au yacht à droite : une colonne par case de rue.
    Les lettres sont les pions ; ▣ outils, ◆ bijoux. ▒ en hauteur, ═ dans la rue, ≈ dans l’eau ; ░ départ, ▣ et ◆ terrasses rouges, ⛵ yacht.
    # manche, ⚄ dés : ∫ corde, ⌒ balancement, H échelle, → marche, ☂ parachute, ▣ valise. Cordes : longueur, puis ⌂ cheminée.
    Les longueurs sont en dixièmes : l’échelle mesure 400.

## Pieces that the messages below share: each is named after the fact it says

symbol =
    { $symbol ->
        [rope] corde
        [swing] balancement
        [ladder] échelle
        [walk] marche
        [parachute] parachute
       *[suitcase] valise
    }
case =
    { $case ->
        [tools] les outils
       *[jewels] les bijoux
    }
onto =
    { $onto ->
        [none] tout droit
        [green] la terrasse verte
        [red1] la première terrasse rouge
        [red2] la deuxième terrasse rouge
        [yacht] le yacht
        [palm_a] le palmier A
        [palm_b] le palmier B
        [palm_c] le palmier C
        [palm_d] le palmier D
        [palm_e] le palmier E
        [h1_balcony] le balcon de la vigie
        [h2_roof] le toit de la villa Mimosa
        [h2_balcony] le balcon de la villa Mimosa
        [h2_upper_balcony] le balcon du haut de la villa Mimosa
        [h3_roof] le toit de la pension Paulette
        [h3_balcony] le balcon de la pension Paulette
        [h4_roof] le toit de la quincaillerie
        [h4_balcony] le balcon de la quincaillerie
        [h5_roof] le toit de l’hôtel Splendide
        [h5_balcony] le balcon de l’hôtel Splendide
        [h5_upper_balcony] le balcon du haut de l’hôtel Splendide
        [h6_roof] le toit de la boulangerie
        [h6_balcony] le balcon de la boulangerie
        [h7_roof] le toit de l’opéra
        [h7_balcony] le balcon de l’opéra
        [h7_upper_balcony] le balcon du haut de l’opéra
        [h8_roof] le toit de la banque
        [h8_balcony] le balcon de la banque
        [h9_roof] le toit du palace
        [h9_balcony] le balcon du palace
        [h9_upper_balcony] le balcon du haut du palace
        [h10_roof] le toit de la maison du pêcheur
        [h10_balcony] le balcon de la maison du pêcheur
        [h11_roof] le toit de la tour de l’horloge
        [h11_balcony] le balcon de la tour de l’horloge
        [h11_upper_balcony] le balcon du haut de la tour de l’horloge
        [h12_roof] le toit de la capitainerie
        [h12_balcony] le balcon de la capitainerie
       *[street] la rue
    }

## Events: the start

event-rope_dealt = La corde { ORDINAL($rope) }, longue de { $length }, pend à la cheminée { $chimney }.
event-sat_out = { PLAYER($seat) } ne lance pas : il n’y a que cinq dés.
event-start_die_thrown = { PLAYER($seat) } lance un dé : { symbol }.
event-start_undecided =
    { $parachutes ->
        [0] Pas un parachute : on relance.
       *[other] { $parachutes } parachutes : on relance.
    }
event-starter_found = { PLAYER($seat) } a le seul parachute et commence.
event-pawn_placed = { PLAYER($seat) } se poste sur la terrasse verte ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).

## Events: the dice

event-round_begun = Manche { $round }.
event-dice_thrown = { PLAYER($seat) }, lancer { $throw } : { $dice }.
part-dice = { symbol }
event-dice_kept = { PLAYER($seat) } garde ces dés.
event-die_handed_on =
    { $used ->
        [true] { PLAYER($seat) } a utilisé le dé ({ symbol }) et le donne à { PLAYER($to) }.
       *[false] { PLAYER($seat) } donne le dé ({ symbol }) à { PLAYER($to) } sans l’utiliser.
    }

## Events: the moves

event-rope_hung = { PLAYER($seat) } pend la corde { ORDINAL($rope) } de la cheminée { $start } à la cheminée { $chimney }.
event-pawn_swung = { PLAYER($seat) } se balance à la cheminée { $chimney }, vers { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : corde de { $length }, distance { $distance } depuis ({ NUMBER($from_x, useGrouping: 0) }, { NUMBER($from_y, useGrouping: 0) }).
event-ladder_climbed = { PLAYER($seat) } prend l’échelle vers { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : échelle de { $length }, distance { $distance } depuis ({ NUMBER($from_x, useGrouping: 0) }, { NUMBER($from_y, useGrouping: 0) }).
event-pawn_walked = { PLAYER($seat) } marche de la case { $start } à la case { $square } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } pousse { PLAYER($rival) } hors de la case { $square }.
       *[other] { PLAYER($seat) } pousse { PLAYER($rival) } vers la case { $square }, à portée de { $length } ; distance { $distance } de ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) à ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }).
    }
event-pawn_fell = { PLAYER($seat) } tombe du point ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) dans l’eau devant la case { $square }. Plouf !
event-got_wet = Vous nagez devant la case { $square } : une échelle vous en sortira.
event-water_left = { PLAYER($seat) } sort de l’eau sur la case { $square }.
event-reach_missed = { PLAYER($seat) } a vu trop loin ({ symbol }).
event-measured = Mesure ({ symbol }) : de ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) à ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), longueur { $length }, distance { $distance }.
event-die_lost = { PLAYER($seat) } perd le dé ({ symbol }).

## Events: the jewels

event-case_taken = { PLAYER($seat) } prend une valise d’outils.
event-case_lost = { PLAYER($seat) } perd { case } dans la chute.
event-jewels_saved = { PLAYER($seat) } nage, les bijoux à la main.
event-safe_opened = { PLAYER($seat) } force le coffre : les bijoux sont dans la valise !
event-helicopter_boarded = { PLAYER($seat) } grimpe à l’échelle de corde jusqu’à l’hélicoptère.
event-game_won = { PLAYER($seat) } rapporte les bijoux et gagne, à la manche { $round }.

## Moves: labels for a button, a screen reader, a terminal

move-deal_ropes = Distribuer les cordes
move-throw_for_start = Lancer les dés du départ
move-throw = Lancer les dés
move-place_pawn = Se poster sur la terrasse verte ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-throw_again =
    { $dice ->
        [none] Ne relancer aucun dé
       *[other] Relancer : nº { $dice }
    }
move-keep_dice = Garder ces dés
move-hang_rope = Pendre la corde { ORDINAL($rope) } à la cheminée { $chimney }
move-swing = Se balancer avec la corde { ORDINAL($rope) } à la cheminée { $chimney } : { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-climb = Prendre l’échelle : { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-walk =
    { $square ->
        [none] Marcher jusqu’au point ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
       *[other] Marcher jusqu’à la case { $square } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
    }
move-push = Pousser { PLAYER($rival) } à l’eau devant la case { $square }
move-leave_water = Sortir de l’eau
move-take_case = Prendre une valise d’outils
move-open_safe = Forcer le coffre
move-board_helicopter = Monter à l’hélicoptère
move-pass_die = Passer un dé ({ symbol })
move-end_turn = Passer tous les dés

## Options

option-seats = Places
option-seats-2 = deux
option-seats-3 = trois
option-seats-4 = quatre
option-seats-5 = cinq
option-seats-6 = six
option-ropes = Cordes
option-ropes-about = Si les six cordes se valent ou si chacune a sa longueur ; la boîte n’en dit rien, et les deux réglages sont de nous.
option-ropes-different = de longueurs différentes
option-ropes-equal = toutes égales
option-jewels_lost = Bijoux
option-jewels_lost-about = Ce qu’une chute coûte à qui porte les bijoux ; dans la boîte, l’eau les prend, sauf depuis le yacht.
option-jewels_lost-except_yacht = perdus à l’eau, sauf depuis le yacht
option-jewels_lost-never = jamais perdus
option-by_eye = Portées
option-by_eye-about = Si la maison montre jusqu’où vont cordes et échelle ; dans la boîte on n’essaie rien d’avance : à l’œil.
option-by_eye-off = dessinées
option-by_eye-on = jugées à l’œil

## Refusals: who may act, and when

refusal-no_such_seat = Cette table n’a pas de place { ORDINAL($seat) }.
refusal-game_over = La partie est finie.
refusal-nature_throws = Les dés et les cordes, c’est Dame Nature qui les jette.
refusal-nature_is_no_player = Dame Nature lance les dés ; elle ne joue pas.
refusal-start_first = Un instant : on cherche encore qui commence.
refusal-not_your_turn = C’est à { PLAYER($turn) } de jouer.
refusal-place_first = Posez d’abord votre pion sur la terrasse verte.
refusal-already_placed = Votre pion est déjà en jeu.
refusal-dice_are_rolling = Un instant : les dés roulent.
refusal-keep_first = Décidez d’abord : relancer des dés, ou garder ceux-ci.
refusal-throwing_is_over = Les dés sont jetés : il s’agit de s’en servir.
refusal-ropes_are_dealt = Les cordes sont déjà distribuées.
refusal-wrong_ropes = Ce ne sont pas les six cordes de cette table.
refusal-wrong_one_out = À six, et seulement à six, quelqu’un ne lance pas.
refusal-no_start_throw_now = On ne tire pas le départ maintenant.
refusal-a_die_each = Il faut un dé pour chaque personne qui lance.
refusal-no_throw_now = Aucun dé n’est à lancer maintenant.
refusal-wrong_number_of_dice =
    { $dice ->
        [1] Il y a un dé à lancer, ni plus ni moins.
       *[other] Il y a { $dice } dés à lancer, ni plus ni moins.
    }

## Refusals: the dice

refusal-no_die_chosen = Choisissez au moins un dé à relancer, ou gardez-les tous.
refusal-no_such_die = Il y a { $dice } dés, numérotés à partir de 1.
refusal-dice_out_of_order = Nommez chaque dé une seule fois, dans l’ordre.
refusal-symbol_missing = Il vous faudrait un dé que vous n’avez pas ou plus : { symbol }.

## Refusals: standing and reaching

refusal-not_on_the_green_terrace = Le pion commence sur la terrasse verte.
refusal-taken = La place est prise par { PLAYER($rival) } : en hauteur, deux pions ne se chevauchent pas.
refusal-nothing_to_stand_on = Rien ne porte un pion au point ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
refusal-something_else_there = Au point ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), ce n’est pas cela qui vous porterait.
refusal-ladder_too_short = L’échelle mesure { $length } ; de ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) à ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), il y a { $distance }.
refusal-rope_too_far = La corde mesure { $length } ; de sa cheminée ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) à votre pion ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), il y a { $distance }.
refusal-chimney_too_far = La corde mesure { $length } ; de votre pion ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) à cette cheminée ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), il y a { $distance }.
refusal-landing_too_far = La corde mesure { $length } ; de la cheminée ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) au point ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), il y a { $distance }.
refusal-rival_too_far = On pousse à { $length } au plus ; de vous ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) à votre rival ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), il y a { $distance }.
refusal-no_such_rope = Il y a { $ropes } cordes, et pas celle-là.
refusal-no_such_chimney = Il y a { $chimneys } cheminées, et pas celle-là.
refusal-not_a_neighbour = Cette corde pend à la cheminée { $chimney } : elle ne va qu’à une voisine.
refusal-not_along_the_street = L’échelle ne sert pas à avancer dans la rue.
refusal-yacht_from_last_house_only = On ne passe sur le yacht que depuis la dernière maison.
refusal-yacht_to_last_house_only = Du yacht, l’échelle ne mène qu’à la dernière maison.
refusal-not_on_the_street = Vous n’êtes pas dans la rue : on ne marche que là.
refusal-not_the_next_square = Vous êtes sur la case { $square } : on marche jusqu’à la case voisine, pas plus loin.
refusal-in_the_water = Vous nagez : il faut d’abord une échelle pour sortir de l’eau.
refusal-not_in_the_water = Vous êtes au sec.

## Refusals: pushing

refusal-at_peace_yourself = Dans l’eau comme sur la terrasse verte, on ne pousse personne.
refusal-no_such_rival = Il n’y a personne à pousser là.
refusal-rival_at_peace = Ici, { PLAYER($rival) } est en paix.
refusal-other_level = Vous n’êtes pas au même étage que { PLAYER($rival) } : l’un est dans la rue, l’autre en hauteur.
refusal-other_square = Dans la rue, on ne pousse que sur sa propre case, et { PLAYER($rival) } n’y est pas.
refusal-not_the_square_below = De là, on tombe devant la case { $squares }.

## Refusals: the jewels

refusal-no_suitcase_symbol = Vous portez une valise : sans symbole valise parmi les cinq dés, vous restez sur place.
refusal-already_carrying = Vous avez déjà une valise.
refusal-tools_first = Vous voici à la première terrasse rouge : prenez une valise d’outils avant d’aller plus loin.
refusal-not_on_the_first_terrace = Les valises sont sur la première terrasse rouge, et vous ne la touchez pas.
refusal-no_tools = Sans les outils de la première terrasse rouge, le coffre reste fermé.
refusal-jewels_already = Vous avez déjà les bijoux.
refusal-not_on_the_second_terrace = Le coffre est sur la deuxième terrasse rouge, et vous ne la touchez pas.
refusal-two_suitcases_needed = Il faut deux symboles valise dans le même tour : un pour porter, un pour forcer.
refusal-not_on_the_yacht = L’échelle de corde part du yacht.
refusal-no_jewels = Sans les bijoux, l’hélicoptère ne vous emmène pas.
refusal-two_ladders_needed = L’échelle de corde est longue : il faut deux symboles échelle.

## Reasons: why a move is better than the next best

because-end = Le chemin jusqu’à l’hélicoptère est libre : la partie est gagnée.
because-way =
    { $less ->
        [0] Vous serez en meilleure position pour la suite.
       *[other] Il vous restera { $less } % de chemin en moins.
    }
because-push = { PLAYER($rival) } tombe à l’eau et perd son avance.
because-danger = Personne ne sera assez près pour vous pousser.
because-hope-way = Ces dés vous feront avancer le plus loin.
because-hope-act = Avec ces dés, la prochaine valise est à votre portée.
because-hope-push = Avec ces dés, vous pouvez pousser quelqu’un à l’eau.
because-hope-win = Avec ces dés, l’hélicoptère est à votre portée.
