"""What travels between a house and its guests, and how it is written for other languages."""
