## The game

title = Nimm’s Leich !
about = Mentir, douter, et six témoins qui ne diront rien.
blurb = Annoncez combien de fois un cadavre se montre sur toutes les mains réunies ; bluffez, dénoncez, enquêtez, et débarrassez-vous de vos cartes avant les autres.

## The signs of the table in a terminal

letters = IPNTAR
legend =
    Les cadavres, par leur lettre : I L’Ivre mort, P Le Poids mort, N La Nature morte, T Le Temps mort, A L’Angle mort, R La Morte de rire.
    La première ligne les range du plus bas au plus haut rang ; ▶ dernière enchère, ≤ le plus grand nombre permis.
    Une ligne par place : ▶ à son tour, ● jetons, 👍 ou ✊ le pouce ou le poing du dernier décompte (▪ un vote encore secret), [ ] la main, ✕ cartes défaussées, ▤ les cartes de la pile (? inconnue).

## Pieces that the messages below share: each is named after the fact it says

corpse =
    { $corpse ->
        [ivre_mort] L’Ivre mort
        [poids_mort] Le Poids mort
        [nature_morte] La Nature morte
        [temps_mort] Le Temps mort
        [angle_mort] L’Angle mort
       *[mort_de_rire] La Morte de rire
    }
highest =
    { $highest ->
        [ivre_mort] L’Ivre mort
        [poids_mort] Le Poids mort
        [nature_morte] La Nature morte
        [temps_mort] Le Temps mort
        [angle_mort] L’Angle mort
       *[mort_de_rire] La Morte de rire
    }
# Each card by what it shows.
card =
    { $card ->
        [0] 4 × L’Ivre mort, 1 × Le Poids mort, 1 × La Nature morte
        [1] 4 × Le Poids mort, 1 × La Nature morte, 1 × Le Temps mort
        [2] 4 × La Nature morte, 1 × Le Temps mort, 1 × L’Angle mort
        [3] 4 × Le Temps mort, 1 × L’Angle mort, 1 × La Morte de rire
        [4] 4 × L’Angle mort, 1 × L’Ivre mort, 1 × La Morte de rire
        [5] 4 × La Morte de rire, 1 × L’Ivre mort, 1 × Le Poids mort
        [6] 3 × L’Ivre mort, 3 × Le Poids mort
        [7] 3 × Le Poids mort, 3 × La Nature morte
        [8] 3 × La Nature morte, 3 × Le Temps mort
        [9] 3 × Le Temps mort, 3 × L’Angle mort
        [10] 3 × L’Angle mort, 3 × La Morte de rire
        [11] 3 × L’Ivre mort, 3 × La Morte de rire
        [12] 3 × L’Ivre mort, 2 × La Nature morte, 1 × Le Temps mort
        [13] 3 × Le Poids mort, 2 × Le Temps mort, 1 × L’Angle mort
        [14] 3 × La Nature morte, 2 × L’Angle mort, 1 × La Morte de rire
        [15] 3 × Le Temps mort, 2 × La Morte de rire, 1 × L’Ivre mort
        [16] 3 × L’Angle mort, 2 × L’Ivre mort, 1 × Le Poids mort
        [17] 3 × La Morte de rire, 2 × Le Poids mort, 1 × La Nature morte
        [18] 3 × L’Ivre mort, 1 × La Nature morte, 1 × Le Temps mort, 1 × L’Angle mort
        [19] 3 × Le Poids mort, 1 × Le Temps mort, 1 × L’Angle mort, 1 × La Morte de rire
        [20] 3 × La Nature morte, 1 × L’Ivre mort, 1 × L’Angle mort, 1 × La Morte de rire
        [21] 3 × Le Temps mort, 1 × L’Ivre mort, 1 × Le Poids mort, 1 × La Morte de rire
        [22] 3 × L’Angle mort, 1 × L’Ivre mort, 1 × Le Poids mort, 1 × La Nature morte
        [23] 3 × La Morte de rire, 1 × Le Poids mort, 1 × La Nature morte, 1 × Le Temps mort
        [24] 2 × L’Ivre mort, 2 × Le Poids mort, 2 × Le Temps mort
        [25] 2 × Le Poids mort, 2 × La Nature morte, 2 × L’Angle mort
        [26] 2 × La Nature morte, 2 × Le Temps mort, 2 × La Morte de rire
        [27] 2 × L’Ivre mort, 2 × Le Temps mort, 2 × L’Angle mort
        [28] 2 × Le Poids mort, 2 × L’Angle mort, 2 × La Morte de rire
        [29] 2 × L’Ivre mort, 2 × La Nature morte, 2 × La Morte de rire
        [30] 2 × L’Ivre mort, 1 × Le Poids mort, 1 × La Nature morte, 1 × Le Temps mort, 1 × L’Angle mort
        [31] 2 × Le Poids mort, 1 × La Nature morte, 1 × Le Temps mort, 1 × L’Angle mort, 1 × La Morte de rire
        [32] 2 × La Nature morte, 1 × L’Ivre mort, 1 × Le Temps mort, 1 × L’Angle mort, 1 × La Morte de rire
        [33] 2 × Le Temps mort, 1 × L’Ivre mort, 1 × Le Poids mort, 1 × L’Angle mort, 1 × La Morte de rire
        [34] 2 × L’Angle mort, 1 × L’Ivre mort, 1 × Le Poids mort, 1 × La Nature morte, 1 × La Morte de rire
       *[35] 2 × La Morte de rire, 1 × L’Ivre mort, 1 × Le Poids mort, 1 × La Nature morte, 1 × Le Temps mort
    }
