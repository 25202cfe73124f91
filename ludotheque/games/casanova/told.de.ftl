## What people are told who see the map: where to, and not from where.

event-lady_glided = { PLAYER($seat) } gleitet nach { $to }.
event-empty_glided = { PLAYER($seat) } schickt eine leere Gondel nach { $to }.
event-lady_walked = { PLAYER($seat) } geht zu Fuß nach { $to }.

# What a round is called in the log.
round-heading = Runde { $round }
