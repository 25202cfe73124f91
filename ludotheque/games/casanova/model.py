"""Casanova's vocabulary: what there is, what can be done, what may be known. No rules here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat, Tagged

from .places import THEATRES as THEATRES
from .places import Dock as Dock
from .places import Theatre as Theatre


class Rule(StrEnum):
    """The rulebook's clauses, in its order."""

    PLAYERS = "1.1"
    FIGURES = "1.2"
    LADIES = "1.3"
    THEATRES = "1.4"
    GONDOLAS = "1.5"
    FIRST_PLAYER = "1.6"
    ANYWHERE = "1.7"
    POINTS = "2.1"
    SPLIT = "2.2"
    ONE_A_DOCK = "2.3"
    NO_PASSING = "2.4"
    WALK = "2.5"
    NO_TURNING_OFF = "2.6"
    ABOARD = "2.7"
    MEET = "3.1"
    CALL = "3.2"
    OWN_FIGURE = "3.3"
    LOOK_ROUND = "3.4"
    SECRET = "3.5"
    JEWEL = "4.1"
    HOME = "5.1"
    IN_VAIN = "5.2"
    OBSTACLES = "5.3"
    NEXT_DOCK = "R1"
    ONCE_A_TURN = "R2"
    AT_THE_DOGE = "R3"
    JEWEL_GIVEN = "R4"
    TOO_EARLY = "R5"
    PALAZZI = "R6"
    PLACING = "R7"
    ONE_ANSWER = "R8"
    DRAW = "R9"
    NOTEBOOK = "R10"
    LOOKS_STAND = "R11"
    FIRST_TURNS = "R12"


# Material

Spot: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
"""Where a figure can be: 0 to 4 under the necklace of that seat, 5 to 11 in a theatre.

Figures are alike, and nobody can say which of them went where; only spots can be told apart.
"""
FIRST_THEATRE: Spot = 5

Points: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Found: TypeAlias = Literal["own", "other", "neither"]
"""Under which of the two figures of a meeting Casanova was."""

NOBODY = -1
"""What a look round the Doge's docks finds if Casanova is not there."""


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    figures: Literal[6, 8, 10] = 10
    doge_swap: Literal["off", "on"] = "off"
    jewel: Literal["automatic", "choose"] = "automatic"
    placing: Literal["lot", "theatres", "players"] = "lot"
    notebook: Literal["on", "off"] = "on"
    first_turns: Literal["equal", "staggered"] = "equal"


LETTER: Mapping[str, int | str] = {
    "figures": 10,
    "doge_swap": "off",
    "jewel": "choose",
    "placing": "theatres",
    "notebook": "off",
    "first_turns": "equal",
}
"""What the rulebook itself says."""

UNNAMED: Mapping[str, int | str] = {"first_turns": "equal"}
"""What was played before it could be chosen."""


# What is written down: the meetings of the game, in order


class Met(Tagged, frozen=True):
    """A lady met a rival or the figure of a theatre. What was seen and done is for her alone."""

    round: int
    seat: Seat
    spot: Spot
    found: Found | None
    exchanged: bool | None
    """None while she has not answered yet."""


class Looked(Tagged, frozen=True):
    """A lady looked round the Doge's docks, under her own figure too."""

    round: int
    seat: Seat
    spots: tuple[Spot, ...]
    found: Annotated[int, Meta(ge=-1, le=4)] | None
    """The spot where Casanova was, or `NOBODY`."""


class Shown(Tagged, frozen=True):
    """A lady came home, and turned her figure over in vain, for all to see."""

    round: int
    seat: Seat


Entry: TypeAlias = Met | Looked | Shown


# Phases


class DrawingLots(Tagged, frozen=True):
    """Nature owes us the first player, and where the figures and the empty gondolas go."""


class Placing(Tagged, frozen=True):
    """Players place the theatres' figures, then the empty gondolas (option `placing: players`).

    With `placing: theatres` the figures alone: there the gondolas lie already.
    """

    seat: Seat
    figures: int
    """How many are left to be placed; likewise below."""
    gondolas: int


