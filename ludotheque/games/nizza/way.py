"""How far a player has come, as anybody sees it: as the crow flies, from goal to goal."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from .board import AREAS, Point, middle
from .model import Aboard, Aside, Case, Pawn, Surface, Water


def _centre(surface: Surface) -> Point:
    polygon = AREAS[surface].polygon
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return round(sum(xs) / len(xs)), round(sum(ys) / len(ys))


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


GOALS: tuple[Point, ...] = (_centre("red1"), _centre("red2"), _centre("yacht"))
"""The tools, the safe, and the yacht below the helicopter."""
NEXT: dict[Case | None, int] = {None: 0, "tools": 1, "jewels": 2}
LEGS = tuple(_apart(*leg) for leg in pairwise(GOALS))
START = _centre("green")
WHOLE = _apart(START, GOALS[0]) + sum(LEGS)


def covered(pawn: Pawn) -> int:
    """Of the way from the green terrace to the helicopter, in per cent."""
    match pawn.place:
        case Aboard():
            return 100
        case Aside():
            return 0
        case Water(square=square):
            at = middle(square)
        case place:
            at = (place.x, place.y)
    leg = NEXT[pawn.case]
    left = _apart(at, GOALS[leg]) + sum(LEGS[leg:])
    return max(0, min(99, round(100 * (1 - left / WHOLE))))
