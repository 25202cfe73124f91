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
    nearest,
    steps,
    swings,
    touching,
)
from .model import Aboard, Case, High, Pawn, Street, Water

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


@cache
def distances(goal: str, length: int = BOARD.equal_rope) -> tuple[int, ...]:
    """Quarters of a die from each node to the first terrace, the second, or the yacht.

    A rope of this length is taken to be at hand wherever it reaches.
    """
    levels: dict[int, int] = {}
    if goal == "yacht":
        longest = swings(BOARD.ropes[-1])
        levels[0] = YACHT
        levels[FOOT] = sum(1 << number for number in members(LAST) if ladders()[number] & YACHT)
        levels[SWING + 4] = sum(1 << number for number in members(LAST) if longest[number] & YACHT)
    else:
        levels[0] = touching(goal)
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


def left_at(number: int, case: Case | None) -> int:
    """Quarters of a die from a node to the helicopter."""
    last, first = legs()
    if case is None:
        return distances("red1")[number] + FETCH + first
    if case == "tools":
        return distances("red2")[number] + FORCE + last
    return distances("yacht")[number] + ESCAPE


def left(pawn: Pawn) -> int:
    """Quarters of a die from where a pawn is to the helicopter."""
    match pawn.place:
        case High(x=x, y=y, on=on):
            return left_at(nearest((x, y), on), pawn.case)
        case Street(x=x, y=y):
            return left_at(nearest((x, y), "street"), pawn.case)
        case Water(square=square):
            ashore = nearest(BOARD.street[square - 1].middle, "street")
            return left_at(ashore, pawn.case) + OUT_OF_WATER
        case Aboard():
            return 0
        case _:
            return left_at(nearest(BOARD.surfaces[0].spots[0], "green"), None)
