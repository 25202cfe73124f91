"""Laws that every game must keep, and the machinery that puts a game to the test."""
