## Words of the house

nature = Dame Nature
somebody = Quelqu’un
list-join = { $head }, { $item }
list-and = { $head } et { $item }
option-choice = { $name } : { $value }
quoted = « { $text } »

## Bots, by strength. A bot that is not ours goes by its own name.

strength-random = au hasard
strength-novice = novice
strength-amateur = amateur
strength-expert = expert
strength-master = maître
strength =
    { $bot ->
        [random] { strength-random }
        [novice] { strength-novice }
        [amateur] { strength-amateur }
        [expert] { strength-expert }
        [master] { strength-master }
       *[other] { $bot }
    }

## The story of a record

story-header = { $title } : le récit d’une partie
story-seat =
    { $bot ->
        [none] { $name }
       *[other] { $name } (robot, { strength })
    }
story-commitment = Le hasard, scellé avant la partie : { $commitment }
story-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } : { $move }
story-hidden-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) }
story-clock = Temps écoulé : la maison a joué ce coup.
story-undo =
    { $later ->
        [0] { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } reprend le coup { NUMBER($ply, useGrouping: 0) }.
       *[other] { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } reprend le coup { NUMBER($ply, useGrouping: 0) }, et tous ceux qui l’ont suivi.
    }
story-resign = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } abandonne.
story-agree = { NUMBER($at, useGrouping: 0) }. La nulle est convenue entre { PLAYERS($seats) }.
story-lend =
    { $why ->
        [clock] { NUMBER($at, useGrouping: 0) }. Temps écoulé : un robot ({ strength }) joue pour { PLAYER($seat) }.
       *[other] { NUMBER($at, useGrouping: 0) }. Un robot ({ strength }) joue pour { PLAYER($seat) }.
    }
story-return = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } est de retour.
story-next = (Entrée pour la suite)
story-result = La victoire revient à { PLAYERS($winners) }.
story-draw = Personne ne l’emporte : la partie est nulle.
story-unfinished = La partie n’est pas finie.
record-old = cette partie suit d’autres règles ({ $game } version { $then }) que celles d’aujourd’hui (version { $now }) : la maison ne peut pas la rejouer.
record-new = cette partie suit des règles ({ $game } version { $then }) plus récentes que celles de ce programme (version { $now }) : une version plus récente de ludotheque peut la rejouer.

## What a table can choose

options-usual = par défaut
options-letter = à la lettre
games-facts = de { $least } à { $most } personnes, environ { $minutes } minutes
games-facts-exactly = { $most } personnes, environ { $minutes } minutes

## A game in a terminal

play-guest = Invité
play-options = À cette table : { $options }.
play-entropy = Ajoutez votre grain de hasard, ce que vous voulez (ou Entrée) :
play-hint = Pour jouer, tapez ce qui précède un coup ; 3.5 montre la règle, « ? » les signes, « ! » donne un conseil, q quitte.
play-only-choice = Un seul coup possible : { $move }
play-choose = Votre choix :
play-refused = La règle { $rule } ne le permet pas :
play-not-a-move = Ce n’est ni un coup de la liste, ni une règle.
play-recorded = La partie est dans { $path } (empreinte { $fingerprint }).
play-goodbye = À bientôt !

## What characters say, and hints

play-says = { PLAYER($seat) } : « { $text } »
play-no-hint = Pas de conseil ici : il n’y a rien à choisir.
hint-move = Conseil : { $move }
hint-lead =
    { $lead ->
        [0] À peu près aussi bien : { $move }.
       *[other] { TENTHS($lead) } points de chances de gagner de plus que : { $move }.
    }
