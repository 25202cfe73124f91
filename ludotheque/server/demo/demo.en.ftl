# What a demo house says.

guest = { $name } (demo)
greeting = A demo house: bots play here day and night. Watch them, or sit down. Nothing is kept when it closes.
greeting-kept = A demo house: bots play here day and night. Watch them, or sit down.

word-1 = Who do you think will win?
word-2 = I would not have played that.
word-3 = Well played!
word-4 = Wait and see…
word-5 = A game of our own after this one?
word-6 = Every line of the log leads to its rule, I have checked.
word-7 = It is not over yet.
word-8 = They are quick, these bots.
