## The opponents

character-pio = hebt ganze Türme, koste es, was es wolle
character-agathe = sieht alles und protestiert
character-hippolyte = baut immer noch höher

says-pio-zapped-1 = Und ZAP! Musik!
says-pio-zapped-2 = Nicht atmen … danke.
says-pio-zapped-3 = Bravo, ich.
says-pio-fell-1 = Ein kleiner Missklang.
says-pio-caught-1 = Falscher Ton, mein Freund!
says-pio-blamed-1 = Man unterbricht einen Künstler?
says-pio-won-1 = Vorhang. Und Zugabe.

says-agathe-zapped-1 = Sachte, sachte … na also.
says-agathe-fell-1 = Der Tisch hat gewackelt.
says-agathe-caught-1 = Ich hab’s gesehen, du Schlingel.
says-agathe-caught-2 = Und die Regeln?
says-agathe-caught-3 = Mir macht keiner was vor.
says-agathe-blamed-1 = Ich hatte die falsche Brille auf.
says-agathe-won-1 = Ordnung, Ruhe und ein wenig Aufsicht.

says-hippolyte-zapped-1 = Noch ein Stockwerk, auf einen Schlag.
says-hippolyte-fell-1 = Er war doch fast fertig …
says-hippolyte-fell-2 = Noch einmal von vorn, und höher.
says-hippolyte-caught-1 = Das sieht man sogar von hier oben.
says-hippolyte-blamed-1 = Ich habe nach oben geschaut.
says-hippolyte-won-1 = Von oben war das klar.
