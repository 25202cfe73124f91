aim = Die Hunde schließen jeden Ausweg; der Hase schlüpft an ihnen vorbei.
score =
    { $score ->
        [0] verloren
       *[other] gewonnen
    }
ended-3-1 = Der Hase hat keinen Ausweg: Die Hunde gewinnen.
ended-3-2 = Der Hase ist an den Hunden vorbei.
ended-3-3 = Die Hunde sind es leid: Der Hase gewinnt.
ended-R1 = Kein Hund kann laufen: Der Hase gewinnt.
