"""A whole state that could lie behind a view, as likely as a model of how people exchange says.

Where Casanova is now is a matter of where he hid and of every exchange since. All worlds that agree
with what the seat saw are weighed at once, meeting by meeting, in the order of the log (`weigh`);
then one of them is drawn, from the last meeting back to the first (`imagine`).

The model: who finds him under the other figure takes him in nine cases of ten; who has him already
gives him away in one of ten, to hide him; who finds nobody exchanges in one of four, to bluff.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.core.sums import total

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
from .recall import Log, Recall

TAKE, GIVE, BLUFF = 0.9, 0.1, 0.25


def chance_to_exchange(entry: Entry) -> float:
    """How often somebody exchanges the necklaces, given what was found."""
    assert isinstance(entry, Met)
    return TAKE if entry.found == "other" else GIVE if entry.found == "own" else BLUFF


Weights: TypeAlias = list[float]
"""By spot: how likely Casanova is there, beside the others. A belief's add up to one."""
Crossing: TypeAlias = tuple[float, float]
"""The weights of the two figures of a meeting before it."""
FAINT = 1e-100
"""Only below this are weights made to add up to one again: a float ends at 1e-308."""

_SPOTS = range(12)


class Turn(NamedTuple):
    """An entry of the log, and of a meeting behind a veil what it was made from."""

    entry: Entry
    seat: Seat
    spot: Spot
    crossing: Crossing | None = None
    neither: tuple[Entry, Entry] | None = None
    """How it was if Casanova had no part in it: without an exchange, and with one."""


class Weighed(NamedTuple):
    """Weights are only ever copied: whoever wants to go on with them takes a list of their own."""

    weights: tuple[float, ...]
    turns: tuple[Turn, ...] = ()


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
    return list(weigh(view).weights)


def at_first(view: View) -> Weights:
    """He may hide under any figure."""
    return list(_anywhere(_reader(view)).weights)


def weigh(view: View) -> Weighed:
    """The belief, and how each entry of the log has led to it."""
    return _recall(_reader(view), decided(view))


Reader: TypeAlias = tuple[tuple[Spot, ...], Seat | None, float, float, float]
"""Where figures are, whose eyes look, and how people exchange."""


def _reader(view: View) -> Reader:
    return spots(view.options.seats, view.theatres), view.seat, TAKE, GIVE, BLUFF


def _anywhere(reader: Reader) -> Weighed:
    there = reader[0]
    return Weighed(tuple([1 / len(there) if spot in there else 0.0 for spot in _SPOTS]))


def _read(_: object, weighed: Weighed, entries: Log) -> Weighed:
    weights, turns = list(weighed.weights), list[Turn]()
    for entry in entries:
        crossing = learn_from(entry, weights)
        if type(entry) is Met:
            now, seat, spot = entry.round, entry.seat, entry.spot
            if crossing is None:
                turns.append(Turn(entry, seat, spot))
            else:
                held = Met(now, seat, spot, "neither", False)
                swap = Met(now, seat, spot, "neither", True)
                turns.append(Turn(entry, seat, spot, crossing, (held, swap)))
        else:
            turns.append(Turn(entry, entry.seat, entry.seat))
    return Weighed(tuple(weights), weighed.turns + tuple(turns))


def _answer(_: object, weighed: Weighed) -> Weighed:
    weights = list(weighed.weights)
    even(weights)
    return Weighed(tuple(weights), weighed.turns)


_recall = Recall(_anywhere, _read, _answer)


def learn_from(entry: Entry, weights: Weights) -> Crossing | None:
    """What an entry of the log makes of a belief; of a meeting behind a veil, what was before."""
    # By its very type: `match` asks with `isinstance`, which is five times as slow.
    if type(entry) is Met:
        seat, spot, found = entry.seat, entry.spot, entry.found
        if found is None:
            own, other = crossing = weights[seat], weights[spot]
            weights[seat] = own * (1 - GIVE) + other * TAKE
            weights[spot] = other * (1 - TAKE) + own * GIVE
            return crossing
        place = seat if found == "own" else spot if found == "other" else NOBODY
        _learn(weights, (seat, spot), place)
        if entry.exchanged:
            weights[seat], weights[spot] = weights[spot], weights[seat]
    elif type(entry) is Shown:
        _learn(weights, (entry.seat,), NOBODY)
    elif type(entry) is Looked and entry.found is not None:
        _learn(weights, entry.spots, entry.found)
    return None


def decided(view: View) -> Log:
    """The log without a meeting behind a veil that still waits for its answer: it moved nobody."""
    waiting = isinstance(view.phase, Deciding) and isinstance(view.log[-1], Met)
    return view.log[:-1] if waiting and _veiled(view.log[-1]) else view.log


def _veiled(entry: Entry) -> bool:
    return isinstance(entry, Met) and entry.found is None


def _learn(weights: Weights, seen: Sequence[Spot], found: int) -> None:
    """Casanova was found at one of the spots that were looked at, or at none of them."""
    if found != NOBODY:
        assert weights[found] > 0, "this cannot have been seen"
        weights[:] = [0.0] * len(weights)
        weights[found] = 1.0
        return
    for spot in seen:
        weights[spot] = 0.0
    whole = total(weights)
    assert whole > 0, "this cannot have been seen"
    if whole < FAINT:
        even(weights)


def even(weights: Weights) -> None:
    """Let them add up to one."""
    whole = total(weights)
    weights[:] = [weight / whole for weight in weights]


def _world(view: View, rng: Random) -> tuple[Spot, tuple[Entry, ...]]:
    """Where he is, and all that everybody saw and did: one world of those that were weighed."""
    weights, turns = weigh(view)
    known = view.casanova
    now = drawn(weights, rng) if known is None else known
    log: list[Entry] = []
    place, lot, add, held = now, rng.random, log.append, 1 - BLUFF
    for entry, seat, spot, crossing, neither in reversed(turns):
        if place != seat and place != spot and neither is not None:
            add(neither[lot() >= held])
            continue
        if type(entry) is Met:
            exchanged = entry.exchanged
            if crossing is not None:
                exchanged = _exchanged(place == seat, crossing, lot)
            if exchanged:
                place = swapped(place, seat, spot)
            if crossing is not None:
                entry = Met(entry.round, seat, spot, sight(place, seat, spot), exchanged)
        elif type(entry) is Looked and entry.found is None:
            found = place if place in entry.spots else NOBODY
            entry = Looked(entry.round, seat, entry.spots, found)
        add(entry)
    log.reverse()
    for entry in view.log[len(log) :]:
        assert isinstance(entry, Met)
        log.append(replace(entry, found=sight(now, entry.seat, entry.spot)))
    return now, tuple(log)


def drawn(weights: Sequence[float], rng: Random) -> Spot:
    """`rng.choices(_SPOTS, weights)[0]`: the same lot, without its questions."""
    upto = list(accumulate(weights))
    return bisect_right(upto, rng.random() * upto[-1], 0, len(upto) - 1)


def _exchanged(taken: bool, before: Crossing, lot: Callable[[], float]) -> bool:
    """Whether necklaces were exchanged, if Casanova was with her after it, or with the other."""
    own, other = before
    if taken:
        stayed, came = own * (1 - GIVE), other * TAKE
    else:
        stayed, came = other * (1 - TAKE), own * GIVE
    return lot() * (stayed + came) >= stayed
