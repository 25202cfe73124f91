"""By what a chapter was made: the agreement of the table, and the program's own text."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.core.game import AnyGame, Game
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
    return hashlib.sha256(encode(header_of(sheet)) + _text(sheet.game, sheet.version)).digest()


@cache
def _text(name: str, version: int) -> bytes:
    try:
        game = find(name, version).game
    except NotInTheHouse:
        return b""
    text = hashlib.sha256()
    for folder in (*(_HOUSE / room for room in _ROOMS), *_rules(game)):
        for path in sorted(folder.rglob("*.py")):
            text.update(hashlib.sha256(path.read_bytes()).digest())
    return text.digest()


def _rules(game: AnyGame) -> Iterator[Path]:
    """The folders of a game's rules: of earlier ones also those that they differ from."""
    written = (each for each in type(game).__mro__ if issubclass(each, Game) and each is not Game)
    yield from dict.fromkeys(Path(inspect.getfile(each)).parent for each in written)
