## The first game: who plays, what there is to do, and what is said about it

# Wer lernt, ohne einen Namen genannt zu haben; und die anderen, mit Namen, die kein Gast bekommt.
name-0 = Sascha
name-1 = Bär
name-2 = Fuchs

title-first = Wohin?
text-first = Alle wählen geheim, wo sie Muscheln suchen. Nur Mut: Am Riff liegen sechs.
hint-first-little = Dort findest du eine Muschel, sicher und nie mehr. Versuch es am Riff.
hint-first-fewer = Auf der Sandbank liegen { $shells }, und vielleicht bist du dort nicht allein. Versuch es am Riff.

title-calm = Der Würfel
text-calm = Du bist allein am Riff. Jetzt sagt ein Würfel, wie weit die Welle kommt: Bei 1, 2 oder 3 erreicht sie niemanden.

title-second = Näher am Ufer
text-second = Sechs Muscheln! Geh diesmal auf die Sandbank: Nur eine 6 überspült sie.
hint-second-bank = Ein andermal. Sehen wir uns die Sandbank an.

title-share = Teilen
text-share = { PLAYER(1) } hatte denselben Einfall. { $shells } Muscheln liegen hier: Wie viele findet jeder von euch?
hint-share-beach = So viel findet man am Strand.
hint-share-two = Es sind { $shells } im Ganzen, und ihr seid zu zweit.

title-greedy = Noch einmal
text-greedy = Am Riff gibt es mehr, aber eine 4, 5 oder 6 überspült es. Geh hin und sieh.
hint-greedy-reef = Klug! Aber sieh dir an, was die Welle tut: zum Riff.

title-wave = Die Welle
text-wave = Wieder allein am Riff. Aber schau aufs Meer …

title-dry = Nass!
text-dry = Du hast nichts gesammelt und musst trocknen. Wohin kannst du gehen?

title-last = Die letzte Gezeit
text-last = Viel später: { PLAYER(1) } und du habt gleich viele Muscheln, und es ist die letzte Gezeit. Eine mehr als die anderen genügt. Wo liegt viel, und wo kommt die Welle selten hin?
hint-last-risk = Jede zweite Welle erreicht das Riff. Du brauchst weniger.
hint-last-equal = Eine Muschel genügt vielleicht nicht: Andere finden dort ebenso viel.

title-end = Du kannst es!
text-end = Der Rest kommt beim Spielen: Wird ein Zug abgelehnt, erfährst du den Grund.
