## What the log says to people. These stand in for the house’s own.

# Both canoes are seen on the river; their numbers would read as if they were one player’s.
event-gem_robbed = { PLAYER($seat) } vole { a-gem } à { PLAYER($victim) }.
