"""Exponential and logarithm by plain arithmetic: the same bits on every machine.

Those of the C library may differ in the last of them from one library to the next; what rules draw
lots by must not.
"""

from __future__ import annotations

from math import frexp, ldexp

LN2 = 0.6931471805599453
TERMS = 24


def exp(power: float) -> float:
    halvings = round(power / LN2)
    rest = power - halvings * LN2
    found = term = 1.0
    for number in range(1, TERMS):
        term = term * rest / number
        found += term
    return ldexp(found, halvings)


def log(value: float) -> float:
    """Of a positive number."""
    part, doublings = frexp(value)
    if part < 0.7071067811865476:
        part, doublings = 2 * part, doublings - 1
    step = (part - 1) / (part + 1)
    found, power, square = 0.0, step, step * step
    for number in range(1, 2 * TERMS, 2):
        found += power / number
        power *= square
    return doublings * LN2 + 2 * found
