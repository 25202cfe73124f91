"""A whole state that could lie behind a view, as likely as a model of how people exchange says.

Where Casanova is now is a matter of where he hid and of every exchange since. All worlds that agree
with what the seat saw are weighed at once, meeting by meeting, in the order of the log (`weigh`);
then one of them is drawn, from the last meeting back to the first (`imagine`).

The model: who finds him under the other figure takes him in nine cases of ten; who has him already
gives him away in one of ten, to hide him; who finds nobody exchanges in one of four, to bluff.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.core.game import Seat

from .board import spots
from .meetings import sight, swapped
from .model import (
    NOBODY,
    Deciding,
    DrawingLots,
    Entry,
    Hiding,
    Looked,
    Met,
    Placing,
    Shown,
    Spot,
    State,
    View,
)

TAKE, GIVE, BLUFF = 0.9, 0.1, 0.25


def chance_to_exchange(entry: Entry) -> float:
    """How often somebody exchanges the necklaces, given what was found."""
    assert isinstance(entry, Met)
    return TAKE if entry.found == "other" else GIVE if entry.found == "own" else BLUFF


Weights: TypeAlias = list[float]
"""By spot: how likely Casanova is there. They add up to one."""
Crossing: TypeAlias = tuple[float, float]
"""The weights of the two figures of a meeting before it."""

_SPOTS = range(12)


def imagine(view: View, rng: Random) -> State:
    casanova, log = None, view.log
    if not isinstance(view.phase, DrawingLots | Placing | Hiding):
        casanova, log = _world(view, rng)
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        first=view.first,
        ladies=view.ladies,
        empties=view.empties,
        theatres=view.theatres,
        jewels=view.jewels,
        wakes=view.wakes,
        log=log,
        casanova=casanova,
    )


def belief(view: View) -> Weights:
    """How likely Casanova is at each spot now, once he hides."""
    return weigh(view)[0]


def weigh(view: View) -> tuple[Weights, list[Crossing]]:
    """The belief, and for each meeting behind a veil what it was made from, in order."""
    there = spots(view.options.seats, view.theatres)
    weights = [1 / len(there) if spot in there else 0.0 for spot in _SPOTS]
    crossings: list[Crossing] = []
    for entry in decided(view):
        match entry:
            case Met(seat=seat, spot=spot, found=None):
                own, other = weights[seat], weights[spot]
                crossings.append((own, other))
                weights[seat] = own * (1 - GIVE) + other * TAKE
                weights[spot] = other * (1 - TAKE) + own * GIVE
            case Met(seat=seat, spot=spot, found=found, exchanged=exchanged):
                place = seat if found == "own" else spot if found == "other" else NOBODY
                _learn(weights, (seat, spot), place)
                if exchanged:
                    weights[seat], weights[spot] = weights[spot], weights[seat]
            case Looked(spots=seen, found=found) if found is not None:
                _learn(weights, seen, found)
            case Shown(seat=seat):
                _learn(weights, (seat,), NOBODY)
    return weights, crossings


def decided(view: View) -> Sequence[Entry]:
    """The log without a meeting behind a veil that still waits for its answer: it moved nobody."""
    waiting = isinstance(view.phase, Deciding) and isinstance(view.log[-1], Met)
    return view.log[:-1] if waiting and _veiled(view.log[-1]) else view.log


def _veiled(entry: Entry) -> bool:
    return isinstance(entry, Met) and entry.found is None


def _learn(weights: Weights, seen: Sequence[Spot], found: int) -> None:
    """Casanova was found at one of the spots that were looked at, or at none of them."""
    for spot in _SPOTS if found != NOBODY else seen:
        if spot != found:
            weights[spot] = 0.0
    total = sum(weights)
    assert total > 0, "this cannot have been seen"
    for spot in _SPOTS:
        weights[spot] /= total


def _world(view: View, rng: Random) -> tuple[Spot, tuple[Entry, ...]]:
    """Where he is, and all that everybody saw and did: one world of those that were weighed."""
    weights, crossings = weigh(view)
    known = view.casanova
    now = rng.choices(_SPOTS, weights)[0] if known is None else known
    told = decided(view)
    log: list[Entry] = []
    place = now
    for entry in reversed(told):
        match entry:
            case Met(seat=seat, spot=spot, found=None):
                exchanged = _exchanged(place, seat, spot, crossings.pop(), rng)
                place = swapped(place, seat, spot) if exchanged else place
                entry = replace(entry, found=sight(place, seat, spot), exchanged=exchanged)
            case Met(seat=seat, spot=spot, exchanged=True):
                place = swapped(place, seat, spot)
            case Looked(spots=seen, found=None):
                entry = replace(entry, found=place if place in seen else NOBODY)
        log.append(entry)
    log.reverse()
    for entry in view.log[len(told) :]:
        assert isinstance(entry, Met)
        log.append(replace(entry, found=sight(now, entry.seat, entry.spot)))
    return now, tuple(log)


def _exchanged(place: Spot, seat: Seat, spot: Spot, before: Crossing, rng: Random) -> bool:
    """Whether necklaces were exchanged, given where Casanova was after it."""
    own, other = before
    if place == seat:
        stayed, came = own * (1 - GIVE), other * TAKE
    elif place == spot:
        stayed, came = other * (1 - TAKE), own * GIVE
    else:
        stayed, came = 1 - BLUFF, BLUFF
    return rng.random() * (stayed + came) >= stayed
