## The shell

house = Ludothèque
house-line = Brettspiele, die es nirgends mehr gibt, mit Freunden und gegen Bots gespielt.
languages = Sprache
theme = Hell oder dunkel
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
to-lobby = Zum Eingang
loading = Einen Augenblick…
unreachable = Das Haus ist nicht zu erreichen. Neuer Versuch…
away-offline = Du bist nicht verbunden
away-offline-about = Nichts ist verloren: Das Haus bewahrt deine Partien Zug um Zug. Deine Uhren laufen allerdings weiter.
away-house = Das Haus antwortet nicht
away-house-about = Nichts ist verloren: Das Haus bewahrt deine Partien Zug um Zug. Ist es geschlossen, stehen die Uhren mit ihm still.
away-back = Diese Seite macht von selbst weiter, sobald das Haus antwortet.
try-again = Noch einmal versuchen
unreachable-now = Das Haus ist gerade nicht zu erreichen. Es ist nichts geschehen: Versuch es gleich noch einmal.
unanswered = Das Haus antwortet nicht. Sieh nach, ob es geschehen ist, und versuch es sonst noch einmal.
went-wrong = Hier ist etwas schiefgegangen, was nicht sollte. Versuch es noch einmal; vielleicht hilft es, die Seite neu zu laden.
broken = Etwas ist schiefgegangen, und ein Teil der Seite fehlt. Neu laden hilft meistens.
page-old = Das Haus hat sich geändert, seit diese Seite offen ist: Bitte lade sie neu.
reload = Seite neu laden
stale = Das Haus antwortet nicht: Diese Listen sind von vorhin. Neuer Versuch…
close = Schließen
cancel = Abbrechen
nowhere = Unter dieser Adresse gibt es nichts.

## Who you are

your-name = Dein Name
name-ask = Wie dürfen wir dich nennen?
name-enter = Eintreten
passphrase = Passphrase (mindestens 8 Zeichen)
sign-in = Ich habe eine Passphrase
sign-in-otherwise = Mit einem Code oder einem Link per Mail

## Lobby

play-now = Jetzt spielen
choose-options = Optionen…
choose-options-about = Gegen Bots, nachdem du gewählt hast, wie stark sie sind und wie gespielt wird
play-friends = Freunde einladen
set-up = Einen Tisch eröffnen
rules-of = Regeln
learn = In zwei Minuten lernen
learn-short = Lernen
open-tables = Tische, an denen noch Platz ist
open-tables-none = Gerade wartet niemand. Eröffne einen Tisch und schick Freunden seine Adresse.
running-tables = Laufende Partien
finished-tables = Beendete Partien
left-mine = Noch { $time } für deinen Zug
left-theirs = { $names }: noch { $time }
next-game =
    { $count ->
        [one] Deine andere Partie wartet
       *[other] Nächste Partie ({ $count } warten)
    }
