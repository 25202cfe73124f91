"""An upgrade, rehearsed: what would become of a house if this program opened it. Nothing of it is
touched: its file is copied, and the copy is brought up to date and looked through.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from ludotheque.core.game import Data
from ludotheque.server.sheet import Closed, Frozen, Gathering, Over, Playing, Sheet
from ludotheque.server.store.backup import copied
from ludotheque.server.store.rows import read_sheets
from ludotheque.server.store.schema import MIGRATIONS, in_one_line, version
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.tables.changes.records import revived
from ludotheque.server.tables.changes.versions import awaits, playable, up_to_date
from ludotheque.titles import find


class Rehearsed(Data, frozen=True, kw_only=True):
    file: int
    """The version of the house's file; 0 if there is no house yet."""
    newest: int = len(MIGRATIONS)
    people: int = 0
    go_on: int = 0
    former: int = 0
    """How many of those that go on do so by earlier rules."""
    gather: int = 0
    over: int = 0
    closed: tuple[str, ...] = ()
    """What would be closed for good, a line each; so the others."""
    waiting: tuple[str, ...] = ()
    failing: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()
    """Finished games that cannot be played again, by their rules."""

    @property
    def good(self) -> bool:
        return not (self.closed or self.waiting or self.failing or self.silent)


def rehearsed(data: Path) -> Rehearsed:
    """Raises `StoreTrouble` if this program could not open the house."""
    source = data / DATABASE
    if not source.exists():
        return Rehearsed(file=0)
    with TemporaryDirectory(prefix="ludotheque-check-") as scratch:
        target = Path(scratch) / "copy"
        target.mkdir()
        copied(source, target / DATABASE)
        with in_one_line(source), closing(sqlite3.connect(target / DATABASE)) as copy:
            file = version(copy, source)
        store = Sqlite.open(target / DATABASE)  # which brings it up to date
        try:
            with in_one_line(source), closing(sqlite3.connect(target / DATABASE)) as copy:
                sheets = read_sheets(copy.execute("SELECT id, sheet FROM tables ORDER BY id"))
                ((people,),) = copy.execute("SELECT count(*) FROM person")
            return asyncio.run(_looked_through(store, sheets, file, people))
        finally:
            store.close()


async def _looked_through(
    store: Sqlite, sheets: Sequence[Sheet], file: int, people: int
) -> Rehearsed:
    closed, waiting, failing = list[str](), list[str](), list[str]()
    go_on = former = 0
    for sheet in sheets:
        if not isinstance(sheet.stage, Playing):
            continue
        of = f"{sheet.id}  {_rules(sheet)}"
        if (why := awaits(sheet)) is not None:
            waiting.append(f"{of}: {_WHY[why]}")
        elif isinstance(up_to_date(sheet).stage, Closed):
            closed.append(f"{of}; it is version {find(sheet.game).version} now")
        elif (trouble := await _trouble(store, sheet.id)) is not None:
            failing.append(f"{of}: {trouble}")
        else:
            go_on += 1
            former += find(sheet.game).version != sheet.version
    silent = Counter(
        _rules(sheet) for sheet in sheets if isinstance(sheet.stage, Over) and not playable(sheet)
    )
    return Rehearsed(
        file=file,
        people=people,
        go_on=go_on,
        former=former,
        gather=sum(isinstance(sheet.stage, Gathering) for sheet in sheets),
        over=sum(isinstance(sheet.stage, Over | Closed | Frozen) for sheet in sheets),
        closed=tuple(closed),
        waiting=tuple(waiting),
        failing=tuple(failing),
        silent=tuple(f"{count}  {rules}" for rules, count in sorted(silent.items())),
    )


_WHY = {
    "rules-newer": "a newer program is needed",
    "game-missing": "the game, or its rules of then, cannot be had",
}


def _rules(sheet: Sheet) -> str:
    return f"{sheet.game} version {sheet.version}"


async def _trouble(store: Sqlite, table: str) -> str | None:
    """Why a table could not be woken: all its lines are played again."""
    kept = await store.load(table)
    assert kept is not None
    try:
        revived(kept)
    except Exception as error:  # whatever rules may raise
        return str(error)[:200] or type(error).__name__
    return None
