## The opponents

character-leonie = blufft und bietet höher, als gut ist
character-oskar = glaubt kein Wort und bezweifelt
character-valdes = rechnet genau und lässt die anderen reden

says-leonie-denounced-1 = Mein Lieber, so gut lüge ich im Schlaf.
says-leonie-accused-1 = Ich und lügen? Zu viel der Ehre.
says-leonie-accused-2 = Aber bitte, zählt nur nach.
says-leonie-accused-3 = Bezweifelt wird nur, wer bewundert wird.
says-leonie-asked-1 = Nur ein Blick, unter Freunden.
says-leonie-rid-1 = Eine weniger, und das mit einem Lächeln.
says-leonie-won-1 = Alles war wahr. Na ja, fast.

says-oskar-denounced-1 = Nein.
says-oskar-denounced-2 = Wer’s glaubt.
says-oskar-denounced-3 = Das will ich sehen, und zwar sofort.
says-oskar-accused-1 = Was für eine Welt, in der man sogar mich verdächtigt.
says-oskar-asked-1 = Ich sehe lieber nach, als zu glauben.
says-oskar-rid-1 = Wusste ich’s doch.
says-oskar-won-1 = Zweifel zahlt sich aus.

says-valdes-denounced-1 = Der Befund ist eindeutig.
says-valdes-accused-1 = Meine Zahlen stimmen. Auf eine Stelle genau.
says-valdes-asked-1 = Eine kleine Obduktion, wenn ich bitten darf.
says-valdes-rid-1 = Der Nächste, bitte.
says-valdes-rid-2 = Patient entlassen.
says-valdes-won-1 = Die Wissenschaft hat gesprochen.
