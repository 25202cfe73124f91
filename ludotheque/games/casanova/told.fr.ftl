## What people are told who see the map: where to, and not from where.

event-lady_glided = { PLAYER($seat) } accoste à { $to }.
event-empty_glided = { PLAYER($seat) } envoie une gondole vide à { $to }.
event-lady_walked = { PLAYER($seat) } va à pied à { $to }.

# What a round is called in the log.
round-heading = Tour de table { $round }
