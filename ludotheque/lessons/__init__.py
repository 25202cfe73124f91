"""A first game of each game, to learn by."""
