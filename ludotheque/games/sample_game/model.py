"""The game's vocabulary: what there is, what can be done, what can be known. No rules here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat, Tagged


class Rule(StrEnum):
    """The rulebook's clauses, in its order."""

    PLAYERS = "1.1"
    TIDES = "1.2"
    CHOOSE = "2.1"
    SHOW = "2.2"
    DRY_OFF = "2.3"
    WAVE = "3.1"
    SOAKED = "3.2"
    BEACH = "3.3"
    SHARE = "3.4"
    END = "4.1"
    LAPSE = "R1"


# Material

Place: TypeAlias = Literal["beach", "bank", "reef"]
PLACES: tuple[Place, ...] = ("beach", "bank", "reef")
"""From the safest to the richest."""

Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
DICE: tuple[Die, ...] = (1, 2, 3, 4, 5, 6)

BED: dict[Place, int] = {"bank": 4, "reef": 6}
"""The shells that lie there, to be divided among those who come."""
ON_THE_BEACH = 1
"""What each finds there, however many come."""
REACHED: dict[Die, tuple[Place, ...]] = {4: ("reef",), 5: ("reef",), 6: ("bank", "reef")}
"""Where the wave comes; by any other number, nowhere."""


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=4)] = 3
    tides: Literal[8, 14] = 8


LETTER: Mapping[str, int | str] = {"tides": 8}
"""What the game's own rulebook says, of what a table can choose."""


# Phases


class Choosing(Tagged, frozen=True):
    """Everybody chooses a place, in secret."""


class Rolling(Tagged, frozen=True):
    """All stand where they chose, and Nature owes us the wave."""


class Over(Tagged, frozen=True):
    winners: tuple[Seat, ...]


Phase: TypeAlias = Choosing | Rolling | Over


class State(Data, frozen=True):
    options: Options
    phase: Phase
    tide: int
    """From 1."""
    shells: tuple[int, ...]
    """shells[seat]: how many it has gathered."""
    wet: tuple[bool, ...]
    """Who was caught by the last wave."""
    places: tuple[Place | None, ...]
    """Where each seat goes in this tide."""


# Moves


class Choose(Tagged, frozen=True):
    place: Place


class Roll(Tagged, frozen=True):
    """Nature's."""

    die: Die


Move: TypeAlias = Choose | Roll


# What a seat may know


class View(Data, frozen=True):
    """All that lies open, and one's own choice."""

    seat: Seat | None
    options: Options
    phase: Phase
    tide: int
    shells: tuple[int, ...]
    wet: tuple[bool, ...]
    chosen: tuple[bool, ...]
    """Who has chosen a place in this tide."""
    places: tuple[Place | None, ...]
    """Once all have chosen, everybody's; before that, one's own."""
