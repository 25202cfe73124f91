## The house's own pages, until the browser client takes its place

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
soon = Gespielt wird über die API und mit „ludotheque.client“; der Tisch im Browser kommt bald.
table = Tisch { $id }
table-gathering = { $game }: Es { $free ->
        [one] fehlt noch ein Mitspieler
       *[other] fehlen noch { $free } Mitspieler
    }.
table-playing = { $game }: Die Partie läuft.
table-over = { $game }: Die Partie ist zu Ende.
table-frozen = { $game }: Dieser Tisch steht wegen eines Fehlers still; die Partie ist aufbewahrt.
home = Zurück zum Haus
nothing = Hier ist nichts
nothing-more = Diese Adresse führt nirgendwohin, oder es gibt den Tisch nicht mehr.

## The host's page

host = Das Haus, von innen gesehen
host-refreshed = Diese Seite erneuert sich alle fünf Sekunden.
host-house = Das Haus
host-tables = Wache Tische
host-store = Die Datei
host-bots = Die Roboter
version = Version
uptime = Geöffnet seit
duration = { $days ->
        [0] { $hours } Std. { $minutes } Min.
       *[other] { $days } T. { $hours } Std. { $minutes } Min.
    }
sockets = Verbindungen
plies = Züge in der letzten Minute
memory = Speicher
size = Größe
gathering = wartend
playing = im Spiel
over = beendet
frozen = angehalten
commits = Schreibvorgänge, in so vielen Malen
commit-time = Dauer im Mittel
batch = Höchstens auf einmal
backup = Letzte Sicherung
backup-ago = vor { $duration }
processes = Prozesse
waiting = Wartend
thought = Bedenkzeit im Mittel
failures = Zufällige Antworten, ersetzte Prozesse
