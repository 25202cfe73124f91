"""The shore in signs that need no translation, for terminals; see the message `legend`."""

from __future__ import annotations

from collections.abc import Sequence

from .model import BED, ON_THE_BEACH, PLACES, Choose, Move, Place, State, View

SIGN: dict[Place, str] = {"beach": "▒", "bank": "░", "reef": "≈"}


def picture(seen: State | View, names: Sequence[str] = "ABCD") -> str:
    """The three places with who is known to be there, then a line for each seat."""
    lines = [
        f"# {seen.tide}/{seen.options.tides}",
        *(_place(seen, place, number) for number, place in enumerate(PLACES, 1)),
        *(_seat(seen, seat, names[seat]) for seat in range(seen.options.seats)),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _place(seen: State | View, place: Place, number: int) -> str:
    there = " ".join("ABCD"[seat] for seat, each in enumerate(seen.places) if each == place)
    return f"{number} {SIGN[place]}×{BED.get(place, ON_THE_BEACH)}  {there}"


def _seat(seen: State | View, seat: int, name: str) -> str:
    place = seen.places[seat]
    hidden = isinstance(seen, View) and seen.chosen[seat] and place is None
    choice = "▪" if hidden else SIGN[place] if place else "–"
    letter = "ABCD"[seat]
    known_as = "" if name == letter else f"  {name}"
    wet = "~" if seen.wet[seat] else " "
    return f"{letter}  ◆ {seen.shells[seat]:<3} {wet} [{choice}]{known_as}"


MINOR = frozenset({"place_chosen", "tide_began"})
"""Events that the picture shows as well."""


def offers(view: View, moves: Sequence[Move]) -> dict[str, Move]:
    """A place by its number in the picture."""
    return {str(PLACES.index(move.place) + 1): move for move in moves if isinstance(move, Choose)}
