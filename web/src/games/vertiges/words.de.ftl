## Die Wörter des Bretts, neben denen, die das Haus selbst sagt

stage = Der Tisch und seine Türme
all-moves = Alle Züge ({ $count })
back = Zurück
skip = Ans Ende der Bewegung
skip-short = Überspringen
film-stop = Film beenden
hand = Deine Teile
score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
pile = Vorrat: { $count }
bag = Beutel: { $count }
turn-of = Zug { $turn } von höchstens { $most }

piece-fits =
    { $count ->
        [0] { $piece }: passt auf keinen Turm
        [one] { $piece }: passt auf einen Turm
       *[other] { $piece }: passt auf { $count } Türme
    }

prompt-deal = Die Teile werden verteilt.
prompt-first = Du bist dran: Wähle ein Teil als Fuß eines Turms.
prompt-yours = Du bist dran.
prompt-build = Du bist dran: Wähle ein Teil.
prompt-new = Nichts passt: Beginne einen neuen Turm, 2 cm neben den anderen.
prompt-stuck = Nichts passt mehr: Beende den Zug, und deine Hand wird aufgefüllt.
prompt-unfit = Was du hast, passt wohl nirgends mehr. Beende den Zug; versuchen kannst du es trotzdem.
prompt-enough = Du hast dreißigmal zugegriffen: Nun kannst du den Zug nur noch beenden.
prompt-picked = Tippe es noch einmal an, um es zu nehmen.
prompt-hold = Ziehe, um die Hand zu führen, dann lass los.
prompt-high = Ziehe, um die Hand nach unten zu führen: Zum Loslassen ist es zu hoch.
prompt-touch = Es berührt etwas. Lass los, wenn es sitzt.
prompt-near = { $gap } mm bis zum nächsten Turm, { $most } sind nötig: Rücke es weg.
prompt-fallen = Etwas ist gefallen: Setz ab oder nimm zurück.
prompt-falling = Die Finger sind offen …
prompt-aim = Wohin setzt du es?
prompt-zap-from = ZAP: Ab welchem Teil hebst du ab?
prompt-zap-onto = ZAP: Auf welchen Turm?
prompt-wait = { $names } ist am Zug.
prompt-holds =
    { $count ->
        [one] { $names } hält ein Teil.
       *[other] { $names } hält { $count } Teile eines Turms.
    }
fallen = Etwas ist gefallen!
weary = Die Hand zittert × { NUMBER($times, minimumFractionDigits: 1) }
seconds = { $left } s
seconds-left =
    { $left ->
        [one] Noch { $left } Sekunde.
       *[other] Noch { $left } Sekunden.
    }
too-high =
    { $table ->
        [true] Zu hoch zum Loslassen: { $up } mm über dem Tisch; höchstens { $most }.
       *[false] Zu hoch zum Loslassen: { $up } mm über dem Turm; höchstens { $most }.
    }
may-topple = { $up } mm über dem Tisch: Wenn es nicht kippt, steht es.
too-near = { $gap } mm bis zum nächsten Turm, { $most } sind nötig.
release-high = zu hoch: { $up } mm
release-topples = kippt vielleicht: { $up } mm
release-near = zu nah: { $gap } mm
prompt-over = Die Partie ist zu Ende.

take = Nehmen
release = Loslassen
release-about = Öffnet die Finger. Den Finger vom Bildschirm zu heben lässt nichts fallen.
withdraw = Zurücknehmen
move-left = Nach links
move-right = Nach rechts
move-up = Höher
move-down = Tiefer
tilt-left = Nach links neigen
tilt-right = Nach rechts neigen
flip = Umdrehen
turn-round = Wenden
pass = Zug beenden
zap = ZAP!
protest = Protest!
on-table = Auf den Tisch
put-onto = Auf: { $piece }
put-onto-fits = Auf: { $piece }, es passt
lift-from = { $count } Teile abheben, ab: { $piece }
see-again = Noch einmal, langsam
help = Wo es passt
help-about = Zeigt, wohin ein Teil passen könnte.
sound = Holzgeräusche
keys-line = Pfeile: bewegen; gehalten: schneller; mit Umschalt: fein. Bild auf, Bild ab: 2 cm. R: aufrichten. W: wo bin ich?
keys = Pfeile: bewegen (Umschalt: fein; gehalten: schneller). Bild auf und Bild ab: 2 cm hinauf oder hinunter. Q und E: neigen. F: umdrehen. T: wenden. R: aufrichten. W: wo bin ich? Leertaste: loslassen. Escape: zurücknehmen.

where =
    { $side ->
        [none] { $height } mm über dem Tisch.
        [left] { $far } mm zu weit links, { up }.
        [right] { $far } mm zu weit rechts, { up }.
       *[over] genau über dem Platz, { up }.
    } { $touch ->
        [true] Das Teil berührt etwas. { lean }
       *[false] { lean }
    }
up =
    { $up ->
        [none] { $height } mm über dem Tisch
       *[other] { $up } mm darüber
    }
lean =
    { $lean ->
        [none] { "" }
        [straight] Der Turm steht gerade.
        [left] Der Turm neigt sich { $tip } mm nach links.
       *[right] Der Turm neigt sich { $tip } mm nach rechts.
    }
held-so =
    { $down ->
        [true] Schnitt unten.
       *[false] Schnitt oben.
    } { $turned ->
        [true] Gewendet.
       *[false] { "" }
    }

way-flip = Drehe es um, dann passt es hier.
way-turn = Wende es, dann passt es hier.

summary = Wie es steht
summary-tower =
    { $height ->
        [one] Turm { ORDINAL($tower) }: { $height } Teil; oben { top }. { lean }
       *[other] Turm { ORDINAL($tower) }: { $height } Teile; oben { top }. { lean }
    }
top =
    { $flat ->
        [true] eine flache Seite
       *[false] { $piece }
    }
summary-seat = { PLAYER($seat) }: { score }, { in-hand }, Vorrat { $pile }.
in-hand =
    { $hand ->
        [one] { $hand } Teil auf der Hand
       *[other] { $hand } Teile auf der Hand
    }

## In the rulebook

figure-fits = { $upper } passt auf { $lower }
figure-about = Welcher Schnitt in welchen passt. Die zwei eines Paars passen auch andersherum; auf einer flachen Seite steht jedes Teil.
figure-base = Ein Turm beginnt auf der flachen Seite, mindestens 2 cm von seinem Nachbarn entfernt.
figure-zap = Ein ZAP: Der obere Teil eines Turms, mindestens zwei Teile, kommt auf einen anderen, in den er greift. Ein Punkt je Teil, einer mehr je rotem Stern.
