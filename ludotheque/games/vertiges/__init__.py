"""Vertiges: towers of interlocking wood, built with one hand that trembles."""
