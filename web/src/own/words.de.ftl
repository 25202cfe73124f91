nobody-yet = Das Haus kennt dich noch nicht. Zum Spielen genügt ein Name; mit einer Passphrase kannst du ihn behalten.
played = Deine Partien
played-none = Noch keine beendete Partie.
went-won = gewonnen
went-shared = gemeinsam gewonnen
went-drawn = unentschieden
went-lost = verloren
went-gave-up = aufgegeben
went-unfinished = geschlossen
against = Gegen { $names }
alone = Allein
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
record = Aufzeichnung
devices = Dieses Gerät
name-change = Namen ändern
name-claim = Diesen Namen mit einer Passphrase behalten
name-claim-about = So findest du deine Partien auf einem anderen Gerät wieder.
name-claimed = Dieser Name gehört dir.
sign-out = Auf diesem Gerät abmelden
hello = Hallo, { $name }
name-keep = Namen behalten
sign-out-ask = Abmelden…
sign-out-all = Auf allen Geräten abmelden
sign-out-guest = Du hast keine Passphrase: Wenn du dich abmeldest, findest du deine Partien nicht wieder.
sign-out-claimed = Mit deinem Namen und deiner Passphrase kommst du wieder.
sign-in-instead = Mit einem behaltenen Namen eintreten
sign-in-instead-about = Du heißt dann wie dort. Ohne Passphrase sind die Partien unter diesem Namen nicht wiederzufinden.
name-change-about = An Tischen, an denen du schon sitzt, behältst du den Namen, mit dem du dich gesetzt hast.
kept = Was das Haus von dir aufbewahrt
export-about = Dein Name, deine Tische mit ihren Partien und den Zügen, die du vorbereitet hast, was du gesagt und gemeldet hast, wie und wann du gerufen wirst, und deine Tagespartien, in einer Datei (JSON). Von anderen stehen darin nur die Namen, die man an deinen Tischen sah.
export = Alles herunterladen
delete = Für immer gehen
delete-about = Nichts sagt hier dann noch, dass du je da warst.
delete-ask = Mich vergessen lassen…
delete-seat = Wo du noch spielst, gibst du auf; an jedem Tisch wird dein Platz der von „Jemand“.
delete-words = Dein Name, deine Passphrase, die Adressen, an denen du gerufen wirst, alles, was du gesagt hast, und deine Tagespartien verschwinden.
delete-stays = Die gespielten Züge und die Worte der anderen bleiben. Frühere Sicherungen des Gastgebers ändern sich nicht, ebenso wenig die Aufzeichnungen, die andere heruntergeladen haben.
delete-passphrase = Deine Passphrase
delete-now = Alles endgültig löschen
deleted = Erledigt: Das Haus kennt dich nicht mehr.
house-who = Wer dieses Haus führt
house-unnamed = Der Gastgeber hat hier nichts geschrieben. Es ist ein privates Haus, geführt von der Person, die dir die Adresse gegeben hat.
house-keeps = Was das Haus aufbewahrt
keeps-you = Von dir: den Namen, den du gewählt hast, wann du zum ersten Mal da warst und, falls du eine hast, deine Passphrase in einer Form (argon2id), aus der sie niemand zurückgewinnt; Züge, die du vorbereitet hast, bis sie gemacht sind; von einem Code oder Link, der dich einlässt, einen Abdruck, solange er gilt. Mehr wird nicht gefragt. Hast du Rufe eingeschaltet, deren Adressen, deine Wünsche und deine Zeitzone.
keeps-cookie = In deinem Browser: ein Cookie, an dem du erkannt wirst, { $days } Tage lang, ein zweites, an dem das Gerät erkannt wird, und deine Einstellungen. Das Haus lädt nichts von anderswo und gibt nichts an andere, außer Rufen, die du eingeschaltet hast: Sie gehen über den Hersteller deines Browsers oder deinen Mailanbieter.
keeps-tables = An Tischen: wer wo saß, die Züge und die letzten { $words } Worte in jedem Raum. Wer die Adresse einer beendeten Partie hat, kann sie mit den Namen herunterladen.
keeps-gathering = Ein Tisch, an dem nie begonnen wurde, wird nach { $days } Tagen entfernt.
keeps-finished =
    { $days ->
        [0] Beendete Partien bleiben, bis der Gastgeber sie entfernt.
       *[other] Beendete Partien werden nach { $days } Tagen entfernt.
    }
