## What the house objects to: people

objection-nobody = Sag zuerst, wie du heißt.
objection-name-bad = Dieser Name geht nicht: Er braucht 1 bis 40 Zeichen, die man auch sieht.
objection-name-claimed = Der Name „{ $name }“ ist vergeben. Ist es deiner, tritt mit deiner Passphrase ein; sonst such dir einen anderen aus.
objection-name-of-bots = So heißen hier die Bots: Such dir einen anderen Namen aus.
objection-passphrase-short = Eine Passphrase hat 8 bis 200 Zeichen.
objection-wrong-passphrase = Dieser Name und diese Passphrase gehören nicht zusammen.
objection-too-many-attempts = Zu viele Versuche: Warte eine halbe Minute bis zum nächsten.
objection-latchkey-void = Dieser Code oder dieser Link gilt nicht mehr: Jeder gilt einmal, und nicht lange. Lass dir einen neuen geben.
objection-muted = Der Gastgeber hat dir das Wort entzogen.
objection-banned = Der Gastgeber lässt dich nur noch zusehen.
objection-door-closed = Das Haus nimmt im Moment keine neuen Gäste auf. Hast du dir einen Namen gesichert, tritt mit deiner Passphrase ein.

## Opening a table and sitting down

objection-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
objection-no-such-game = Dieses Spiel hat das Haus nicht.
objection-no-such-version = Das Haus hat die Regeln von Version { $version } dieses Spiels nicht.
objection-bad-options = So kann man nicht spielen: { $why }
objection-bad-seats = Diese Plätze passen nicht zu diesem Spiel: Es braucht { $wanted }.
objection-bad-character = „{ $character }“ kann dort nicht sitzen: Niemand spielt hier unter diesem Namen, oder der Platz am Tisch ist schon vergeben.
objection-seats-for-bots-only = Mindestens ein Stuhl muss für einen Menschen sein.
objection-no-such-seat = Diesen Platz hat der Tisch nicht.
objection-table-full = Dieser Tisch ist voll, aber du kannst zuschauen.
objection-seat-taken = Dieser Platz ist schon besetzt.
objection-seat-kept = Dieser Platz ist für jemanden freigehalten.
objection-not-seated = Du sitzt nicht an diesem Tisch.
objection-host-only = Das kann nur, wer den Tisch eröffnet hat.

## Playing

objection-already-started = Die Partie hat schon begonnen.
objection-not-started = Die Partie hat noch nicht begonnen.
objection-game-over = Die Partie ist zu Ende.
objection-not-over = Die Partie ist noch nicht zu Ende.
objection-table-frozen = Dieser Tisch steht still, weil dem Haus ein Fehler unterlaufen ist; die Partie bleibt erhalten.
objection-table-closed = Die Regeln dieses Spiels haben sich geändert, und dieser Tisch ist geschlossen: Die Partie bleibt, wo sie war, und ihre Aufzeichnung lässt sich herunterladen.
objection-rules-changed = Die Regeln dieses Spiels haben sich seit der Partie geändert: Sie lässt sich nicht mehr zeigen, ihre Aufzeichnung bleibt aber erhalten.
objection-rules-newer = An diesem Tisch gelten neuere Regeln, als dieses Haus sie hat: Er geht weiter, sobald das Haus auf dem neuesten Stand ist.
objection-game-missing = Das Spiel dieses Tisches ist zurzeit nicht im Haus: Es geht weiter, sobald es wieder da ist.
objection-resigned = Du hast diese Partie aufgegeben.
objection-steer-live = Dieser Zug wird von Hand gemacht, vor aller Augen: Fertige Bewegungen nimmt das Haus nicht an.
objection-others-may-object = Die anderen können noch protestieren: noch { $seconds } s.
objection-no-such-film = Von diesem Zug gibt es keinen Film.
objection-said-empty = Du hast nichts geschrieben.
objection-no-hints-here = Dir sitzt jemand gegenüber: Tipps gibt es an Übungstischen und gegen Roboter.
objection-no-hint-now = Gerade hast du nichts zu wählen.
objection-hint-late = Kein Tipp zur rechten Zeit: Das Haus hat zu viel zu denken. Versuch es gleich noch einmal.
objection-pause-not-here = Eine Pause lässt sich nur an Tischen vereinbaren, an denen tageweise gespielt wird.
objection-pause-is-over = Die Pause ist vorbei: Die Uhren laufen.
objection-prepare-not-here = An diesem Tisch werden keine Züge vorbereitet: Das geht an Tischen, an denen tageweise gespielt wird, in Spielen, die sich dafür eignen.
objection-prepare-your-turn = Du bist am Zug: Zieh einfach.
objection-prepare-late = Inzwischen ist etwas geschehen: Sieh noch einmal hin, bevor du einen Zug vorbereitest.
objection-prepare-not-this = Dieser Zug kann gerade nicht vorbereitet werden.

