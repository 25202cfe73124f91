name-0 = Sascha
name-1 = Hase

title-first = Drei gegen einen
text-first = Ihr führt die Hunde. Drückt auf den in B, dann auf F in der Mitte: Von dort bewacht er acht Pfade.
hint-first-idle = Eine Reihe entlang ist erlaubt, bringt aber nicht voran. Lauft nach F.
hint-first-other = Nicht schlecht; doch von F aus bewacht ein Hund mehr. Lauft von B nach F.

title-hare = Der Hase
text-hare = Nun springt der Hase, wohin er will.

title-second = Nie zurück
text-second = Hunde laufen nie zurück. Niemand bewacht den oberen Pfad: Schließt ihn, von A nach B.
hint-second-behind = Dann bleibt der obere Pfad offen. Lauft von A nach B.

title-tired = Geduld
text-tired = Ihr dürft eine Reihe entlanglaufen und warten; aber nicht ewig. Wie oft hintereinander, nach den alten Büchern?
hint-tired-three = Öfter als das: Eine Jagd braucht Geduld.

title-last = Das Ende der Jagd
text-last = Viel später sitzt der Hase wieder in seiner Ecke. Ein Lauf lässt ihm keinen Ausweg. Welcher?
hint-last-way_out = Der Hase könnte noch entkommen. Seht euch I an.

title-end = Gefangen!
text-end = Versucht es auch von der anderen Seite: Der Hase darf Haken schlagen.
