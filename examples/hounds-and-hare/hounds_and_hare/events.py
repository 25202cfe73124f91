"""What can happen. Each event cites its clause."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core import game as core
from ludotheque.core.game import Seat

from .model import Point


class RoundBegan(core.Event, frozen=True, kw_only=True):
    round: int
    """The log begins a chapter wherever an event has a `round`."""


class HoundRan(core.Event, frozen=True, kw_only=True):
    seat: Seat
    start: Point
    end: Point
    idle: int


class HareLeapt(core.Event, frozen=True, kw_only=True):
    seat: Seat
    start: Point
    end: Point


class GameEnded(core.Event, frozen=True, kw_only=True):
    winners: tuple[Seat, ...]
    by: str
    """`hounds` or `hare`."""


Event: TypeAlias = RoundBegan | HoundRan | HareLeapt | GameEnded
