## The opponents

character-pio = soulève des tours entières, coûte que coûte
character-agathe = a l’œil à tout, et proteste
character-hippolyte = bâtit toujours plus haut

says-pio-zapped-1 = Et ZAP ! Musique !
says-pio-zapped-2 = Ne respirez plus… merci.
says-pio-zapped-3 = Bravo à moi.
says-pio-fell-1 = Un petit couac.
says-pio-caught-1 = Fausse note, mon ami !
says-pio-blamed-1 = On interrompt un artiste ?
says-pio-won-1 = Rideau. Et rappel.

says-agathe-zapped-1 = Tout doux, tout doux… voilà.
says-agathe-fell-1 = C’est la table qui a bougé.
says-agathe-caught-1 = Je t’ai vu, garnement.
says-agathe-caught-2 = Et la règle, alors ?
says-agathe-caught-3 = On ne me la fait pas.
says-agathe-blamed-1 = J’avais mes mauvaises lunettes.
says-agathe-won-1 = Ordre, calme et un peu de surveillance.

says-hippolyte-zapped-1 = Un étage de plus, d’un seul coup.
says-hippolyte-fell-1 = Elle était presque finie…
says-hippolyte-fell-2 = On recommencera, en plus haut.
says-hippolyte-caught-1 = Même d’ici, ça se voit.
says-hippolyte-blamed-1 = Je regardais en l’air.
says-hippolyte-won-1 = Vu d’en haut, c’était clair.
