"""Moves that who waits has prepared, by the day: nobody else can tell that there are any."""
