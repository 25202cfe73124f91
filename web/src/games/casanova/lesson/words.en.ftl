## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Alba
name-1 = Bianca
name-2 = Chiara

title-bar = A barred canal
text-bar = Find Casanova under a cloak, pay the Doge, bring him home. You are red. An empty gondola bars Ca’ d’Oro: touch it, then Misericordia.
hint-bar-other = That one is not in your way. Touch the one at Ca’ d’Oro!
hint-bar-there = It may go there. But Misericordia is out of everybody’s way.

title-glide = Gliding
text-glide = You have two points left: “1 · 2 · 3” shows how far they lead. Touch Ca’ d’Oro: its street has a theatre.
hint-glide-other = No theatre there. To Ca’ d’Oro!
hint-glide-end = You still have points. To Ca’ d’Oro!

title-call = Who is in the theatre?
text-call = Looking is free: touch “Enter theatre”.
hint-call-first = First the theatre: it costs nothing.

title-decide = Under the cloaks
text-decide = Press “Hold to look”: nobody else sees it. If Casanova is in the theatre, “Exchange” takes him along.
hint-decide-leave = Look again: who is in the theatre? “Leave as is” leaves him there.

title-walk = On foot
text-walk = Nobody knows what you did; your “Notebook” remembers it for you. An empty gondola waits at the end of the street: “Walk” is free.
hint-walk-later = Not yet. First walk to the other gondola.

title-jewel = The Doge’s price
text-jewel = Two rounds later. Before you take Casanova home, you owe the Doge a jewel: touch Molo 1.
hint-jewel-away = The palace is the other way: to Molo 1!

title-look = Did she, or didn’t she?
text-look = { PLAYER(1) } came to see you on the way. Did she exchange? She is here too: at the Doge’s, “Look round” shows every figure.
hint-look-first = Stay: “Look round” is free.

title-meet = Who has him?
text-meet = Press “Hold to look”. Later she lies at the end of your street, and there one may exchange: touch “Meet { PLAYER(1) }”.
hint-meet-first = First make sure of Casanova: “Meet { PLAYER(1) }”!

title-again = Yours to decide
text-again = Look, then answer: Casanova must leave with you.
hint-again-leave = Look again: who has him? “Leave as is” leaves him with { PLAYER(1) }.

title-home = Home
text-home = Some rounds later, your jewel given, Casanova aboard: touch your own palazzo, the red one.
hint-home-away = Home is next door: the red palazzo!

title-end = Now you can play!
text-end = Whoever shows Casanova at home wins. Three points a turn; looking and walking are free.