install-title = Das Haus auf dem Startbildschirm
install-about = Leg das Haus auf den Startbildschirm: Dann öffnet es sich mit einem Griff.
install = Installieren
install-apple = Auf iPhone und iPad: „Teilen“, dann „Zum Home-Bildschirm“. Dann öffnet sich das Haus mit einem Griff, und sein Symbol sagt, wie viele Partien auf dich warten.
my-games = Meine Partien
your-turn = Du bist dran
watch = Zuschauen
join = Platz nehmen
again-here = Weiterspielen
players-range = { $least } bis { $most } Personen
players-exactly = { $most } Personen
minutes-about = ≈ { $minutes } min unter Freunden
seats-free =
    { $free ->
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
all-short = Alle
all-of = { $title }: alle
running-tables-none = Gerade läuft keine Partie, die allen offen ist.
finished-tables-none = Noch keine beendete Partie.
tables-title = Die Partien des Hauses
tables-game = Spiel
tables-any-game = alle Spiele
tables-stage = Wie weit sie sind
tables-any-stage = alle
tables-mine = nur meine
tables-none = Es gibt keine solche Partie.
tables-more = Mehr zeigen
moves-about = ≈ { $moves } Züge gegen Bots
terms-usual = übliche Optionen

## Setting a table up

chairs = Plätze
chair-person = ein Mensch
chair-bot = Bot, { $strength }
clock = Uhr
clock-live = je { $minutes } min, +{ $increment } s pro Zug
clock-daily = { $hours } h pro Zug
options = Optionen
letter = Wortgetreu
letter-about = Alle Optionen so, wie die Originalregel sie will.
letter-value = { $said } (wortgetreu)
who-joins = Wer mitspielen kann
private-table = Wer die Adresse hat
public-table = Alle: der Tisch wird am Eingang gezeigt
set-up-go = Tisch eröffnen
option-changed = geändert

## Table

gathering-title = Es fehlt noch jemand
invite = Einladen
invite-about = Mit dieser Adresse kann man Platz nehmen oder zuschauen.
invite-alone = Diese Adresse öffnet sich nur auf diesem Gerät. Für Freunde starte das Haus mit --host 0.0.0.0 und gib ihnen die Adresse dieses Rechners in deinem Netz.
copy = Adresse kopieren
copied = Kopiert
copy-failed = Kopieren ging nicht: Markiere die Adresse selbst.
share = Teilen
fill-bots = Anfangen, mit Bots auf den freien Plätzen
sit-here = Platz nehmen
get-up = Aufstehen
kept-chair = freigehalten
free-chair = frei
table-listed = am Eingang zu sehen
table-unlisted = nur über die Adresse
kept-yours = für dich freigehalten
all-kept = Die übrigen Plätze sind für andere freigehalten. Du kannst zuschauen.
learn-first = { $title } ist dir neu?
lesson-table = Zurück an den Tisch
watching = Du schaust zu.
you = du
bot-mark = Bot
away = nicht da
lent-mark = ein Bot spielt hier weiter
resigned-mark = aufgegeben
turn-yours = Du bist dran.
turn-others = Am Zug: { $names }.
line-lost = Die Verbindung ist weg. Von der Partie geht nichts verloren: Sie wird gleich wieder verbunden…
line-back = Wieder verbunden.
undo = Rückgängig
near-undos = { $count ->
    [0] Du kannst in dieser Partie nichts mehr zurücknehmen.
    [one] Du kannst in dieser Partie noch einmal zurücknehmen.
   *[other] Du kannst in dieser Partie noch { $count }-mal zurücknehmen.
}
near-lines = Diese Partie ist sehr lang: Nach { $count } weiteren Zeilen kann niemand mehr ziehen. Ihr könnt euch auf Remis einigen.
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt für dich zu Ende.
draw-offer = Remis anbieten
lend-offer = Einen Bot für { $name } spielen lassen
offer-draw = { $name } bietet Remis an.
offer-undo = { $name } möchte den letzten Zug zurücknehmen.
offer-lend = { $name } schlägt vor, dass ein Bot für { $absent } spielt.
offer-yes = Zustimmen
offer-no = Ablehnen
offer-withdraw = Zurückziehen
log = Was geschah
log-empty = Noch nichts.
log-rule = Regel { $rule }
log-moment = Den Spielplan in diesem Augenblick zeigen
log-newest = Zum Neuesten
log-undone = zurückgenommen
log-private = Etwas, das nur du weißt.
log-hold = Halten zum Lesen
log-round = Runde { $round }
log-filter = Was gelesen wird
log-all = Alles
log-mine = Ich
log-secret = Geheimes
log-clauses = Mit Regel
log-whole = Details
log-unfold = Alle aufklappen
log-fold = Alle zuklappen
log-whole-about = Mit Regeln, Maßen und allem, was sich von selbst versteht
log-certificate = Reichweite { $length }, Entfernung { $distance }
line-undo = { PLAYER($seat) } nimmt einen Zug zurück.
line-resign = { PLAYER($seat) } gibt auf.
line-lend = Ein Bot spielt für { PLAYER($seat) }.
line-return = { PLAYER($seat) } ist wieder da.
line-agree = Remis ist vereinbart.
chat = Gespräch
chat-players = Am Tisch
chat-watchers = Im Publikum
chat-say = Sag etwas
chat-send = Senden
announced = Ansage:
chat-about = Über { $name }
chat-mute = Nicht mehr lesen
chat-unmute = Wieder lesen
chat-report = Dem Gastgeber melden
chat-reported = Dem Gastgeber gemeldet: { $name }.
chat-removed = vom Gastgeber gelöscht
chat-muted = das liest du nicht mehr
refused-title = Das geht nicht
refused-why = Warum nicht?
refused-back = Zurück
refused-rule = Regel { $rule } lesen
sound = Ton und Vibration
notify = Sag mir, wenn ich dran bin
frozen = Dieser Tisch steht still, weil hier die Regeln versagt haben. Die Partie bleibt erhalten.
closed = Die Regeln dieses Spiels haben sich geändert, und dieser Tisch ist geschlossen: Die Partie bleibt, wo sie war, und ihre Aufzeichnung lässt sich herunterladen.
closed-short = geschlossen
gone = Das Spiel dieses Tischs ({ $game }) ist im Haus nicht mehr installiert. Nichts ist verloren: Sobald es wieder da ist, geht alles weiter, wo es stand.
gone-short = Spiel hier nicht mehr installiert
board-failed = Das Brett dieses Spiels antwortet nicht. Alle Züge stehen in der Liste: Das Spiel geht weiter.
board-none = Dieses Spiel hat hier kein Brett. Alle Züge stehen in der Liste.
board-frame = Das Brett: { $game }
all-moves = Alle Züge ({ $count })
outdated = Die Regeln dieses Spiels haben sich seit der Partie geändert: Sie lässt sich nicht mehr zeigen, aber ihre Aufzeichnung ist da.
result-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
result-you = Du gewinnst!
result-draw = Niemand gewinnt: Die Partie ist unentschieden.
result-resigned = Die anderen haben aufgegeben.
rematch = Noch eine Partie
day = Die Partie des Tages
rematch-there = Die anderen spielen noch einmal: Komm mit!
replay = Die Partie noch einmal sehen
record = Die Aufzeichnung herunterladen

## Replay

moment = Augenblick { $at } von { $last }
first = Anfang
back = Zurück
forward = Vor
last = Ende
play-on = Abspielen
pause = Anhalten
eyes = Mit wessen Augen
eyes-open = alles offen
eyes-watcher = mit denen des Publikums
copy-moment = Adresse dieses Augenblicks kopieren
verify = Den Zufall nachprüfen
verify-good =
    { $draws ->
        [one] In Ordnung: { $draws } Ziehung, aus dem Keim, der vor der Partie versiegelt wurde.
       *[other] In Ordnung: { $draws } Ziehungen, alle aus dem Keim, der vor der Partie versiegelt wurde.
    }
verify-bad = Mit dieser Aufzeichnung stimmt etwas nicht.

## Rules

rules-title = Die Regeln von { $title }
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] nichts gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-chapters = Kapitel
rules-page = Als ganze Seite öffnen
rules-former = Die Regeln von damals (Version { $version }): An diesem Tisch gelten sie bis zum Ende. Heute spielt man anders.
rules-option = Jeder Tisch wählt selbst
rules-usual = Vorgabe
rules-letter = wortgetreu
rules-here = an diesem Tisch
clause-copy = Adresse dieser Regel kopieren

