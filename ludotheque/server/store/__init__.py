"""What a house keeps, and how: a protocol, and SQLite."""
