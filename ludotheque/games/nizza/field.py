"""How many dice a pawn still needs: worked out once, for every node and each goal of the way.

A swing counts a little more than a ladder, for there must be a rope at hand. This is what random
play and bots find their way by; how good they are is theirs to say.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from .board import BOARD
from .lattice import (
    ALL,
    LAST,
    NODES,
    YACHT,
    ladders,
    members,
    steps,
    swings,
    touching,
)
from .model import Case

FOOT, SWING = 4, 5
"""What a ladder or a step costs, and what a swing, in quarters of a die."""
OUT_OF_WATER = 5
"""To climb out: a ladder, and no choice of where."""
FETCH, FORCE, ESCAPE = 2, 6, 12
"""What the symbols cost that take the case, open the safe and climb to the helicopter."""
FAR: Final = 400


@cache
def on_foot() -> tuple[int, ...]:
    """Where a ladder or a step leads from each node."""
    return tuple(one | other for one, other in zip(ladders(), steps(), strict=True))


def beginnings(goal: str) -> dict[int, int]:
    """The nodes that a goal is reached from without a rope: at once, or by one ladder."""
    if goal != "yacht":
        return {0: touching(goal)}
    near = sum(1 << number for number in members(LAST) if ladders()[number] & YACHT)
    return {0: YACHT, FOOT: near}


@cache
def distances(
    goal: str, length: int = BOARD.equal_rope, longest: int = BOARD.ropes[-1]
) -> tuple[int, ...]:
    """Quarters of a die from each node to the first terrace, the second, or the yacht.

    A rope of this length is taken to be at hand wherever it reaches; the longest there is, where
    it leads on to the yacht, for one die more.
    """
    levels = beginnings(goal)
    if goal == "yacht":
        swung = swings(longest)
        levels[SWING + 4] = sum(1 << number for number in members(LAST) if swung[number] & YACHT)
    return spread(levels, length)


def spread(levels: dict[int, int], length: int | None) -> tuple[int, ...]:
    """Backwards from nodes that are known to be so far. Without a length, no rope is used.

    Nobody crosses the yacht, so that all ways lead both ways.
    """
    found = [FAR] * len(NODES)
    open_nodes, cost = ALL, 0
    swung = swings(length) if length is not None else None
    while cost <= max(levels):
        fresh = levels.get(cost, 0) & open_nodes
        open_nodes &= ~fresh
        near = far = 0
        for number in members(fresh):
            found[number] = cost
            if not 1 << number & YACHT:
                near |= on_foot()[number]
                if swung is not None:
                    far |= swung[number]
        if near:
            levels[cost + FOOT] = levels.get(cost + FOOT, 0) | near & ~YACHT & open_nodes
        if far:
            levels[cost + SWING] = levels.get(cost + SWING, 0) | far & ~YACHT & open_nodes
        cost += 1
    return tuple(found)


@cache
def legs() -> tuple[int, int]:
    """What lies behind each red terrace: from the second to the end, and from the first."""
    last = min(distances("yacht")[number] for number in members(touching("red2"))) + ESCAPE
    first = min(distances("red2")[number] for number in members(touching("red1")))
    return last, first + FORCE + last


@cache
def all_left(case: Case | None) -> tuple[int, ...]:
    """Quarters of a die from each node to the helicopter."""
    last, first = legs()
    if case is None:
        return tuple(far + FETCH + first for far in distances("red1"))
    if case == "tools":
        return tuple(far + FORCE + last for far in distances("red2"))
    return tuple(far + ESCAPE for far in distances("yacht"))
