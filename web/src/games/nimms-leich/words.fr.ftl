## The words of the board, beside those that the game itself says

table = La table
round = Manche { $round }
all-moves = Tous les coups ({ $count })
back = Retour
skip = À la fin du mouvement

prompt-deal = On distribue les cartes.
prompt-lots = Le sort décide des cartes que verra { PLAYER($seat) }.
prompt-open = Vous ouvrez : annoncez.
prompt-raise = Surenchérir, ou dénoncer { PLAYER($seat) } ?
prompt-top = Impossible de surenchérir : dénoncez { PLAYER($seat) }.
prompt-wait = La parole est à { $names }.
prompt-own = À vous de parler.
prompt-vote = Y croyez-vous ?
prompt-voting = En pleine réflexion : { $names }.
prompt-voting-done = Main derrière le dos. En pleine réflexion : { $names }.
prompt-discard = Manche gagnée : quelle carte défaussez-vous ?
prompt-tuck = Manche perdue : quelle carte passe sous votre pile ?
prompt-exchange = Manche perdue : gardez, ou touchez la carte à échanger.
prompt-changing = En train de choisir une carte : { $names }.
prompt-changing-done = C’est choisi. Encore indécis : { $names }.
prompt-look =
    { $seats ->
        [3] Touchez une personne pour voir ses deux cartes, ou deux pour une carte de chacune.
       *[other] Touchez deux personnes dont voir la carte ({ $chosen } sur 2).
    }
prompt-look-full =
    { $seats ->
        [3] { $chosen ->
            [1] Ses deux cartes. Ou touchez aussi l’autre personne : une carte de chacune.
           *[other] Une carte de chacune, tirée au sort.
        }
       *[other] C’est choisi. Pour changer, touchez à nouveau quelqu’un.
    }
prompt-over = La partie est finie.

caption-three = Un, deux, trois !
caption-hand = { PLAYER($seat) } : +{ $showing }, soit { $total } en tout

bid = Annoncer { $count } ×
bid-none = Annoncer
denounce = Dénoncer !
investigate = Enquêter
look = Enquêter
thumb = J’y crois
fist = J’en doute
keep = Garder
deed = { $said } : { $move }

row = Les cadavres, du plus bas au plus haut rang
rank = { $name }, rang { $rank }
known = { $count } fois sur les cartes en main que vous connaissez
ladder = Enchères
cell = { $bid }, { $chance } %
cell-last = La dernière enchère : { $count } × { $name }, { PLAYER($seat) }
cell-last-odds = { cell-last }, { $chance } %
odds = Chances %
odds-about = La probabilité de chaque enchère si toutes les cartes que vous n’avez pas vues se valent. Ce que trahissent les enchères des autres, à vous d’en juger.
odds-about-off = La probabilité de chaque enchère si toutes les cartes que vous n’avez pas sous les yeux se valent. Ce que vous avez retenu, et ce que trahissent les enchères des autres, à vous d’en juger.

left =
    { $left ->
        [0] plus aucune carte
        [one] une carte restante
       *[other] { $left } cartes restantes
    }
tokens =
    { $left ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $left } jetons
    }
says = { PLAYER($seat) } annonce { $count } × { $name }
hand = Vos cartes
known-card = Vue chez { PLAYER($seat) } : { $card }
face-down = face cachée
spied = Main vue par { $names }
spied-card = { $card } (vue par { $names })
looked = { PLAYER($seat) } a enquêté : { $names }

trial = Le décompte
trial-about = { PLAYER($bidder) } a dit : au moins { $count } × { $name }. { PLAYER($denouncer) } n’y croit pas.
trial-side = { $name } : { $side }
trial-chance = Chances, sans les enchères : { $chance } %
trial-total = { $total } sur { $count }
trial-thumb = pouce levé
trial-fist = poing fermé
trial-secret = main derrière le dos
trial-open = pas encore décidé
stamp-good = Vrai
stamp-false = Mensonge !
last-count = Dernier décompte
go-on = Continuer

notebook = Carnet
note-hand = En main
note-pair = L’une de ces deux est encore en main
note-pile = Pile, du haut vers le bas
note-gone = Hors du jeu
note-aside = Mises de côté : { $count } cartes
note-known = Connues parmi elles
note-unseen = Pas encore vues : { $count } cartes
note-unseen-off = Pas sous vos yeux en ce moment : { $count } cartes
note-off = À cette table, pas de carnet : seul le dernier décompte reste sous vos yeux.
note-two = Le carnet oublie : seuls les deux derniers décomptes y restent.
note-row = { PLAYER($seat) } : { $count } × { $name }
note-verdict =
    { $good ->
        [true] { $total } × { $name } : les pouces gagnent
       *[false] { $total } × { $name } : les poings gagnent
    }

summary = Où en est la partie
summary-bid =
    { $count ->
        [0] Personne n’a encore annoncé.
       *[other] La dernière enchère : { $count } × { $name }, { PLAYER($seat) }.
    }
summary-most = Aucun cadavre ne peut se montrer plus de { $most } fois sur les cartes en main.
summary-seat = { PLAYER($seat) } : { $hand } en main, { $pile } dans la pile, { tokens }.

## Moves that are prepared while one waits

prepare-about = Dénoncer : quoi qu’on enchérisse avant votre tour. Voter : si l’enchère qui tient maintenant est dénoncée. Tout est oublié dès qu’il se passe autre chose, par exemple si quelqu’un enquête.
