## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Sascha
name-1 = Basil

title-base = Der Fuß
text-base = Jedes Teil hat eine flache Seite und eine mit Schnitt. Ein Turm beginnt auf der flachen. Tippe zweimal auf das Dach, dein Teil mit Grat und Stern!
hint-base-other = Auch das wäre ein guter Fuß. Aber nimm das Dach, ganz links.

title-fit = Ineinander
text-fit = Diesmal setzt die Hand es für dich. Oben ist jetzt ein Grat: Nur ein Schnitt, der dazu passt, kommt kopfüber darauf. Welcher?
hint-fit-shape = Das greift nicht in einen Grat. Suche die V-förmige Rille.

title-flat = Flache Seiten
text-flat = Genau. Oben ist es jetzt flach, und flach passt auf flach. Wie viele deiner vier Teile könnten darauf?
hint-flat-none = Jedes Teil hat eine flache Seite: Dreh es in Gedanken um.
hint-flat-one = Mehr: Jedes Teil hat eine flache Seite.

title-pass = Den Zug beenden
text-pass = Solange ein Teil passt, musst du weiterbauen. Auf diesen Hügel passt nur eine Mulde, und du hast keine. Beende den Zug: Deine Hand wird auf sechs aufgefüllt.
hint-pass-nothing = Keines deiner Teile passt auf den Hügel. Beende den Zug.

title-protest = Protest!
text-protest = { PLAYER(1) } beginnt einen neuen Turm; das darf nur, wem nichts passt. Sieh dir die Hand an: eine Mulde! Protestiere, bevor du ein Teil berührst: 2 Punkte.
hint-protest-later = Sobald du ein Teil berührst, ist es zu spät. Zuerst Protest!

title-zap = ZAP!
text-zap = Zwei Türme, und du hast eben ein Teil gesetzt: Hebe den oberen Teil des hohen ab, von der Mulde an, und setze ihn auf den anderen Hügel. Ein Punkt je Teil, einer mehr je Stern.
hint-zap-now = Das ginge. Aber ein ZAP bringt Punkte: Tippe auf „ZAP“.

title-fall = Krach
text-fall = Vier Punkte! Dann zittert { PLAYER(1) }: Drei Teile fallen. Alle Gegner bekommen einen Punkt je Teil. Wie viele bekommst du?
hint-fall-none = Was andere umwerfen, bringt Punkte: einen je Teil.
hint-fall-one = Ein Punkt, aber für jedes Teil.

title-end = Jetzt deine Hand!
text-end = { $score } Punkte. Im Spiel trägt deine eigene Hand: Ziehe irgendwo, neige, dann tippe auf „Loslassen“. Sie zittert ein wenig. Probiere es zuerst ohne Gegner!
