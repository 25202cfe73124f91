## The first game: who plays, what there is to do, and what is said about it

# Whoever learns without having said a name.
name-0 = Alba
name-1 = Bianca
name-2 = Chiara

title-bar = A barred canal
text-bar = You are red, and want to go to Ca’ d’Oro, but an empty gondola lies there. Empty ones are everybody’s: touch it, and send it to Misericordia.
hint-bar-own = Your own gondola comes next. First the empty one at Ca’ d’Oro!
hint-bar-there = It may go there. But Misericordia is out of everybody’s way.

title-glide = Gliding
text-glide = That was one of your three points. Now glide to Ca’ d’Oro: its street has a theatre.
hint-glide-other = No theatre there. To Ca’ d’Oro!
hint-glide-end = You still have points. To Ca’ d’Oro!

title-call = Who is in the theatre?
text-call = Under one cloak in Venice hides Casanova. Entering a theatre is free: go in!
hint-call-first = First the theatre: it costs nothing.

title-decide = Under the cloaks
text-decide = Hold the button: only you see it. He was in the theatre! Exchange the necklaces, and he travels with you.
hint-decide-leave = Then Casanova would stay in the theatre. Exchange!

title-walk = On foot
text-walk = Nobody knows what you did. An empty gondola waits at the end of your street: walk there, it is free.
hint-walk-points = That costs a point. Walking is free!
hint-walk-later = Not yet. First walk to the other gondola.

title-jewel = The Doge’s price
text-jewel = Two rounds later. Before you take Casanova home, the Doge wants your jewel card: glide to Molo 1.
hint-jewel-away = The palace is the other way: to Molo 1!

title-meet = Did she, or didn’t she?
text-meet = { PLAYER(1) } has met you. Nobody tells you whether she exchanged the necklaces. Meet her, and see!
hint-meet-look = Looking round is allowed. But only in a meeting can you exchange.
hint-meet-first = First make sure of Casanova: meet { PLAYER(1) }!

title-again = Yours again
text-again = Hold the button and look. She has him! Exchange the necklaces.
hint-again-leave = Then { PLAYER(1) } would keep him. Exchange!

title-home = Home
text-home = Some rounds later. Your jewel is given, Casanova is aboard: dock at your own palazzo, the red one.
hint-home-away = Home is next door: Palazzo Rosso!

title-end = Now you can play!
text-end = Whoever shows Casanova at home wins. Your notebook remembers what you saw; your rivals’ faces tell the rest.
