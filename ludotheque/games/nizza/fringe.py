"""Landings where a reach covers a piece of a surface but none of its spots, or they are taken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import hypot, isqrt

from .board import BOARD, Point
from .geometry import Polygon, edges, inside, near, within

DEPTHS = (30, 12, 4, 1, 0)
"""How far beyond the rim one would rather land: not on the very edge, where there is a choice."""
GRAIN = 20
"""How closely one looks for room between pawns."""


def fringe(polygon: Polygon, centre: Point, length: int, taken: list[Point]) -> Iterator[Point]:
    """Points of a polygon no farther than this from a centre, those just past the rim first.

    Guesses, to be judged like any other landing; `taken` is where pawns already stand.
    """
    if not _beside(polygon, centre, length) or not near(polygon, *centre, length):
        return
    for x, y in (*_rim(polygon, centre), *_room(polygon, centre, length, taken)):
        if within(centre, (x, y), length) and inside(polygon, x, y):
            yield x, y


def scan(polygon: Polygon) -> Iterator[Point]:
    """All over the box around a polygon, to be judged like any other landing."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    for x in range(min(xs), max(xs) + 1, GRAIN):
        for y in range(min(ys), max(ys) + 1, GRAIN):
            yield x, y


def _beside(polygon: Polygon, centre: Point, length: int) -> bool:
    """A quick look, which spares most polygons a close one."""
    x, y = polygon[0]
    return within(centre, (x, y), length + _width(polygon))


@cache
def _width(polygon: Polygon) -> int:
    """At least how far any point of a polygon is from its first corner."""
    return max(isqrt((x - polygon[0][0]) ** 2 + (y - polygon[0][1]) ** 2) for x, y in polygon) + 1


def _rim(polygon: Polygon, centre: Point) -> Iterator[Point]:
    """Onwards from the nearest point of the rim: away from the centre is into the polygon."""
    away, x, y = min(_nearest(start, end, centre) for start, end in edges(polygon))
    if not away:
        return
    for depth in DEPTHS:
        far = 1 + depth / away
        column = round(centre[0] + (x - centre[0]) * far)
        row = round(centre[1] + (y - centre[1]) * far)
        yield column, row
        yield from ((column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def _nearest(start: Point, end: Point, centre: Point) -> tuple[float, float, float]:
    """How far an edge is from a point, and where it is nearest."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((centre[0] - start[0]) * dx + (centre[1] - start[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    x, y = start[0] + along * dx, start[1] + along * dy
    return hypot(x - centre[0], y - centre[1]), x, y


def _room(polygon: Polygon, centre: Point, length: int, taken: list[Point]) -> Iterator[Point]:
    """All over the polygon, if somebody stands so near that the rim may be theirs."""
    if not any(near(polygon, x, y, 2 * BOARD.pawn_radius) for x, y in taken):
        return
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    left, right = max(min(xs), centre[0] - length), min(max(xs), centre[0] + length)
    top, bottom = max(min(ys), centre[1] - length), min(max(ys), centre[1] + length)
    for x in range(left, right + 1, GRAIN):
        for y in range(top, bottom + 1, GRAIN):
            yield x, y
