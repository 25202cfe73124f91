## The opponents

character-pio = lifts whole towers, come what may
character-agathe = sees everything, and protests
character-hippolyte = always builds higher

says-pio-zapped-1 = And ZAP! Music!
says-pio-zapped-2 = Hold your breath… thank you.
says-pio-zapped-3 = Bravo, me.
says-pio-fell-1 = A small false note.
says-pio-caught-1 = Out of tune, my friend!
says-pio-blamed-1 = Interrupting an artist?
says-pio-won-1 = Curtain. And encore.

says-agathe-zapped-1 = Gently, gently… there.
says-agathe-fell-1 = It was the table that moved.
says-agathe-caught-1 = I saw you, you rascal.
says-agathe-caught-2 = And what about the rules?
says-agathe-caught-3 = Nobody fools me.
says-agathe-blamed-1 = I had the wrong glasses on.
says-agathe-won-1 = Order, calm and a little supervision.

says-hippolyte-zapped-1 = One more floor, in one go.
says-hippolyte-fell-1 = It was nearly finished…
says-hippolyte-fell-2 = We shall begin again, and higher.
says-hippolyte-caught-1 = One can see it even from up here.
says-hippolyte-blamed-1 = I was looking up.
says-hippolyte-won-1 = From above, it was obvious.
