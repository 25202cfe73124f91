## The opponents

character-bianca = stellt dir leere Gondeln in den Weg
character-ginevra = besucht und tauscht, um die Spuren zu verwischen
character-lucrezia = hält Abstand und verrät nichts

says-bianca-barred-1 = Oh, stört dich die Gondel?
says-bianca-barred-2 = Der Kanal gehört doch allen, oder?
says-bianca-barred-3 = Nimm doch den Umweg.
says-bianca-met-1 = Zeig, was du versteckst.
says-bianca-visited-1 = Klopft in Venedig niemand mehr an?
says-bianca-jewel-1 = Der Doge hat Geschmack, und ich ein gutes Gedächtnis.
says-bianca-won-1 = Ich hatte dir den Weg versperrt. Jeden Weg.

says-ginevra-barred-1 = Ein wenig Ordnung unter den Gondeln.
says-ginevra-met-1 = Ich kam nur vorbei. Wirklich.
says-ginevra-met-2 = Bildet euch bloß nichts ein.
says-ginevra-met-3 = Nur ein Wort ins Ohr, schon bin ich fort.
says-ginevra-visited-1 = Suchst du jemanden? Ich vielleicht auch.
says-ginevra-jewel-1 = Ein Juwel weniger, ein Geheimnis mehr.
says-ginevra-won-1 = Am Ende wusstet ihr nicht mehr, unter welchen Mantel ihr schauen solltet.

says-lucrezia-barred-1 = Rückt bitte ein Stück.
says-lucrezia-met-1 = Ein Augenblick, und ich bin verschwunden.
says-lucrezia-visited-1 = Du hast mich also gefunden.
says-lucrezia-visited-2 = Dabei war ich so gut versteckt.
says-lucrezia-jewel-1 = Diskret, wenn ich bitten darf.
says-lucrezia-won-1 = Niemand hat mich heimkommen sehen.
