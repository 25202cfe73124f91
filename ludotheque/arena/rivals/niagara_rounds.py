"""How many rounds of paddling things take: a gem from its site, a store until it is filled.

A canoe's worth is how much nearer it is to a useful gem than one that lies on the beach. What the
house's own bots reckon by (`ludotheque.bots.niagara.rounds`) began as the same and may change; this
must not, for the rivals that stand on it would be others.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ludotheque.core.sums import total
from ludotheque.games.niagara.board import GEM_INDEX, PLACES, alternating, carried
from ludotheque.games.niagara.canoes import filled
from ludotheque.games.niagara.model import GEMS, Gem, Place, Tile
from ludotheque.games.niagara.routes import Loading, fan

LOWEST_TILE = {1: 0.34, 2: 0.26, 3: 0.19, 4: 0.12, 5: 0.06, 6: 0.03}
"""How often each number is the lowest of a round."""
HAND = 0.55
"""How likely it is that a given tile is still in hand."""
FALLEN = 3.0
"""What a canoe at the foot of the falls costs, in rounds."""
BLOCKED = 12.0
"""What a gem costs that no site holds any more."""


@cache
def rounds_home(gem: Gem, weather: int) -> dict[tuple[Place, bool], float]:
    """Rounds until a canoe brings this gem home, from each place, empty or loaded with it.

    The fixed point of: take the best tile at hand, paddle, let the river flow.
    """
    flows = _flows(weather)
    left = {(place, loaded): 4.0 for place in (*PLACES, "falls") for loaded in (False, True)}
    for _ in range(60):
        after = {
            (place, loaded): total(
                share * left[ends[place], loaded and ends[place] != "falls"]
                for ends, share in flows
            )
            for place, loaded in left
        }
        left = {
            (place, loaded): left["beach", False] + FALLEN
            if place == "falls"
            else 1 + _with_a_hand(place, gem if loaded else None, gem, after)
            for place, loaded in left
        }
    return left


def _flows(weather: int) -> list[tuple[dict[Place, Place], float]]:
    return [
        (carried(alternating(first, max(0, low + weather))), share / 2)
        for low, share in LOWEST_TILE.items()
        for first in ("L", "R")
    ]


def _with_a_hand(
    place: Place, aboard: Gem | None, wanted: Gem, after: dict[tuple[Place, bool], float]
) -> float:
    """The best tile if it is at hand, else the next best, and so on."""
    by_tile = sorted(
        min(
            0.0 if to == "beach" and gem == wanted else after[to, gem == wanted]
            for to, gem in outcomes(place, aboard, tile, "ends")
            if gem in (None, wanted)
        )
        for tile in range(1, 7)
    )
    found, chance = 0.0, 1.0
    for value in by_tile[:-1]:
        found += chance * HAND * value
        chance *= 1 - HAND
    return found + chance * by_tile[-1]


@cache
def outcomes(
    place: Place, gem: Gem | None, tile: Tile, loading: Loading
) -> tuple[tuple[Place, Gem | None], ...]:
    """Where a canoe can end with a tile, and what it then carries, whatever the sites hold."""
    if place == "falls":
        return ((place, None),)
    found = fan(0, place, gem, tile, loading).by_end.values()
    return tuple(dict.fromkeys((route.paddle.to, route.gem) for route in found))


@lru_cache(maxsize=1 << 14)
def need(store: tuple[int, ...], sites: tuple[int, ...]) -> float:
    """Rounds of paddling that a store still asks for, by the cheapest of the three ways to win."""
    if filled(store):
        return 0.0
    price = [
        rounds_home(gem, 0)["beach", False] if sites[index] else BLOCKED
        for index, gem in enumerate(GEMS)
    ]
    different = total(price[index] for index, count in enumerate(store) if not count)
    same = min(
        total(price[index] if taken < sites[index] else BLOCKED for taken in range(4 - count))
        for index, count in enumerate(store)
    )
    anything = (7 - sum(store)) * min(price)
    first, second, _ = sorted((different, same, anything))
    # A second way that is nearly as short is worth something: it cannot be barred so easily.
    return 0.8 * first + 0.2 * second


@lru_cache(maxsize=1 << 14)
def rates(store: tuple[int, ...], sites: tuple[int, ...]) -> tuple[float, ...]:
    """For each colour, how many rounds of need one round of its voyage takes away."""
    now = need(store, sites)
    return tuple(
        max(0.0, now - need((*store[:index], store[index] + 1, *store[index + 1 :]), sites))
        / rounds_home(gem, 0)["beach", False]
        for index, gem in enumerate(GEMS)
    )


@lru_cache(maxsize=1 << 16)
def worth(
    place: Place, gem: Gem | None, store: tuple[int, ...], sites: tuple[int, ...], weather: int
) -> float:
    """Rounds that a canoe saves its owner, compared with one on the beach."""
    gain = rates(store, sites)
    if gem is not None:
        return gain[GEM_INDEX[gem]] * _saved(place, gem, weather, loaded=True)
    return max(
        gain[index] * _saved(place, each, weather, loaded=False) for index, each in enumerate(GEMS)
    )


def _saved(place: Place, gem: Gem, weather: int, *, loaded: bool) -> float:
    ahead = rounds_home(gem, weather)
    if loaded and place == "beach":
        return rounds_home(gem, 0)["beach", False]
    return ahead["beach", False] - ahead[place, loaded]
