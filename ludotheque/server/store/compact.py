"""The house's file without its gaps, without what can be made again, and without what nobody comes
back to. The house is closed.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from ludotheque.core.game import Data

from .file_lock import locked
from .schema import MIGRATIONS, in_one_line, version
from .sqlite import DATABASE
from .store import StoreTrouble


class Compacted(Data, frozen=True):
    before: int
    after: int
    """Bytes of the file."""
    removed: int
    """Tables."""


def compact(data: Path, finished: float | None, abandoned: float | None) -> Compacted:
    """Games that are over for so many seconds go, and those at which nobody moved for so many.

    Raises `StoreTrouble` with one line for a person.
    """
    path = data / DATABASE
    if not path.is_file():
        raise StoreTrouble(f"{data}: there is no house in this folder ({DATABASE} is missing)")
    with in_one_line(path), locked(path):
        before = path.stat().st_size
        with closing(sqlite3.connect(path, isolation_level=None)) as house:
            if (number := version(house, path)) == 0:
                raise StoreTrouble(f"{path}: the house in this file never opened")
            house.execute("PRAGMA foreign_keys = ON")
            removed = 0
            if finished is not None:
                removed += _gone(house, ("over", "closed"), finished)
            if abandoned is not None:
                removed += _gone(house, ("gathering", "playing", "frozen"), abandoned)
            if number == len(MIGRATIONS):  # chapters are made again when their table is woken
                house.executescript("DELETE FROM chapter; DELETE FROM shown")
            house.execute("VACUUM")
            house.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return Compacted(before, path.stat().st_size, removed)


def _gone(house: sqlite3.Connection, stages: tuple[str, ...], seconds: float) -> int:
    before = int((time.time() - seconds) * 1000)
    among = ", ".join("?" * len(stages))
    query = f"DELETE FROM tables WHERE stage IN ({among}) AND changed < ?"
    return house.execute(query, (*stages, before)).rowcount
