"""One's own: what the house keeps about somebody, and that it is gone when they want it."""
