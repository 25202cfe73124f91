"""What a seat may know of the meetings, and what its notebook makes of them (ruling R10)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.game import Seat

from .board import spots
from .model import Entry, Looked, Met, Note, Shown, Spot, Theatre


def told_to(seat: Seat | None, log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The log as one seat knows it: of others' meetings only that they took place."""
    return tuple([entry if entry.seat == seat else veiled(entry) for entry in log])


def veiled(entry: Entry) -> Entry:
    # Asked for its very type: `isinstance` is five times as slow here, and this is done for each
    # meeting of a game, for each who looks, at each move.
    if type(entry) is Met:
        return Met(entry.round, entry.seat, entry.spot, None, None)
    if type(entry) is Looked:
        return Looked(entry.round, entry.seat, entry.spots, None)
    return entry  # shown to all


def notebook(seats: int, theatres: tuple[Theatre, ...], log: Sequence[Entry]) -> tuple[Note, ...]:
    """A line for each figure. What stands in the log counts as seen: it is one seat's own.

    Read from its end: the last who saw a figure, and the last who handled it, come first.
    """
    there = spots(seats, theatres)
    seen: dict[Spot, tuple[bool, int]] = {}
    since: dict[Spot, list[Seat]] = {spot: [] for spot in there}
    touched: dict[Spot, tuple[int, Seat]] = {}
    for entry in reversed(log):
        if type(entry) is Met:
            seat, spot, found = entry.seat, entry.spot, entry.found
            if seat not in touched:
                touched[seat] = (entry.round, seat)
            if spot not in touched:
                touched[spot] = (entry.round, seat)
            if found is None:
                if seat not in seen and seat not in (handled := since[seat]):
                    handled.append(seat)
                if spot not in seen and seat not in (handled := since[spot]):
                    handled.append(seat)
            else:
                now, mine, theirs = entry.round, found == "own", found == "other"
                if entry.exchanged:
                    mine, theirs = theirs, mine
                seen.setdefault(seat, (mine, now))
                seen.setdefault(spot, (theirs, now))
        elif type(entry) is Shown:
            seen.setdefault(entry.seat, (False, entry.round))
        elif type(entry) is Looked and entry.found is not None:
            for place in entry.spots:
                seen.setdefault(place, (place == entry.found, entry.round))
    notes: list[Note] = []
    for spot in there:
        saw, when = seen.get(spot, (None, None))
        notes.append(Note(spot, saw, when, tuple(since[spot][::-1]), touched.get(spot)))
    return tuple(notes)
