"""Nimm’s Leich!: bluff about what all hands show together."""
