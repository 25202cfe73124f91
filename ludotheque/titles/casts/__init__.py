"""Who the bots are, game by game: data alone."""
