## The opponents

character-mistral = pushes everybody into the water
character-cigale = runs, and touches nobody
character-margot = takes the dice as they come

says-mistral-pushed-1 = They say the water is lovely.
says-mistral-pushed-2 = So sorry, I did not see you.
says-mistral-pushed-3 = Mind the step.
says-mistral-wet-1 = Well played. I shall remember.
says-mistral-case-1 = The wind turns, and the suitcase with it.
says-mistral-safe-1 = A safe, a draught, and there we are.
says-mistral-won-1 = Too windy for you today.

says-cigale-wet-1 = And I never push anybody!
says-cigale-wet-2 = I shall dry while running.
says-cigale-case-1 = Light as a feather, this suitcase.
says-cigale-safe-1 = One only had to ask nicely.
says-cigale-won-1 = Not a single drop. Nearly.

says-margot-pushed-1 = You were in my way.
says-margot-wet-1 = Oh! The dice had warned me.
says-margot-case-1 = Mine.
says-margot-safe-1 = At the first try!
says-margot-hasty-1 = That will do.
says-margot-hasty-2 = No time to throw again.
says-margot-won-1 = I told you: do not think so much.