class Hiding(Tagged, frozen=True):
    """All figures stand. Nature hides Casanova under one of them."""


class OnTurn(Tagged, frozen=True):
    seat: Seat
    points: Points
    stayed: bool
    """Whether her last turn began and ended at her own palazzo: she does not stay for another."""
    met: tuple[Spot, ...] = ()
    """Whom she met in this turn."""
    looked: bool = False
    """Whether she looked round the Doge's docks in this turn."""


class Sailing(OnTurn, frozen=True):
    """This seat moves gondolas, walks, and meets."""


class Deciding(OnTurn, frozen=True, kw_only=True):
    """This seat holds two figures, and owes an answer: exchange the necklaces or not."""

    spot: Spot


class Over(Tagged, frozen=True):
    winner: Seat | None


Phase: TypeAlias = DrawingLots | Placing | Hiding | Sailing | Deciding | Over


class State(Data, frozen=True):
    options: Options
    phase: Phase
    round: int
    first: Seat
    ladies: tuple[Dock, ...]
    """Where each seat's gondola lies."""
    empties: tuple[Dock, ...]
    """Where the empty gondolas lie, in the order of the board."""
    theatres: tuple[Theatre, ...]
    """Where figures stand, in the order of the board."""
    jewels: tuple[bool, ...]
    """Who has left the jewel card with the Doge."""
    wakes: tuple[tuple[Dock, ...], ...]
    """wakes[seat]: where the lady lay at the end of each of her turns."""
    log: tuple[Entry, ...]
    casanova: Spot | None
    """None before he hides."""


# Moves


class DrawLots(Tagged, frozen=True):
    first: Seat
    theatres: tuple[Theatre, ...] = ()
    """Where figures go; none where players place them. Likewise below."""
    docks: tuple[Dock, ...] = ()


class Hide(Tagged, frozen=True):
    spot: Spot


class PlaceFigure(Tagged, frozen=True):
    theatre: Theatre


class MoorGondola(Tagged, frozen=True):
    dock: Dock


class Glide(Tagged, frozen=True):
    """One point: the gondola at `start`, one's own or an empty one, goes to the next dock."""

    start: Dock
    to: Dock


class Walk(Tagged, frozen=True):
    """To the other end of the street, into the empty gondola that lies there."""


class Meet(Tagged, frozen=True):
    rival: Seat


class Call(Tagged, frozen=True):
    """At the theatre in one's street."""


class LookRound(Tagged, frozen=True):
    """Under every figure at the Doge's docks."""


class Decide(Tagged, frozen=True):
    """The answer that every meeting costs."""

    exchange: bool


class GiveJewel(Tagged, frozen=True):
    pass


class EndTurn(Tagged, frozen=True):
    pass


Move: TypeAlias = (
    DrawLots
    | Hide
    | PlaceFigure
    | MoorGondola
    | Glide
    | Walk
    | Meet
    | Call
    | LookRound
    | Decide
    | GiveJewel
    | EndTurn
)


# What a seat may know


class Note(Data, frozen=True):
    """A line of the notebook: what its owner knows of one figure."""

    spot: Spot
    saw: bool | None
    """Whether the figure that its owner last saw go there hid Casanova; None: never seen."""
    when: int | None
    """In which round that was."""
    since: tuple[Seat, ...]
    """Who handled it since (or, never seen, since the beginning), each once, the latest last."""
    touched: tuple[int, Seat] | None
    """In which round it was handled last, before or after it was seen, and by whom."""


class View(Data, frozen=True):
    """What one seat may know: all that lies open, and of the meetings what it saw itself."""

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    first: Seat
    ladies: tuple[Dock, ...]
    empties: tuple[Dock, ...]
    theatres: tuple[Theatre, ...]
    jewels: tuple[bool, ...]
    wakes: tuple[tuple[Dock, ...], ...]
    log: tuple[Entry, ...]
    """Of others' meetings only that they took place."""
    notebook: tuple[Note, ...]
    """What the log comes to, spot by spot; nothing with the notebook off."""
    casanova: Spot | None
    """Once the game is over."""
