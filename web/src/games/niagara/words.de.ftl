## Die Wörter des Spielplans, neben denen, die das Haus selbst sagt

river = Der Fluss
round = Runde { $round }
all-moves = Alle Züge ({ $count })
back = Zurück
skip = Ans Ende der Bewegung
choices = { place }: { $count } Möglichkeiten
beyond = { place }, außer Reichweite: warum?
what-now = Was soll es tun?
fish-out = Ein Kanu herausfischen?

prompt-lots = Das Los bestimmt, wer beginnt.
prompt-lay = Lege ein Plättchen verdeckt aus.
prompt-launch = Setze ein Kanu ins Wasser: wohin?
prompt-canoe = Welches deiner Kanus fährt zuerst?
prompt-target = Kanu { ORDINAL($canoe) }: wohin?
prompt-other = Kanu { ORDINAL($canoe) } darf auch los.
prompt-weather = Ändere das Wetter.
prompt-flow = Der Fluss bewegt sich.
prompt-wait = Am Zug: { $names }.
prompt-wait-lay = Noch am Wählen: { $names }.
prompt-laid = Dein Plättchen liegt. Noch am Wählen: { $names }.
prompt-over = Die Partie ist zu Ende.

canoe = Kanu { ORDINAL($canoe) }
stay = An Land bleiben
brighter = Sonniger
stormier = Stürmischer
place =
    { $place ->
        [beach] der Strand
        [falls] unter dem Wasserfall
        [M1] Scheibe 1
        [M2] Scheibe 2
        [M3] Scheibe 3
        [M4] Scheibe 4
        [M5] Scheibe 5
        [L6] Scheibe 6 links
        [L7] Scheibe 7 links
        [R6] Scheibe 6 rechts
       *[R7] Scheibe 7 rechts
    }
gem =
    { $gem ->
        [amethyst] Amethyst
        [diamond] Diamant
        [amber] Bernstein
        [sapphire] Saphir
       *[ruby] Rubin
    }
tile =
    { $tile ->
        [0] Wolke
       *[other] Paddel { $tile }
    }

summary = Der Stand der Dinge
summary-canoe =
    { $gem ->
        [none] { PLAYER($seat) }, Kanu { ORDINAL($canoe) }: { place }.
       *[other] { PLAYER($seat) }, Kanu { ORDINAL($canoe) }: { place }, mit { gem }.
    }
summary-site = { gem }: noch { $count }.
summary-weather = Wetter: { $weather }.
summary-speed =
    { $speed ->
        [none] Wie weit der Fluss sich bewegt, ist noch nicht bekannt.
        [0] Der Fluss wird stillstehen.
        [one] { $speed } Scheibe kommt, wenn kein kleineres Paddel folgt.
       *[other] { $speed } Scheiben kommen, wenn kein kleineres Paddel folgt.
    }
summary-fork =
    { $fork ->
        [L] Die nächste Scheibe geht nach links.
        [R] Die nächste Scheibe geht nach rechts.
       *[none] Das Los entscheidet für jede Scheibe.
    }
summary-buoy = { PLAYER($seat) } hat den Rettungsring.

store = Vorrat
goals = { $colours } von 5 Farben, { $alike } von 4 gleichen, { $all } von 7 Steinen
hand = Deine Plättchen
tile-ready = { tile }
tile-spent = { tile }, verbraucht
tiles-left = Noch nicht gezeigt: { $tiles }
tiles-unknown = Noch nicht gezeigte Plättchen: merken muss man sie sich selbst
laid-none = kein Plättchen gelegt
laid-down = ein Plättchen, verdeckt
laid-up = { tile }

## Pictures in the rulebook

figure-round = Das kleinste Paddel, { $lowest }, und das Wetter, +{ $weather }: { $speed } Scheiben kommen nacheinander hinzu und schieben alle anderen weiter. Das Kanu auf Scheibe { $from } treibt auf Scheibe { $to }.

## Moves that are prepared while one waits

prepare-about = Für die nächste Runde, was die anderen auch tun. Der Zug entfällt, wenn dich jemand bestiehlt, wenn eines deiner Kanus hinunterstürzt, wenn das Wetter wechselt, wenn der Fluss anders steigt als angezeigt oder wenn jemand eine Siegbedingung erfüllt.
