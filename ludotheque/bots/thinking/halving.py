"""Search by common luck: every candidate in the same worlds, and the better half goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import TypeAlias

from msgspec import Struct

Timer: TypeAlias = Callable[[], float]
PlayWorld: TypeAlias = Callable[[Sequence[int]], Sequence[float]]
"""One world, played with each of these candidates: what it brought each of them."""

SAME = 9
"""Values that agree in so many digits are the same: the rest is rounding."""
LEAST = 3
"""So many worlds at least before anybody is left out."""


class Budget(Struct, frozen=True):
    """How long to think: in playouts, so that games can be repeated; and no longer than so many
    seconds where people wait."""

    playouts: int
    seconds: float | None = None
    clock: Timer | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) != (self.clock is None):
            raise ValueError("a limit in seconds and a clock go together")

    def spent(self) -> Callable[[int], float]:
        """What part of it is gone after so many playouts."""
        if self.clock is None or self.seconds is None:
            return lambda played: played / self.playouts
        clock, seconds, start = self.clock, self.seconds, self.clock()
        return lambda played: max(played / self.playouts, (clock() - start) / seconds)


class WorldTally:
    """What each candidate brought, world by world."""

    def __init__(self, candidates: int) -> None:
        self.values: list[list[float]] = [[] for _ in range(candidates)]

    def mean(self, candidate: int) -> float:
        values, found = self.values[candidate], 0.0
        for value in values:
            found += value
        return found / len(values)

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How much more the one brought, in the worlds that both were played in, and the standard
        error of that."""
        pairs = zip(self.values[one], self.values[other], strict=False)
        apart = [a - b for a, b in pairs]
        count, middle, spread = len(apart), 0.0, 0.0
        for each in apart:
            middle += each / count
        if count < 2:
            return middle, 1.0
        for each in apart:
            spread += (each - middle) ** 2
        return middle, sqrt(spread / (count - 1) / count)

    def ranked(self) -> list[int]:
        """Those that were played longest come first, the better ones before the others."""
        return sorted(
            range(len(self.values)), key=lambda each: (-len(self.values[each]), -self.mean(each))
        )


def stages(candidates: int) -> Iterator[tuple[float, int]]:
    """How many candidates go on once so much of the budget is gone."""
    yield 0.3, max(3, (candidates + 1) // 2)
    yield 0.55, 3
    yield 0.8, 2


def halving(
    candidates: int, play: PlayWorld, budget: Budget, keep: Sequence[int] = ()
) -> WorldTally:
    """`keep`: candidates that are played to the end, however badly they do."""
    tally, alive, played = WorldTally(candidates), list(range(candidates)), 0
    plan, spent = list(stages(candidates)), budget.spent()
    while (part := spent(played)) < 1 or played == 0:
        while plan and part >= plan[0][0] and len(tally.values[alive[0]]) >= LEAST:
            most = plan.pop(0)[1]
            best = sorted(_different(tally, alive), key=lambda each: -tally.mean(each))[:most]
            alive = [each for each in alive if each in best or each in keep]
        for candidate, value in zip(alive, play(alive), strict=True):
            tally.values[candidate].append(value)
        played += len(alive)
    return tally


def _different(tally: WorldTally, alive: Sequence[int]) -> list[int]:
    """Of those that were the same in every world, one: they are the same thing by another name."""
    found: dict[tuple[float, ...], int] = {}
    for each in alive:
        found.setdefault(tuple(round(value, SAME) for value in tally.values[each]), each)
    return list(found.values())
