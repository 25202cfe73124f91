## The words of the board, beside those that the game itself says

table = Der Tisch
round = Runde { $round }
all-moves = Alle Züge ({ $count })
back = Zurück
skip = Zum Ende der Bewegung

prompt-deal = Die Karten werden gegeben.
prompt-lots = Das Los entscheidet, welche Karten { PLAYER($seat) } zu sehen bekommt.
prompt-open = Du eröffnest: biete.
prompt-raise = Erhöhen oder { PLAYER($seat) } nicht glauben?
prompt-top = Höher geht es nicht: Bezweifle das Gebot von { PLAYER($seat) }.
prompt-wait = { $names } hat das Wort.
prompt-own = Du hast das Wort.
prompt-vote = Glaubst du es?
prompt-voting = Noch unentschlossen: { $names }.
prompt-voting-done = Hand hinter dem Rücken. Noch unentschlossen: { $names }.
prompt-discard = Gewonnen: Welche Karte geht?
prompt-tuck = Verloren: Welche Karte kommt unter deinen Stapel?
prompt-exchange = Verloren: behalten, oder tippe die Karte an, die du tauschst.
prompt-changing = Noch bei der Kartenwahl: { $names }.
prompt-changing-done = Gewählt. Noch unentschlossen: { $names }.
prompt-look =
    { $seats ->
        [3] Tippe eine Person an, um beide Karten zu sehen, oder zwei für je eine Karte.
       *[other] Tippe zwei Personen an, deren Karte du sehen willst ({ $chosen } von 2).
    }
prompt-look-full =
    { $seats ->
        [3] { $chosen ->
            [1] Beide Karten. Oder tippe auch die andere Person an: von jeder eine.
           *[other] Von jeder eine Karte, das Los entscheidet.
        }
       *[other] Gewählt. Zum Ändern tippe jemanden noch einmal an.
    }
prompt-over = Die Partie ist zu Ende.

caption-three = Eins, zwei, drei!
caption-hand = { PLAYER($seat) }: +{ $showing }, macht { $total }

bid = Bieten: { $count } ×
bid-none = Bieten
denounce = Gelogen!
investigate = Ermitteln
look = Losschicken
thumb = Glaube ich
fist = Glaube ich nicht
keep = Behalten
deed = { $said }: { $move }

row = Die Leichen, vom niedrigsten zum höchsten Rang
rank = { $name }, Rang { $rank }
known = { $count }-mal auf Karten in den Händen, die du kennst
ladder = Gebote
cell = { $bid }, { $chance } %
cell-last = Das letzte Gebot: { $count } × { $name }, { PLAYER($seat) }
cell-last-odds = { cell-last }, { $chance } %
odds = Chancen %
odds-about = Wie wahrscheinlich jedes Gebot ist, wenn alle Karten, die du nicht gesehen hast, gleich wahrscheinlich sind. Was die Gebote der anderen verraten, musst du selbst beurteilen.
odds-about-off = Wie wahrscheinlich jedes Gebot ist, wenn alle Karten, die dir nicht vor Augen liegen, gleich wahrscheinlich sind. Was du dir gemerkt hast und was die Gebote der anderen verraten, musst du selbst beurteilen.

left =
    { $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }
tokens =
    { $left ->
        [0] keine Marke
        [one] eine Marke
       *[other] { $left } Marken
    }
says = { PLAYER($seat) } sagt { $count } × { $name }
hand = Deine Karten
known-card = Gesehen bei { PLAYER($seat) }: { $card }
face-down = verdeckt
spied = Gesehen von { $names }
spied-card = { $card } (gesehen von { $names })
looked = { PLAYER($seat) } hat ermittelt: { $names }

trial = Die Auszählung
trial-about = { PLAYER($bidder) } hat gesagt: mindestens { $count } × { $name }. { PLAYER($denouncer) } glaubt es nicht.
trial-side = { $name }: { $side }
trial-chance = Chance ohne die Gebote: { $chance } %
trial-total = { $total } von { $count }
trial-thumb = Daumen hoch
trial-fist = geschlossene Faust
trial-secret = Hand hinter dem Rücken
trial-open = unentschlossen
stamp-good = Stimmt
stamp-false = Gelogen!
last-count = Letzte Auszählung
go-on = Weiter

notebook = Notizbuch
note-hand = Auf der Hand
note-pair = Eine dieser beiden ist noch auf der Hand
note-pile = Stapel, von oben
note-gone = Aus dem Spiel
note-aside = Beiseitegelegt: { $count } Karten
note-known = Davon bekannt
note-unseen = Noch nicht gesehen: { $count } Karten
note-unseen-off = Gerade nicht vor Augen: { $count } Karten
note-off = An diesem Tisch wird nichts notiert: Nur die letzte Auszählung bleibt vor Augen.
note-two = Das Notizbuch vergisst: Nur die letzten beiden Auszählungen bleiben darin.
note-row = { PLAYER($seat) }: { $count } × { $name }
note-verdict =
    { $good ->
        [true] { $total } × { $name }: Die Daumen gewinnen
       *[false] { $total } × { $name }: Die Fäuste gewinnen
    }

summary = Wie es steht
summary-bid =
    { $count ->
        [0] Noch hat niemand geboten.
       *[other] Das letzte Gebot: { $count } × { $name }, { PLAYER($seat) }.
    }
summary-most = Keine Leiche kann sich auf den Karten in den Händen öfter als { $most }-mal zeigen.
summary-seat = { PLAYER($seat) }: { $hand } auf der Hand, { $pile } im Stapel, { tokens }.

## Moves that are prepared while one waits

prepare-about = Bezweifeln: was auch geboten wird, bis du an der Reihe bist. Abstimmen: wenn das Gebot, das jetzt steht, bezweifelt wird. Alles entfällt, sobald etwas anderes geschieht, etwa wenn jemand ermittelt.
