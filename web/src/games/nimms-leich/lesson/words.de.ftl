## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Sascha
name-1 = Wanda
name-2 = Basil
name-3 = Iris

title-card = Sechs Leichen auf jeder Karte
text-card = Alle sehen nur die eigene Karte: Deine liegt unten. Wie viele tote Uhren (Totgeschlagene Zeit) zeigt sie?
hint-card-others = Von den anderen je eine, ja. Aber zähle die Uhren.
hint-card-all = Sechs Leichen insgesamt. Zähle nur die Uhren.

title-bid = Ein Gebot
text-bid = Biete, wie oft sich eine Leiche auf allen vier Karten zusammen zeigt. Du siehst { $own } Uhren; irgendwo ist sicher noch eine. Tippe zweimal darauf!
hint-bid-other = Du hast vor allem Uhren: Biete die.
hint-bid-shy = { $count } ist sicher, denn du hast { $own }. Wage eine mehr.
hint-bid-bold = { $count } ist kühn! Eine mehr, als du hast, genügt.

title-raise = Erhöhen
text-raise = Überbiete { PLAYER(3) }: eine höhere Zahl oder dieselbe einer Leiche weiter rechts. Deine Uhren liegen weiter rechts!
hint-raise-later = Bezweifeln kommt später. Erhöhe zuerst.
hint-raise-same = Das ginge. Aber du hast die Uhren: Biete die.
hint-raise-higher = Das ginge. Aber warum höher als nötig?

title-look = Eine Marke
text-look = { PLAYER(1) } sagt 7 × Schnapsleiche, wie vorher { PLAYER(2) }? Auch außer der Reihe zeigt dir eine Marke zwei Karten. Sieh bei den beiden nach!
hint-look-both = Sieh bei { PLAYER(1) } und { PLAYER(2) } nach: Die beiden haben die Flasche geboten.

title-vote = Daumen oder Faust
text-vote = { PLAYER(2) } glaubt { PLAYER(1) } nicht. Alle wählen eine Seite, geheim bis drei. Du kennst drei Karten: { $count } Flaschen, wirklich?
hint-vote-seen = Gesehen hast du { $seen }, und eine Karte zeigt höchstens 4: Mehr als { $most } sind es nicht. Gelogen!

title-left = Karten gehen
text-left = Nur { $total }: Die Fäuste gewinnen! Wer gewinnt, legt seine Karte ab; wer verliert, schiebt sie unter den Stapel. Wie viele Karten hast du noch?
hint-left-hand = Und die in deiner Hand?
hint-left-gone = Eine deiner sechs ist gerade gegangen.

title-denounce = Gelogen!
text-denounce = { PLAYER(3) } behauptet { $count } Uhren. Du hast keine, und die Chancen stehen schlecht. Bezweifle es!
hint-denounce-further = Dann würde man dir nicht glauben! Bezweifle es lieber.

title-end = Jetzt kannst du spielen!
text-end = Wer die letzte Karte loswird, gewinnt. Bluffe gut!
