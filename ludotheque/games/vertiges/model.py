"""Vertiges' vocabulary: what there is, what can be done, what can be known. No rules here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat, Tagged

from .poses import Pose


class Rule(StrEnum):
    """The rulebook's clauses, in its order."""

    MATERIAL = "1.1"
    SHARES = "1.2"
    HAND = "1.3"
    FAST = "1.4"
    ORDER = "1.5"
    BASE = "2.1"
    INTERLOCK = "2.2"
    TAKEN_BACK = "2.3"
    ONE_HAND = "2.4"
    GO_ON = "2.5"
    PASS = "2.6"
    AFTER_A_FALL = "3.1"
    BUILD_ON = "3.2"
    NEW_TOWER = "3.3"
    CAUGHT = "3.4"
    FALL = "4.1"
    ZAP = "5.1"
    ZAP_FITS = "5.2"
    PUT_FIRST = "5.3"
    ZAP_POINTS = "5.4"
    ZAP_FALLS = "5.5"
    ZAP_ENDS = "5.6"
    END = "6.1"
    LEFT_OVER = "6.2"
    WIN = "6.3"
    TWO_SIDES = "R1"
    OPEN_HANDS = "R2"
    REFEREE = "R3"
    OUT = "R4"
    STARS = "R5"
    ZAP_TIME = "R6"
    WHAT_STANDS = "R7"
    OLDEST = "R8"
    TIE = "R9"
    STANDSTILL = "R10"
    FALLEN = "R11"
    STEERED = "R12"
    PHYSICS = "R13"
    ALONE = "R14"
    ROOM = "R15"
    HOLDS = "R16"
    ASKEW = "R17"
    BASE_IN_A_FALL = "R18"
    LAST_PIECE = "R19"
    TALL_TOWERS = "R20"
    HINTS = "R21"


# Material

PieceId: TypeAlias = Annotated[int, Meta(ge=0, le=47)]
"""A piece, by its number in `pieces.PIECES`."""
Tower: TypeAlias = tuple[PieceId, ...]
"""From the base up: the base shows its cut, the next its flat side, and so on in turn."""
Seed: TypeAlias = Annotated[int, Meta(ge=0, lt=2**48)]

HAND = 6
ORDINALS = ("first", "second", "third", "fourth")


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=1, le=4)] = 2
    game: Literal["normal", "fast"] = "normal"
    fallen: Literal["bag", "out"] = "bag"
    referee: Literal["players", "automatic"] = "players"
    stars: Literal["zap", "everywhere"] = "zap"
    tremor: Literal["normal", "easy", "hard"] = "normal"
    tiring: Literal["on", "off"] = "on"
    oldest: Literal["lot", "first", "second", "third", "fourth"] = "lot"
    physics: Literal["wood", "reckoned"] = "wood"
    hints: Literal["shown", "hidden"] = "shown"


UNNAMED: Mapping[str, int | str] = {"hints": "shown"}
"""What was played before it could be chosen."""
LETTER: Mapping[str, int | str] = {
    "game": "normal",
    "fallen": "bag",
    "referee": "players",
    "physics": "wood",
    "hints": "hidden",
}
"""What the rulebook itself says.

Of stars it says both; who is the oldest, and how steady a hand and for how long, players bring with
them.
"""


TREMOR = {"easy": 5, "normal": 10, "hard": 18}
"""What tables agree on, in tenths of a millimetre."""
HOLD = {"on": 30, "off": 60}
"""Seconds for which something is held at most, by whether hands tire (ruling R12)."""


# Moves of Nature


class Deal(Tagged, frozen=True):
    pieces: tuple[PieceId, ...]
    """All 48. A share for each seat: six for its hand, then its pile from the top down. In the fast
    game six for each seat, and the rest is the bag's.
    """
    first: Seat
    """The oldest."""


class Steady(Tagged, frozen=True):
    """How the hand is going to tremble. A secret until the game is over."""

    seed: Seed


class Settle(Tagged, frozen=True):
    """What the simulation came to: a pure function of the table, the trace and the seed."""

    released: Pose | None
    """Where the held piece was when the fingers opened; null if they stayed closed."""
    poses: tuple[Pose, ...]
    """Every piece on the table, by its number. A piece from the hand is there if it was let go;
    lifted ones always are, where they stood before if the hand went back with them.
    """


class Fate(Tagged, frozen=True):
    """What becomes of a placement where no physics is at work, drawn by the measured odds."""

    fallen: tuple[PieceId, ...]
    seated: bool


class Refill(Tagged, frozen=True):
    """What a hand draws from the bag."""

    pieces: tuple[PieceId, ...]


# Moves of players


