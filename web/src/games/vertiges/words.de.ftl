## Die Wörter des Bretts, neben denen, die das Haus selbst sagt

stage = Der Tisch und seine Türme
all-moves = Alle Züge ({ $count })
back = Zurück
skip = Ans Ende der Bewegung
hand = Deine Teile
score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
pile = Vorrat: { $count }
bag = Beutel: { $count }

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
prompt-stuck = Nichts passt mehr: Passe, und deine Hand wird aufgefüllt.
prompt-enough = Du hast dreißigmal zugegriffen: In diesem Zug bleibt dir nur noch zu passen.
prompt-picked = Tippe es noch einmal an, um es zu nehmen.
prompt-hold = Ziehe, um die Hand zu führen, dann lass los.
prompt-touch = Es berührt etwas. Lass los, wenn es sitzt.
prompt-falling = Die Finger sind offen …
prompt-aim = Wohin setzt du es?
prompt-zap-from = ZAP: Ab welchem Teil hebst du ab?
prompt-zap-onto = ZAP: Auf welchen Turm?
prompt-wait = { $names } ist am Zug.
prompt-holds = { $names } hält ein Teil.
prompt-over = Die Partie ist zu Ende.

take = Nehmen
release = Loslassen
release-about = Öffnet die Finger. Den Finger vom Bildschirm zu heben lässt nichts fallen.
withdraw = Zurücknehmen
tilt-left = Nach links neigen
tilt-right = Nach rechts neigen
flip = Umdrehen
turn-round = Wenden
pass = Passen
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
keys = Pfeile: bewegen (Umschalt: fein). Q und E: neigen. F: umdrehen. T: wenden. R: aufrichten. W: wo bin ich? Leertaste: loslassen. Escape: zurücknehmen.

where =
    { $side ->
        [left] { $far } mm zu weit links
        [right] { $far } mm zu weit rechts
        [none] kein Platz in der Nähe
       *[over] genau über dem Platz
    }, { $up ->
        [none] { $height } mm über dem Tisch
       *[other] { $up } mm darüber
    }. { $touch ->
        [true] Das Teil berührt etwas. { lean }
       *[false] { lean }
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
