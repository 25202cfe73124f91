## Das Spiel

title = Hunde und Hase
about = Drei Hunde, die nur eine Richtung kennen, und ein Hase, der sie alle kennt.
blurb = Führt die Meute und schließt jeden Ausweg, oder seid der Hase und schlüpft hindurch. Zehn Minuten, kein Glück, und älter, als irgendwer sich erinnert.

## Die Zeichen des Bretts in einem Terminal

legend =
    # die Runde, dann wie oft hintereinander die Hunde nicht vorankamen; ● Hunde, ○ der Hase, Buchstaben sind freie Punkte.
    Ein Hund wird mit zwei Buchstaben gezogen, etwa bf; der Hase mit einem.

## Ereignisse: das Protokoll

event-round_began = Runde { $round } beginnt.
event-hound_ran =
    { $idle ->
        [0] Ein Hund von { PLAYER($seat) } läuft von { $start } nach { $end }.
       *[other] Ein Hund von { PLAYER($seat) } läuft von { $start } nach { $end }, ohne voranzukommen ({ $idle }).
    }
event-hare_leapt = { PLAYER($seat) } springt von { $start } nach { $end }.
event-game_ended =
    { $by ->
        [hounds] Der Hase ist gefangen: Der Sieg geht an { PLAYERS($winners) }.
       *[hare] Der Hase ist entkommen: Der Sieg geht an { PLAYERS($winners) }.
    }

## Züge: für einen Knopf, einen Screenreader, ein Terminal

move-run = Von { $start } nach { $end } laufen
move-leap = Nach { $end } springen

## Optionen

option-seats = Plätze
option-seats-2 = zwei
option-patience = Geduld
option-patience-about = Wie oft hintereinander die Hunde laufen dürfen, ohne voranzukommen; die alten Bücher sagen zehnmal.
option-patience-10 = zehn Läufe
option-patience-6 = sechs Läufe
option-pack = Wer die Hunde führt
option-pack-about = Ob der erste oder der zweite Platz die Hunde hat, die immer beginnen.
option-pack-first = der erste Platz
option-pack-second = der zweite Platz

## Ablehnungen

refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { ORDINAL($seat) }.
refusal-game_over = Das Spiel ist zu Ende.
refusal-not_your_hounds = Ihr seid der Hase: Die Hunde führt jemand anders.
refusal-not_your_hare = Ihr führt die Hunde: Der Hase ist jemand anders.
refusal-hare_first = Der Hase ist am Zug.
refusal-hounds_first = Die Hunde sind am Zug.
refusal-no_hound = Auf { $point } steht kein Hund.
refusal-no_line = Von { $start } nach { $end } führt keine Linie.
refusal-taken = { $point } ist besetzt.
refusal-never_back = Hunde laufen nie zurück.
