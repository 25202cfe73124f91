"""The same verdicts, worked out another way: what the rules' own geometry is held to.

Standing is GEOS's, whose orientation test is exact. Lengths and angles are floating point where
that is safe, and decided with fifty digits or in fractions where it is not.
"""

from __future__ import annotations

from bisect import bisect
from decimal import Decimal, localcontext
from fractions import Fraction
from math import atan2, dist, hypot, sin, tau

import shapely
from shapely.geometry import Polygon

from ludotheque.games.nizza.board import BOARD, Point

SURFACES = [(area.id, Polygon(area.polygon)) for area in BOARD.surfaces]
STREET = [(number, Polygon(each.polygon)) for number, each in enumerate(BOARD.street, start=1)]
TREE = shapely.STRtree([polygon for _, polygon in (*SURFACES, *STREET)])
SAFE = 1e-6


def grounds(points: list[Point]) -> list[set[str]]:
    """All that covers each point, edges included: of two that meet, either will do."""
    names = [name for name, _ in SURFACES] + [f"street {number}" for number, _ in STREET]
    found: list[set[str]] = [set() for _ in points]
    places = shapely.points(points)
    for index, shape in zip(*TREE.query(places, predicate="intersects"), strict=True):
        found[int(index)].add(names[int(shape)])
    return found


def within(one: Point, other: Point, length: int) -> bool:
    return _apart(one, other, length) <= length


def closer(one: Point, other: Point, length: int) -> bool:
    """The same, but not as far as that."""
    return _apart(one, other, length) < length


def _apart(one: Point, other: Point, length: int) -> float | Decimal:
    """As exact as it must be to tell whether it is that length."""
    apart = dist(one, other)
    if abs(apart - length) > SAFE:
        return apart
    with localcontext() as context:
        context.prec = 50
        dx, dy = Decimal(one[0] - other[0]), Decimal(one[1] - other[1])
        return (dx * dx + dy * dy).sqrt()


def touches(polygon: Polygon, points: list[Point], radius: int) -> list[bool | None]:
    """None where the two are so close that floating point cannot tell."""
    return [
        None if abs(apart - radius) < SAFE else bool(apart < radius)
        for apart in shapely.distance(polygon, shapely.points(points))
    ]


def course(point: Point) -> float:
    """The angle along the bay, from the first line of the street on."""
    cx, cy = BOARD.centre
    fx, fy = BOARD.bounds[0]
    turn = atan2(point[1] - cy, point[0] - cx) - atan2(fy - cy, fx - cx)
    return turn % tau


LINES = [course(bound) for bound in BOARD.bounds]


def squares(point: Point) -> set[int]:
    """By angles: the squares that one may fall on, or any that cannot be told apart."""
    angle = course(point)
    if angle > LINES[-1] + SAFE:  # beyond the end, or before the beginning
        nearer_end = angle - LINES[-1] < tau - angle
        return {len(LINES) - 1 if nearer_end else 1}
    square = min(bisect(LINES, angle), len(LINES) - 1)
    found = {square}
    for line in (square - 1, square):
        if 0 < line < len(LINES) - 1 and _close(point, line):
            found |= {line, line + 1}
    return found


def _close(point: Point, line: int) -> bool:
    """Whether the way down passes the middle of a line between squares closely."""
    cx, cy = BOARD.centre
    bx, by = BOARD.bounds[line][0] - cx, BOARD.bounds[line][1] - cy
    aside = hypot(bx, by) * abs(sin(course(point) - LINES[line]))
    if abs(aside - BOARD.fall_tolerance) > SAFE:
        return aside < BOARD.fall_tolerance
    px, py = point[0] - cx, point[1] - cy
    along = Fraction(bx * px + by * py, px * px + py * py)
    fx, fy = bx - along * px, by - along * py
    return fx * fx + fy * fy <= BOARD.fall_tolerance**2