## Characters and hints

hint = Tipp
chair-character = Wer auf Platz { $chair } spielt
character-any = Egal wer
character-is = { $called } { $about }.
practice-table = Übungstisch: Alle dürfen um Tipps bitten
hush = Nichts mehr davon hören
characters-talk = Figuren reden

## Lesson

lesson-title = { $title }: eine erste Partie
lesson-step = Schritt { $at } von { $last }
lesson-show = Zeig es mir
lesson-back = Schritt zurück
lesson-next = Nächster Schritt
lesson-watch = Zuschauen
lesson-again = Noch einmal

## Replaying, and whether its dice were honest

replay-speed = Tempo
replay-again = Noch einmal ansehen
to-table = Zum Tisch
verify-title = Der Zufall
verify-about = Vor der Partie hat das Haus einen Keim versiegelt. Dein Browser kann hier alles noch einmal ziehen und vergleichen.
verify-unreadable = Diese Aufzeichnung ist nicht lesbar: Sie ist beschädigt.
verify-partly =
    { $made ->
        [0] Nichts ist falsch, aber diese Seite weiß nicht, wie in diesem Spiel gezogen wird.
       *[other] Nichts ist falsch. Von { $draws } Zügen des Zufalls stammen { $made } aus dem Keim, der vor der Partie versiegelt wurde; für die anderen braucht es die Regeln.
    }
verify-whole =
    { $good ->
        [true] Die Aufzeichnung ist vollständig: Die Prüfsumme an ihrem Ende stimmt.
       *[false] Die Aufzeichnung wurde verändert: Die Prüfsumme an ihrem Ende stimmt nicht.
    }
