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
try-again = Noch einmal versuchen
close = Schließen
cancel = Abbrechen
nowhere = Unter dieser Adresse gibt es nichts.

## Who you are

your-name = Dein Name
name-ask = Wie dürfen wir dich nennen?
name-enter = Eintreten
name-change = Namen ändern
name-claim = Diesen Namen mit einer Passphrase behalten
name-claim-about = So findest du deine Partien auf einem anderen Gerät wieder.
name-claimed = Dieser Name gehört dir.
passphrase = Passphrase (mindestens 8 Zeichen)
sign-in = Ich habe eine Passphrase
sign-out = Auf diesem Gerät abmelden
hello = Hallo, { $name }

## Lobby

play-now = Jetzt spielen
play-now-about = Gegen Bots, sofort
play-friends = Freunde einladen
set-up = Einen Tisch eröffnen
rules-of = Regeln
learn = In zwei Minuten lernen
open-tables = Tische, an denen noch Platz ist
open-tables-none = Gerade wartet niemand. Eröffne einen Tisch und schick Freunden seine Adresse.
running-tables = Laufende Partien
finished-tables = Beendete Partien
my-games = Meine Partien
my-games-none = Hier stehen bald deine Partien.
your-turn = Du bist dran
watch = Zuschauen
join = Platz nehmen
look = Öffnen
again-here = Weiterspielen
players-range = { $least } bis { $most } Personen
minutes-about = etwa { $minutes } min
seats-free =
    { $free ->
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }

## Setting a table up

chairs = Plätze
chair-person = ein Mensch
chair-bot = Bot, { $strength }
clock = Uhr
clock-none = keine
clock-live = je { $minutes } min, +{ $increment } s pro Zug
clock-daily = { $hours } h pro Zug
options = Optionen
public-table = Alle können ihn finden und mitspielen
set-up-go = Tisch eröffnen

## Table

gathering-title = Es fehlt noch jemand
invite = Einladen
invite-about = Mit dieser Adresse kann man Platz nehmen oder zuschauen.
copy = Adresse kopieren
copied = Kopiert
share = Teilen
fill-bots = Anfangen, mit Bots auf den freien Plätzen
sit-here = Platz nehmen
get-up = Aufstehen
kept-chair = freigehalten
free-chair = frei
watching = Du schaust zu.
you = du
bot-mark = Bot
away = nicht da
lent-mark = ein Bot spielt hier weiter
resigned-mark = aufgegeben
turn-yours = Du bist dran.
turn-others = Am Zug: { $names }.
turn-together = Alle wählen gleichzeitig.
line-lost = Die Verbindung ist weg. Von der Partie geht nichts verloren: Sie wird gleich wieder verbunden…
line-back = Wieder verbunden.
sent = Wird gesendet…
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt für dich zu Ende.
draw-offer = Remis anbieten
lend-offer = Einen Bot für { $name } spielen lassen
offer-draw = { $name } bietet Remis an.
offer-undo = { $name } möchte den letzten Zug zurücknehmen.
offer-lend = { $name } schlägt vor, dass ein Bot für { $absent } spielt.
offer-yes = Zustimmen
offer-no = Ablehnen
offer-yours = Du hast gefragt. Jetzt antworten die anderen.
offer-withdraw = Zurückziehen
log = Was geschah
log-empty = Noch nichts.
log-rule = Regel { $rule }
log-moment = Den Spielplan in diesem Augenblick zeigen
log-newest = Zum Neuesten
log-undone = zurückgenommen
line-undo = { PLAYER($seat) } nimmt einen Zug zurück.
line-resign = { PLAYER($seat) } gibt auf.
line-lend = Ein Bot spielt für { PLAYER($seat) }.
line-return = { PLAYER($seat) } ist wieder da.
line-agree = Remis ist vereinbart.
chat = Gespräch
chat-players = Am Tisch
chat-watchers = Im Publikum
chat-say = Sag etwas
chat-send = Sagen
refused-title = Das geht nicht
refused-rule = Regel { $rule } lesen
sound = Ton
notify = Sag mir, wenn ich dran bin
frozen = Dieser Tisch steht still, weil hier die Regeln versagt haben. Die Partie bleibt erhalten.
result-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
result-you = Du gewinnst!
result-draw = Niemand gewinnt: Die Partie ist unentschieden.
result-resigned = Die anderen haben aufgegeben.
rematch = Noch eine Partie
rematch-there = Die anderen spielen noch einmal: Komm mit!
replay = Die Partie noch einmal sehen
record = Die Aufzeichnung herunterladen
fairness = Der Zufall
fairness-commitment = Vor der Partie versiegelt
fairness-luck = Dein Quäntchen Zufall
fairness-check = Nachprüfen

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
verify-bad = Etwas stimmt nicht: { $why }

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
rules-option = Jeder Tisch wählt selbst
rules-usual = üblich
rules-here = an diesem Tisch
clause-copy = Adresse dieser Regel kopieren
