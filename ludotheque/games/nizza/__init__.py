"""Nizza: over the roofs with ropes, a ladder, and rivals to push into the harbour."""
