"""Niagara's vocabulary: what there is, what can be done, what can happen. No rules here."""

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
    SITES = "1.2"
    RIVER = "1.3"
    WEATHER_TRACK = "1.4"
    FIRST_PLAYER = "1.5"
    CHOOSE = "2.1"
    BUY_BACK = "2.2"
    HAND = "2.3"
    TURN = "3.1"
    BOTH_ASHORE = "3.2"
    ONE_AFLOAT = "3.3"
    BOTH_AFLOAT = "3.4"
    POINTS = "3.5"
    LAUNCH = "3.6"
    PADDLE = "3.7"
    SHARED_DISC = "3.8"
    LOAD = "3.9"
    EXCHANGE = "3.10"
    ONE_GEM = "3.11"
    LAND = "3.12"
    ROB = "3.13"
    CLOUD = "3.14"
    SPEED = "4.1"
    FLOW = "4.2"
    FALLS = "4.3"
    LAST_CANOE = "4.4"
    LIFEBUOY = "5.1"
    END = "6.1"
    LOADING = "R1"
    MUST_LAUNCH = "R2"
    EMPTY_LANDING = "R3"
    NO_PLUNGE = "R4"
    ARMS = "R5"
    RIVALS_ONLY = "R6"
    TRACK_END = "R7"
    SLOWEST = "R8"
    FORK = "R9"
    BUY_BACK_SECRET = "R10"
    ENDING = "R11"
    ONE_BY_ONE = "R12"
    MEMO = "R13"


# Material

Gem: TypeAlias = Literal["amethyst", "diamond", "amber", "sapphire", "ruby"]
GEMS: tuple[Gem, ...] = ("amethyst", "diamond", "amber", "sapphire", "ruby")

Disc: TypeAlias = Literal["M1", "M2", "M3", "M4", "M5", "L6", "L7", "R6", "R7"]
Place: TypeAlias = Literal["beach", "M1", "M2", "M3", "M4", "M5", "L6", "L7", "R6", "R7", "falls"]
"""M is the stem, L and R the left and right arm; the number is the distance from the beach."""

Side: TypeAlias = Literal["L", "R"]
SIDES: tuple[Side, ...] = ("L", "R")

Tile: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
CLOUD: Tile = 0
TILES: tuple[Tile, ...] = (CLOUD, 1, 2, 3, 4, 5, 6)

CanoeNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1)]


class Canoe(Data, frozen=True):
    place: Place = "beach"
    gem: Gem | None = None


Pair: TypeAlias = tuple[Canoe, Canoe]


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    loading: Literal["ends", "anywhere"] = "ends"
    river_minimum: Literal[0, 1] = 0
    fork: Literal["alternate", "random"] = "alternate"
    ending: Literal["at_once", "finish_round"] = "at_once"
    memo: Literal["on", "off"] = "on"
    launch: Literal["must", "may"] = "must"


LETTER: Mapping[str, int | str] = {
    "loading": "anywhere",
    "river_minimum": 0,
    "ending": "at_once",
    "memo": "off",
    "launch": "may",
}
"""What the rulebook itself says. Which way a disc goes at the fork, it leaves to the wood."""

UNNAMED: Mapping[str, int | str] = {"launch": "must"}
"""What was played before it could be chosen."""


# Phases


class DrawingLots(Tagged, frozen=True):
    """Nature owes us the first player, and the side of the fork that is served first."""


class Choosing(Tagged, frozen=True):
    """Everybody lays a tile, face down."""


class OnTurn(Tagged, frozen=True):
    """One seat's turn in phase two, its tile face up."""

    seat: Seat


class Launching(OnTurn, frozen=True):
    """This seat has no canoe on the water, and launches one, if it must or wants to (R2)."""


class Paddling(OnTurn, frozen=True):
    """This seat moves the canoes it must, and may launch the others."""

    must: tuple[CanoeNumber, ...]
    may: tuple[CanoeNumber, ...]
    both: bool = False
    """Whether both canoes were afloat when the turn began."""


class Clouding(OnTurn, frozen=True):
    """This seat turned its cloud over, and moves the weather."""


class Flowing(Tagged, frozen=True):
    """Nature owes us the side that each disc takes (option `fork: random`)."""

    discs: int


class Over(Tagged, frozen=True):
    winners: tuple[Seat, ...]


Phase: TypeAlias = DrawingLots | Choosing | Launching | Paddling | Clouding | Flowing | Over


class State(Data, frozen=True):
    options: Options
    phase: Phase
    round: int
    lifebuoy: Seat
    weather: int
    fork: Side | None
    """The arm that the next disc pushes on; None before the lots and with `fork: random`."""
    sites: tuple[int, ...]
    """How many gems each site still holds, in the order of `GEMS`."""
    stores: tuple[tuple[int, ...], ...]
    """stores[seat]: how many gems of each colour are safe ashore."""
    canoes: tuple[Pair, ...]
    hands: tuple[tuple[Tile, ...], ...]
    """hands[seat]: the tiles not yet turned over in this series of seven, a laid one included."""
    laid: tuple[Tile | None, ...]
    """The tile that each seat laid in this round."""
    buy_backs: tuple[Gem | None, ...]
    """The gem that each seat pays for a canoe, until all have laid."""
    turned: int
    """How many of the laid tiles are face up, from the holder of the lifebuoy on."""


# Moves


class DrawLots(Tagged, frozen=True):
    first: Seat
    fork: Side | None
    """The side that is served first; None where a lot is drawn for each disc."""


class Lay(Tagged, frozen=True):
    tile: Tile
    buy_back: Gem | None = None
    """The gem of the store that pays for the fallen canoe."""


class Handling(Data, frozen=True):
    """What is done with the cargo beside a site."""

    at: Disc
    act: Literal["load", "unload", "exchange"]


class Theft(Data, frozen=True):
    seat: Seat
    canoe: CanoeNumber


class Paddle(Tagged, frozen=True):
    """One canoe's whole move. Ashore it is launched; at `beach` it lands."""

    canoe: CanoeNumber
    to: Place
    cargo: tuple[Handling, ...] = ()
    """In the order in which it is done."""
    rob: Theft | None = None


class Stay(Tagged, frozen=True):
    """Leave the other canoe ashore."""


class MoveWeather(Tagged, frozen=True):
    by: Literal[-1, 1]


class Flow(Tagged, frozen=True):
    sides: tuple[Side, ...]


Move: TypeAlias = DrawLots | Lay | Paddle | Stay | MoveWeather | Flow


# What a seat may know


class View(Data, frozen=True):
    """What one seat may know: all that lies open, its own hand, its own sealed tile."""

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    lifebuoy: Seat
    weather: int
    fork: Side | None
    sites: tuple[int, ...]
    stores: tuple[tuple[int, ...], ...]
    canoes: tuple[Pair, ...]
    hands: tuple[tuple[Tile, ...] | None, ...]
    """One's own, and with the memo on what each hand can still hold."""
    sealed: tuple[bool, ...]
    """Who has laid a tile in this round."""
    laid: tuple[Tile | None, ...]
    """The tiles that lie face up, and one's own."""
    buy_backs: tuple[Gem | None, ...]
    """What one pays oneself for a canoe, until all have laid."""
    turned: int
    speed: int | None
    """How many discs will enter if no lower number is turned over; None before the first number."""
