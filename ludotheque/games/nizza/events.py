"""What can happen in Nizza, in the order of the rulebook. Each event cites its clause."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat

from .model import Case, Ground, Symbol


class Face(Data, frozen=True):
    """A die, as it is told in a row of dice."""

    symbol: Symbol


# The start


class RopeDealt(core.Event, frozen=True, kw_only=True):
    rope: int
    chimney: int
    length: int


class SatOut(core.Event, frozen=True, kw_only=True):
    seat: Seat


class StartDieThrown(core.Event, frozen=True, kw_only=True):
    seat: Seat
    symbol: Symbol


class StartUndecided(core.Event, frozen=True, kw_only=True):
    parachutes: int


class StarterFound(core.Event, frozen=True, kw_only=True):
    seat: Seat


class PawnPlaced(core.Event, frozen=True, kw_only=True):
    seat: Seat
    x: int
    y: int


# The dice


class RoundBegun(core.Event, frozen=True, kw_only=True):
    round: int


class DiceThrown(core.Event, frozen=True, kw_only=True):
    seat: Seat
    throw: int
    dice: tuple[Face, ...]
    """All five, as they lie now."""


class DiceKept(core.Event, frozen=True, kw_only=True):
    seat: Seat


class DieHandedOn(core.Event, frozen=True, kw_only=True):
    """One event for a die used and a die passed: in both cases the next player gets it."""

    seat: Seat
    symbol: Symbol
    to: Seat
    used: bool


# The moves


class RopeHung(core.Event, frozen=True, kw_only=True):
    """By a rope symbol, or with the pawn already tied to it."""

    seat: Seat
    rope: int
    start: int
    chimney: int


class PawnSwung(core.Event, frozen=True, kw_only=True):
    seat: Seat
    chimney: int
    x: int
    y: int
    onto: Ground
    from_x: int
    """The certificate: where the chimney is, the rope's length, how far away the landing is."""
    from_y: int
    length: int
    distance: int


class LadderClimbed(core.Event, frozen=True, kw_only=True):
    seat: Seat
    x: int
    y: int
    onto: Ground
    from_x: int
    """The certificate: where the ladder stood, its length, how far away the landing is."""
    from_y: int
    length: int
    distance: int


class PawnWalked(core.Event, frozen=True, kw_only=True):
    seat: Seat
    start: int
    square: int
    x: int
    y: int


class PawnPushed(core.Event, frozen=True, kw_only=True):
    """Nobody takes a push back."""

    settles = True

    seat: Seat
    rival: Seat
    square: int
    x: int
    """The certificate: from where to where. In the street, only the square counts."""
    y: int
    to_x: int
    to_y: int
    length: int | None
    distance: int | None


class PawnFell(core.Event, frozen=True, kw_only=True):
    """The fall along the facade: from where, and into the water in front of which square."""

    seat: Seat
    x: int
    y: int
    square: int


class GotWet(core.Event, frozen=True, kw_only=True):
    """How to go on, told to whoever fell."""

    square: int


class WaterLeft(core.Event, frozen=True, kw_only=True):
    seat: Seat
    square: int


Told: TypeAlias = Literal["swing", "ladder", "parachute"]


class ReachMissed(core.Event, frozen=True, kw_only=True):
    """Too far, by eye: nobody hears how far, and nobody takes it back."""

    settles = True

    seat: Seat
    symbol: Told


class Measured(core.Event, frozen=True, kw_only=True):
    """What reached by eye, for whoever paid for it with a die. It is not taken back."""

    settles = True

    symbol: Told
    x: int
    y: int
    to_x: int
    to_y: int
    length: int
    distance: int


class DieLost(core.Event, frozen=True, kw_only=True):
    seat: Seat
    symbol: Told


# The jewels


class CaseTaken(core.Event, frozen=True, kw_only=True):
    seat: Seat


class CaseLost(core.Event, frozen=True, kw_only=True):
    seat: Seat
    case: Case


class JewelsSaved(core.Event, frozen=True, kw_only=True):
    """They stay in the hands of whoever swims."""

    seat: Seat


class SafeOpened(core.Event, frozen=True, kw_only=True):
    seat: Seat


class HelicopterBoarded(core.Event, frozen=True, kw_only=True):
    seat: Seat


class GameWon(core.Event, frozen=True, kw_only=True):
    seat: Seat
    round: int


Event: TypeAlias = (
    RopeDealt
    | SatOut
    | StartDieThrown
    | StartUndecided
    | StarterFound
    | PawnPlaced
    | RoundBegun
    | DiceThrown
    | DiceKept
    | DieHandedOn
    | RopeHung
    | PawnSwung
    | LadderClimbed
    | PawnWalked
    | PawnPushed
    | PawnFell
    | GotWet
    | WaterLeft
    | ReachMissed
    | Measured
    | DieLost
    | CaseTaken
    | CaseLost
    | JewelsSaved
    | SafeOpened
    | HelicopterBoarded
    | GameWon
)
