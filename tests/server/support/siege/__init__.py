"""A siege: every attack that was ever found, by strangers on this machine, to a house on it."""
