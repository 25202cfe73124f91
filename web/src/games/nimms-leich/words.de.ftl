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
prompt-top = Höher geht es nicht: Bezweifle { PLAYER($seat) }.
prompt-wait = { $names } hat das Wort.
prompt-vote = Glaubst du es?
prompt-voting = Noch unentschlossen: { $names }.
prompt-voting-done = Hand hinter dem Rücken. Noch unentschlossen: { $names }.
prompt-discard = Gewonnen: Welche Karte geht?
prompt-tuck = Verloren: Welche Karte kommt unter deinen Stapel?
prompt-exchange = Verloren: Karten behalten oder eine tauschen?
prompt-changing = Wählt noch eine Karte: { $names }.
prompt-changing-done = Gewählt. Noch unentschlossen: { $names }.
prompt-look = Wessen Karten willst du sehen?
prompt-over = Die Partie ist zu Ende.

caption-three = Eins, zwei, drei!
caption-hand = { PLAYER($seat) }: +{ $showing }, macht { $total }

bid = Bieten: { $count } ×
bid-none = Bieten
denounce = Gelogen!
investigate = Ermitteln
look = Losschicken
thumb = Glaube ich
fist = Glaube ich nicht
keep = Behalten

row = Die Leichen, vom niedrigsten zum höchsten Rang
rank = { $name }, Rang { $rank }
known = { $count } Mal auf Karten in den Händen, die du kennst
ladder = Gebote
cell = { $bid }, { $chance } %
cell-last = Das letzte Gebot: { $count } × { $name }, { PLAYER($seat) }
odds = Chancen
odds-about = Wie wahrscheinlich jedes Gebot ist, wenn alle Karten, die du nicht gesehen hast, gleich wahrscheinlich sind. Was die Gebote der anderen verraten, musst du selbst beurteilen.

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
says = { PLAYER($seat) } sagt { $count } × { $name }
hand = Deine Karten
known-hand = Bekannt von { PLAYER($seat) }
face-down = verdeckt
spied = Gesehen von { $names }
looked = { PLAYER($seat) } hat ermittelt: { $names }

trial = Das Zählen
trial-about = { PLAYER($bidder) } hat gesagt: mindestens { $count } × { $name }. { PLAYER($denouncer) } glaubt es nicht.
trial-total = { $total } von { $count }
trial-thumb = Daumen hoch
trial-fist = geschlossene Faust
trial-secret = Hand hinter dem Rücken
trial-open = unentschlossen
stamp-good = Stimmt
stamp-false = Gelogen!
last-count = Letztes Zählen
go-on = Weiter

notebook = Notizbuch
note-hand = Auf der Hand
note-pile = Stapel, von oben
note-gone = Aus dem Spiel
note-aside = Beiseitegelegt: { $count } Karten
note-known = Davon bekannt
note-unseen = Noch nirgends gesehen: { $count } Karten
note-once = Gezeigt, aber wo sie sind, ist ungewiss
note-off = An diesem Tisch wird nichts notiert: Nur das letzte Zählen bleibt vor Augen.
note-row = { PLAYER($seat) }: { $count } × { $name }
note-verdict =
    { $good ->
        [true] { $total } × { $name }: Die Daumen gewinnen
       *[false] { $total } × { $name }: Die Fäuste gewinnen
    }

summary = Wie es steht
summary-bid =
    { $count ->
        [0] Noch hat niemand geboten.
       *[other] Das letzte Gebot: { $count } × { $name }, { PLAYER($seat) }.
    }
summary-most = Keine Leiche kann sich auf den Karten in den Händen öfter als { $most } Mal zeigen.
summary-seat = { PLAYER($seat) }: { $hand } auf der Hand, { $pile } im Stapel, { tokens }.
