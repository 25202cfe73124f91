## The opponents

character-odile = stiehlt alles, was in Reichweite schwimmt
character-anselme = stiehlt nie und bleibt flussaufwärts
character-zephyrine = spielt mit dem Wetter
character-gaspard = fährt weit und fällt oft

says-odile-stole-1 = Es trieb herum, ich habe aufgeräumt.
says-odile-stole-2 = Zwei Arme, zwei Kanus, und deins dazu.
says-odile-stole-3 = Du sahst nicht aus, als hingest du daran.
says-odile-robbed-1 = Halt, das ist mein Beruf!
says-odile-fell-1 = Die Strömung stiehlt besser als ich.
says-odile-stored-1 = Den habe ich sogar selbst geladen.
says-odile-won-1 = Auf diesem Fluss geht nichts verloren: Ich hebe es auf.

says-anselme-stole-1 = Ich weiß nicht, was in mich gefahren ist.
says-anselme-robbed-1 = Behalt ihn ruhig. Ich hole einen neuen.
says-anselme-robbed-2 = Man hatte mir gesagt, der Fluss sei sicher.
says-anselme-fell-1 = Ich hab’s ja gesagt: zu weit unten.
says-anselme-stored-1 = Ein Stein nach dem anderen.
says-anselme-won-1 = Langsam, aber trocken.

says-zephyrine-stole-1 = Ein Windstoß, weiter nichts.
says-zephyrine-robbed-1 = Ich wünsche dir Regen.
says-zephyrine-fell-1 = Diese Wolke habe ich nicht kommen sehen.
says-zephyrine-clouded-1 = Der Wind dreht, meine Lieben.
says-zephyrine-clouded-2 = Ein Wölkchen, nur mal so.
says-zephyrine-clouded-3 = Zieht euch warm an.
says-zephyrine-stored-1 = Bestes Wetter für die Heimfahrt.
says-zephyrine-won-1 = Für mich: heiter und wolkenlos.

says-gaspard-stole-1 = Danke, ich kam gerade vorbei!
says-gaspard-robbed-1 = Da schaue ich einmal auf den Wasserfall …
says-gaspard-fell-1 = Was für eine Aussicht von da oben!
says-gaspard-fell-2 = Wieder einmal großartig.
says-gaspard-stored-1 = Mit Vollgas in den Hafen.
says-gaspard-won-1 = Und beinahe hätte ich gebremst.
