"""A copy of a house's file, also while the house is open.

SQLite copies pages in steps, and begins again whenever somebody else writes: next to a busy house
it would never end. So one read transaction is held all the while, and what is copied is the file
at the moment when it began; in WAL mode nobody waits for a reader. VACUUM INTO would hold one too,
but it is one statement: it cannot pause, and Ctrl-C has to wait for it.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final, TypeAlias

from ludotheque.core.game import Data, ignore

from .schema import in_one_line, version
from .sqlite import DATABASE, LAST_BACKUP, OPEN
from .store import StoreTrouble

Progress: TypeAlias = Callable[[tuple[int, int]], None]
"""Hears how many pages are copied, and how many there are."""

_PAGES: Final = 256
_PAUSE: Final = 0.002
"""Seconds after so many pages, so that the house's own writing does not queue behind ours."""


class Copied(Data, frozen=True):
    size: int
    tables: int
    people: int


def backup(data: Path, target: Path, told: Progress = ignore) -> Copied:
    """Copy the house in a folder to a new file, checked and whole or not there at all.

    Raises `StoreTrouble` with one line for a person.
    """
    source = data / DATABASE
    if not data.is_dir():
        raise StoreTrouble(f"{data}: there is no such folder")
    if not source.is_file():
        raise StoreTrouble(f"{data}: there is no house in this folder ({DATABASE} is missing)")
    if target.is_dir():
        raise StoreTrouble(f"{target} is a folder: name a file")
    if os.path.lexists(target):
        raise _taken(target)
    if not target.parent.is_dir():
        raise StoreTrouble(f"{target.parent}: there is no such folder")
    made = copied(source, target, told)
    with suppress(OSError):  # whoever may only read the folder has a good copy all the same
        (data / LAST_BACKUP).touch(mode=0o600)
    return made


def copied(source: Path, target: Path, told: Progress = ignore) -> Copied:
    """A house's file as it is now, under a name that is free. Nothing is noted of it."""
    closed = not source.with_name(f"{source.name}-wal").exists()
    with in_one_line(target), _part(target) as part:
        _copy(source, part, told)
        made = _checked(source, part)
        _sync(part)
        _name(part, target)
    if closed:
        _tidy(source)
    return made


@contextmanager
def _part(target: Path) -> Iterator[Path]:
    """A file that only we may read, and that is gone if it did not get its name."""
    file, name = mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    os.close(file)
    try:
        yield Path(name)
    finally:
        for rest in ("", "-journal", "-wal", "-shm"):
            Path(name + rest).unlink(missing_ok=True)


def _copy(source: Path, part: Path, told: Progress) -> None:
    def progress(_: int, remaining: int, total: int) -> None:
        told((total - remaining, total))
        time.sleep(_PAUSE)

    # Without a right to write, so that a backup can do the house no harm whatever happens.
    address = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(part, isolation_level=None)) as copy,
        closing(_reader(address, source)) as house,
    ):
        house.execute("BEGIN")
        if version(house, source) == 0:  # this first read is what fixes the moment
            raise StoreTrouble(f"{source}: the house in this file never opened")
        copy.execute("PRAGMA synchronous = OFF")  # there is one sync at the end
        house.backup(copy, pages=_PAGES, progress=progress)
        house.execute("ROLLBACK")
        # Whoever opens the copy closed nothing by mistake, however busy the house was meanwhile.
        if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'note'").fetchone():
            copy.execute("DELETE FROM note WHERE key = ?", (OPEN,))
        copy.execute("PRAGMA journal_mode = DELETE")  # a copy is one file, with no log beside it


def _tidy(source: Path) -> None:
    """Reading left an empty log beside a house that was closed: SQLite removes it, if it can.

    It does so when the last one closes the file who may write, and never while a house has it open.
    """
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as house,
    ):
        house.execute("SELECT count(*) FROM sqlite_schema").fetchall()


def _reader(address: str, source: Path) -> sqlite3.Connection:
    with in_one_line(source):
        return sqlite3.connect(address, uri=True, isolation_level=None)


def _checked(source: Path, part: Path) -> Copied:
    with closing(sqlite3.connect(part)) as copy:
        ((verdict,),) = copy.execute("PRAGMA integrity_check(1)")
        if verdict != "ok":
            raise StoreTrouble(f"{source}: the file is damaged: {verdict.splitlines()[-1]}")
        version(copy, part)
        ((tables, people),) = copy.execute(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM person)"
        )
    return Copied(part.stat().st_size, tables, people)


def _name(part: Path, target: Path) -> None:
    """Renaming would silently replace a file: so the name is taken first, with an empty one."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise _taken(target) from None
    try:
        part.replace(target)
    except BaseException:
        target.unlink()
        raise
    _sync(target.parent)


def _taken(target: Path) -> StoreTrouble:
    return StoreTrouble(f"{target} is there already, and nothing is overwritten")


def _sync(path: Path) -> None:
    """On the disk, whatever happens next; for a folder that means its names."""
    if sys.platform != "win32":
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
