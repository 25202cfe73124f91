"""Hounds and Hare, for a house called Ludothèque."""
