"""Players of Nizza: routes by a field of distances, dice by expectation, aims by searching."""
