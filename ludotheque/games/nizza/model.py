"""Nizza's vocabulary: what there is, what can be done, what can be known. No rules here.

All lengths and points are in tenths: the board is 9800 wide and 6100 high, a pawn 120 across.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat, Tagged


class Rule(StrEnum):
    """The rulebook's clauses, in its order."""

    MATERIAL = "1.1"
    DICE = "1.2"
    GREEN_TERRACE = "1.3"
    ROPES = "1.4"
    FIRST_PLAYER = "1.5"
    THROW = "2.1"
    ONE_BY_ONE = "2.2"
    UNUSED = "2.3"
    NO_TRYING = "2.4"
    ROPE = "3.1"
    SWING = "3.2"
    LADDER = "3.3"
    WALK = "3.4"
    PARACHUTE = "3.5"
    BETWEEN = "3.6"
    PEACE = "3.7"
    OUT_OF_WATER = "3.8"
    SUITCASE = "3.9"
    TOOLS = "4.1"
    CARRY = "4.2"
    KEPT = "4.3"
    SAFE = "4.4"
    YACHT = "4.5"
    HELICOPTER = "4.6"
    FROM_YACHT = "4.7"
    END = "5.1"
    LENGTHS = "R1"
    NEIGHBOURS = "R2"
    STANDING = "R3"
    TRUCE = "R4"
    LOSS = "R5"
    ONE_SYMBOL = "R6"
    ANY_DICE = "R7"
    BY_EYE = "R8"
    CERTIFICATE = "R9"
    FIRST_THROW = "R10"
    SITS_OUT = "R11"
    PLACING = "R12"
    SAME_LEVEL = "R14"
    GANGWAY = "R15"
    STREET_POINT = "R16"
    AT_THE_TOOLS = "R17"
    DOWN = "R18"
    BORDER = "R19"
    LAST_HOUSE = "R20"


# Material

Symbol: TypeAlias = Literal["rope", "swing", "ladder", "walk", "parachute", "suitcase"]
SYMBOLS: tuple[Symbol, ...] = ("rope", "swing", "ladder", "walk", "parachute", "suitcase")
DICE = 5

Case: TypeAlias = Literal["tools", "jewels"]
Square: TypeAlias = Annotated[int, Meta(ge=1, le=24)]
"""A square of the street, and the water in front of it."""
Chimney: TypeAlias = Annotated[int, Meta(ge=1, le=14)]
Coordinate: TypeAlias = Annotated[int, Meta(ge=-(10**6), le=10**6)]
"""Of a point that is aimed at: far beyond the board, and still a number that can be said."""

# fmt: off
Surface: TypeAlias = Literal[
    "green", "red1", "red2", "yacht", "palm_a", "palm_b", "palm_c", "palm_d", "palm_e",
    "h1_balcony", "h2_roof", "h2_balcony", "h2_upper_balcony", "h3_roof", "h3_balcony", "h4_roof",
    "h4_balcony", "h5_roof", "h5_balcony", "h5_upper_balcony", "h6_roof", "h6_balcony", "h7_roof",
    "h7_balcony", "h7_upper_balcony", "h8_roof", "h8_balcony", "h9_roof", "h9_balcony",
    "h9_upper_balcony", "h10_roof", "h10_balcony", "h11_roof", "h11_balcony", "h11_upper_balcony",
    "h12_roof", "h12_balcony",
]
# fmt: on
"""Whatever is up high and bears a pawn; the yacht too."""
Ground: TypeAlias = Surface | Literal["street"]


class Rope(Data, frozen=True):
    chimney: Chimney
    length: int


class Aside(Tagged, frozen=True):
    """Beside the board: not placed yet."""


class High(Tagged, frozen=True):
    """On a roof, a terrace, a balcony, a palm or the yacht."""

    x: int
    y: int
    on: Surface


class Street(Tagged, frozen=True):
    x: int
    y: int
    square: Square


class Water(Tagged, frozen=True):
    square: Square


class Aboard(Tagged, frozen=True):
    """In the helicopter."""


Place: TypeAlias = Aside | High | Street | Water | Aboard


class Pawn(Data, frozen=True):
    place: Place = Aside()
    case: Case | None = None


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    ropes: Literal["different", "equal"] = "different"
    jewels_lost: Literal["except_yacht", "never"] = "except_yacht"
    by_eye: Literal["off", "on"] = "off"


LETTER: Mapping[str, int | str] = {"jewels_lost": "except_yacht", "by_eye": "on"}
"""What the rulebook itself says. How long its ropes are, it does not."""


