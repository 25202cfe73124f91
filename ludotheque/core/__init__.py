"""What every game of the house is made of. Knows msgspec and the standard library, nothing else."""
