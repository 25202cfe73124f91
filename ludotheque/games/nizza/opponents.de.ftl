## The opponents

character-mistral = stößt alle ins Wasser
character-cigale = läuft und rührt niemanden an
character-margot = nimmt die Würfel, wie sie fallen

says-mistral-pushed-1 = Das Wasser soll herrlich sein.
says-mistral-pushed-2 = Verzeihung, ich hatte dich nicht gesehen.
says-mistral-pushed-3 = Vorsicht, Stufe.
says-mistral-wet-1 = Gut gemacht. Das merke ich mir.
says-mistral-case-1 = Der Wind dreht, und der Koffer mit ihm.
says-mistral-safe-1 = Ein Tresor, ein Luftzug, und schon ist er offen.
says-mistral-won-1 = Zu viel Wind für euch heute.

says-cigale-wet-1 = Und ich stoße nie jemanden!
says-cigale-wet-2 = Ich trockne beim Laufen.
says-cigale-case-1 = Federleicht, dieser Koffer.
says-cigale-safe-1 = Man musste nur nett fragen.
says-cigale-won-1 = Kein einziger Tropfen. Fast.

says-margot-pushed-1 = Du standst mir im Weg.
says-margot-wet-1 = Oh! Die Würfel hatten mich gewarnt.
says-margot-case-1 = Hopp, meiner.
says-margot-safe-1 = Auf Anhieb!
says-margot-hasty-1 = Das reicht schon.
says-margot-hasty-2 = Keine Zeit, noch einmal zu werfen.
says-margot-won-1 = Ich sag’s ja: nicht so viel nachdenken.
