## The house's own pages, where it was opened without the browser's client

title = Ludothèque
tagline = Brettspiele, die es nirgends mehr gibt, mit Freunden und gegen Roboter gespielt.
about = Hier erklären sich die Regeln selbst, Geheimnisse bleiben geheim, und jeder kann den Zufall nachprüfen: Er wird vor der Partie versiegelt, du gibst dein Körnchen dazu, und hinterher lässt sich alles noch einmal ziehen.
games = Zu spielen: { $titles }.
open-tables =
    { $count ->
        [0] Gerade wartet kein Tisch auf Mitspieler.
        [one] Ein Tisch wartet auf Mitspieler.
       *[other] { $count } Tische warten auf Mitspieler.
    }
open-tables-many = Mehr als { $count } Tische warten auf Mitspieler.
api = Für deine Programme: was die API bietet
record = Jede beendete Partie hat ihre Aufzeichnung, eine Datei aus JSON-Zeilen unter /api/tables/…/record, die „ludotheque verify“ prüft und „ludotheque replay“ erzählt.
no-client = Dieses Haus wurde ohne seine Tische im Browser geöffnet, die „scripts/web“ baut: Hier spielt man über die API und mit „ludotheque.client“.
table = Tisch { $id }
table-gathering = { $game }: Es { $free ->
        [one] fehlt noch ein Mitspieler
       *[other] fehlen noch { $free } Mitspieler
    }.
table-playing = { $game }: Die Partie läuft.
table-over = { $game }: Die Partie ist zu Ende.
table-frozen = { $game }: Dieser Tisch steht wegen eines Fehlers still; die Partie ist aufbewahrt.
table-closed = { $game }: Die Regeln haben sich seither geändert, und dieser Tisch ist geschlossen; die Aufzeichnung der Partie lässt sich herunterladen.
who = Wer hier sitzt
place-person = { $name }
place-away = { $name }, gerade ohne Verbindung
place-bot = { $name }, ein Roboter des Hauses ({ $strength })
place-free = ein freier Stuhl
place-kept = ein Stuhl, der für jemanden freigehalten wird
join = Mitspielen: Dies ist die Adresse des Tisches; jedes Programm, das das Protokoll spricht, kann sich dort setzen, zum Beispiel
join-api = Über die API: POST /api/me mit deinem Namen, dann POST { $path } mit etwas eigener Entropie.
watch = Wer hier nicht sitzt, darf zuschauen.
home = Zurück zum Haus
nothing = Hier ist nichts
nothing-more = Diese Adresse führt nirgendwohin, oder es gibt den Tisch nicht mehr.

## While the house is out of reach

offline = Das Haus ist nicht zu erreichen
offline-why = Entweder hat dieses Gerät keine Verbindung, oder das Haus ist im Augenblick geschlossen.
offline-kept = Nichts ist verloren: Das Haus bewahrt deine Partien Zug um Zug. Ohne Verbindung laufen deine Uhren weiter; ist das Haus geschlossen, stehen sie mit ihm still.
offline-back = Diese Seite weicht von selbst, sobald das Haus antwortet.
offline-try = Jetzt noch einmal versuchen

## What a link to the house looks like in a message

preview-rules = { $game }: die Regeln
preview-lesson = { $game }: in zwei Minuten gelernt
preview-day = Die Partie des Tages
preview-day-about = Für alle dieselbe Ausgangslage, ein Versuch pro Person, und am nächsten Tag wird verglichen.
preview-with = { $game } mit { $names }
preview-and = { $names } und { $last }
preview-gathering = { $free ->
        [0] Die Partie beginnt gleich.
        [one] Es fehlt noch jemand: Setz dich dazu.
       *[other] Es fehlen noch { $free } Mitspieler: Setz dich dazu.
    }
preview-turn = { $count ->
        [0] Die Partie läuft.
        [one] Die Partie wartet auf { $names }.
       *[other] Die Partie wartet auf { $names }.
    }
preview-over = Die Partie ist zu Ende: Sieh sie dir Zug um Zug noch einmal an.

