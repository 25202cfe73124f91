"""Niagara's evaluator as it was before one was fitted, kept as it is to measure others by.

It counts in rounds of paddling that a seat still needs, with each canoe where the river is going to
leave it, and takes a tile of 2 for the lowest whatever others hold.
"""

from __future__ import annotations

from math import exp

from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.sums import total
from ludotheque.games.niagara.board import alternating, carried
from ludotheque.games.niagara.canoes import movable, owed
from ludotheque.games.niagara.model import (
    CLOUD,
    SIDES,
    Choosing,
    Gem,
    Launching,
    Over,
    Paddling,
    Phase,
    Place,
    State,
)
from ludotheque.games.niagara.river import lowest

from .former import Greedy, Ismcts
from .niagara_rounds import need, outcomes, worth
from .textbook import Textbook, luckless

SHARPNESS = 0.55
"""How steeply a lead of one round turns into a share of the win."""
TYPICAL_LOWEST = 2
TEXTBOOK = 340
"""As many iterations as take the present master's time."""


def amateur(game: AnyGame) -> Greedy:
    return Greedy(game, evaluate)


def expert(game: AnyGame) -> Ismcts:
    return Ismcts(game, evaluate, iterations=100)


def master(game: AnyGame) -> Ismcts:
    return Ismcts(game, evaluate, iterations=700)


def textbook(game: AnyGame) -> Textbook:
    return Textbook(game, luckless(evaluate), iterations=TEXTBOOK)


def evaluate(state: State) -> tuple[float, ...]:
    """Each seat's share of the win."""
    seats = range(state.options.seats)
    if isinstance(state.phase, Over):
        share = 1 / len(state.phase.winners)
        return tuple(share if seat in state.phase.winners else 0.0 for seat in seats)
    flows = _next_flows(state)
    lead = [
        exp(-SHARPNESS * total(_left(state, seat, ends) for ends in flows) / len(flows))
        for seat in seats
    ]
    whole = total(lead)
    return tuple(each / whole for each in lead)


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
