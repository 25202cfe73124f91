"""What can happen in Niagara, in the order of the rulebook. Each event cites its clause."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotheque.core import game as core
from ludotheque.core.game import Seat

from .model import CanoeNumber, Disc, Gem, Side, Tile

WayToWin: TypeAlias = Literal["different", "same", "any"]


class FirstPlayerDrawn(core.Event, frozen=True, kw_only=True):
    seat: Seat


class ForkDrawn(core.Event, frozen=True, kw_only=True):
    side: Side


class TileLaid(core.Event, frozen=True, kw_only=True):
    seat: Seat


class CanoeBoughtBack(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    gem: Gem


class TileTurned(core.Event, frozen=True, kw_only=True):
    seat: Seat
    tile: Tile


class CanoeLaunched(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    left: int
    """The points left after it; likewise below."""


class CanoePaddled(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    start: Disc
    to: Disc
    left: int


class GemLoaded(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    gem: Gem
    left: int


class GemUnloaded(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    gem: Gem
    left: int


class GemExchanged(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    given: Gem
    gem: Gem
    left: int


class CanoeLanded(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    lost: int
    """Points of the tile that are forfeited."""


class GemStored(core.Event, frozen=True, kw_only=True):
    seat: Seat
    gem: Gem


class GemRobbed(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    victim: Seat
    victim_canoe: CanoeNumber
    gem: Gem


class StayedAshore(core.Event, frozen=True, kw_only=True):
    seat: Seat


class WeatherMoved(core.Event, frozen=True, kw_only=True):
    seat: Seat
    weather: int


class RiverRose(core.Event, frozen=True, kw_only=True):
    """The speed is known. `lowest` is 0 if only clouds were played."""

    lowest: int
    weather: int
    speed: int


class DiscPushed(core.Event, frozen=True, kw_only=True):
    side: Side


class CanoeFell(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber
    gem: Gem | None


class CanoeGivenBack(core.Event, frozen=True, kw_only=True):
    seat: Seat
    canoe: CanoeNumber


class LifebuoyPassed(core.Event, frozen=True, kw_only=True):
    seat: Seat
    round: int
    """The round that begins."""


class TilesTakenBack(core.Event, frozen=True, kw_only=True):
    pass


class StoreFilled(core.Event, frozen=True, kw_only=True):
    """A way to win is met."""

    seat: Seat
    way: WayToWin


class GameEnded(core.Event, frozen=True, kw_only=True):
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    FirstPlayerDrawn
    | ForkDrawn
    | TileLaid
    | CanoeBoughtBack
    | TileTurned
    | CanoeLaunched
    | CanoePaddled
    | GemLoaded
    | GemUnloaded
    | GemExchanged
    | CanoeLanded
    | GemStored
    | GemRobbed
    | StayedAshore
    | WeatherMoved
    | RiverRose
    | DiscPushed
    | CanoeFell
    | CanoeGivenBack
    | LifebuoyPassed
    | TilesTakenBack
    | StoreFilled
    | GameEnded
)