verify-seal =
    { $good ->
        [true] Der am Ende offengelegte Keim ist der, der versiegelt war.
       *[false] Der am Ende offengelegte Keim ist nicht der, der versiegelt war.
    }
verify-seen =
    { $good ->
        [true] Dieses Siegel hat dieses Gerät gesehen, bevor du Platz genommen hast.
        [false] Dieses Siegel ist nicht das, das dieses Gerät gesehen hat, bevor du Platz genommen hast.
       *[none] Dieses Gerät hat das Siegel vor der Partie nicht gesehen. Wenn du es notiert hast, vergleiche es.
    }
verify-luck =
    { $good ->
        [true] Jeder Platz hat sein Quäntchen Glück dazugegeben, und das der Bots steht von vornherein fest.
       *[false] Ein Quäntchen Glück fehlt, oder das eines Bots ist nicht das Wort, das von vornherein feststeht.
    }
verify-own =
    { $good ->
        [true] Dein Quäntchen Glück ist dabei, so wie du es gegeben hast.
        [false] Das Quäntchen Glück, das du gegeben hast, ist nicht dabei.
       *[none] Dieses Gerät hat diesem Tisch kein Quäntchen Glück gegeben.
    }
verify-draws =
    { $good ->
        [true]
            { $draws ->
                [one] { $draws } Ziehung hier wiederholt: Es ist dieselbe.
               *[other] { $draws } Ziehungen hier wiederholt: Es sind dieselben.
            }
        [false] Mindestens eine Ziehung ist nicht die, die der Keim und das Glück aller Plätze ergeben.
       *[none]
            { $made ->
                [0] Die Ziehungen wurden nicht wiederholt.
                [one] { $made } Ziehung hier wiederholt: Es ist dieselbe. Die anderen folgen aus den Regeln; das Programm unten prüft sie.
               *[other] { $made } Ziehungen hier wiederholt: Es sind dieselben. Die anderen folgen aus den Regeln; das Programm unten prüft sie.
            }
    }
verify-each = Ziehung für Ziehung
verify-one =
    { $good ->
        [true] dieselbe
        [false] eine andere
       *[none] nicht geprüft
    }
verify-not = Hier wird nur der Zufall geprüft. Dass jeder Zug erlaubt war und das Ergebnis daraus folgt, prüft dieses Programm:
verify-commitment = Das Siegel, vor der Partie gezeigt
verify-seed = Der Keim, am Ende offengelegt
verify-fingerprint = Der Fingerabdruck der Aufzeichnung

## The lobby and who you are, once more

house-about = Kein Konto, nichts zu installieren. Bots, die auf dich warten, ein Zufall, den alle nachprüfen können, und ein Haus, das die Regel nennt, wenn es Nein sagt.
hero-play = Sofort eine Partie { $title }
hero-about = Gegen Bots. Einen Namen kannst du dir später geben.
guest-names = Otter, Reiher, Biber, Forelle, Frosch, Libelle, Eisvogel, Eichhörnchen, Igel, Bachstelze, Dachs, Marder
account = Du in diesem Haus
account-of = Du: { $name }
account-none = Namen wählen
replay-short = Ansehen
table-link = { $deed } ({ $title }: { $names })
titled = { $title }: { $what }
winner = gewonnen

## Around a table

chair = Platz { $chair }
chairs-count = Wie viele Plätze
clock-unlimited = ohne Uhr
move-here = Auf Platz { $chair } umsetzen
fill-strength = Wie stark die Bots sind
invite-code = Die Adresse als Bild zum Abfotografieren
invite-address = Die Adresse des Tischs
turn-hurry = Deine Zeit läuft ab.
turn-back = Du bist dran: zurück an den Tisch
line-unsure = Gerade da brach die Verbindung ab. Sieh nach, ob es geschehen ist, und versuch es sonst noch einmal.
missed =
    { $count ->
        [one] Während du weg warst…
       *[other] Während du weg warst: { $count } Ereignisse
    }
