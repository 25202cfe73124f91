"""The board as data: what stands where, in tenths. `tools/nizza_board.py` draws it anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from .model import Surface

Point: TypeAlias = tuple[int, int]


class House(msgspec.Struct, frozen=True):
    id: str
    style: str
    facade: tuple[Point, ...]


class Area(msgspec.Struct, frozen=True):
    """A surface up high, and points on it that are worth stepping through."""

    id: Surface
    kind: str
    house: str | None
    polygon: tuple[Point, ...]
    spots: tuple[Point, ...]


class Paving(msgspec.Struct, frozen=True):
    polygon: tuple[Point, ...]
    middle: Point
    spots: tuple[Point, ...]


class Cell(msgspec.Struct, frozen=True):
    polygon: tuple[Point, ...]
    middle: Point


class Board(msgspec.Struct, frozen=True):
    size: Point
    centre: Point
    ladder: int
    pawn_radius: int
    push_reach: int
    ropes: tuple[int, ...]
    equal_rope: int
    fall_tolerance: int
    chimneys: tuple[Point, ...]
    rope_chimneys: tuple[int, ...]
    houses: tuple[House, ...]
    surfaces: tuple[Area, ...]
    street: tuple[Paving, ...]
    water: tuple[Cell, ...]
    bounds: tuple[Point, ...]
    """The middle of each line between two squares, with the two ends of the street."""
    helicopter: Point
    rope_ladder: tuple[Point, Point]


BOARD: Final = msgspec.json.decode((Path(__file__).parent / "board.json").read_bytes(), type=Board)

SQUARES = len(BOARD.street)
CHIMNEYS = len(BOARD.chimneys)
AREAS: dict[Surface, Area] = {area.id: area for area in BOARD.surfaces}
HOUSE: dict[Surface, str | None] = {area.id: area.house for area in BOARD.surfaces}
LAST_HOUSE = BOARD.houses[-1].id


def chimney_at(number: int) -> Point:
    return BOARD.chimneys[number - 1]


def middle(square: int) -> Point:
    return BOARD.street[square - 1].middle
