"""What can happen in Casanova, in the order of the rulebook. Each event cites its clause."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from ludotheque.core import game as core
from ludotheque.core.game import Seat

from .board import POINTS
from .model import Dock, Found, Points, Theatre


class FirstPlayerDrawn(core.Event, frozen=True, kw_only=True):
    seat: Seat


class FigurePlaced(core.Event, frozen=True, kw_only=True):
    """By a player, or by Nature; likewise below."""

    seat: Seat
    theatre: Theatre


class GondolaMoored(core.Event, frozen=True, kw_only=True):
    seat: Seat
    dock: Dock


class CasanovaHidden(core.Event, frozen=True, kw_only=True):
    pass


class TurnBegan(core.Event, frozen=True, kw_only=True):
    seat: Seat
    round: int
    points: Points = POINTS


class LadyGlided(core.Event, frozen=True, kw_only=True):
    seat: Seat
    start: Dock
    to: Dock


class EmptyGlided(core.Event, frozen=True, kw_only=True):
    seat: Seat
    start: Dock
    to: Dock


class LadyWalked(core.Event, frozen=True, kw_only=True):
    seat: Seat
    start: Dock
    to: Dock


class LadiesMet(core.Event, frozen=True, kw_only=True):
    seat: Seat
    rival: Seat


class TheatreCalled(core.Event, frozen=True, kw_only=True):
    seat: Seat
    theatre: Theatre


class FiguresSeen(core.Event, frozen=True, kw_only=True):
    """For whoever looked, alone."""

    seat: Seat
    found: Found


class NecklacesHandled(core.Event, frozen=True, kw_only=True):
    """A meeting is over. Whether anything was exchanged, nobody else knows."""

    seat: Seat


class AnswerNoted(core.Event, frozen=True, kw_only=True):
    """For whoever answered, alone."""

    seat: Seat
    exchanged: bool


class LookedRound(core.Event, frozen=True, kw_only=True):
    seat: Seat


class RoundSeen(core.Event, frozen=True, kw_only=True):
    """Whose figure hides Casanova at the Doge's docks; for whoever looked, alone."""

    seat: Seat
    found: Annotated[int, Meta(ge=0, le=4)] | None


class JewelLeft(core.Event, frozen=True, kw_only=True):
    seat: Seat


class FigureShown(core.Event, frozen=True, kw_only=True):
    settles = True

    seat: Seat
    casanova: bool
    lost: Points
    """The points that were left, if it was in vain."""


class CasanovaStayedAboard(core.Event, frozen=True, kw_only=True):
    """Where he was when the night was over and nobody had brought him home."""

    seat: Seat


class CasanovaStayedInTheatre(core.Event, frozen=True, kw_only=True):
    theatre: Theatre


class CasanovaBeganAboard(core.Event, frozen=True, kw_only=True):
    """His path, told when the game is over: where he hid at first."""

    settles = True

    seat: Seat


class CasanovaBeganInTheatre(core.Event, frozen=True, kw_only=True):
    settles = True

    theatre: Theatre


class CasanovaChangedGondola(core.Event, frozen=True, kw_only=True):
    """His path: an exchange between two ladies that took him along."""

    settles = True

    round: int
    seat: Seat
    """Who made it; likewise below."""
    rival: Seat
    taken: bool
    """Whether he came to her; else she let him go."""


class CasanovaChangedAtTheatre(core.Event, frozen=True, kw_only=True):
    settles = True

    round: int
    seat: Seat
    theatre: Theatre
    taken: bool


class GameEnded(core.Event, frozen=True, kw_only=True):
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    FirstPlayerDrawn
    | FigurePlaced
    | GondolaMoored
    | CasanovaHidden
    | TurnBegan
    | LadyGlided
    | EmptyGlided
    | LadyWalked
    | LadiesMet
    | TheatreCalled
    | FiguresSeen
    | NecklacesHandled
    | AnswerNoted
    | LookedRound
    | RoundSeen
    | JewelLeft
    | FigureShown
    | CasanovaStayedAboard
    | CasanovaStayedInTheatre
    | CasanovaBeganAboard
    | CasanovaBeganInTheatre
    | CasanovaChangedGondola
    | CasanovaChangedAtTheatre
    | GameEnded
)
