"""The programs behind `scripts/`, and what is only needed to work on the house."""
