## Les mots du plateau, à côté de ceux que la maison dit elle-même

stage = La table et ses tours
all-moves = Tous les coups ({ $count })
back = Retour
skip = À la fin du mouvement
skip-short = Sauter
film-stop = Arrêter le film
hand = Vos pièces
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
pile = pioche : { $count }
bag = Sac : { $count }
turn-of = Tour de jeu { $turn } sur { $most } au plus

piece-fits =
    { $count ->
        [0] { $piece } : ne va sur aucune tour
        [one] { $piece } : va sur une tour
       *[other] { $piece } : va sur { $count } tours
    }

prompt-deal = On distribue les pièces.
prompt-first = À vous : choisissez une pièce pour la base d’une tour.
prompt-yours = C’est votre tour.
prompt-build = À vous : choisissez une pièce.
prompt-new = Rien ne va : commencez une nouvelle tour, à 2 cm des autres.
prompt-stuck = Plus rien ne va : passez, et votre main se remplit.
prompt-unfit = Rien de ce que vous avez ne semble plus aller. Passez ; essayer reste permis.
prompt-enough = Vous avez pris quelque chose en main trente fois : ce tour, il ne reste qu’à passer.
prompt-picked = Touchez-la encore pour la prendre.
prompt-hold = Glissez pour guider la main, puis lâchez.
prompt-high = Glissez pour descendre la main : c’est trop haut pour lâcher.
prompt-touch = Elle touche. Lâchez quand elle tient.
prompt-near = À { $gap } mm de la tour voisine, il en faut { $most } : éloignez la pièce.
prompt-fallen = Quelque chose est tombé : posez ou reprenez.
prompt-falling = Les doigts sont ouverts…
prompt-aim = Où la posez-vous ?
prompt-zap-from = ZAP : soulevez à partir de quelle pièce ?
prompt-zap-onto = ZAP : sur quelle tour ?
prompt-wait = C’est à { $names } de jouer.
prompt-holds =
    { $count ->
        [one] { $names } tient une pièce.
       *[other] { $names } tient { $count } pièces d’une tour.
    }
fallen = Quelque chose est tombé !
weary = La main tremble × { NUMBER($times, minimumFractionDigits: 1) }
seconds = { $left } s
seconds-left =
    { $left ->
        [one] Plus que { $left } seconde.
       *[other] Plus que { $left } secondes.
    }
too-high =
    { $table ->
        [true] Trop haut pour lâcher : à { $up } mm de la table ; { $most } au plus.
       *[false] Trop haut pour lâcher : à { $up } mm de la tour ; { $most } au plus.
    }
may-topple = À { $up } mm de la table : si elle ne bascule pas, elle tient.
too-near = À { $gap } mm de la tour voisine, il en faut { $most }.
release-high = trop haut : { $up } mm
release-topples = risque de basculer : { $up } mm
release-near = trop près : { $gap } mm
prompt-over = La partie est finie.

take = Prendre
release = Lâcher
release-about = Ouvre les doigts. Lever le doigt de l’écran ne lâche rien.
withdraw = Reprendre
move-left = À gauche
move-right = À droite
move-up = Plus haut
move-down = Plus bas
tilt-left = Pencher à gauche
tilt-right = Pencher à droite
flip = Retourner
turn-round = Tourner
pass = Passer
zap = ZAP !
protest = Je proteste !
on-table = Sur la table
put-onto = Sur : { $piece }
put-onto-fits = Sur : { $piece }, ça va
lift-from = Soulever { $count } pièces, à partir de : { $piece }
see-again = Revoir au ralenti
help = Où ça va
help-about = Montre où une pièce pourrait aller.
sound = Bruits du bois
keys-line = Flèches : déplacer ; tenues : plus vite ; avec Maj : finement. Page haut, Page bas : 2 cm. R : redresser. W : où en suis-je ?
keys = Flèches : déplacer (Maj : finement ; tenues : plus vite). Page haut et Page bas : 2 cm plus haut ou plus bas. Q et E : pencher. F : retourner. T : tourner. R : redresser. W : où en suis-je ? Espace : lâcher. Échap : reprendre.

where =
    { $side ->
        [none] À { $height } mm de la table.
        [left] { $far } mm trop à gauche, { up }.
        [right] { $far } mm trop à droite, { up }.
       *[over] juste au-dessus de la place, { up }.
    } { $touch ->
        [true] La pièce touche. { lean }
       *[false] { lean }
    }
up =
    { $up ->
        [none] à { $height } mm de la table
       *[other] { $up } mm au-dessus
    }
lean =
    { $lean ->
        [none] { "" }
        [straight] La tour est droite.
        [left] La tour penche de { $tip } mm à gauche.
       *[right] La tour penche de { $tip } mm à droite.
    }
held-so =
    { $down ->
        [true] Découpe en bas.
       *[false] Découpe en haut.
    } { $turned ->
        [true] Tournée.
       *[false] { "" }
    }

way-flip = Retournez-la : elle s’emboîtera ici.
way-turn = Tournez-la : elle s’emboîtera ici.

summary = L’état de la partie
summary-tower =
    { $height ->
        [one] Tour { ORDINAL($tower) } : { $height } pièce ; en haut, { top }. { lean }
       *[other] Tour { ORDINAL($tower) } : { $height } pièces ; en haut, { top }. { lean }
    }
top =
    { $flat ->
        [true] un côté plat
       *[false] { $piece }
    }
summary-seat = { PLAYER($seat) } : { score }, { in-hand }, pioche de { $pile }.
in-hand =
    { $hand ->
        [one] { $hand } pièce en main
       *[other] { $hand } pièces en main
    }

## In the rulebook

figure-fits = { $upper } s’emboîte sur { $lower }
figure-about = Quelle découpe va dans quelle autre. Les deux d’une paire vont aussi dans l’autre sens ; sur un côté plat, toute pièce tient.
figure-base = Une tour commence sur la face plate, à 2 cm au moins de sa voisine.
figure-zap = Un ZAP : le haut d’une tour, deux pièces au moins, passe sur une autre où il s’emboîte. Un point par pièce, un de plus par étoile rouge.
