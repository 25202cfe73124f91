"""The house's memory on PostgreSQL, which several houses can share. The door is `postgres`."""