## The deal of the day

objection-day-once = Du hast diese Tagespartie schon begonnen: Man versucht sie nur einmal. Die nächste kommt um Mitternacht Weltzeit.
objection-day-closed = Das ist die Tagespartie vom { $day }: Bis Mitternacht (Weltzeit) sieht sie nur, wer sie spielt.
objection-day-not-over = Die Ergebnisse vom { $day } liegen ab Mitternacht Weltzeit offen.
objection-no-such-day = Von diesem Tag gibt es keine Tagespartie.
objection-day-no-undo = In der Tagespartie gilt, was gespielt ist: Alle haben dasselbe Los.
objection-day-no-talk = In der Tagespartie wird nicht geredet: Du sitzt hier allein.

## Rufe

objection-calls-closed = Diesen Weg zu rufen hat der Gastgeber des Hauses nicht geöffnet.
objection-bad-endpoint = An diese Adresse sendet das Haus nichts: { $why }
objection-bad-mail = Das ist keine E-Mail-Adresse.
objection-no-mailbox = Gib dem Haus zuerst eine E-Mail-Adresse und bestätige sie.
objection-bad-zone = Diese Zeitzone kennt das Haus nicht.
objection-too-many-devices = { $most } Geräte rufen dich schon: Nimm zuerst eines weg.
objection-no-such-device = Dieses Gerät steht nicht oder nicht mehr in deiner Liste.

## What needs the others to agree

objection-nothing-to-undo = Du hast noch keinen Zug zum Zurücknehmen.
objection-undo-settled = Dein Zug lässt sich nicht mehr zurücknehmen: Seither hat der Zufall entschieden, oder etwas wurde aufgedeckt.
objection-undo-late = Diesen Zug hat das Haus für dich gemacht, weil deine Zeit um war: Er bleibt.
objection-undo-said = Gesagt ist gesagt: Das lässt sich nicht zurücknehmen.
objection-undo-learnt = Dein Zug lässt sich nicht mehr zurücknehmen: Seither hast du etwas erfahren, was du nicht wusstest.
objection-undos-used-up = Du hast in dieser Partie { $most }-mal zurückgenommen: Mehr behält das Haus nicht.
objection-record-full = Diese Partie hat { $most } Zeilen: Mehr bewahrt das Haus nicht auf. Ihr könnt euch auf Remis einigen oder aufgeben.
objection-no-such-offer = Diesen Vorschlag gibt es nicht mehr.
objection-offer-twice = Das ist schon vorgeschlagen: Warte auf die Antworten.
objection-bots-do-not-agree = Jemand anderes muss zustimmen, und Bots tun das nicht.
objection-seat-not-absent = Wer diesen Platz hat, ist da und spielt selbst.
objection-seat-not-persons = Diesen Platz hat niemand, für den ein Bot spielen könnte.
objection-seat-away-shortly =
    Wer diesen Platz hat, ist noch nicht lange fort: Er bleibt noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } reserviert.
objection-seat-by-clock = Dieser Platz gehört seinem Spieler, bis dessen eigene Uhr abgelaufen ist: Für einen Zug sind Stunden Zeit.
objection-seat-not-lent = An diesem Platz spielt kein Bot für jemanden.

## The house and its doors

objection-house-busy = Im Haus ist gerade sehr viel los: Versuch es gleich noch einmal.
objection-house-full = Das Haus ist voll: Versuch es etwas später noch einmal.
objection-house-ill = Das Haus kann gerade nichts aufschreiben: Nichts hat sich geändert. Der Gastgeber sollte nachsehen; versuch es später noch einmal.
objection-not-certain = Es ist nicht sicher, ob das Haus dies aufgeschrieben hat: Sieh nach, ob es geschehen ist, und wenn nicht, versuch es noch einmal.
objection-too-fast = Langsam! Warte einen Augenblick, bevor du das wiederholst.
objection-bad-request = Das Haus hat die Anfrage nicht verstanden: { $why }
objection-wrong-origin = Diese Anfrage kommt von einer anderen Seite: Das Haus antwortet darauf nicht.
objection-other-protocol = Dieses Haus spricht Protokoll { $spoken } und nicht { $asked }: Um hereinzukommen, braucht es eine andere Version des Programms.
objection-wrong-type = Das Haus liest nur JSON.
objection-too-large = Das ist dem Haus zu lang.
objection-no-such-page = Unter dieser Adresse gibt es nichts.
objection-wrong-method = So lässt sich diese Adresse nicht ansprechen.
objection-house-error = Dem Haus ist ein Fehler unterlaufen; er ist für den Gastgeber vermerkt. Versuch es gleich noch einmal.
