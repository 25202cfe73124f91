"""Venice in signs that need no translation, for terminals; see the message `legend`."""

from __future__ import annotations

from collections.abc import Sequence

from .board import (
    BOARD,
    DOGE,
    NEXT,
    PALAZZI,
    PLAIN,
    STREET,
    palazzo,
    theatre_at,
)
from .model import Decide, Dock, Glide, Move, Note, OnTurn, Placing, State, Theatre, View

NUMBER: dict[Dock, int] = {dock: number for number, dock in enumerate(PLAIN, 1)}
"""Docks at a street by number, so that those next to them are said briefly."""
LADIES = "ABCDE"

MINOR = frozenset({"figure_placed", "gondola_moored", "necklaces_handled"})
"""Events that the picture shows as well, or that say nothing to whoever acted."""


def picture(seen: State | View, names: Sequence[str] = LADIES) -> str:
    """Palazzi and Doge, then a line for each street, then one for each seat and the notebook."""
    lines = [
        "⌂ " + "  ".join(f"{_gondola(seen, dock)} {dock}" for dock in PALAZZI),
        "  " + _beyond(PALAZZI[0]),
        "♛ " + "  ".join(f"{_gondola(seen, dock)} {dock}" for dock in DOGE),
        "  " + _beyond(DOGE[0]),
        "",
        *(_street(seen, street["ends"][0], street["theatre"]) for street in BOARD["streets"]),
        "",
        _status(seen),
        *(_seat(seen, seat, names[seat]) for seat in range(seen.options.seats)),
    ]
    if isinstance(seen, View) and seen.notebook:
        lines += ["", *_notebook(seen.notebook)]
    return "\n".join(line.rstrip() for line in lines)


def _gondola(seen: State | View, dock: Dock) -> str:
    if dock in seen.ladies:
        return f"({LADIES[seen.ladies.index(dock)]})"
    return "( )" if dock in seen.empties else " · "


def _beyond(dock: Dock) -> str:
    """The numbers of the docks next to this one; palazzi and Doge as signs."""
    signs = {"⌂" for other in NEXT[dock] if other in PALAZZI and dock not in PALAZZI}
    signs |= {"♛" for other in NEXT[dock] if other in DOGE and dock not in DOGE}
    numbers = [str(NUMBER[other]) for other in NEXT[dock] if other in NUMBER]
    return "→" + ",".join([*sorted(signs), *numbers])


def _street(seen: State | View, end: Dock, theatre: Theatre | None) -> str:
    house = "───" if theatre is None else "─♟─" if theatre in seen.theatres else "─·─"
    name = theatre or ""
    left, right = (
        f"{_gondola(seen, dock)} {NUMBER[dock]:>2} {dock} {_beyond(dock)}"
        for dock in (end, STREET[end])
    )
    return f"{left:44}{house} {name:24}{right}"


def _status(seen: State | View) -> str:
    phase = seen.phase
    turn = f"   ▸ {LADIES[phase.seat]}" if isinstance(phase, OnTurn | Placing) else ""
    points = f"   {'•' * phase.points or '–'}" if isinstance(phase, OnTurn) else ""
    return f"# {seen.round}{turn}{points}"


def _seat(seen: State | View, seat: int, name: str) -> str:
    jewel = "◆" if seen.jewels[seat] else "◇"
    known_as = "" if name == LADIES[seat] else f"  {name}"
    return f"{LADIES[seat]} {jewel}  {palazzo(seat)}{known_as}"


def _notebook(notes: Sequence[Note]) -> list[str]:
    """What is known of each figure, a few to a line."""
    said = [_note(note) for note in notes]
    return [
        "  ".join(f"{each:34}" for each in said[start : start + 3])
        for start in range(0, len(said), 3)
    ]


def _note(note: Note) -> str:
    theatre = theatre_at(note.spot)
    where = LADIES[note.spot] if theatre is None else theatre
    mark = "?" if note.saw is None else f"{'★' if note.saw else '×'}{note.when}"
    return f"{where} {mark} {_touch(note)}".rstrip()


def _touch(note: Note) -> str:
    """Who handled it since, and in which round the last of them; in brackets if that was before."""
    if note.touched is None:
        return ""
    when, by = note.touched
    since = "".join(LADIES[seat] for seat in note.since)
    return f"{since}{when}" if since else f"({LADIES[by]}{when})"


def offers(view: View, moves: Sequence[Move]) -> dict[str, Move]:
    """A number for each move, and yes or no for an answer; one's own gondola comes first."""
    found: dict[str, Move] = {}
    own = None if view.seat is None else view.ladies[view.seat]
    for move in sorted(moves, key=lambda move: isinstance(move, Glide) and move.start != own):
        match move:
            case Decide(exchange=exchange):
                found["+" if exchange else "-"] = move
            case _:
                found[str(len(found) + 1)] = move
    return found
