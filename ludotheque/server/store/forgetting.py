"""Where somebody is to be found in the house's file. The only questions that read all of it: asked
when somebody has themselves deleted, or wants to have what is kept, in a thread and on a
connection of their own, so that nobody waits for them.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from .schema import plainly
from .store import OwnWord, StoreTrouble

MENTIONS: Final = """
SELECT id FROM tables WHERE instr(sheet, CAST(:person AS BLOB)) > 0
UNION SELECT table_id FROM said WHERE submission GLOB :person || ':*'
ORDER BY 1
"""
_WORDS: Final = """
SELECT table_id, room, number, name, text, moment FROM said
WHERE submission GLOB :person || ':*' ORDER BY moment
"""
FORGET_WORDS: Final = """
UPDATE said SET name = '', text = '', submission = NULL
WHERE table_id = :table AND (submission GLOB :person || ':*'
    OR (submission IS NULL AND room = 'players' AND seat = :seat))
RETURNING room, number
"""
"""What an older house kept without a speaker is known by the seat."""


def mentions(path: Path, person: str) -> tuple[str, ...]:
    return tuple(table for (table,) in _asked(path, MENTIONS, person))


def words_of(path: Path, person: str) -> tuple[OwnWord, ...]:
    return tuple(OwnWord(*row) for row in _asked(path, _WORDS, person))


def _asked(path: Path, query: str, person: str) -> list[tuple[Any, ...]]:
    try:
        with closing(sqlite3.connect(path)) as reading:
            reading.execute("PRAGMA query_only = ON")
            return reading.execute(query, {"person": person}).fetchall()
    except sqlite3.Error as error:
        raise StoreTrouble(f"the house's file could not be read: {plainly(error)}") from None
