"""The deal of the day: the same for everybody, once a person, and closed until the day is over."""
