## Words of the house

nature = Mutter Natur
somebody = Jemand
list-join = { $head }, { $item }
list-and = { $head } und { $item }
option-choice = { $name }: { $value }
quoted = „{ $text }“

## Bots, by strength. A bot that is not ours goes by its own name.

strength-random = Zufall
strength-novice = Neuling
strength-amateur = Amateur
strength-expert = Experte
strength-master = Meister
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

story-header = { $title }: Geschichte einer Partie
story-seat =
    { $bot ->
        [none] { $name }
       *[other] { $name } (Bot, { strength })
    }
story-commitment = Der Zufall, vor der Partie versiegelt: { $commitment }
story-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) }: { $move }
story-hidden-ply = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) }
story-clock = Die Zeit war abgelaufen: Das Haus hat gezogen.
story-undo =
    { $later ->
        [0] { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } nimmt Zug { NUMBER($ply, useGrouping: 0) } zurück.
       *[other] { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } nimmt Zug { NUMBER($ply, useGrouping: 0) } zurück und alle Züge danach.
    }
story-resign = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } gibt auf.
story-agree = { NUMBER($at, useGrouping: 0) }. { PLAYERS($seats) } einigen sich auf Remis.
story-lend =
    { $why ->
        [clock] { NUMBER($at, useGrouping: 0) }. Die Zeit ist abgelaufen: Ein Bot ({ strength }) spielt für { PLAYER($seat) }.
       *[other] { NUMBER($at, useGrouping: 0) }. Ein Bot ({ strength }) spielt für { PLAYER($seat) }.
    }
story-return = { NUMBER($at, useGrouping: 0) }. { PLAYER($seat) } ist wieder da.
story-next = (Eingabetaste: weiter)
story-result = Der Sieg geht an { PLAYERS($winners) }.
story-draw = Niemand gewinnt: Die Partie ist unentschieden.
story-unfinished = Die Partie ist noch nicht zu Ende.
record-old = diese Partie folgt anderen Regeln ({ $game }, Version { $then }) als denen von heute (Version { $now }): Das Haus kann sie nicht noch einmal spielen.
record-new = diese Partie folgt Regeln ({ $game }, Version { $then }), die neuer sind als die dieses Programms (Version { $now }): Ein neueres ludotheque kann sie noch einmal spielen.

## What a table can choose

options-usual = üblich
options-letter = wortgetreu
games-facts = { $least } bis { $most } Personen, etwa { $minutes } Minuten
games-facts-exactly = { $most } Personen, etwa { $minutes } Minuten

## A game in a terminal

play-guest = Gast
play-options = An diesem Tisch: { $options }.
play-entropy = Gib dein eigenes Quäntchen Zufall dazu, irgendetwas (oder Eingabetaste):
play-hint = Zum Spielen eingeben, was vor einem Zug steht; 3.5 zeigt die Regel, „?“ die Zeichen, „!“ gibt einen Tipp, q geht.
play-only-choice = Es gibt nur einen Zug: { $move }
play-choose = Deine Wahl:
play-refused = Regel { $rule } erlaubt das nicht:
play-not-a-move = Das ist weder ein Zug aus der Liste noch eine Regel.
play-recorded = Die Partie steht in { $path } (Fingerabdruck { $fingerprint }).
play-goodbye = Bis bald!

## What characters say, and hints

play-says = { PLAYER($seat) }: „{ $text }“
play-no-hint = Hier gibt es keinen Tipp: Es ist nichts zu wählen.
hint-move = Tipp: { $move }
hint-lead =
    { $lead ->
        [0] Etwa gleich gut: { $move }.
       *[other] { TENTHS($lead) } Prozentpunkte bessere Aussichten als: { $move }.
    }
