## Die erste Partie: wer spielt, was zu tun ist und was dazu gesagt wird

# Wer lernt, ohne einen Namen genannt zu haben; und die andere, mit einem Namen, den kein Gast bekommt.
name-0 = Sascha
name-1 = Elster

title-keep = Fünf Würfel
text-keep = Du bist der rote Agent ▲. Über die Dächer helfen Schwung und Leiter: Wirf Schritt (den Schuh) und Seil ein letztes Mal neu.
hint-keep-keep = Schritte sind für die Straße. Ein Wurf bleibt dir: Wirf Schritt (den Schuh) und Seil neu.
hint-keep-useful = Schwung und Leiter brauchst du. Wirf nur Schritt (den Schuh) und Seil neu.
hint-keep-both = Wirf beide neu: Schritt (den Schuh) und Seil.

title-swing = Am Seil
text-swing = Zieh deinen Agenten und lass los: Du landest, wo du willst, eine Seillänge um den Schornstein. Die Zahl neben einem Seil ist seine Länge. Auf das Dach der gelben Villa!
hint-swing-green = Von da kommst du gerade. Hinauf, auf das Dach der gelben Villa!
hint-swing-palm = Auch eine Palme trägt dich. Aber das Dach führt weiter.
hint-swing-low = Auch das trägt dich. Aber das Dach der gelben Villa führt weiter.

title-ladder = Die Leiter
text-ladder = Sie beginnt bei deinem Agenten und dreht sich, wohin du willst. Der gebrauchte Würfel ist schon bei { PLAYER(1) }. Steig das Dach entlang, neben Schornstein 2.
hint-ladder-further = Sie reicht weiter: gleich neben Schornstein 2.

title-tools = Das Werkzeug
text-tools = Später, in Runde { $round }: Auf der ersten roten Terrasse bringt ein Kofferwürfel Werkzeug. Mit Koffer kommst du nur voran, wenn ein Würfel einen zeigt.
hint-tools-pass = Ohne Werkzeug geht es hier nicht weiter. Nimm es!

title-push = Ein kleiner Schubs
text-push = Runde { $round }: { PLAYER(1) } ist nah genug und trägt auch Werkzeug. Nimm den Fallschirm!
hint-push-pass = So höflich? Nimm den Fallschirm, solange { PLAYER(1) } nah ist.

title-revenge = Hinter dir!
text-revenge = Man fällt gerade die Wand hinab und ins Wasser. Doch zwei Runden später steht { PLAYER(1) } neben dir …

title-water = Klatschnass
text-water = Dein Werkzeug ist weg. Aus dem Wasser hilft nur eine Leiter.
hint-water-pass = Dann schwimmst du weiter. Nimm die Leiter!

title-safe = Der Tresor
text-safe = Runde { $round }, wieder mit Werkzeug, auf der zweiten roten Terrasse: Es braucht zwei Kofferwürfel in einem Zug. Du hast sie!
hint-safe-pass = Zwei Koffer auf einmal sind selten. Knack den Tresor!

title-yacht = Zur Jacht
text-yacht = Runde { $round }: Die Juwelen sind dein. Lass vom letzten Haus die Leiter auf den Rand der Jacht hinab.
hint-yacht-land = Die Jacht liegt auf der anderen Seite, im Wasser.

title-win = Auf und davon
text-win = Zwei Leitern und ein Koffer in einem Zug führen zum Hubschrauber. Wer mit den Juwelen ankommt, gewinnt!
hint-win-pass = Du hast alles beisammen. Zum Hubschrauber!

title-end = Du kannst es!
text-end = Ein Seilwürfel hängt ein Seil an den nächsten Schornstein. Der Rest kommt beim Spielen: Was abgelehnt wird, wird erklärt.
