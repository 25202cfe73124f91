## Die erste Partie: wer spielt, was zu tun ist und was dazu gesagt wird

# Wer lernt, ohne einen Namen genannt zu haben; und die anderen, mit Namen, die kein Gast bekommt.
name-0 = Sascha
name-1 = Bär
name-2 = Fuchs

title-lay = Ganz geheim
text-lay = Dir gehören die roten Kanus ▲. Alle legen ein verdecktes Plättchen; jeder Punkt eines Paddels bringt ein Kanu eine Scheibe weiter: Welches Paddel führt auf Scheibe 3?
hint-lay-cloud = Die Wolke ändert das Wetter, und deine Kanus rühren sich nicht. Nimm ein Paddel.
hint-lay-reach = Paddel { $tile } brächte dich auf Scheibe { $reach }: Alle Punkte werden ausgegeben.
hint-lay-clever = Gut gesehen: 3 Punkte für den Weg, 2 für einen Stein! Aber fangen wir einfacher an.

title-speed = Der Fluss
text-speed = Er rückt um das kleinste Paddel vor, plus das Wetter. Wie viele Scheiben sind das?
hint-speed-weather = { $lowest } ist das kleinste Paddel. Zähl das Wetter dazu: +{ $weather }.
hint-speed-lowest = Das ist dein eigenes Paddel. Das kleinste hat { PLAYER(1) }: { $lowest }.

title-paddle = Ins Wasser!
text-paddle = Dein Paddel gibt 3 Punkte, die alle weg müssen. Tipp auf die Scheibe, zu der sie führen.

title-gather = Mit der Strömung
text-gather = Hier liegt Bernstein. Laden kostet 2 Punkte, jede Scheibe 1: Mit welchem Paddel lädst du und kommst zurück auf Scheibe 3?
hint-gather-cloud = Die Wolke ändert das Wetter, und deine Kanus rühren sich nicht. Nimm ein Paddel.
hint-gather-short = { $tile } ist zu wenig: 2 Punkte fürs Einladen und 2 für den Rückweg.
hint-gather-keep = Heb dir die { $tile } auf: Jedes Plättchen dient nur einmal, bis alle sieben gespielt sind.

title-load = Ein Stein an Bord
text-load = Lade den Bernstein ein und fahr zurück auf Scheibe 3.
hint-load-falls = Da geht es zum Wasserfall! Fahr lieber stromauf.
hint-load-empty = Da führst du leer davon. Der Bernstein liegt gleich daneben: Nimm ihn mit.
hint-load-other = Auch hübsch! Aber an Bord ist nur für einen Stein Platz: Nimm den Bernstein, er liegt weiter draußen.

title-falls = Vorsicht, Wasserfall
text-falls = { PLAYER(1) } wollte einen Rubin, ganz am Rand. Und gleich rückt der Fluss um { $speed } Scheiben vor …

title-return = Umkehren!
text-return = Kanu abgestürzt, Rubin verloren. Du treibst auf Scheibe 6: Welches Paddel bringt dich an den Strand?
hint-return-cloud = Die Wolke ändert das Wetter, und deine Kanus rühren sich nicht. Jetzt heißt es paddeln!
hint-return-short = Paddel { $tile } endet auf Scheibe { $reach }, und der Fluss nähme dich wieder mit.

title-home = In Sicherheit
text-home = Fahr heim an den Strand: Dort gehört der Stein für immer dir.
hint-home-afloat = Der Fluss rückt in dieser Runde noch vor. Fahr heim, solange du kannst!

title-rob = Rauben
text-rob = Später bringt { PLAYER(1) } einen Rubin heim. Ein leeres Kanu, das stromauf kommt, darf einen Stein rauben: Greif zu!
hint-rob-plain = Fast: Wähle an derselben Stelle, den Stein zu rauben.
hint-rob-loaded = Du musst leer ankommen, und zwar stromauf.
hint-rob-downstream = Geraubt wird nur stromauf, in Richtung Strand.

title-win = Gewinnen
text-win = Fünf Farben oder vier gleiche Steine oder sieben insgesamt: Dir fehlt nur der Bernstein. Fahr heim!
hint-win-ashore = Der Bernstein zählt erst am Strand.

title-end = Du kannst es!
text-end = Der Rest kommt beim Spielen: Wird ein Zug abgelehnt, erfährst du den Grund.
