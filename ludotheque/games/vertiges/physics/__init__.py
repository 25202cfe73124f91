"""What a hand does to towers of wood: Box2D in the plane, the same to the bit wherever it runs."""