keeps-abandoned =
    { $days ->
        [0] Auch liegen gelassene Partien bleiben.
       *[other] Liegen gelassene Partien werden nach { $days } Tagen entfernt.
    }
keeps-addresses = Deine Netzadresse dient dazu, dass niemand allen den Platz wegnimmt; das Haus vermerkt sie nicht in seinem Gedächtnis. Von einer gesperrten Adresse bleibt eine Prüfsumme mit Schlüssel, höchstens { $days } Tage; und von einer, von der etwas gemeldet wurde, bis der Gastgeber damit fertig ist. Was beim Anbieter vor dem Haus steht, kann ein eigenes Protokoll führen.
keeps-reports = Von dem, was dem Gastgeber gemeldet wird, werden die letzten { $reports } Meldungen aufbewahrt.
keeps-backups = Der Gastgeber macht Sicherungen, und ein Haus auf einer Datenbank hat deren eigenes Protokoll. Was du löschen lässt, bleibt darin, solange sie aufbewahrt werden.
keeps-yours = Auf deiner eigenen Seite kannst du alles herunterladen oder dich vergessen lassen.
records = In Zahlen
records-game = Spiel
records-played = Gespielt
records-won = Gewonnen
records-best = Bestwert
records-best-of = { $game }, dein Bestwert: { $points }
rivals = Gegen wen
rival-bots = Bots ({ $strength })
rival-score =
    { $played ->
        [one] eine Partie
       *[other] { $played } Partien
    }: { $won } gewonnen, { $lost } verloren
elsewhere = Auf einem anderen Gerät
elsewhere-about = Dort trittst du unter dieser Adresse ein: mit Name und Passphrase, über einen Link in einer Mail oder mit einem Code von hier.
code-ask = Einen Code zeigen
code-again = Einen anderen Code
code-until = Gilt einmal, bis { $time }. Wer ihn hat, tritt als du ein.
enter = Auf diesem Gerät eintreten
enter-known = Hier heißt du im Moment { $name }. Trittst du unter einem anderen Namen ein, kommen die Partien von diesem nicht mit.
enter-link = Mit deinem Link
enter-link-about = Er lässt dich einmal ein.
enter-forgotten = Ich habe meine Passphrase vergessen
enter-renewed = Eine neue Passphrase (mindestens 8 Zeichen)
enter-renewed-about = Deine anderen Geräte werden dadurch abgemeldet und treten neu ein.
enter-otherwise = Auf andere Weise
enter-code = Mit einem Code
enter-code-about = Ein Gerät, auf dem du angemeldet bist, zeigt dir einen, auf deiner eigenen Seite.
enter-code-label = Code
enter-mail = Über einen Link in einer Mail
enter-mail-about = Falls du auf deiner Seite gesagt hast, dass deine Adresse dich einlässt: auch wenn du deine Passphrase vergessen hast.
enter-mail-address = Adresse
enter-send = Link schicken
enter-sent = Falls diese Adresse jemanden einlassen darf, ist ein Link unterwegs: Er gilt einmal, eine halbe Stunde lang.
enter-name = Mit Name und Passphrase
house-calls = Wie es ruft
calls-push = Auf Geräte, über den Hersteller deines Browsers: offen.
calls-push-closed = Auf Geräte: Der Gastgeber hat es geschlossen.
calls-mail = Per E-Mail: offen.
calls-mail-closed = Per E-Mail: Der Gastgeber hat es nicht geöffnet.
