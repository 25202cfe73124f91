about = In jedem Spiel eine Partie, dieselbe für alle im Haus: derselbe Anfang, dasselbe Los, und Bots, die auf dieselben Züge dasselbe antworten. Sie gilt bis { $until } (Mitternacht Weltzeit). Du hast einen Versuch: Begonnen ist begonnen. Danach liegen alle Partien offen, und du siehst, was die anderen daraus gemacht haben.
deal = Du gegen die Amateure des Hauses.
tower = Der Turm des Tages: Zur Hälfte steht er schon. Setz, was noch da ist, allein, und lass nichts fallen.
counts-niagara = Was zählt: der Platz, dann um wie viele Edelsteine du vor dem Besten der anderen liegst, dann wenige Runden.
counts-nimms-leich = Was zählt: der Platz, dann wie viele Karten mehr als der Beste der anderen du losgeworden bist, dann wenige Runden.
counts-casanova = Was zählt: ob du gewonnen hast, dann in wie wenigen Runden.
counts-nizza = Was zählt: der Platz, dann dein Vorsprung auf dem Weg, dann wenige Runden.
counts-vertiges = Was zählt: Punkte für ZAPs, abzüglich dessen, was fiel, dann wenige Züge.
begin = Spielen
go-on = Weiterspielen
look = Ansehen
going-on = Du spielst sie gerade.
put-away = Du hast sie begonnen, und ihr Tisch wurde weggeräumt.
made =
    { $place ->
        [1] Gewonnen
       *[other] Platz { $place }
    } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $margin ->
        [0] gleichauf
       *[other] Abstand { $margin }
    } · { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
people =
    { $count ->
        [0] Noch hat sie niemand begonnen.
        [one] Eine Person hat sie begonnen.
       *[other] { $count } Personen haben sie begonnen.
    }
days-in-a-row =
    { $count ->
        [one] Du warst dabei: der erste Tag einer Reihe.
       *[other] { $count } Tage in Folge mit dir. Ein freier Tag schadet niemandem.
    }
yesterday = Die Ergebnisse von gestern
fair = Eine Person ist für das Haus, wen es an einem Cookie erkennt: Ein anderer Browser ist eine andere Person und kann es noch einmal versuchen. Wer das tut, spielt gegen sich selbst. Was nach Mitternacht fertig wird, steht ohne Rang da, weil dann schon alles offen liegt.
to-today = ← Die Partien von heute
results-of = { $title }: die Partie eines Tages
games = Spiele
day-before = ← Der Tag davor
day-after = Der Tag danach →
nobody-came = An diesem Tag hat sie niemand gespielt.
you = (du)
unfinished = nicht zu Ende gespielt
afterwards = nach Mitternacht zu Ende gespielt
gave-up = aufgegeben
