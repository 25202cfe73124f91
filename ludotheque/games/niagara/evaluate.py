"""How well each seat stands, counted in rounds of paddling that it still needs.

A canoe's worth is how much nearer it is to a useful gem than one that lies on the beach, once the
river has made its next move: whoever looks at the canoes alone paddles for ever.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from ludotheque.core.game import Seat

from .board import GEM_INDEX, PLACES, alternating, carried
from .canoes import filled, movable, owed
from .model import (
    CLOUD,
    GEMS,
    SIDES,
    Choosing,
    Gem,
    Launching,
    Over,
    Paddling,
    Phase,
    Place,
    State,
    Tile,
)
from .river import lowest
from .routes import Loading, fan

LOWEST_TILE = {1: 0.34, 2: 0.26, 3: 0.19, 4: 0.12, 5: 0.06, 6: 0.03}
"""How often each number is the lowest of a round."""
HAND = 0.55
"""How likely it is that a given tile is still in hand."""
FALLEN = 3.0
"""What a canoe at the foot of the falls costs, in rounds."""
BLOCKED = 12.0
"""What a gem costs that no site holds any more."""
SHARPNESS = 0.55
"""How steeply a lead of one round turns into a share of the win."""
TYPICAL_LOWEST = 2


@cache
def rounds_home(gem: Gem, weather: int) -> dict[tuple[Place, bool], float]:
    """Rounds until a canoe brings this gem home, from each place, empty or loaded with it.

    The fixed point of: take the best tile at hand, paddle, let the river flow.
    """
    flows = _flows(weather)
    left = {(place, loaded): 4.0 for place in (*PLACES, "falls") for loaded in (False, True)}
    for _ in range(60):
        after = {
            (place, loaded): sum(
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
    total, chance = 0.0, 1.0
    for value in by_tile[:-1]:
        total += chance * HAND * value
        chance *= 1 - HAND
    return total + chance * by_tile[-1]


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
    different = sum(price[index] for index, count in enumerate(store) if not count)
    same = min(
        sum(price[index] if taken < sites[index] else BLOCKED for taken in range(4 - count))
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


def evaluate(state: State) -> tuple[float, ...]:
    """Each seat's share of the win."""
    seats = range(state.options.seats)
    if isinstance(state.phase, Over):
        share = 1 / len(state.phase.winners)
        return tuple(share if seat in state.phase.winners else 0.0 for seat in seats)
    flows = _next_flows(state)
    lead = [
        exp(-SHARPNESS * sum(_left(state, seat, ends) for ends in flows) / len(flows))
        for seat in seats
    ]
    total = sum(lead)
    return tuple(each / total for each in lead)


def _next_flows(state: State) -> tuple[dict[Place, Place], ...]:
    """Where the river is going to carry everything at the end of this round.

    One way where left and right take turns; where lots decide, one for each side to begin with.
    """
    least = lowest(state.laid)
    if isinstance(state.phase, Choosing):
        if all(tile is None for tile in state.laid):
            return (carried(()),)
        least = min(least or TYPICAL_LOWEST, TYPICAL_LOWEST)
    speed = max(least + state.weather, state.options.river_minimum)
    firsts = SIDES if state.fork is None else (state.fork,)
    return tuple(carried(alternating(first, speed)) for first in firsts)


def _left(state: State, seat: Seat, ends: dict[Place, Place]) -> float:
    """Rounds that a seat still needs, its canoes counted where they are going to be."""
    store, sites, weather = state.stores[seat], state.sites, state.weather
    tile, loading = state.laid[seat] or CLOUD, state.options.loading
    moving = _still_to_move(state, seat)
    left = need(store, sites)

    def saved(to: Place, gem: Gem | None) -> float:
        place = ends[to]
        return worth(place, None if place == "falls" else gem, store, sites, weather)

    for number, canoe in enumerate(state.canoes[seat]):
        stays = saved(canoe.place, canoe.gem)
        if number in moving:
            ways = outcomes(canoe.place, canoe.gem, tile, loading)
            best = max([saved(to, gem) for to, gem in ways])
            # Whoever is ashore may stay there; who is afloat has to move, for better or worse.
            left -= max(best, stays) if canoe.place == "beach" else best
        else:
            left -= stays
    return left


def _still_to_move(state: State, seat: Seat) -> tuple[int, ...]:
    """The canoes that a seat can still move in this round; if none floats, it launches only one."""
    tile = state.laid[seat]
    if not tile:
        return ()
    if (seat - state.lifebuoy) % state.options.seats >= state.turned:
        phase: Phase = owed(state, seat, tile)
    else:
        phase = state.phase
    if isinstance(phase, Paddling) and phase.seat == seat:
        return phase.must + phase.may
    if isinstance(phase, Launching) and phase.seat == seat:
        return movable(state, phase)[:1]
    return ()