missed-look = Ansehen
tools = Neben dem Spiel
menu = Mehr
column = Verlauf und Gespräch neben dem Brett
table-menu = Dieser Tisch
chat-empty = Noch hat niemand etwas gesagt.
chat-unread = neu:
chat-heard = { $name } sagt: { $text }
chat-newest = Zu den letzten Worten
notify-denied = Dein Browser erlaubt es nicht: Das lässt sich in seinen Einstellungen ändern.
notify-insecure = Nur unter einer Adresse, die mit https beginnt.
notify-unable = Dieser Browser kann das hier nicht.
resign-end = Wirklich aufgeben? Dann endet die Partie, und die Bots gewinnen.
offer-yours-draw = Du hast Remis angeboten. Jetzt antworten die anderen.
offer-yours-undo = Du möchtest deinen Zug zurücknehmen. Jetzt antworten die anderen.
offer-yours-lend = Du hast einen Bot vorgeschlagen. Jetzt antworten die anderen.
result-gave-up = Du hast aufgegeben.

## What a game is about

aim = Das Ziel:
play-now-bots = Wie viele Bots
with-bots =
    { $count ->
        [0] allein
        [one] gegen { $count } Bot ({ $strength })
       *[other] gegen { $count } Bots ({ $strength })
    }

## Vertiges in the lobby, and practice

practise = Allein üben

## Pictures in the rulebook

## Manners at a table

undo-asks = Die anderen werden gefragt.
seat-held = { $name } hat noch Zeit auf der Uhr: Der Platz bleibt reserviert.
seat-kept-for =
    { $minutes ->
        [one] Der Platz von { $name } bleibt noch eine Minute reserviert; danach darf ein Bot einspringen.
       *[other] Der Platz von { $name } bleibt noch { $minutes } Minuten reserviert; danach darf ein Bot einspringen.
    }
declined-no =
    { $what ->
        [draw] { $name } lehnt das Remis ab.
        [undo] { $name } möchte nicht, dass dieser Zug zurückgenommen wird.
        [pause] { $name } ist mit dem Vorschlag zur Pause nicht einverstanden.
       *[lend] { $name } möchte keinen Bot.
    }
declined-moved =
    { $what ->
        [draw] { $name } spielt weiter: kein Remis.
       *[other] { $name } spielt weiter: Der Zug bleibt.
    }
lent-back =
    { $why ->
        [clock] Deine Zeit war um: Ein Bot hat für dich gespielt.
       *[other] Während du weg warst, haben die anderen einen Bot für dich spielen lassen.
    }
watched =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
watched-by =
    { $others ->
        [0] Im Publikum: { $names }.
        [one] Im Publikum: { $names } und noch jemand.
       *[other] Im Publikum: { $names } und { $others } weitere.
    }
skip = Überspringen
tempo = Animationen
tempo-calm = ruhig
tempo-brisk = flott
tempo-once = sofort da
forced = Erzwungene Züge von selbst spielen
forced-about = Nur wo alle sehen, dass es keinen anderen gibt.
result-rank = { $rank }.
result-hidden = Was verborgen war
result-turns = Wendepunkte
result-lead = { $name } geht endgültig in Führung.
result-details = Ergebnis
slow-motion = In Zeitlupe

## Moves that are prepared while one waits, by the day

prepare = Planen
prepare-ready = Geplant
prepare-title = Einen Zug vorbereiten
prepare-set = Vorbereitet: { $moves }
prepare-clear = Zurückziehen
prepare-none = Gerade gibt es nichts vorzubereiten.
prepare-secret = Niemand sieht, dass du etwas vorbereitet hast. Der Zug wird gemacht, kurz nachdem du an der Reihe bist, so als hättest du vorbeigeschaut.
prepare-surprised = Es ist etwas geschehen, womit du nicht gerechnet hattest: Der vorbereitete Zug wird nicht gemacht.
about-house = Das Haus und was es aufbewahrt

## A pause by the day

pause-offer = Pause vorschlagen
pause-end = Weiterspielen vorschlagen
pause-days = Dauer der Pause
days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
paused-until = Pause bis { $when }: Niemandes Zeit läuft.
offer-pause =
    { $days ->
        [0] { $name } schlägt vor, die Pause jetzt zu beenden.
       *[other] { $name } schlägt eine Pause von { $days } Tagen vor: Die Uhren stünden still.
    }
offer-yours-pause =
    { $days ->
        [0] Du hast vorgeschlagen, die Pause zu beenden. Jetzt antworten die anderen.
       *[other] Du hast eine Pause von { $days } Tagen vorgeschlagen. Jetzt antworten die anderen.
    }
