"""What can happen, in the order of the rulebook. Each event cites its clause."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core import game as core
from ludotheque.core.game import Seat

from .model import Die, Place


class TideBegan(core.Event, frozen=True, kw_only=True):
    round: int
    """The tide; the log begins a chapter wherever an event has a `round`."""


class PlaceChosen(core.Event, frozen=True, kw_only=True):
    """For all: that a choice was made, and not which."""

    seat: Seat


class PlaceShown(core.Event, frozen=True, kw_only=True):
    settles = True

    seat: Seat
    place: Place


class WaveCame(core.Event, frozen=True, kw_only=True):
    die: Die


class GotWet(core.Event, frozen=True, kw_only=True):
    seat: Seat
    place: Place


class ShellsGathered(core.Event, frozen=True, kw_only=True):
    seat: Seat
    place: Place
    shells: int


class GameEnded(core.Event, frozen=True, kw_only=True):
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    TideBegan | PlaceChosen | PlaceShown | WaveCame | GotWet | ShellsGathered | GameEnded
)
