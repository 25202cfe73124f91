## The opponents

character-odile = steals whatever floats within reach
character-anselme = never steals, and stays upstream
character-zephyrine = plays with the weather
character-gaspard = goes far, and falls often

says-odile-stole-1 = It was floating about. I tidied up.
says-odile-stole-2 = Two arms, two canoes, and yours on top.
says-odile-stole-3 = You did not look attached to it.
says-odile-robbed-1 = Oh no, that is my trade!
says-odile-fell-1 = The current is a better thief than I am.
says-odile-stored-1 = That one I even loaded myself.
says-odile-won-1 = Nothing is lost on this river: I pick it up.

says-anselme-stole-1 = I do not know what came over me.
says-anselme-robbed-1 = Keep it, then. I shall fetch another.
says-anselme-robbed-2 = They told me this river was safe.
says-anselme-fell-1 = I did say so: too far down.
says-anselme-stored-1 = One gem at a time.
says-anselme-won-1 = Slowly, and with dry feet.

says-zephyrine-stole-1 = A gust of wind, no more.
says-zephyrine-robbed-1 = I wish you rain.
says-zephyrine-fell-1 = That cloud I did not see coming.
says-zephyrine-clouded-1 = The wind is turning, my friends.
says-zephyrine-clouded-2 = A little cloud, just to see.
says-zephyrine-clouded-3 = Wrap up warm.
says-zephyrine-stored-1 = Perfect weather for going home.
says-zephyrine-won-1 = Blue skies for me.

says-gaspard-stole-1 = Thanks, I was just passing!
says-gaspard-robbed-1 = While I was looking at the falls…
says-gaspard-fell-1 = What a view from up there!
says-gaspard-fell-2 = Splendid, yet again.
says-gaspard-stored-1 = Full speed, and safe in port.
says-gaspard-won-1 = And to think I nearly slowed down.
