## What it is about, and how it ended: said by the shell

aim = Setz mit einer Hand alle deine Teile auf die Türme, lass nichts fallen und punkte durch ZAPs: Die meisten Punkte gewinnen.
score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
ended-6-3 = Jemand hat kein Teil mehr, und { $names } hat die meisten Punkte: { $score }.
ended-R9 = Jemand hat kein Teil mehr, und der Sieg wird geteilt.
ended-R10 = Niemand konnte mehr weitermachen, und { $names } hat die meisten Punkte: { $score }.
series-points = Punkte
