"""Processes beside the loop: one kind lets bots think, the other runs physics."""
