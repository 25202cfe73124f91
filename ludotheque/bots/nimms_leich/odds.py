"""How likely a corpse shows so often on cards that nobody has seen: exact, without replacement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias

from ludotheque.core.sums import total as sum_of
from ludotheque.games.nimms_leich.deck import FACES
from ludotheque.games.nimms_leich.model import CORPSES, Card

CardCounts: TypeAlias = tuple[int, ...]
"""How often each corpse shows, in the order of `CORPSES`."""
Tail: TypeAlias = tuple[float, ...]
"""tail[k]: the chance of k or more."""

KINDS = len(CORPSES)
VALUES = 5
"""A card shows a corpse 0 to 4 times."""
NOTHING: CardCounts = (0,) * KINDS


def shown_by(cards: Iterable[Card]) -> CardCounts:
    total = [0] * KINDS
    for card in cards:
        for corpse, count in enumerate(FACES[card]):
            total[corpse] += count
    return tuple(total)


def added(one: CardCounts, other: CardCounts) -> CardCounts:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def chance(tail: Tail, least: int) -> float:
    """The chance of so many or more, for any number."""
    if least <= 0:
        return 1.0
    return tail[least] if least < len(tail) else 0.0


def tails(pool: Sequence[Card], draws: int) -> tuple[Tail, ...]:
    """For each corpse, what so many cards drawn from a pool show together."""
    return tuple(_drawn(_histogram(pool, corpse), min(draws, len(pool))) for corpse in range(KINDS))


def _histogram(pool: Sequence[Card], corpse: int) -> tuple[int, ...]:
    found = [0] * VALUES
    for card in pool:
        found[FACES[card][corpse]] += 1
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _drawn(histogram: tuple[int, ...], draws: int) -> Tail:
    """Ways to draw so many cards with each total, by how many of each value are drawn."""
    ways = {(0, 0): 1}
    for value, there in enumerate(histogram):
        more: dict[tuple[int, int], int] = {}
        for (taken, total), count in ways.items():
            for extra in range(min(there, draws - taken) + 1):
                key = taken + extra, total + extra * value
                more[key] = more.get(key, 0) + count * comb(there, extra)
        ways = more
    full = {total: count for (taken, total), count in ways.items() if taken == draws}
    return accumulated([full.get(total, 0) for total in range(max(full, default=0) + 1)])


def accumulated(weights: Sequence[float]) -> Tail:
    """The chance of each number or more, from how much each number weighs."""
    whole, above = sum_of(weights), 0.0
    tail = [0.0] * (len(weights) + 1)
    for number in range(len(weights) - 1, -1, -1):
        above += weights[number]
        tail[number] = above / whole
    return tuple(tail)


def both(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The distribution of the sum of two independent numbers."""
    total = [0.0] * (len(one) + len(other) - 1)
    for a, weight in enumerate(one):
        if weight:
            for b, rest in enumerate(other):
                total[a + b] += weight * rest
    return total
