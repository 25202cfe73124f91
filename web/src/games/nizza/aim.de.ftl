## What it is about, and how it ended: said by the shell

aim = Hol das Werkzeug, knack den Tresor und flieg als Erster mit den Juwelen im Hubschrauber neben der grünen Terrasse davon.
ended-5-1 = { $names } ist mit den Juwelen davongeflogen.
series-way = Zurückgelegter Weg (%)
rank-way = { $score } %
