## Die erste Partie: wer spielt, was zu tun ist, und was man dazu sagt

# Wer lernt, ohne einen Namen gesagt zu haben.
name-0 = Alba
name-1 = Bianca
name-2 = Chiara

title-bar = Ein versperrter Kanal
text-bar = Finde Casanova unter einem Umhang, bezahle den Dogen, bring ihn heim. Du bist Rot. Eine leere Gondel versperrt Ca’ d’Oro: Berühre sie, dann Misericordia.
hint-bar-other = Die ist dir nicht im Weg. Berühre die bei Ca’ d’Oro!
hint-bar-there = Dorthin darf sie. Aber in Misericordia ist sie niemandem im Weg.

title-glide = Gleiten
text-glide = Du hast noch zwei Punkte: „1 · 2 · 3“ zeigt, wie weit sie reichen. Berühre Ca’ d’Oro: In der Straße dort steht ein Theater.
hint-glide-other = Dort ist kein Theater. Nach Ca’ d’Oro!
hint-glide-end = Du hast noch Punkte. Nach Ca’ d’Oro!

title-call = Wer ist im Theater?
text-call = Nachsehen kostet nichts: Berühre „Ins Theater“.
hint-call-first = Erst das Theater: Es kostet nichts.

title-decide = Unter den Umhängen
text-decide = Drück auf „Halten zum Ansehen“: Nur du siehst es. Ist Casanova im Theater, nimmt „Tauschen“ ihn mit.
hint-decide-leave = Sieh noch einmal nach: Wer ist im Theater? „So lassen“ lässt ihn dort.

title-walk = Zu Fuß
text-walk = Niemand weiß, was du getan hast; dein „Notizbuch“ merkt es sich. Am Ende der Straße wartet eine leere Gondel: „Zu Fuß“ ist umsonst.
hint-walk-later = Noch nicht. Geh erst zu Fuß zur anderen Gondel.

title-jewel = Der Preis des Dogen
text-jewel = Zwei Runden später. Bevor du Casanova heimbringst, schuldest du dem Dogen ein Schmuckstück: Berühre Molo 1.
hint-jewel-away = Zum Palast geht es andersherum: nach Molo 1!

title-look = Hat sie, oder hat sie nicht?
text-look = { PLAYER(1) } war unterwegs bei dir. Hat sie getauscht? Sie ist auch hier: Beim Dogen zeigt „Umsehen“ alle Figuren.
hint-look-first = Bleib: „Umsehen“ ist umsonst.

title-meet = Wer hat ihn?
text-meet = Drück auf „Halten zum Ansehen“. Später liegt sie am Ende deiner Straße, und dort kann man tauschen: Berühre „Zu { PLAYER(1) }“.
hint-meet-first = Erst Casanova sichern: „Zu { PLAYER(1) }“!

title-again = Du entscheidest
text-again = Sieh nach, dann antworte: Casanova soll mit dir abreisen.
hint-again-leave = Sieh noch einmal nach: Wer hat ihn? „So lassen“ lässt ihn bei { PLAYER(1) }.

title-home = Nach Hause
text-home = Einige Runden später, der Schmuck ist abgegeben, Casanova an Bord: Berühre deinen Palazzo, den roten.
hint-home-away = Zu Hause ist gleich nebenan: der rote Palazzo!

title-end = Jetzt kannst du spielen!
text-end = Wer Casanova zu Hause zeigt, gewinnt. Drei Punkte je Zug; nachsehen und zu Fuß gehen ist umsonst.
