"""What a seat may know of the meetings, and what its notebook makes of them (ruling R10)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.game import Seat

from .board import spots
from .model import Entry, Looked, Met, Note, Shown, Spot, Theatre


def told_to(seat: Seat | None, log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The log as one seat knows it: of others' meetings only that they took place."""
    return tuple(
        entry if entry.seat == seat or isinstance(entry, Shown) else veiled(entry) for entry in log
    )


def veiled(entry: Met | Looked) -> Met | Looked:
    if isinstance(entry, Looked):
        return Looked(entry.round, entry.seat, entry.spots, None)
    return Met(entry.round, entry.seat, entry.spot, None, None)


def notebook(seats: int, theatres: tuple[Theatre, ...], log: Sequence[Entry]) -> tuple[Note, ...]:
    """A line for each figure. What stands in the log counts as seen: it is one seat's own."""
    there = spots(seats, theatres)
    seen: dict[Spot, tuple[bool, int]] = {}
    since: dict[Spot, tuple[Seat, ...]] = dict.fromkeys(there, ())
    touched: dict[Spot, tuple[int, Seat]] = {}
    for entry in log:
        match entry:
            case Met(round=now, seat=seat, spot=spot, found=found, exchanged=exchanged):
                for place in (seat, spot):
                    touched[place] = (now, seat)
                    if found is None:
                        since[place] = _latest_last(since[place], seat)
                    else:
                        since[place] = ()
                if found is not None:
                    mine, theirs = found == "own", found == "other"
                    seen[seat] = (theirs if exchanged else mine, now)
                    seen[spot] = (mine if exchanged else theirs, now)
            case Looked(round=now, spots=places, found=found):
                if found is not None:
                    for place in places:
                        seen[place], since[place] = (place == found, now), ()
            case Shown(round=now, seat=seat):
                seen[seat], since[seat] = (False, now), ()
    notes: list[Note] = []
    for spot in there:
        saw, when = seen.get(spot, (None, None))
        notes.append(Note(spot, saw, when, since[spot], touched.get(spot)))
    return tuple(notes)


def _latest_last(handled: tuple[Seat, ...], by: Seat) -> tuple[Seat, ...]:
    if by not in handled:
        return (*handled, by)
    return (*(seat for seat in handled if seat != by), by)
