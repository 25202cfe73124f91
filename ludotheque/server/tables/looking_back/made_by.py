"""By what a chapter was made: the agreement of the table, and the program's own text."""

from __future__ import annotations

import hashlib
import inspect
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import encode
from ludotheque.server.sheet import Sheet
from ludotheque.server.tables.changes.records import header_of
from ludotheque.titles import find

_HOUSE: Final = Path(__file__).parents[3]
_ROOMS: Final = ("core", "table", "protocol", "titles")
"""What the rules stand on, and what they are shown with."""


def made_by(sheet: Sheet) -> bytes:
    """A game's version says that the same lines lead to the same end, and not that a state is
    written in the same way: so the text of the rules must be the same too.
    """
    return hashlib.sha256(encode(header_of(sheet)) + _text(sheet.game)).digest()


@cache
def _text(game: str) -> bytes:
    try:
        rules = Path(inspect.getfile(type(find(game).game))).parent
    except NotInTheHouse:
        return b""
    text = hashlib.sha256()
    for folder in (*(_HOUSE / room for room in _ROOMS), rules):
        for path in sorted(folder.rglob("*.py")):
            text.update(hashlib.sha256(path.read_bytes()).digest())
    return text.digest()
