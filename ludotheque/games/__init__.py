"""The games of the house: a folder each, and no game knows another."""
