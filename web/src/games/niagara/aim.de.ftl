## What it is about, and how it ended: said by the shell

aim = Bring Edelsteine heim: fünf verschiedene Farben, vier von einer Farbe oder sieben insgesamt.
score =
    { $score ->
        [one] { $score } Edelstein
       *[other] { $score } Edelsteine
    }
ended-6-1 =
    { $way ->
        [same]
            { $gem ->
                [amethyst] { $names } hat vier Amethyste heimgebracht.
                [diamond] { $names } hat vier Diamanten heimgebracht.
                [amber] { $names } hat vier Bernsteine heimgebracht.
                [sapphire] { $names } hat vier Saphire heimgebracht.
               *[ruby] { $names } hat vier Rubine heimgebracht.
            }
        [different] Fünf Edelsteine in fünf Farben: { $names } hat sie alle heimgebracht.
        [many] { $score } Edelsteine insgesamt: { $names } hat mehr als genug.
       *[any] Fünf Farben, vier gleiche oder sieben insgesamt: Dieser Vorrat war als erster voll.
    }
series-gems = Edelsteine an Land
ended-R11 = Alle hatten ihren letzten Zug, und der beste Vorrat gewinnt.
