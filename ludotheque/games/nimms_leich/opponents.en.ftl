## The opponents

character-leonie = bluffs, and goes higher than she should
character-oskar = does not believe a word, and denounces
character-valdes = counts well, and lets the others talk

says-leonie-denounced-1 = I lie better than that, my dear.
says-leonie-accused-1 = Me, lie? You flatter me.
says-leonie-accused-2 = Do count, I beg you.
says-leonie-accused-3 = One only denounces those one admires.
says-leonie-asked-1 = Just a peek, among friends.
says-leonie-rid-1 = One fewer, and with a smile.
says-leonie-won-1 = It was all true. Well, nearly.

says-oskar-denounced-1 = No.
says-oskar-denounced-2 = Pull the other one.
says-oskar-denounced-3 = Show me, this instant.
says-oskar-accused-1 = What a world, where even I am suspected.
says-oskar-asked-1 = I would rather see than believe.
says-oskar-rid-1 = I knew it.
says-oskar-won-1 = Doubt pays.

says-valdes-denounced-1 = The diagnosis is beyond appeal.
says-valdes-accused-1 = My figures are exact. To one decimal place.
says-valdes-asked-1 = A small autopsy, if I may.
says-valdes-rid-1 = Next case.
says-valdes-rid-2 = Patient discharged.
says-valdes-won-1 = Science has spoken.
