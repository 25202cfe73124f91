"""What of the memory is about people: whoever adds a table or a column says so here, and has it
exported and forgotten. A test compares this with the schema of every store.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _columns(names: str) -> frozenset[str]:
    return frozenset(names.split())


ABOUT: Final[Mapping[str, frozenset[str]]] = {
    "person": _columns(
        "id name claim salt hash generation made skeleton left_devices muted banned"
    ),
    "seat": _columns("person stage changed table_id game"),
    "tables": _columns("id revision game stage public made changed flag people sheet owner"),
    "said": _columns("table_id number room seat name text moment submission"),
    "try": _columns("day game person table_id"),
    "prepared": _columns("table_id seat person at view moves due"),
    "call_channel": _columns(
        "id person kind address p256dh auth device language confirmed generation made opens"
    ),
    "latchkey": _columns("digest person kind generation until"),
    "call_wishes": _columns("person raw"),
    "outbox": _columns("channel table_id reason at due tries"),
    "note": _columns("key value"),
}
"""Of tables that hold somebody's id, name, words or addresses; `note` has what was reported.
What they have prepared, how they are called and what lets them in goes with the row of the person.
"""

NOBODY: Final[Mapping[str, frozenset[str]]] = {
    "line": _columns("table_id at moment submission raw"),
    "chapter": _columns("table_id at since digest course told"),
    "shown": _columns("table_id what digest raw"),
    "house": _columns("name seen"),
    "ludotheque": _columns("version"),
}
"""Seats by their number, and houses: nobody is named there."""
