"""What a seat's chances at the start of a round hang on, as numbers that weights are fitted to."""

from __future__ import annotations

from ludotheque.bots.thinking import Sparse
from ludotheque.core.game import Seat
from ludotheque.games.niagara.model import TILES

from .compact import BEACH, FALLS, PLACES, Position, changed, full
from .quick import stocks, worths
from .rounds import need

LEADS = (4.0, 8.0, 12.0, 16.0)
"""Rounds that are left: who needs fewer than these is so much nearer."""
TURNS = 5

NAMES: tuple[str, ...] = (
    "way: rounds needed",
    "way: gems",
    *(f"way: fewer than {lead:g} left" for lead in LEADS),
    "way: rounds saved",
    *(f"canoes: empty at {place}" for place in PLACES[:-1]),
    "falls: a canoe",
    *(f"canoes: loaded at {place}" for place in PLACES[:-1]),
    *(f"cargo: wins at {place}" for place in PLACES[:-1]),
    "river: weather, afloat",
    "river: weather, loaded",
    *(f"hand: {tile}" for tile in TILES),
    *(f"order: {turn}" for turn in range(TURNS)),
    "thieves: below my cargo",
    "thieves: cargo above me",
)
"""What stands before the colon is the reason that is given for it."""

INDEX = {name: index for index, name in enumerate(NAMES)}
_NEED, _GEMS, _LEAD, _SAVED = 0, 1, 2, INDEX["way: rounds saved"]
_EMPTY, _LOADED = INDEX["canoes: empty at beach"], INDEX["canoes: loaded at beach"]
_WINS = INDEX["cargo: wins at beach"]
_AFLOAT, _LADEN = INDEX["river: weather, afloat"], INDEX["river: weather, loaded"]
_HAND, _ORDER = INDEX["hand: 0"], INDEX["order: 0"]
_BELOW, _ABOVE = INDEX["thieves: below my cargo"], INDEX["thieves: cargo above me"]


def features(position: Position, seat: Seat) -> Sparse:
    """Each feature that is not zero, with its amount."""
    sites = stocks(position)
    store, pair, weather = position.stores[seat], position.canoes[seat], position.weather
    needed, worth_at = need(store, sites), worths(store, sites, weather)
    saved, afloat, loaded = 0.0, 0, 0
    found: Sparse = [(_NEED, needed), (_GEMS, sum(store))]
    for at in (0, 2):
        place, gem = pair[at], pair[at + 1]
        saved += worth_at[place * 6 + gem + 1]
        found.append(((_EMPTY if gem < 0 else _LOADED) + place, 1.0))
        if gem >= 0 and full(changed(store, gem, 1)):
            found.append((_WINS + place, 1.0))
        if BEACH < place < FALLS:
            afloat += 1
            loaded += gem >= 0
    found.append((_SAVED, saved))
    for step, lead in enumerate(LEADS):
        if needed - saved < lead:
            found.append((_LEAD + step, 1.0))
    if weather and afloat:
        found.append((_AFLOAT, weather * afloat))
        if loaded:
            found.append((_LADEN, weather * loaded))
    for tile in position.hands[seat]:
        found.append((_HAND + tile, 1.0))
    found.append((_ORDER + (seat - position.buoy) % position.agreed.seats, 1.0))
    if afloat:
        below, above = _thieves(position, seat)
        if below:
            found.append((_BELOW, below))
        if above:
            found.append((_ABOVE, above))
    return found


def _thieves(position: Position, seat: Seat) -> tuple[int, int]:
    """Empty canoes of others below one's loaded ones; loaded ones of theirs above one's empty."""
    below = above = 0
    one, one_gem, two, two_gem = position.canoes[seat]
    for other, pair in enumerate(position.canoes):
        if other == seat:
            continue
        for at in (0, 2):
            place = pair[at]
            if not BEACH < place < FALLS:
                continue
            empty = pair[at + 1] < 0
            for own, gem in ((one, one_gem), (two, two_gem)):
                if BEACH < own < FALLS:
                    if gem >= 0:
                        below += empty and place > own
                    else:
                        above += not empty and place < own
    return below, above


def rounds_left(position: Position, seat: Seat) -> float:
    """How many rounds of paddling a seat still needs, as its canoes lie."""
    sites, store = stocks(position), position.stores[seat]
    worth_at, pair = worths(store, sites, position.weather), position.canoes[seat]
    saved = worth_at[pair[0] * 6 + pair[1] + 1] + worth_at[pair[2] * 6 + pair[3] + 1]
    return need(store, sites) - saved
