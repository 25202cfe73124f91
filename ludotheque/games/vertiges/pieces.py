"""The 48 pieces: how they are sawn, which belong together, and what they are made of for physics.

Every piece is half a block: a flat square side, and opposite to it a cut. Lengths are whole
micrometres; the origin of a piece is the centre of its flat side, and the cut is above it.
"""

from __future__ import annotations

import json
from itertools import pairwise
from math import isqrt
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

_SET: dict[str, Any] = json.loads(Path(__file__).with_name("pieces.json").read_text("utf-8"))

Point: TypeAlias = tuple[int, int]

SIDE: int = _SET["side"]
"""How wide, and how deep, every piece is."""
SHOULDER: int = _SET["shoulder"]
"""How high a piece is where nothing is added or taken away: half of a block."""
DROP: int = _SET["falls"]["drop"]
"""A piece that ends more than this lower than it was has fallen."""
TOPPLE: int = _SET["falls"]["topple"]
"""So has one that is turned by more than this: 30 degrees, in microradians."""
SHOVE: int = _SET["falls"]["shove"]
"""And one that is pushed further than this over the edge of what it stood on: half of its side."""
SET_DOWN: int = _SET["falls"]["set_down"]
"""A base may be let go this high: lower than any tower that it could have slipped from."""
CUTS: tuple[str, ...] = tuple(_SET["cuts"])
_MATES: dict[str, str] = {cut: told["mate"] for cut, told in _SET["cuts"].items()}
HANDED: frozenset[str] = frozenset(cut for cut, told in _SET["cuts"].items() if told["handed"])
"""Cuts whose mirror image is another one: such a piece fits only if it is turned as its mate is."""

_MOST_CORNERS = 5  # Of one run of the cut; with two below, a polygon stays within Box2D's eight.
_SLAB = 4000  # How far below the cut's lowest point the whole breadth of the piece begins.


class Piece(NamedTuple):
    id: int
    cut: str
    star: bool
    profile: tuple[Point, ...]
    """The cut from left to right."""
    polygons: tuple[tuple[Point, ...], ...]
    """Convex parts that make up the piece, each anti-clockwise."""
    centre: Point
    """Of its mass: a hand holds a piece there."""

    @property
    def height(self) -> int:
        """Of the highest point of the cut."""
        return max(y for _, y in self.profile)


def mate(cut: str) -> str:
    """The cut that was sawn together with this one."""
    return _MATES[cut]


def fits(top: str, bottom: str) -> bool:
    """Whether a cut that looks up takes another one that looks down."""
    return _MATES[top] == bottom


def _convex(profile: tuple[Point, ...]) -> tuple[tuple[Point, ...], ...]:
    """A slab as broad as the piece, and on it a polygon for each run of the cut that bulges."""
    floor = min(y for _, y in profile) - _SLAB
    left, right = profile[0][0], profile[-1][0]
    parts: list[tuple[Point, ...]] = [((left, 0), (right, 0), (right, floor), (left, floor))]
    run = list(profile[:2])
    for corner in profile[2:]:
        (x, y), (next_x, next_y) = run[-2:]
        bends = (next_x - x) * (corner[1] - next_y) - (next_y - y) * (corner[0] - next_x)
        if bends <= 0 and len(run) <= _MOST_CORNERS:
            run.append(corner)
        else:
            parts.append(_above(floor, run))
            run = [run[-1], corner]
    return (*parts, _above(floor, run))


def _above(floor: int, run: list[Point]) -> tuple[Point, ...]:
    return ((run[0][0], floor), (run[-1][0], floor), *reversed(run))


def _pieces() -> tuple[Piece, ...]:
    found: list[Piece] = []
    for cut, told in _SET["cuts"].items():
        profile = tuple((x, y) for x, y in told["profile"])
        assert all(one[0] < other[0] for one, other in pairwise(profile)), cut
        polygons, (x, y) = _convex(profile), told["centre"]
        for copy in range(_SET["copies"]):
            # One red star for each cut.
            found.append(Piece(len(found), cut, copy == 0, profile, polygons, (x, y)))
    return tuple(found)


PIECES: tuple[Piece, ...] = _pieces()
CUT: tuple[str, ...] = tuple(piece.cut for piece in PIECES)
"""The cut of each piece, by its number."""
FARTHEST: int = 1 + isqrt(
    max(x * x + y * y for piece in PIECES for x, y in (*piece.profile, (SIDE // 2 + 1, 0)))
)
"""No corner of a piece is further than this from its origin, whichever way it is turned."""