# Phases


class Dealing(Tagged, frozen=True):
    """Nature owes us the ropes on their chimneys."""


class Starting(Tagged, frozen=True):
    """Nature owes us a die for each seat: who shows the only parachute begins."""

    sits_out: Seat | None


class OnTurn(Tagged, frozen=True):
    seat: Seat


class Placing(OnTurn, frozen=True):
    """This seat puts its pawn on the green terrace."""


class Throwing(OnTurn, frozen=True):
    """Nature owes this seat some dice."""

    dice: tuple[Symbol, ...]
    """What lies there; none before the first throw."""
    again: tuple[int, ...]
    """Which of them are thrown, counted from one."""
    throw: int
    """Which throw of the turn it is, counted from one."""


class Keeping(OnTurn, frozen=True):
    """This seat looks at its dice, and may throw some again."""

    dice: tuple[Symbol, ...]
    throw: int


class Using(OnTurn, frozen=True):
    """This seat uses its dice one by one."""

    dice: tuple[Symbol, ...]
    """All five, as they were thrown."""
    left: tuple[Symbol, ...]
    """Those not handed on yet."""


class Over(Tagged, frozen=True):
    winner: Seat


Phase: TypeAlias = Dealing | Starting | Placing | Throwing | Keeping | Using | Over


class State(Data, frozen=True):
    options: Options
    phase: Phase
    first: Seat
    """Who began."""
    round: int
    ropes: tuple[Rope, ...]
    """None before the deal."""
    pawns: tuple[Pawn, ...]


# Moves of Nature


class DealRopes(Tagged, frozen=True):
    lengths: tuple[int, ...]
    """For the six chimneys that get a rope, in their order."""
    sits_out: Seat | None = None
    """Who has no die in the first throw, where six play."""


class ThrowForStart(Tagged, frozen=True):
    dice: tuple[Symbol, ...]
    """A die for each seat in order, but for the one that sits out."""


class Throw(Tagged, frozen=True):
    dice: tuple[Symbol, ...]


# Moves of players. `onto` and `square` name the landing: whoever only aims may leave them out.


class PlacePawn(Tagged, frozen=True):
    x: Coordinate
    y: Coordinate


class ThrowAgain(Tagged, frozen=True):
    dice: tuple[int, ...]
    """Which ones, counted from one, in their order."""


class KeepDice(Tagged, frozen=True):
    """Throw no more."""


class HangRope(Tagged, frozen=True):
    rope: int
    chimney: int


class Swing(Tagged, frozen=True):
    rope: int
    chimney: int
    """Where the rope hangs while one swings: its own chimney, or the one it is hung on now."""
    x: Coordinate
    y: Coordinate
    onto: Ground | None = None


class Climb(Tagged, frozen=True):
    """Along the ladder."""

    x: Coordinate
    y: Coordinate
    onto: Ground | None = None


class Walk(Tagged, frozen=True, omit_defaults=True):
    """Records written before squares were named stay as they are."""

    x: Coordinate
    y: Coordinate
    square: int | None = None


class Push(Tagged, frozen=True):
    rival: Seat
    square: int
    """In front of which square the rival swims."""


class LeaveWater(Tagged, frozen=True):
    pass


class TakeCase(Tagged, frozen=True):
    pass


class OpenSafe(Tagged, frozen=True):
    pass


class BoardHelicopter(Tagged, frozen=True):
    pass


class PassDie(Tagged, frozen=True):
    symbol: Symbol


class EndTurn(Tagged, frozen=True):
    """Pass all dice that are left."""


Aimed: TypeAlias = Swing | Climb | Push
"""What can be out of reach."""
Move: TypeAlias = (
    DealRopes
    | ThrowForStart
    | Throw
    | PlacePawn
    | ThrowAgain
    | KeepDice
    | HangRope
    | Swing
    | Climb
    | Walk
    | Push
    | LeaveWater
    | TakeCase
    | OpenSafe
    | BoardHelicopter
    | PassDie
    | EndTurn
)


# What anybody may know: nothing is hidden in Nizza


class Reach(Data, frozen=True):
    """A circle to draw: how far the seat on turn comes with a symbol that it has."""

    symbol: Symbol
    rope: int | None
    chimney: int | None
    x: int
    y: int
    length: int


class View(Data, frozen=True):
    seat: Seat | None
    options: Options
    phase: Phase
    first: Seat
    round: int
    ropes: tuple[Rope, ...]
    pawns: tuple[Pawn, ...]
    reach: tuple[Reach, ...]
    """Nothing at a table that plays by eye."""
