"""What can be asked of a live table, and what is then done: a file for each family of commands."""