part-cards = ({ card })
tokens-left =
    { $left ->
        [0] plus aucun jeton
        [one] encore { $left } jeton
       *[other] encore { $left } jetons
    }
cards-left =
    { $left ->
        [0] plus aucune
        [one] encore { $left }
       *[other] encore { $left }
    }

## Events: the log

event-row_laid = Les cadavres sont couchés en rang ; le plus élevé est { highest }.
event-piles_dealt =
    { $aside ->
        [0] Chacun reçoit une pile de six cartes ; il n’en reste aucune.
       *[other] Chacun reçoit une pile de six cartes ; mises de côté : { $aside }.
    }
event-dealer_drawn = D’après le sort, c’est { PLAYER($dealer) } qui a donné les cartes.
event-round_opened = Manche { $round } : { PLAYER($seat) } ouvre les enchères.
event-cards_taken =
    { $cards ->
        [none] { PLAYER($seat) } n’a plus de carte en main.
       *[other] { PLAYER($seat) } prend en main { $cards }.
    }
event-bid_made = { PLAYER($seat) } annonce au moins { $count } × { corpse }.
event-token_spent =
    { $opponents ->
        [none] { PLAYER($seat) } dépense un jeton pour rien ({ tokens-left }).
       *[other] { PLAYER($seat) } envoie un enquêteur chez { PLAYERS($opponents) } ({ tokens-left }).
    }
event-cards_seen =
    { $cards ->
        [none] { PLAYER($seat) } ne trouve rien chez { PLAYER($owner) }.
       *[other] { PLAYER($seat) } découvre chez { PLAYER($owner) } { $cards }.
    }
event-bid_denounced = { PLAYER($seat) } ne croit pas { PLAYER($bidder) } : au moins { $count } × { corpse }, vraiment ?
event-vote_sealed = { PLAYER($seat) } a pris parti.
event-thumbs_shown =
    Un, deux, trois ! { $thumbs ->
        [none] Aucun pouce
       *[other] Pouce levé : { PLAYERS($thumbs) }
    } ; { $fists ->
        [none] aucun poing.
       *[other] poing fermé : { PLAYERS($fists) }.
    }
event-hand_shown =
    { $cards ->
        [none] { PLAYER($seat) } n’a rien à montrer : { $showing }, soit { $total } en tout.
       *[other] { PLAYER($seat) } montre { $cards } : { $showing }, soit { $total } en tout.
    }
event-bid_judged =
    { $good ->
        [true] { $total } × { corpse }, pour { $count } au moins : l’enchère était bonne, les pouces gagnent.
       *[false] { $total } × { corpse }, pour { $count } au moins : l’enchère était fausse, les poings gagnent.
    }
event-card_discarded = { PLAYER($seat) } se défait d’une carte ({ cards-left }).
event-card_tucked = { PLAYER($seat) } glisse une carte sous sa pile.
event-cards_kept = { PLAYER($seat) } garde la même main.
event-card_exchanged = { PLAYER($seat) } échange une carte contre l’une de celles mises de côté.
event-choice_sealed = { PLAYER($seat) } a choisi en secret.
event-game_won = Plus aucune carte : { PLAYER($seat) } remporte la partie !
event-win_shared =
    { $winners ->
        [none] La partie est finie, et personne ne gagne.
       *[other] Victoire partagée entre { PLAYERS($winners) } ! Pour se départager, il faudrait un concours d’huîtres ; la maison n’en a plus.
    }

## Moves: labels for a button, a screen reader, a terminal

move-deal = Ranger les cadavres et distribuer les cartes
move-bid = Annoncer au moins { $count } × { corpse }
move-denounce = Dénoncer la dernière enchère
move-investigate =
    { $opponents ->
        [none] Enquêter chez personne
       *[other] Enquêter chez { PLAYERS($opponents) }
    }
move-draw_lots = Tirer au sort les cartes que voit l’enquêteur
move-vote =
    { $thumb ->
        [true] Lever le pouce : l’enchère est bonne
       *[false] Montrer le poing : l’enchère est fausse
    }
