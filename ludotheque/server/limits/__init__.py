"""What a connection, an address, a person and a table may cost the others. One door: `Limits`."""
