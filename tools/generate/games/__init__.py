"""The boards’ fixtures and the records of each game: a module a game, if it has any."""
