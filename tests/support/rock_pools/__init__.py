"""A game of a package of its own in two releases: other rules, options, states and clauses."""
