"""What a table becomes, worked out and not yet made: pure functions, and nothing is stored here."""
