"""Landings where a reach covers a piece of a surface but none of its spots, or they are taken.

Guesses, to be judged like any other landing.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from .board import Point
from .geometry import Polygon, edges, inside, within

DEPTHS = (30, 12, 4, 1, 0)
"""How far beyond the rim one would rather land: not on the very edge, where there is a choice."""
GRAIN = 20
"""How closely one looks for room between pawns."""


def shore(polygon: Polygon, centre: Point, length: int) -> tuple[Point, ...]:
    """Points of a polygon just past the rim, no farther than this from a centre beside it."""
    return tuple(_in_reach(_rim(polygon, centre), polygon, centre, length))


def room(polygon: Polygon, centre: Point, length: int) -> Iterator[Point]:
    """All over the polygon as far as a length reaches: for where the rim may be somebody's."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    left, right = max(min(xs), centre[0] - length), min(max(xs), centre[0] + length)
    top, bottom = max(min(ys), centre[1] - length), min(max(ys), centre[1] + length)
    grid = ((x, y) for x in range(left, right + 1, GRAIN) for y in range(top, bottom + 1, GRAIN))
    return _in_reach(grid, polygon, centre, length)


def _in_reach(
    points: Iterator[Point], polygon: Polygon, centre: Point, length: int
) -> Iterator[Point]:
    for x, y in points:
        if within(centre, (x, y), length) and inside(polygon, x, y):
            yield x, y


def scan(polygon: Polygon) -> Iterator[Point]:
    """All over the box around a polygon, to be judged like any other landing."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    for x in range(min(xs), max(xs) + 1, GRAIN):
        for y in range(min(ys), max(ys) + 1, GRAIN):
            yield x, y


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
