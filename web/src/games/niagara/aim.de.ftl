## What it is about, and how it ended: said by the shell

aim = Bring Edelsteine heim: fünf verschiedene Farben, vier von einer Farbe oder sieben insgesamt.
score =
    { $score ->
        [one] { $score } Edelstein
       *[other] { $score } Edelsteine
    }
ended-6-1 = Fünf Farben, vier gleiche oder sieben insgesamt: Dieses Lager war als erstes voll.
ended-R11 = Alle hatten ihren letzten Zug, und das beste Lager gewinnt.