move-discard = Défausser { card }
move-tuck = Glisser sous la pile { card }
move-keep = Garder les mêmes cartes
move-exchange = Échanger { card }

## Options

option-seats = Places
option-seats-3 = trois
option-seats-4 = quatre
option-seats-5 = cinq
option-seats-6 = six
option-notebook = Carnet
option-notebook-about = Ce que la maison retient pour vous des cartes montrées au décompte ; dans la boîte, chacun n’a que sa mémoire, et rien ne se note.
option-notebook-on = la maison note tout
option-notebook-two = les deux derniers décomptes
option-notebook-off = à chacun sa mémoire

## Refusals: who may act, and when

refusal-no_such_seat = Cette table n’a pas de place { ORDINAL($seat) }.
refusal-nature_is_no_player = Dame Nature distribue et tire au sort ; elle n’enchérit pas.
refusal-nature_deals = La donne est l’affaire de Dame Nature.
refusal-nature_draws_lots = Le tirage au sort est l’affaire de Dame Nature.
refusal-game_over = La partie est finie.
refusal-cards_are_dealt = Les cartes sont déjà distribuées.
refusal-wrong_row = Il faut coucher les six cadavres, chacun une fois.
refusal-wrong_cards = Il faut distribuer les 36 cartes, chacune une fois.
refusal-no_such_dealer = Le sort doit désigner l’une des { $seats } places de la table.
refusal-no_lots_now = Il n’y a rien à tirer au sort maintenant.
refusal-wrong_lots = Le sort doit désigner une carte dans chaque main visitée.
refusal-deal_first = Un instant : les cartes ne sont pas encore distribuées.
refusal-lots_first = Un instant : le sort choisit les cartes que voit l’enquêteur.
refusal-not_your_turn = C’est à { PLAYER($turn) } de parler.
refusal-thumbs_first = L’enchère est dénoncée : c’est le moment des pouces et des poings.
refusal-replace_first = La manche est jugée : chacun choisit d’abord la carte qui s’en va.

## Refusals: bids

refusal-at_least_one = Une enchère annonce un cadavre au moins une fois.
refusal-never_so_many = Sur { $cards } cartes, aucun cadavre ne se montre plus de { $most } fois.
refusal-not_a_raise = Il faut dépasser { $count } × { corpse } : un nombre plus grand, ou le même d’un rang plus élevé.
refusal-nothing_to_denounce = Vous ouvrez la manche : il n’y a encore rien à dénoncer.

## Refusals: investigators

refusal-too_late_for_tokens = L’enchère est dénoncée : jusqu’à la fin de la manche, les enquêteurs restent dehors.
refusal-no_token_left = Vous avez dépensé vos deux jetons.
refusal-no_such_opponent = Personne n’est assis à la place { ORDINAL($seat) }.
refusal-own_card = Votre propre carte, vous la voyez déjà.
refusal-two_opponents = Un enquêteur rend visite à deux adversaires différents ; à trois, il peut aussi voir les deux cartes d’un seul.
refusal-only_one_card_there = { PLAYER($owner) } n’a qu’une carte en main.

## Refusals: thumbs and fists

refusal-nothing_to_vote_on = Aucune enchère n’est dénoncée : il n’y a pas à voter.
refusal-denouncer_has_no_thumb = Vous avez dénoncé : votre poing reste fermé.
refusal-bidder_has_a_thumb = C’est votre enchère : votre pouce est levé.
refusal-already_decided = Vous avez déjà pris parti ; on attend les autres.

## Refusals: which card goes

refusal-no_choice_of_cards = De quatre à six, une seule carte en main : il n’y a rien à choisir.
refusal-nothing_to_replace = Ce n’est pas le moment de changer de carte.
refusal-already_replaced = Vous avez déjà choisi ; on attend les autres.
refusal-winner_discards = Vous avez gagné la manche : défaussez une carte.
refusal-loser_tucks = Vous avez perdu la manche et il vous reste une pile : glissez une carte dessous.
refusal-keep_or_exchange = Vous avez perdu la manche et n’avez plus de pile : gardez vos cartes, ou échangez-en une.
refusal-not_in_hand = Cette carte n’est pas dans votre main.

## Reasons: why a move is better than the next best

because-likely = Vous avez raison dans { $chance } % des cas, au lieu de { $other } %.
because-mine = Vous vous débarrassez d’une carte dans { $amount } % des cas, au lieu de { $other } %.
because-mine-little = Vous vous débarrassez un peu plus souvent d’une carte.
because-others = Les autres se débarrassent d’une carte dans { $amount } % des cas, au lieu de { $other } %.
because-others-little = Ce qui compte, c’est lequel des autres se débarrasse d’une carte.
because-look = Qui regarde d’abord ces mains a raison { $right } fois de plus sur cent.
