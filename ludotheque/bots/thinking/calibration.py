"""How far chances that were named can be trusted: beside what came true, tenth by tenth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt

from ludotheque.core.game import Data
from ludotheque.core.sums import total


class Tenth(Data, frozen=True):
    """Of all chances between two tenths."""

    low: float
    count: int
    named: float
    """On the average."""
    came: float
    """How often it came true."""
    error: float
    """The standard error of that; samples of one game are not independent, so rather too small."""

    @property
    def off(self) -> float:
        return self.came - self.named


def tenths(pairs: Iterable[tuple[float, float]]) -> list[Tenth]:
    """From chances and what came of them, 0 to 1."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for chance, came in pairs:
        found[min(9, int(chance * 10))].append((chance, came))
    rows = []
    for place, each in enumerate(found):
        if each:
            count = len(each)
            named = total(chance for chance, _ in each) / count
            came = total(share for _, share in each) / count
            rows.append(
                Tenth(place / 10, count, named, came, sqrt(max(came * (1 - came), 0.0) / count))
            )
    return rows


def loss(chances: Sequence[float], shares: Sequence[float]) -> float:
    """The logarithmic loss of one position."""
    return -total(
        share * log(max(chance, 1e-9))
        for chance, share in zip(chances, shares, strict=True)
        if share
    )
