## What it is about, and how it ended: said by the shell

aim = Werde deine sechs Karten los: Jede gewonnene Runde nimmt dir eine ab.
score =
    { $score ->
        [one] { $score } Karte weg
       *[other] { $score } Karten weg
    }
ended-5-1 = { $names } hat keine einzige Karte mehr.
ended-5-2 =
    { $count ->
        [one] Mehrere wurden zugleich ihre letzte Karte los: { $names } hat die wenigsten Marken ausgegeben.
       *[other] { $names } wurden zugleich ihre letzte Karte los, mit gleich vielen ausgegebenen Marken.
    }
series-cards = Abgelegte Karten
