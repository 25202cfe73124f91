"""Players that are no people. They see what a person would see, and nothing else."""
