## What people are told who see the map: where to, and not from where.

event-lady_glided = { PLAYER($seat) } glides to { $to }.
event-empty_glided = { PLAYER($seat) } sends an empty gondola to { $to }.
event-lady_walked = { PLAYER($seat) } walks to { $to }.

# What a round is called in the log.
round-heading = Round { $round }
