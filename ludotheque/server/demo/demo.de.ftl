# Was ein Vorführhaus sagt.

guest = { $name } (Demo)
greeting = Ein Haus zum Vorführen: Hier spielen Bots, Tag und Nacht. Sieh ihnen zu, oder setz dich dazu. Nichts wird aufgehoben, wenn es schließt.
greeting-kept = Ein Haus zum Vorführen: Hier spielen Bots, Tag und Nacht. Sieh ihnen zu, oder setz dich dazu.

word-1 = Wer gewinnt wohl?
word-2 = Das hätte ich nicht gespielt.
word-3 = Schöner Zug!
word-4 = Abwarten …
word-5 = Spielen wir danach selbst eine Partie?
word-6 = Jede Zeile des Verlaufs führt zu ihrer Regel, ich habe nachgesehen.
word-7 = Noch ist nichts entschieden.
word-8 = Die sind flink, diese Bots.
