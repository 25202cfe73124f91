"""Hands: who holds something and steers it live, and what was made by hand, seen once more."""
