"""What a seat may know of the meetings, and what its notebook makes of them (ruling R10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core.game import Seat

from .board import spots
from .model import Entry, Looked, Met, Note, Shown, Theatre


def told_to(seat: Seat | None, log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The log as one seat knows it: of others' meetings only that they took place."""
    return tuple(
        entry if isinstance(entry, Shown) or entry.seat == seat else veiled(entry) for entry in log
    )


def veiled(entry: Met | Looked) -> Met | Looked:
    if isinstance(entry, Looked):
        return replace(entry, found=None)
    return replace(entry, found=None, exchanged=None)


def notebook(seats: int, theatres: tuple[Theatre, ...], log: Sequence[Entry]) -> tuple[Note, ...]:
    """A line for each figure. What stands in the log counts as seen: it is one seat's own."""
    notes = {spot: Note(spot, None, None, (), None) for spot in spots(seats, theatres)}
    for entry in log:
        match entry:
            case Shown(round=now, seat=seat):
                notes[seat] = _seen(notes[seat], False, now)
            case Looked(round=now, spots=there, found=found):
                if found is not None:
                    for spot in there:
                        notes[spot] = _seen(notes[spot], spot == found, now)
            case Met(round=now, seat=seat, spot=spot, found=None):
                notes[seat] = _touched(notes[seat], seat, now)
                notes[spot] = _touched(notes[spot], seat, now)
            case Met(round=now, seat=seat, spot=spot, found=found, exchanged=exchanged):
                mine, theirs = found == "own", found == "other"
                if exchanged:
                    mine, theirs = theirs, mine
                notes[seat] = replace(_seen(notes[seat], mine, now), touched=now)
                notes[spot] = replace(_seen(notes[spot], theirs, now), touched=now)
    return tuple(notes.values())


def _seen(note: Note, casanova: bool, now: int) -> Note:
    return replace(note, saw=casanova, when=now, since=())


def _touched(note: Note, by: Seat, now: int) -> Note:
    others = tuple(seat for seat in note.since if seat != by)
    return replace(note, since=(*others, by), touched=now)
