"""What can happen in Vertiges, in the order of the rulebook. Each event cites its clause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat

from .judge import Fall
from .model import PieceId


class Named(Data, frozen=True):
    """A piece as a sentence names it."""

    piece: PieceId


def named(pieces: Iterable[PieceId]) -> tuple[Named, ...]:
    return tuple(Named(piece) for piece in pieces)


class PiecesShared(core.Event, frozen=True, kw_only=True):
    """How many pieces each seat got, its hand included."""

    each: int
    turns: int
    """After so many the game is over at the latest."""


class OldestNamed(core.Event, frozen=True, kw_only=True):
    seat: Seat
    lot: bool
    """Whether a lot decided."""


class HandDrawn(core.Event, frozen=True, kw_only=True):
    seat: Seat
    pieces: tuple[Named, ...]


class TurnBegan(core.Event, frozen=True, kw_only=True):
    turn: int
    seat: Seat


class PieceTaken(core.Event, frozen=True, kw_only=True):
    seat: Seat
    piece: PieceId


class PiecePut(core.Event, frozen=True, kw_only=True):
    seat: Seat
    piece: PieceId
    onto: PieceId
    height: int
    """How many pieces the tower has now."""


Why: TypeAlias = Literal[
    "does_not_fit", "something_fell", "kept_in_hand", "held_too_long", "off_the_table"
]


class PieceTakenBack(core.Event, frozen=True, kw_only=True):
    seat: Seat
    piece: PieceId
    why: Why


class TowerStarted(core.Event, frozen=True, kw_only=True):
    seat: Seat
    piece: PieceId
    towers: int
    """How many stand now."""


class TowerTooNear(core.Event, frozen=True, kw_only=True):
    seat: Seat
    piece: PieceId
    gap: int
    """In whole millimetres."""


class TowerForbidden(core.Event, frozen=True, kw_only=True):
    """The house itself saw that another piece fits, and gives the base back."""

    seat: Seat
    base: Named
    piece: PieceId
    onto: PieceId


class SecondTowerForbidden(core.Event, frozen=True, kw_only=True):
    """So it does if the seat had put pieces before in the same turn."""

    seat: Seat
    piece: PieceId


class TurnPassed(core.Event, frozen=True, kw_only=True):
    seat: Seat


class HandRefilled(core.Event, frozen=True, kw_only=True):
    seat: Seat
    pieces: tuple[Named, ...]
    left: int
    """In the pile, or in the bag."""


class FittingCaught(core.Event, frozen=True, kw_only=True):
    """A protest was right: this piece fitted there."""

    seat: Seat
    against: Seat
    piece: PieceId
    onto: PieceId


class SecondTowerCaught(core.Event, frozen=True, kw_only=True):
    """A protest was right: a new tower is not for those who have put a piece in the same turn."""

    seat: Seat
    against: Seat


class IdlenessCaught(core.Event, frozen=True, kw_only=True):
    """A protest was right: a new tower had to be started."""

    seat: Seat
    against: Seat


Right: TypeAlias = Literal["nothing_fitted", "hand_was_empty", "no_room"]
"""Why a deed was as it should be."""


class ProtestRejected(core.Event, frozen=True, kw_only=True):
    """A protest was wrong, and why."""

    seat: Seat
    against: Seat
    why: Right


class BaseRemoved(core.Event, frozen=True, kw_only=True):
    piece: PieceId


class PiecesFell(core.Event, frozen=True, kw_only=True):
    seat: Seat
    """By whose hand."""
    pieces: tuple[Named, ...]
    number: int
    piece: PieceId
    """The one of them that tells why it is a fall (ruling R11)."""
    why: Fall | Literal["unmeasured"]
    much: int
    """How far it was let go too high, dropped or sank, in millimetres; or turned, in degrees."""
    most: int
    """How far it may."""


class PointsScored(core.Event, frozen=True, kw_only=True):
    seat: Seat
    points: int
    score: int
    """All that the seat has now."""


class TowerLifted(core.Event, frozen=True, kw_only=True):
    seat: Seat
    piece: PieceId
    onto: PieceId
    number: int
    """How many pieces are lifted."""


class HoldLost(core.Event, frozen=True, kw_only=True):
    """The house lost what was held: everything is as before, and the hold does not count."""

    seat: Seat


class TowerUntouched(core.Event, frozen=True, kw_only=True):
    """The hand was gone before it had moved: everything is as before, and the turn goes on."""

    seat: Seat


class Zapped(core.Event, frozen=True, kw_only=True):
    seat: Seat
    number: int
    stars: int


Missed: TypeAlias = Literal["carried_back", "held_too_long", "misfit"]


class ZapMissed(core.Event, frozen=True, kw_only=True):
    """Nothing fell, the pieces stand where they stood, and the turn goes on."""

    seat: Seat
    onto: PieceId
    why: Missed


class LastPiecePut(core.Event, frozen=True, kw_only=True):
    seat: Seat
    left: int
    """How many pieces the opponents have left."""


class StandstillReached(core.Event, frozen=True, kw_only=True):
    why: Literal["no_piece_left", "too_long"]
    turns: int
    """How many there were."""


class GameWon(core.Event, frozen=True, kw_only=True):
    seat: Seat
    score: int


class WinShared(core.Event, frozen=True, kw_only=True):
    winners: tuple[Seat, ...]
    score: int


class PracticeEnded(core.Event, frozen=True, kw_only=True):
    seat: Seat
    score: int


Event: TypeAlias = (
    PiecesShared
    | OldestNamed
    | HandDrawn
    | TurnBegan
    | PieceTaken
    | PiecePut
    | PieceTakenBack
    | TowerStarted
    | TowerTooNear
    | TowerForbidden
    | SecondTowerForbidden
    | TurnPassed
    | HandRefilled
    | FittingCaught
    | SecondTowerCaught
    | IdlenessCaught
    | ProtestRejected
    | BaseRemoved
    | PiecesFell
    | PointsScored
    | TowerLifted
    | HoldLost
    | TowerUntouched
    | Zapped
    | ZapMissed
    | LastPiecePut
    | StandstillReached
    | GameWon
    | WinShared
    | PracticeEnded
)
