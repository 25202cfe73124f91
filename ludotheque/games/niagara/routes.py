"""All that a canoe can do with a tile, worked out once for each place, cargo and tile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from .board import COST, DISTANCE, GEM_INDEX, PLACES, SITE, way
from .model import GEMS, CanoeNumber, Gem, Handling, Paddle, Place, Tile

Cargo: TypeAlias = tuple[Handling, ...]
Loading: TypeAlias = Literal["ends", "anywhere"]


class Route(NamedTuple):
    """A way through the rules for one canoe; only the sites and the rivals remain to be asked."""

    paddle: Paddle
    gem: Gem | None
    """On board at the end."""
    needs: tuple[int, ...]
    """The sites (as indices) that must hold a gem."""
    sites: tuple[int, ...]
    """What it adds to each site."""
    may_rob: bool


class Fan(NamedTuple):
    """All routes of a canoe, in a steady order."""

    by_end: dict[tuple[Place, Cargo], Route]
    """By where they end and what they handle."""
    free: tuple[Paddle, ...]
    """Those that depend on nothing else."""
    asking: tuple[Route, ...]
    """Those for which the sites or the rivals must be asked."""


@cache
def fan(canoe: CanoeNumber, start: Place, gem: Gem | None, tile: Tile, loading: Loading) -> Fan:
    found = {}
    for to in PLACES:
        if (path := way(start, to)) is None or to == start == "beach":
            continue
        steps = len(path) - 1
        for cargo, aboard, cost in _handlings(path, gem, tile - steps):
            spent = steps + cost
            if (spent == tile or to == "beach") and keeps_ruling(cargo, path, loading):
                found[to, cargo] = _route(Paddle(canoe, to, cargo), start, gem, aboard)
    asks = [route for route in found.values() if route.needs or route.may_rob]
    free = [route.paddle for route in found.values() if not (route.needs or route.may_rob)]
    return Fan(found, tuple(free), tuple(asks))


def _route(paddle: Paddle, start: Place, gem: Gem | None, aboard: Gem | None) -> Route:
    needs: list[int] = []
    sites = [0] * len(GEMS)
    for handling in paddle.cargo:
        if handling.act != "load":
            assert gem is not None
            sites[GEM_INDEX[gem]] += 1
            gem = None
        if handling.act != "unload":
            gem = SITE[handling.at]
            sites[GEM_INDEX[gem]] -= 1
            if sites[GEM_INDEX[gem]] < 0:
                needs.append(GEM_INDEX[gem])
    return Route(paddle, aboard, tuple(needs), tuple(sites), arrives_to_rob(paddle, start, aboard))


def arrives_to_rob(paddle: Paddle, start: Place, aboard: Gem | None) -> bool:
    """Upstream, empty all the last way, and on a disc."""
    return (
        0 < DISTANCE[paddle.to] < DISTANCE[start]
        and aboard is None
        and not (paddle.cargo and paddle.cargo[-1].at == paddle.to)
    )


def _handlings(
    path: tuple[Place, ...], gem: Gem | None, points: int
) -> Iterator[tuple[Cargo, Gem | None, int]]:
    """Every sequence of handlings along a way that the points allow: (cargo, gem aboard, cost)."""
    if points < 0:
        return
    if not path:
        yield (), gem, 0
        return
    yield from _handlings(path[1:], gem, points)
    for handling, after in _beside(path[0], gem):
        cost = COST[handling.act]
        for cargo, aboard, more in _handlings(path[1:], after, points - cost):
            yield (handling, *cargo), aboard, cost + more


def _beside(place: Place, gem: Gem | None) -> Iterator[tuple[Handling, Gem | None]]:
    if place not in SITE or place == "beach" or place == "falls":
        return
    site = SITE[place]
    if gem is None:
        yield Handling(place, "load"), site
    else:
        yield Handling(place, "unload"), None
        if gem != site:
            yield Handling(place, "exchange"), site


def keeps_ruling(cargo: Cargo, path: tuple[Place, ...], loading: Loading) -> bool:
    """Ruling R1: with `ends`, one handling at most, on the first or on the last disc."""
    if loading == "anywhere" or not cargo:
        return True
    return len(cargo) == 1 and cargo[0].at in (path[0], path[-1])
