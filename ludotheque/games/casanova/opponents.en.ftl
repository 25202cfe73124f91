## The opponents

character-bianca = puts empty gondolas in your way
character-ginevra = visits and exchanges to cover the tracks
character-lucrezia = keeps her distance, and her secrets

says-bianca-barred-1 = Oh, is that gondola in your way?
says-bianca-barred-2 = The canal is everybody’s, is it not?
says-bianca-barred-3 = Do go the long way round.
says-bianca-met-1 = Show me what you are hiding.
says-bianca-visited-1 = Does nobody knock in Venice any more?
says-bianca-jewel-1 = The Doge has good taste, and I a good memory.
says-bianca-won-1 = I barred your way. Every way.

says-ginevra-barred-1 = A little order among these gondolas.
says-ginevra-met-1 = I was only passing. Truly.
says-ginevra-met-2 = Do not imagine anything.
says-ginevra-met-3 = A word in your ear, and I am gone.
says-ginevra-visited-1 = Looking for somebody? So am I, perhaps.
says-ginevra-jewel-1 = One jewel fewer, one secret more.
says-ginevra-won-1 = You no longer knew which cloak to look under.

says-lucrezia-barred-1 = Move along, gently.
says-lucrezia-met-1 = One moment, and I vanish.
says-lucrezia-visited-1 = So you have found me.
says-lucrezia-visited-2 = And I had hidden so well.
says-lucrezia-jewel-1 = Discreetly, if you please.
says-lucrezia-won-1 = Nobody saw me come home.
