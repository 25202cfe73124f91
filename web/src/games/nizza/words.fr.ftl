## Les mots du plateau, à côté de ceux que dit la maison elle-même

bay = La baie de Nice
round = Manche { $round }
turn-of = Au tour de { PLAYER($seat) }
all-moves = Tous les coups ({ $count })
back = Retour
whole = Toute la baie
near = De plus près
skip = À la fin du mouvement
which-side = De quel côté ?
push-either = Pousser { PLAYER($rival) } à l’eau, d’un côté ou de l’autre
goal-all = Le premier dans l’hélicoptère avec les bijoux gagne.
goal-tools = Votre but : les outils, première terrasse rouge.
goal-safe = Votre but : le coffre, deuxième terrasse rouge.
goal-yacht = Votre but : le yacht, par la dernière maison.
goal-helicopter = Votre but : deux échelles, une valise, et l’hélicoptère.

dice = Dés
die-again = Dé { $number }, { $name } : sera relancé
die-keep = Dé { $number }, { $name } : reste
die-use = Dé { $number } : { $name }
die-useless = Dé { $number } : { $name }, inutile ici
received =
    { $count ->
        [one] un dé est déjà arrivé
       *[other] { $count } dés sont déjà arrivés
    }
throw-again =
    { $count ->
        [0] Relancer
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
keep = Garder
go = Hop !
why-not = Pourquoi pas ?
pass-die = Passer ce dé
pass-all = Tout passer
leave_water = Sortir de l’eau !
take_case = Prendre les outils
open_safe = Forcer le coffre !
board_helicopter = À l’hélicoptère !

prompt-deal = On distribue les cordes.
prompt-start = Qui lance l’unique parachute commence.
prompt-place = Choisissez votre place sur la terrasse verte.
prompt-wait-place = { $names } choisit sa place sur la terrasse verte.
prompt-throwing = { $names } lance les dés.
prompt-keep = Jet { $throw } sur 3. Touchez les dés à relancer.
prompt-wait-keep = { $names } regarde ses dés.
prompt-wait-use = { $names } utilise ses dés.
prompt-rope = Corde : prenez un rouleau, puis la cheminée voisine.
prompt-swing = Balancement : tirez votre agent, ou touchez une lumière.
prompt-swing-eye = Balancement : touchez une cheminée pour choisir sa corde, puis tirez votre agent. À vue d’œil !
prompt-swing-none = Aucune corde n’arrive jusqu’à vous.
prompt-ladder = Échelle : tirez votre agent, ou touchez une lumière.
prompt-ladder-eye = Échelle : tirez votre agent. À vue d’œil !
prompt-ladder-water = L’échelle vous sort de l’eau.
prompt-ladder-yacht = Deux échelles et une valise : montez !
prompt-walk = Marche : vers la case voisine, d’un côté ou de l’autre.
prompt-parachute = Parachute : qui poussez-vous à l’eau ?
prompt-suitcase = Valise : servez-vous.
prompt-carry = Le symbole valise vous laisse avancer avec la vôtre ; sinon, passez-le.
prompt-useless = Celui-ci ne sert à rien ici : prenez-en un autre, ou passez-le.
prompt-stuck = Sans symbole valise, on n’avance pas avec une valise.
prompt-over = La partie est finie.

# While something moves: shorter than in the log.
caption-pawn_placed = { PLAYER($seat) } prend place sur la terrasse verte.
caption-dice_thrown = { PLAYER($seat) } : jet { $throw } sur 3.
caption-die_handed_on = Un dé va à { PLAYER($to) }.
caption-pawn_swung = { PLAYER($seat) } se balance : { $place }.
caption-ladder_climbed = { PLAYER($seat) } grimpe : { $place }.
caption-pawn_walked = { PLAYER($seat) } marche vers la case { $square }.
caption-pawn_fell = { PLAYER($seat) } tombe devant la case { $square }. Plouf !
caption-measured = La distance est { $distance } ; il y avait { $length } pour l’atteindre.

aim-walls = Là, rien ne vous porte
hook = Corde { ORDINAL($rope) }, longue de { $length }, cheminée { $chimney }
hook-swing = Prendre la corde { ORDINAL($rope) }, longue de { $length }, à la cheminée { $chimney }

carries =
    { $case ->
        [tools] porte les outils
       *[jewels] porte les bijoux
    }
summary = Où en est la partie
summary-pawn =
    { $case ->
        [tools] { PLAYER($seat) } : { $place }, avec les outils.
        [jewels] { PLAYER($seat) } : { $place }, avec les bijoux.
       *[none] { PLAYER($seat) } : { $place }.
    }
summary-rope = Corde { ORDINAL($rope) }, longue de { $length } : cheminée { $chimney }.
summary-dice = Dés : { $dice }.
place-street = la rue, case { $square }
place-water = dans l’eau devant la case { $square }
place-aboard = dans l’hélicoptère
place-aside = pas encore en jeu

## Pictures in the rulebook

figure-swing = Vue d’en haut : la corde part de sa cheminée, et tout ce qui est dans le cercle est à sa portée. L’agent, qui y est, peut se poser partout dans ce cercle (l’anneau vert), mais pas au-delà (la croix).
figure-fall = Vue de côté : qui est poussé tombe tout droit le long du mur, sur une case de la rue, et finit dans l’eau devant elle.

## Moments that are staged

moment-pushed = { PLAYER($seat) } pousse { PLAYER($rival) }… plouf !
moment-fell = Plouf ! { PLAYER($seat) } est à l’eau.
