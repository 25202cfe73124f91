"""Rate limits: who asks too often has to wait, each person and each address."""

from __future__ import annotations

from time import monotonic

from .buckets import Buckets
from .objection import Objection
from .settings import Rates

WAKING = 9.0
"""What it costs beside the question itself to wake a table: its whole game is played again."""


class RateLimits:
    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._buckets = {
            name: Buckets(getattr(rates, name).each_second, getattr(rates, name).burst)
            for name in rates.__struct_fields__
        }

    def count(self, rate: str, key: str, cost: float = 1.0) -> None:
        """`rate` is a field of `Rates`. Raises `Objection` if it was too often."""
        if not self._buckets[rate].take(key, monotonic(), cost):
            raise Objection("too-fast", wait=getattr(self._rates, rate).wait)
