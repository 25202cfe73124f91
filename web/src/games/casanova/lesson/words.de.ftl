## Die erste Partie: wer spielt, was zu tun ist, und was man dazu sagt

# Wer lernt, ohne einen Namen gesagt zu haben.
name-0 = Alba
name-1 = Bianca
name-2 = Chiara

title-bar = Ein versperrter Kanal
text-bar = Du bist Rot und willst nach Ca’ d’Oro, aber dort liegt eine leere Gondel. Leere gehören allen: Berühre sie und schick sie nach Misericordia.
hint-bar-own = Deine Gondel kommt als Nächstes. Erst die leere bei Ca’ d’Oro!
hint-bar-there = Dorthin darf sie. Aber in Misericordia ist sie niemandem im Weg.

title-glide = Gleiten
text-glide = Das war einer deiner drei Punkte. Nun gleite nach Ca’ d’Oro: In der Straße dort steht ein Theater.
hint-glide-other = Dort ist kein Theater. Nach Ca’ d’Oro!
hint-glide-end = Du hast noch Punkte. Nach Ca’ d’Oro!

title-call = Wer ist im Theater?
text-call = Unter einem Umhang in Venedig steckt Casanova. Ein Theater zu betreten kostet nichts: hinein!
hint-call-first = Erst das Theater: Es kostet nichts.

title-decide = Unter den Umhängen
text-decide = Halte den Knopf: Nur du siehst es. Er war im Theater! Tausche die Ketten, und er reist mit dir.
hint-decide-leave = Dann bliebe Casanova im Theater. Tausche!

title-walk = Zu Fuß
text-walk = Niemand weiß, was du getan hast. Am Ende deiner Straße wartet eine leere Gondel: Geh zu Fuß hin, das kostet nichts.
hint-walk-points = Das kostet einen Punkt. Zu Fuß ist es umsonst!
hint-walk-later = Noch nicht. Geh erst zu Fuß zur anderen Gondel.

title-jewel = Der Preis des Dogen
text-jewel = Zwei Runden später. Bevor du Casanova heimbringst, will der Doge deine Schmuckkarte: Gleite nach Molo 1.
hint-jewel-away = Zum Palast geht es andersherum: nach Molo 1!

title-meet = Hat sie, oder hat sie nicht?
text-meet = { PLAYER(1) } hat dich getroffen. Niemand verrät dir, ob sie die Ketten getauscht hat. Triff sie und sieh nach!
hint-meet-look = Umsehen darfst du dich. Aber tauschen kann man nur bei einem Treffen.
hint-meet-first = Erst Casanova sichern: Triff { PLAYER(1) }!

title-again = Wieder deiner
text-again = Halte den Knopf und sieh nach. Sie hat ihn! Tausche die Ketten.
hint-again-leave = Dann behielte { PLAYER(1) } ihn. Tausche!

title-home = Nach Hause
text-home = Einige Runden später. Dein Schmuck ist abgegeben, Casanova ist an Bord: Leg an deinem Palazzo an, dem roten.
hint-home-away = Zu Hause ist gleich nebenan: Palazzo Rosso!

title-end = Jetzt kannst du spielen!
text-end = Wer Casanova zu Hause zeigt, gewinnt. Dein Notizbuch merkt sich, was du gesehen hast; den Rest verraten Gesichter.
