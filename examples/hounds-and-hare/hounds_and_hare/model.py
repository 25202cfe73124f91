"""The game's vocabulary: what there is, what can be done, what can be known. No rules here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, TypeAlias

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat, Tagged


class Rule(StrEnum):
    """The rulebook's clauses, in its order."""

    PLAYERS = "1.1"
    BOARD = "1.2"
    SETUP = "1.3"
    PATIENCE = "1.4"
    TURNS = "2.1"
    STEP = "2.2"
    FORWARD = "2.3"
    HARE = "2.4"
    CAUGHT = "3.1"
    PAST = "3.2"
    TIRED = "3.3"
    STUCK = "R1"
    LAPSE = "R2"


# Material

Point: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"]
POINTS: tuple[Point, ...] = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K")
"""From the hounds' end to the hare's, and in each row from top to bottom."""

LINES: tuple[str, ...] = (
    *("AB", "AC", "AD"),
    *("BC", "CD", "BE", "CF", "DG", "BF", "DF"),
    *("EF", "FG", "EH", "FI", "GJ", "FH", "FJ"),
    *("HI", "IJ", "HK", "IK", "JK"),
)
"""Which points are joined."""

ROW: dict[Point, int] = {point: (index + 2) // 3 for index, point in enumerate(POINTS)}
"""How far a point is from the hounds' end."""

BESIDE: dict[Point, tuple[Point, ...]] = {
    point: tuple(each for each in POINTS if point + each in LINES or each + point in LINES)
    for point in POINTS
}

START: tuple[Point, ...] = ("A", "B", "D")
BURROW: Point = "K"


class Options(core.Options, frozen=True, kw_only=True):
    seats: Literal[2] = 2
    patience: Literal[10, 6] = 10
    pack: Literal["first", "second"] = "first"


LETTER: Mapping[str, int | str] = {"patience": 10}
"""What the old books say, of what a table can choose."""


# Phases


class Hunting(Tagged, frozen=True):
    """A hound is to run."""


class Fleeing(Tagged, frozen=True):
    """The hare is to leap."""


class Over(Tagged, frozen=True):
    winner: Seat
    rule: str


Phase: TypeAlias = Hunting | Fleeing | Over


class State(Data, frozen=True):
    options: Options
    phase: Phase
    round: int
    """From 1: a hound's run and the hare's leap."""
    hounds: tuple[Point, ...]
    """In the order of the points."""
    hare: Point
    idle: int
    """How often in a row a hound ran without getting on."""


# Moves


class Run(Tagged, frozen=True):
    start: Point
    end: Point


class Leap(Tagged, frozen=True):
    end: Point


Move: TypeAlias = Run | Leap


# What a seat may know


class View(Data, frozen=True):
    """Everything: nothing is hidden here."""

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    hounds: tuple[Point, ...]
    hare: Point
    idle: int
    pack: Seat
    """Who leads the hounds."""
