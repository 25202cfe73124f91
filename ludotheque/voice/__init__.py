"""Says keys and facts in a language."""
