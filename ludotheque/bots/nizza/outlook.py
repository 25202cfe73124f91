"""How many dice a pawn still needs, the ropes hanging as they do.

A rope that one has swung on stays at hand; any other has to be reached first, or carried nearer,
a rope symbol a chimney. In quarters of a die, like the field of the game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from ludotheque.games.nizza.board import BOARD, CHIMNEYS, middle
from ludotheque.games.nizza.field import (
    ESCAPE,
    FAR,
    FETCH,
    FORCE,
    OUT_OF_WATER,
    SWING,
    beginnings,
    distances,
    spread,
)
from ludotheque.games.nizza.lattice import (
    NODES,
    members,
    nearest,
    swingable,
    swings,
    touching,
)
from ludotheque.games.nizza.model import Aboard, Case, High, Pawn, Rope, Street, Water

FREE = -1
"""No rope in hand yet."""
CARRY = 4
"""What a rope symbol costs."""

GOAL: dict[Case | None, str] = {None: "red1", "tools": "red2", "jewels": "yacht"}

Levels: TypeAlias = tuple[int, ...]


def at_hand(goal: str, length: int) -> tuple[int, ...]:
    """From each node, with a rope of this length at hand. Where all are equal, none is longer."""
    return distances(goal, length, max(BOARD.ropes) if length in BOARD.ropes else length)


@cache
def by_swing(goal: str, length: int) -> tuple[int, ...]:
    """From each node, if the first die is a swing on a rope of this length at hand."""
    known = cumulated(at_hand(goal, length))
    return tuple(lowest(table, known) + SWING if table else FAR for table in swings(length))


@cache
def carried(chimney: int, length: int) -> tuple[int, ...]:
    """Over how many chimneys this rope has to be carried before it reaches each node."""
    found = [CHIMNEYS] * len(NODES)
    for other in range(1, CHIMNEYS + 1):
        for number in members(swingable(other, length)):
            found[number] = min(found[number], abs(other - chimney))
    return tuple(found)


@cache
def by_rope(goal: str, chimney: int, length: int) -> tuple[tuple[int, int], ...]:
    """The nodes by how much is left from them, if this rope is carried there and swung on."""
    shifts, swung = carried(chimney, length), by_swing(goal, length)
    levels: dict[int, int] = {}
    for number in range(len(NODES)):
        value = swung[number] + CARRY * shifts[number]
        if value < FAR:
            levels[value] = levels.get(value, 0) | 1 << number
    return tuple(levels.items())


@cache
def prepared() -> None:
    """Work out now whatever depends on no position, so that no decision has to wait for it."""
    for goal in GOAL.values():
        for length in (*BOARD.ropes, BOARD.equal_rope):
            for chimney in range(1, CHIMNEYS + 1):
                by_rope(goal, chimney, length)


def cumulated(values: tuple[int, ...]) -> Levels:
    """At each number, the nodes whose value is no higher."""
    found = [0] * (FAR + 1)
    for number, value in enumerate(values):
        found[min(FAR, value)] |= 1 << number
    for value in range(1, FAR + 1):
        found[value] |= found[value - 1]
    return tuple(found)


def lowest(nodes: int, levels: Levels) -> int:
    """The lowest value in a set of nodes; more than `FAR` if it is empty."""
    if not nodes:
        return FAR + 1
    low, high = 0, FAR
    while low < high:
        half = (low + high) // 2
        if nodes & levels[half]:
            high = half
        else:
            low = half + 1
    return low


class RaceOutlook:
    """The field for one arrangement of ropes."""

    def __init__(self, ropes: tuple[Rope, ...]) -> None:
        self.ropes = ropes
        self._goals: dict[str, tuple[int, ...]] = {}
        self._left: dict[tuple[Case | None, int], tuple[int, ...]] = {}
        self._levels: dict[tuple[Case | None, int], Levels] = {}

    def to(self, goal: str) -> tuple[int, ...]:
        if goal not in self._goals:
            levels = beginnings(goal)
            for rope in self.ropes:
                for value, nodes in by_rope(goal, rope.chimney, rope.length):
                    levels[value] = levels.get(value, 0) | nodes
            self._goals[goal] = spread(levels, None)
        return self._goals[goal]

    def all_left(self, case: Case | None, rope: int = FREE) -> tuple[int, ...]:
        """From every node to the helicopter, with this rope in hand."""
        key = case, rope
        if key not in self._left:
            values = self.to(GOAL[case])
            if rope != FREE:
                values = tuple(map(min, values, at_hand(GOAL[case], self.ropes[rope].length)))
            self._left[key] = self._with_the_rest(case, values)
        return self._left[key]

    def _with_the_rest(self, case: Case | None, values: tuple[int, ...]) -> tuple[int, ...]:
        """Not only to the next goal, but to the end; at the goal, from that very node."""
        if case == "jewels":
            return tuple([value + ESCAPE for value in values])
        act, there = (FETCH, touching("red1")) if case is None else (FORCE, touching("red2"))
        onward = self.all_left("tools" if case is None else "jewels")
        rest = act + min(onward[number] for number in members(there))
        found = [value + rest for value in values]
        for number in members(there):
            found[number] = act + onward[number]
        return tuple(found)

    def levels(self, case: Case | None, rope: int = FREE) -> Levels:
        key = case, rope
        if key not in self._levels:
            self._levels[key] = cumulated(self.all_left(case, rope))
        return self._levels[key]

    def least(self, nodes: int, case: Case | None, rope: int = FREE) -> int:
        return lowest(nodes, self.levels(case, rope))

    def left(self, pawn: Pawn) -> int:
        """From where a pawn is, or from the node next to it."""
        values = self.all_left(pawn.case)
        match pawn.place:
            case High(x=x, y=y, on=on):
                return values[nearest((x, y), on)]
            case Street(x=x, y=y):
                return values[nearest((x, y), "street")]
            case Water(square=square):
                return values[nearest(middle(square), "street")] + OUT_OF_WATER
            case Aboard():
                return 0
            case _:
                raise AssertionError("not placed yet")


@lru_cache(maxsize=128)
def outlook(ropes: tuple[Rope, ...]) -> RaceOutlook:
    return RaceOutlook(ropes)
