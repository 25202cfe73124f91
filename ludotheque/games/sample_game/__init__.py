"""Sample Game: shells, a secret choice, and a wave."""
