"""What happened at a table before what it remembers: kept in chapters, and read off the loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from itertools import islice

from msgspec import Struct

from ludotheque.server.sheet import Over, Sheet
from ludotheque.server.store.store import Conflict, Store, StoredTable, StoreTrouble
from ludotheque.server.tables.changes.records import opened
from ludotheque.table.chapter import (
    EVERY,
    BadChapter,
    Chapter,
    Happened,
    due,
    in_chapters,
    read_happened,
    written,
)
from ludotheque.table.table import Table

from .made_by import made_by

log = logging.getLogger(__name__)


class Earlier(Struct, frozen=True):
    """What the lines from `since` up to `until` brought about."""

    since: int
    until: int
    happened: Happened


class History:
    """Of one table that is awake. Whatever fails here costs time and nothing else."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keeping: asyncio.Task[None] | None = None
        self._not_before = 0
        """After something failed: the line from which on it is tried again."""
        self._reading = asyncio.Lock()
        self._lately: Earlier | None = None

    # Writing

    @property
    def busy(self) -> bool:
        """Whether a chapter is being written."""
        return self._keeping is not None

    def look(self, sheet: Sheet, table: Table) -> None:
        """After each change: whether a chapter is full."""
        kept, over = table.kept or 0, isinstance(sheet.stage, Over)
        if table.at - kept < EVERY and not over:
            return
        if self._keeping is None and table.at >= self._not_before and due(table.course, kept, over):
            self._keeping = asyncio.create_task(self._keep(sheet, table, _chapter_of(table, over)))

    async def _keep(
        self, sheet: Sheet, table: Table, work: Callable[[], Sequence[Chapter]]
    ) -> None:
        try:
            chapters = await asyncio.to_thread(work)
            await self._store.keep(sheet, made_by, chapters)
        except (BadChapter, Conflict, StoreTrouble) as why:
            log.warning("table %s: no chapter was kept: %s", sheet.id, why)
            self._not_before = table.at + EVERY
        else:
            if chapters:
                table.kept = chapters[-1].at
                table.forget()
        finally:
            self._keeping = None

    # Reading

    async def before(self, sheet: Sheet, table: Table, since: int) -> Earlier:
        """At least from `since` up to what the table remembers. Raises what a store and a record
        raise.
        """
        async with self._reading:  # who asks for the same meanwhile finds it
            found = self._lately
            if found is None or found.since > since or found.until < table.oldest:
                found = await self._read(sheet, since, table.kept or 0)
                while found.until < table.oldest:  # the game went on
                    found = await self._read(sheet, since, table.kept or 0)
                self._lately = found
            return found

    async def _read(self, sheet: Sheet, since: int, until: int) -> Earlier:
        chapters = await self._store.chapters(sheet.id, made_by, since)
        try:
            happened = await asyncio.to_thread(read_happened, chapters, since, until)
        except BadChapter as why:
            log.warning("table %s: its chapters are made again: %s", sheet.id, why)
            happened = await self._made_again(sheet, since, until)
        return Earlier(since, until, happened)

    async def _made_again(self, sheet: Sheet, since: int, until: int) -> Happened:
        kept = await self._store.load(sheet.id)
        if kept is None:
            raise Conflict(sheet.id)
        chapters = await asyncio.to_thread(_chapters, kept, until)
        try:
            await self._store.keep(sheet, made_by, chapters)
        except (Conflict, StoreTrouble) as why:
            log.warning("table %s: no chapters were kept: %s", sheet.id, why)
        return await asyncio.to_thread(read_happened, chapters, since, until)


def _chapter_of(table: Table, over: bool) -> Callable[[], Sequence[Chapter]]:
    """What writes all that is not kept yet. It is not looked at again later, when more is made."""
    game, kept, course = table.game, table.kept or 0, table.course
    if kept == table.first and table.at - kept > 2 * EVERY:  # such as of a house that kept none
        lines, until = tuple(table.lines), table.at if over else None
        return lambda: tuple(in_chapters(game, table.start, lines, until))
    steps = tuple(islice(table.recent, kept - table.oldest, None))
    return lambda: (written(game, course, steps),)


def _chapters(kept: StoredTable, until: int) -> Sequence[Chapter]:
    whole = opened(kept)
    return tuple(in_chapters(whole.game, whole.start, whole.lines, until))
