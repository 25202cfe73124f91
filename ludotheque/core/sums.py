"""Sums that are the same on every Python.

From 3.12 on the built-in `sum` of floats keeps what rounding takes away, and 3.11 does not: a bot's
choice that hangs on the last bit would differ between them.
"""

from __future__ import annotations

from collections.abc import Iterable


def total(values: Iterable[float]) -> float:
    """One after the other, rounded after each, in the order in which they come."""
    found = 0.0
    for value in values:
        found += value
    return found
