"""A game that is looked at again: moment by moment, and in numbers."""
