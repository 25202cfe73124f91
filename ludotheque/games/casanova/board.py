"""Venice as a graph: which dock is next to which along the water, and which streets join them."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

from ludotheque.core.game import Seat

from .model import FIRST_THEATRE, THEATRES, Dock, Spot, Theatre

BOARD: dict[str, Any] = json.loads(Path(__file__).with_name("board.json").read_text("utf-8"))

DOCKS: tuple[Dock, ...] = get_args(Dock)
ORDER: dict[Dock, int] = {dock: index for index, dock in enumerate(DOCKS)}
_KIND: dict[str, str] = {dock["name"]: dock["kind"] for dock in BOARD["docks"]}
PALAZZI: tuple[Dock, ...] = tuple(dock for dock in DOCKS if _KIND[dock] == "palazzo")
DOGE: tuple[Dock, ...] = tuple(dock for dock in DOCKS if _KIND[dock] == "doge")
PLAIN: tuple[Dock, ...] = tuple(dock for dock in DOCKS if _KIND[dock] == "plain")
"""The docks that must be called at; streets begin and end here."""
AT_DOGE, AT_PALAZZO = frozenset(DOGE), frozenset(PALAZZI)

POINTS: int = BOARD["points"]
FIRST_TURNS: dict[int, tuple[int, ...]] = {3: (1, 2, 3), 4: (0, 1, 2, 3), 5: (1, 1, 2, 2, 3)}
"""The points of everybody's first turn, from who begins, by the number of seats (ruling R12)."""
GONDOLAS: int = BOARD["gondolas"]
ROUNDS = 60
"""After so many without a winner, nobody wins (ruling R9)."""


def _water() -> dict[str, set[str]]:
    """Docks and junctions, each with what lies beside it along a canal."""
    beside: dict[str, set[str]] = {}
    for canal in BOARD["canals"]:
        for one, other in pairwise(canal["path"]):
            beside.setdefault(one, set()).add(other)
            beside.setdefault(other, set()).add(one)
    return beside


def _next(start: Dock, beside: dict[str, set[str]]) -> tuple[Dock, ...]:
    """Ruling R1: every dock with only junctions, palazzi or Doge docks in between."""
    seen, todo = {start}, [str(start)]
    while todo:
        here = todo.pop()
        if here == start or _KIND.get(here) != "plain":
            new = beside[here] - seen
            seen |= new  # type: ignore[arg-type]
            todo += new
    return tuple(dock for dock in DOCKS if dock in seen and dock != start)


NEXT: dict[Dock, tuple[Dock, ...]] = {dock: _next(dock, _water()) for dock in DOCKS}
STREET: dict[Dock, Dock] = {}
"""From each end of a street to the other."""
THEATRE_AT: dict[Dock, Theatre] = {}
"""The theatre in the street of a dock."""
for _street in BOARD["streets"]:
    for _one, _other in (_street["ends"], _street["ends"][::-1]):
        STREET[_one] = _other
        if _street["theatre"] is not None:
            THEATRE_AT[_one] = _street["theatre"]
DOORS: dict[Theatre, tuple[Dock, ...]] = {
    theatre: tuple(dock for dock in PLAIN if THEATRE_AT.get(dock) == theatre)
    for theatre in THEATRES
}
"""The two docks from which a theatre can be called at."""


def _distances(start: Dock) -> dict[Dock, int]:
    far, ring = {start: 0}, [start]
    while ring:
        ring = [dock for here in ring for dock in NEXT[here] if dock not in far]
        far |= dict.fromkeys(ring, max(far.values()) + 1)
        ring = list(dict.fromkeys(ring))
    return far


DISTANCE: dict[Dock, dict[Dock, int]] = {dock: _distances(dock) for dock in DOCKS}
"""How many points from dock to dock, if nothing is in the way."""
TO_DOGE: dict[Dock, int] = {dock: min(DISTANCE[dock][molo] for molo in DOGE) for dock in DOCKS}

SPOT_OF: dict[Theatre, Spot] = {
    theatre: FIRST_THEATRE + index for index, theatre in enumerate(THEATRES)
}


def theatre_at(spot: Spot) -> Theatre | None:
    """The theatre of a spot; None for a lady's."""
    return THEATRES[spot - FIRST_THEATRE] if spot >= FIRST_THEATRE else None


@cache  # asked at every look
def spots(seats: int, theatres: tuple[Theatre, ...]) -> tuple[Spot, ...]:
    """All the spots where figures are."""
    return (*range(seats), *(SPOT_OF[theatre] for theatre in theatres))


def palazzo(seat: Seat) -> Dock:
    return PALAZZI[seat]


def in_order(docks: tuple[Dock, ...]) -> tuple[Dock, ...]:
    return tuple(sorted(docks, key=ORDER.__getitem__))