## Wohin eine E-Mail führt

calls-confirm = Deine Adresse
calls-confirm-ask = Das Haus schreibt dir an diese Adresse, wenn ein Tisch auf dich wartet.
calls-confirm-do = Ja, das ist meine Adresse
calls-confirm-done = Bestätigt: Das Haus weiß jetzt, wo es dich rufen kann.
calls-stop = Keine Rufe per E-Mail mehr
calls-stop-ask = Das Haus vergisst diese Adresse und schreibt nicht mehr dorthin.
calls-stop-do = Nicht mehr schreiben
calls-stop-done = Erledigt: Das Haus schreibt nicht mehr an diese Adresse.
calls-void = Dieser Link gilt nicht mehr: Er ist zu alt, oder die Adresse wurde schon entfernt.

## The host's page

host = Wie es dem Haus geht
host-refreshed = Gezählt, seit das Haus offen ist, wo nichts anderes steht.
host-renewed = Diese Seite erneuert sich alle fünf Sekunden.
host-renew = Alle fünf Sekunden erneuern
host-stand = Stehen lassen
trouble = Das Haus kann nicht schreiben: { $why }. Was Gäste jetzt tun, wird abgelehnt; nichts Bestätigtes ist verloren.
host-house = Jetzt
host-houses = { $count ->
    [one] Ein Haus
   *[other] { $count } Häuser
 }
house-closing = schließt
lookers = Schauen in die Lobby
tables-awake = Wache Tische
host-tables = Tische im Speicher
host-store = Die Datei
host-bots = Die Roboter
version = Version
uptime = Geöffnet seit
duration = { $days ->
        [0] { $hours } Std. { $minutes } Min.
       *[other] { $days } T. { $hours } Std. { $minutes } Min.
    }
sockets = Offene Verbindungen
plies = Züge in der letzten Minute
memory = Speicher
size = Größe
free = Frei auf der Platte
gathering = wartend
playing = im Spiel
over = beendet
frozen = angehalten
closed = geschlossen
commits = Geschriebenes / in so vielen Schreibvorgängen
commit-time = Ein Schreibvorgang dauert im Mittel
batch = Das meiste in einem Schreibvorgang
backup = Letzte Sicherung
backup-ago = vor { $duration }
backup-never = noch keine
processes = Prozesse, die nachdenken
waiting = Fragen, die auf einen warten
thought = Ein Zug dauert im Mittel
failures = Zufallszüge, weil ein Roboter versagte / ersetzte Prozesse

## What a host can do

hand = Die Hand des Gastgebers
hand-house = Das Haus
hand-announcement = Eine Ansage an alle
hand-door-open = Die Tür steht neuen Gästen offen.
hand-door-closed = Die Tür ist für neue Gäste zu: Herein kommt nur, wen das Haus kennt.
hand-bans = { $count ->
        [0] Keine Adresse ist gesperrt.
        [one] Eine Adresse ist gesperrt.
       *[other] { $count } Adressen sind gesperrt.
    }
hand-ban = { $name }: diese Adresse, noch { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }
hand-judged = Stumm oder gesperrt
hand-reports = { $count ->
        [0] Keine Meldungen
        [one] Eine Meldung
       *[other] { $count } Meldungen
    }
hand-reported = { $by } meldet { $name } am Tisch
hand-tables = Die Tische
hand-hidden = privat
hand-words = Was dort gesagt wurde
hand-name = Neuer Name
hand-remove-about = Der Tisch verschwindet mit seiner Partie und allem Gesagten, für immer.
do-announce = Ansagen
do-close-door = Tür für Neue schließen
do-open-door = Tür wieder öffnen
do-mute = Stummschalten
do-unmute = Wieder reden lassen
do-ban = Sperren
do-unban = Sperre aufheben
do-ban-address = Sperren, und die Adresse 7 Tage lang
do-unban-address = Sperre der Adresse aufheben
do-rename = Umbenennen
do-remove-table = Tisch entfernen
do-remove-word = Löschen
do-dismiss = Erledigt
