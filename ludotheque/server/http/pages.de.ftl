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

## The host's page

host = Wie es dem Haus geht
host-refreshed = Gezählt, seit das Haus offen ist, wo nichts anderes steht. Diese Seite erneuert sich alle fünf Sekunden.
trouble = Das Haus kann nicht schreiben: { $why }. Was Gäste jetzt tun, wird abgelehnt; nichts Bestätigtes ist verloren.
host-house = Jetzt
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
