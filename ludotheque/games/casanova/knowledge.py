"""What a seat may know of the meetings, and what its notebook makes of them (ruling R10)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ludotheque.core.game import Seat

from .model import Entry, Looked, Met, Note, Shown, Spot
from .recall import Log, Recall

Everything: TypeAlias = bool
"""Whether nothing is hidden, for those who look back."""
Reader: TypeAlias = tuple[Seat | None, Everything, tuple[Spot, ...]]
"""Whose eyes they are, and the spots where figures are."""


class Reading(NamedTuple):
    told: Log
    seen: dict[Spot, tuple[bool, int]]
    """Whether the figure that was last seen go there hid Casanova, and the round."""
    since: dict[Spot, tuple[Seat, ...]]
    """Who handled it since, the latest last."""
    touched: dict[Spot, tuple[int, Seat]]


def known(seat: Seat | None, log: Log, there: tuple[Spot, ...]) -> tuple[Log, tuple[Note, ...]]:
    """The log as one seat knows it, and a line of the notebook for each figure."""
    return _recall((seat, False, there), log)


def all_known(log: Log, there: tuple[Spot, ...]) -> tuple[Log, tuple[Note, ...]]:
    """The same of everybody's meetings."""
    return _recall((None, True, there), log)


def veiled(entry: Entry) -> Entry:
    """Of others' meetings, only that they took place."""
    # Asked for its very type: `isinstance` is five times as slow here, and this is done for each
    # meeting of a game, for each who looks.
    if type(entry) is Met:
        return Met(entry.round, entry.seat, entry.spot, None, None)
    if type(entry) is Looked:
        return Looked(entry.round, entry.seat, entry.spots, None)
    return entry  # shown to all


def _unread(reader: Reader) -> Reading:
    return Reading((), {}, dict.fromkeys(reader[2], ()), {})


def _read(reader: Reader, reading: Reading, entries: Log) -> Reading:
    """What stands in the log as it is told counts as seen: it is one seat's own."""
    eyes, everything, _ = reader
    told = [entry if everything or entry.seat == eyes else veiled(entry) for entry in entries]
    seen, since, touched = reading.seen.copy(), reading.since.copy(), reading.touched.copy()
    for entry in told:
        if type(entry) is Met:
            now, seat, spot, found = entry.round, entry.seat, entry.spot, entry.found
            touched[seat] = touched[spot] = (now, seat)
            if found is None:
                for place in (seat, spot):
                    since[place] = (*[one for one in since[place] if one != seat], seat)
            else:
                mine, theirs = found == "own", found == "other"
                if entry.exchanged:
                    mine, theirs = theirs, mine
                seen[seat], seen[spot] = (mine, now), (theirs, now)
                since[seat] = since[spot] = ()
        elif type(entry) is Shown:
            seen[entry.seat], since[entry.seat] = (False, entry.round), ()
        elif type(entry) is Looked and entry.found is not None:
            for place in entry.spots:
                seen[place], since[place] = (place == entry.found, entry.round), ()
    return Reading(reading.told + tuple(told), seen, since, touched)


def _noted(reader: Reader, reading: Reading) -> tuple[Log, tuple[Note, ...]]:
    told, seen, since, touched = reading
    nothing = (None, None)
    notes: list[Note] = []
    for spot in reader[2]:
        saw, when = seen.get(spot, nothing)
        notes.append(Note(spot, saw, when, since[spot], touched.get(spot)))
    return told, tuple(notes)


_recall = Recall(_unread, _read, _noted)
