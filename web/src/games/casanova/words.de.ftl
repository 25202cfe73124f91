## Die Wörter des Bretts, neben denen, die das Haus selbst sagt

map = Venedig
round = Runde { $round }
round-of = Runde { $round } · { PLAYER($seat) } spielt
round-own = Runde { $round } · du bist dran
all-moves = Alle Züge ({ $count })
skip = Zum Ende der Bewegung
close = Schließen

points =
    { $points ->
        [0] kein Punkt mehr
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }

prompt-lots = Das Los entscheidet, wer beginnt.
prompt-hide = Casanova versteckt sich.
prompt-figure =
    { $left ->
        [one] Stell die letzte Figur in ein Theater.
       *[other] Stell eine Figur in ein Theater (noch { $left }).
    }
prompt-moor =
    { $left ->
        [one] Lege die letzte leere Gondel an.
       *[other] Lege eine leere Gondel an (noch { $left }).
    }
prompt-wait = { PLAYER($seat) } ist am Zug.
prompt-sail =
    { $points ->
        [3] Gleite oder berühre eine leere Gondel.
        [one] Noch ein Punkt: wohin?
       *[other] Noch { $points } Punkte: wohin?
    }
prompt-steer = Die leere Gondel bei { $dock }: wohin?
prompt-touch = Berühre eine leere Gondel: Sie zeigt, wohin sie kann.
prompt-free = Wähle: Das hier kostet keinen Punkt.
prompt-still = Hier ist nichts mehr zu tun: Beende den Zug.
prompt-spent = Deine Punkte sind verbraucht.
prompt-spent-free = Keine Punkte mehr: Was bleibt, ist umsonst.
prompt-decide = Schau erst nach. Dann: die Ketten tauschen oder nicht?
prompt-meeting = { PLAYER($seat) } schaut unter zwei Umhänge: den von { PLAYER($rival) } und den eigenen.
prompt-meeting-theatre = { PLAYER($seat) } schaut im Theater { $theatre } unter zwei Umhänge.
prompt-over = Die Partie ist zu Ende.

deed-walk = Zu Fuß: { $dock }
deed-meet = Zu { PLAYER($seat) }
deed-call = Ins Theater
deed-look_round = Umsehen
deed-give_jewel = Schmuck abgeben
deed-end_turn = Zug beenden
nothing-here = Zu Fuß gehen, Damen treffen, ins Theater: von hier aus ist davon gerade nichts möglich.
not-your-turn = Du bist nicht am Zug.
answer-exchange = Tauschen
answer-leave = So lassen

own-gondola = Deine Gondel, bei { $dock }
empty-gondola = Leere Gondel, bei { $dock }
across-gondola = Die Gondel gegenüber, bei { $dock }
which-gondola = Die Gondel bei { $dock }:
send-elsewhere = Anderswohin schicken
back = Zurück
# Moves: whose gondola it is, and where one walks to.
glide-own = Deine Gondel: von { $start } nach { $to }
glide-empty = Leere Gondel: von { $start } nach { $to }
walk-to = Zu Fuß nach { $dock } gehen und dort einsteigen
reach = 1 · 2 · 3
reach-about = Wohin die Gondel mit einem, zwei oder drei Punkten kommt
notebook = Notizbuch
# Ein Knopf: was auf ihm steht, und ganz, was er tut.
label = { $short }: { $full }

house = Theater { $theatre }
secret = Was du unter den Umhängen siehst
hold = Halten zum Ansehen
keep-open = Offen lassen
seen-none = Casanova ist keine von ihnen.
seen-him = Casanova! { $where }.

note-never = nie gesehen
note-seen = gesehen in Runde { $round }
note-since = seither berührt von { $names }, zuletzt in Runde { $round }
note-handled = berührt von { $names }, zuletzt in Runde { $round }
note-untouched = seither von niemandem berührt
note-fresh = noch von niemandem berührt
note-touched = seither von niemandem berührt; davor von { PLAYER($seat) } in Runde { $round }
note-met = Runde { $round }: Du hast { PLAYER($seat) } getroffen.
note-called = Runde { $round }: Du warst im Theater { $theatre }.
note-looked = Runde { $round }: Du hast an den Anlegern des Dogen unter die Umhänge geschaut.
note-nothing = Du hast noch unter keinen Umhang geschaut.
note-him = Casanova
note-maid = eine Zofe
note-exchanged =
    { $exchanged ->
        [true] Du hast die Ketten getauscht.
       *[false] Du hast die Ketten gelassen, wie sie waren.
    }

aim = Wie weit du bist
aim-find = Casanova finden
aim-seen = { $seen } / { $figures }
aim-aboard = bei dir, unter deinem Umhang
aim-known = Casanova: { $where }.
aim-doubt = Gesehen in Runde { $round }: { $where }. Seither berührt!
aim-unknown = Noch nicht gefunden.
aim-jewel =
    { $given ->
        [true] Schmuck ist beim Dogen
       *[false] Schmuck zum Dogen
    }
aim-home = Ihn heimbringen

jewel-given = Schmuckkarte beim Dogen
jewel-kept = Schmuckkarte noch nicht abgegeben

seat-own = du
seat-acting = am Zug
seat-won = gewinnt

summary = So steht es
summary-lady =
    { $given ->
        [true] { PLAYER($seat) }: { $dock }, Schmuckkarte abgegeben.
       *[false] { PLAYER($seat) }: { $dock }, Schmuckkarte nicht abgegeben.
    }
summary-empties = Leere Gondeln: { $docks }.
summary-theatres = Figuren in den Theatern: { $theatres }.
summary-nobody = In keinem Theater steht eine Figur.

## Pictures in the rulebook

figure-meeting = Zwei Damen, die an den beiden Enden einer Gasse liegen, treffen sich. Wer es wollte, schaut heimlich unter beide Mäntel und vertauscht die Halsketten oder tut nur so; dann kehrt jede Kette in die Gondel zurück, aus der sie kam.

## Moments that are staged

moment-looked-at = { PLAYER($seat) } schaut unter deinen Umhang!
moment-perhaps-robbed = { PLAYER($seat) } schaut unter deinen Umhang: Ist er noch da?
moment-found = Gefunden: Das ist er!
moment-still-yours = Er ist noch bei dir.
moment-stolen = Casanova gehört dir: schnell nach Hause!
moment-given-away = Du hast ihn ziehen lassen.