class Take(Tagged, frozen=True):
    """Pick a piece of one's hand up."""

    piece: PieceId
    cut_down: bool = False
    turned: bool = False
    """Mirrored about the vertical."""


class Lift(Tagged, frozen=True):
    """The ZAP: lift a tower from this piece up, to set it on the one whose top is `onto`."""

    piece: PieceId
    onto: PieceId


class Put(Tagged, frozen=True):
    """How the hand moved, from taking hold to letting go: see `physics/trace.py`."""

    trace: bytes


class Aim(Tagged, frozen=True):
    """Where no physics is at work: on the tower with this top; null for the table."""

    onto: PieceId | None


class Withdraw(Tagged, frozen=True):
    """Where no physics is at work: go back with what is held."""


class Lost(Tagged, frozen=True):
    """Where the hand is steered: the house has lost what was held, and nothing has happened."""


class Pass(Tagged, frozen=True):
    pass


class TimeUp(Tagged, frozen=True):
    """The clock passes for a seat that may not, where the house is the referee."""


class Protest(Tagged, frozen=True):
    """Against the last deed of the turn before."""


Held: TypeAlias = Take | Lift
Move: TypeAlias = (
    Deal
    | Steady
    | Settle
    | Fate
    | Refill
    | Take
    | Lift
    | Put
    | Aim
    | Withdraw
    | Lost
    | Pass
    | TimeUp
    | Protest
)


# Phases


class Dealing(Tagged, frozen=True):
    """Nature owes us everybody's pieces, and who is the oldest."""


class Building(Tagged, frozen=True):
    """This seat holds nothing: it takes a piece, lifts a part of a tower, or passes."""

    seat: Seat


class Steadying(Tagged, frozen=True):
    """Nature owes us the tremor of the hand."""

    seat: Seat
    held: Held


class Holding(Tagged, frozen=True):
    seat: Seat
    held: Held
    seed: Seed | None
    """Null for whoever may not know it."""


class Settling(Tagged, frozen=True):
    """The hand has moved, and Nature owes us what came of it."""

    seat: Seat
    held: Held
    seed: Seed | None
    trace: bytes | None
    """Null together with the seed."""


class Falling(Tagged, frozen=True):
    """The same where no physics is at work."""

    seat: Seat
    held: Held
    onto: PieceId | None


class Refilling(Tagged, frozen=True):
    """Nature owes this seat pieces from the bag; then its turn is over."""

    seat: Seat


class Over(Tagged, frozen=True):
    rule: str
    """What ended the game: the last piece (6.1), or a standstill (R10)."""


Phase: TypeAlias = Dealing | Building | Steadying | Holding | Settling | Falling | Refilling | Over


class Deed(Data, frozen=True):
    """How the last turn ended, as long as it can be contested."""

    seat: Seat
    base: PieceId | None
    """The new tower; null for a pass."""
    hand: tuple[PieceId, ...]
    """What the seat held before, the base included."""
    put: int
    """How many pieces it had put in this turn before."""
    protests: tuple[Seat, ...] = ()
    """Who has contested it in vain."""


class State(Data, frozen=True):
    options: Options
    phase: Phase
    first: Seat
    turn: int
    """Counted from one; 0 before the deal."""
    scores: tuple[int, ...]
    hands: tuple[tuple[PieceId, ...], ...]
    """By number: a hand has no first piece."""
    piles: tuple[tuple[PieceId, ...], ...]
    """From the top down."""
    aside: tuple[PieceId, ...]
    """Those that nobody was dealt, by number: half of them, where one practises alone."""
    bag: tuple[PieceId, ...]
    """By number. In the fast game one draws from it; else they are out of the game."""
    out: tuple[PieceId, ...]
    """By number: what fell in a fast game in which it is not drawn again (ruling R4)."""
    towers: tuple[Tower, ...]
    """The oldest first."""
    poses: tuple[Pose, ...]
    """Of all pieces in towers, by number."""
    put: int
    """How many pieces were put in this turn."""
    holds: int
    """How often something was taken hold of in this turn."""
    deed: Deed | None


class View(Data, frozen=True):
    """What one seat may know. A piece that it cannot know is null."""

    seat: Seat | None
    options: Options
    phase: Phase
    first: Seat
    turn: int
    scores: tuple[int, ...]
    hands: tuple[tuple[PieceId, ...], ...]
    piles: tuple[tuple[PieceId | None, ...], ...]
    aside: tuple[PieceId | None, ...]
    bag: tuple[PieceId, ...]
    out: tuple[PieceId, ...]
    towers: tuple[Tower, ...]
    poses: tuple[Pose, ...]
    put: int
    holds: int
    deed: Deed | None
    start: Pose | None
    """Where a piece that was taken from the hand begins its way."""
