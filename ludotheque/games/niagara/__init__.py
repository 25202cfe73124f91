"""Niagara: canoes, gems, and a river that nobody steers alone."""
