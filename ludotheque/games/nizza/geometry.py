"""Where one stands, how far one reaches, where one falls: exact, in integers, with its certificate.

Nothing here is rounded before it is judged. A distance that is shown is the next whole number up,
so that whatever is out of reach by a hair is also seen to be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import NamedTuple, TypeAlias

from .board import AREAS, BOARD, Point
from .model import Ground, Surface

Polygon: TypeAlias = tuple[Point, ...]


class Verdict(NamedTuple):
    """Whether a length reaches from a point to another."""

    start: Point
    end: Point
    length: int
    squared: int
    """The distance, times itself."""

    @property
    def fits(self) -> bool:
        return self.squared <= self.length * self.length

    @property
    def distance(self) -> int:
        """Rounded up."""
        return isqrt(self.squared - 1) + 1 if self.squared else 0


class Ledge(NamedTuple):
    """What bears a pawn at a point; the square, if it is the street."""

    ground: Ground
    square: int | None = None


class Fall(NamedTuple):
    """The squares that a falling line can end on: one, or the two that it falls between."""

    squares: tuple[int, ...]
    line: tuple[Point, Point]
    """From the pawn towards the middle of the bay: down, on this board."""
    bound: Point | None
    """The middle of the nearest line between two squares."""
    distance: int | None
    """How far the falling line passes from there, rounded up."""


def reach(start: Point, end: Point, length: int) -> Verdict:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return Verdict(start, end, length, dx * dx + dy * dy)


def within(start: Point, end: Point, length: int) -> bool:
    """`reach` for those who need no certificate."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return dx * dx + dy * dy <= length * length


# Standing


def inside(polygon: Polygon, x: int, y: int) -> bool:
    """Whether a point lies in a polygon or on its edge.

    A ray to the right crosses the edge an odd number of times; each crossing is the sign of a
    cross product.
    """
    odd = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y):
            turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if turn == 0:
                return True
            if (turn > 0) == (by > ay):
                odd = not odd
        elif ay == y == by:
            if ax <= x <= bx or bx <= x <= ax:
                return True
        elif (bx, by) == (x, y):
            return True
        ax, ay = bx, by
    return odd


def near(polygon: Polygon, x: int, y: int, length: int) -> bool:
    """Whether a polygon is at most so far away from a point."""
    return inside(polygon, x, y) or any(
        _near_edge(start, end, x, y, length) for start, end in edges(polygon)
    )


def edges(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    return zip((polygon[-1], *polygon[:-1]), polygon, strict=True)


def _near_edge(start: Point, end: Point, x: int, y: int, length: int) -> bool:
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = x - start[0], y - start[1]
    along, whole = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py <= length * length
    if along >= whole:
        return within(end, (x, y), length)
    aside = px * dy - py * dx
    return aside * aside <= length * length * whole


@lru_cache(maxsize=1024)  # pawns stand still for most of the game
def touches(surface: Surface, x: int, y: int) -> bool:
    """Whether a pawn at this point stands on a surface, or at least touches it."""
    return near(AREAS[surface].polygon, x, y, BOARD.pawn_radius)


PANE = 400
"""The board is looked up by panes, so that only a few polygons are asked."""


def _panes() -> dict[Point, tuple[tuple[Polygon, Ledge], ...]]:
    found: defaultdict[Point, list[tuple[Polygon, Ledge]]] = defaultdict(list)
    ledges = [(area.polygon, Ledge(area.id)) for area in BOARD.surfaces]
    ledges += [
        (paving.polygon, Ledge("street", number))
        for number, paving in enumerate(BOARD.street, start=1)
    ]
    for polygon, ledge in ledges:
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        for column in range(min(xs) // PANE, max(xs) // PANE + 1):
            for row in range(min(ys) // PANE, max(ys) // PANE + 1):
                found[column, row].append((polygon, ledge))
    return {pane: tuple(ledges) for pane, ledges in found.items()}


_PANES = _panes()


@lru_cache(maxsize=8192)  # most that is asked about are the board's own spots
def ledge(x: int, y: int) -> Ledge | None:
    """What bears a pawn at this point; where two things meet, the one that comes first."""
    for polygon, found in _PANES.get((x // PANE, y // PANE), ()):
        if inside(polygon, x, y):
            return found
    return None


# Falling

_X, _Y = BOARD.centre
_RAYS = tuple([(x - _X, y - _Y) for x, y in BOARD.bounds])


def fall(x: int, y: int) -> Fall:
    """Down to the street along the line towards the middle of the bay (clauses 3.5 and 3.6).

    Beyond either end of the street, it is the square at that end.
    """
    px, py = x - _X, y - _Y
    square = _square(px, py)
    line = ((x, y), BOARD.centre)
    whole = px * px + py * py
    passed = [
        (abs(px * _RAYS[bound][1] - py * _RAYS[bound][0]), bound)
        for bound in (square - 1, square)
        if 0 < bound < len(_RAYS) - 1
    ]
    aside, bound = min(passed)
    tolerance = BOARD.fall_tolerance
    between = aside * aside <= tolerance * tolerance * whole
    squares = (bound, bound + 1) if between else (square,)
    distance = _above(aside, whole) if whole else None
    return Fall(squares, line, BOARD.bounds[bound], distance)


def _above(aside: int, whole: int) -> int:
    """The least whole number that is not below `aside` divided by the root of `whole`."""
    squared = -(-aside * aside // whole)
    return isqrt(squared - 1) + 1 if squared else 0


def _square(px: int, py: int) -> int:
    """The square whose two lines a direction points between."""
    for square, ((ax, ay), (bx, by)) in enumerate(pairwise(_RAYS), start=1):
        if ax * py - ay * px >= 0 and px * by - py * bx > 0:
            return square
    (ax, ay), (bx, by) = _RAYS[0], _RAYS[-1]
    return 1 if ax * px + ay * py > bx * px + by * py else len(_RAYS) - 1
