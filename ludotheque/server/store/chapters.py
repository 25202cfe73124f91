"""Chapters in the house's file: read and signed in a thread, and written with all that waits."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from ludotheque.server.sheet import Sheet
from ludotheque.table.chapter import Chapter

from . import queries
from .group_commit import GroupCommit
from .store import ChapterStore, Conflict, Made, StoredTable

P = ParamSpec("P")
T = TypeVar("T")


class ChaptersInFile(ChapterStore, Protocol):
    """The part of `Sqlite` that knows them."""

    writer: GroupCommit

    async def _ask(
        self,
        question: Callable[Concatenate[sqlite3.Connection, P], T],
        *facts: P.args,
        **named: P.kwargs,
    ) -> T: ...

    async def sheet(self, table: str) -> Sheet | None:
        return await self._ask(queries.sheet, table)

    async def load_from(
        self, table: str, made: Made, at: int | None = None, until: int | None = None
    ) -> StoredTable | None:
        return await self._ask(queries.load_from, table, made, at, until)

    async def chapters(self, table: str, made: Made, since: int) -> tuple[Chapter, ...]:
        return await self._ask(queries.chapters, table, made, since)

    async def keep(self, sheet: Sheet, made: Made, chapters: Sequence[Chapter]) -> None:
        if not chapters:
            return
        rows = await self._ask(queries.signed_rows, sheet, made, chapters)
        within = (sheet.id, chapters[0].since, chapters[-1].at)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM chapter WHERE table_id = ? AND at > ? AND at <= ?", within
            )
            _inserted(
                connection,
                "INSERT INTO chapter (table_id, at, since, digest, course, told)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                [(sheet.id, *row) for row in rows],
            )

        await self.writer.write(work)

    async def shown(self, sheet: Sheet, made: Made, what: str) -> bytes | None:
        return await self._ask(queries.shown, sheet, made, what)

    async def keep_shown(self, sheet: Sheet, made: Made, what: str, raw: bytes) -> None:
        digest = await self._ask(queries.signed_shown, sheet, made, raw)

        def work(connection: sqlite3.Connection) -> None:
            _inserted(
                connection,
                "INSERT OR REPLACE INTO shown (table_id, what, digest, raw) VALUES (?, ?, ?, ?)",
                [(sheet.id, what, digest, raw)],
            )

        await self.writer.write(work)


def _inserted(
    connection: sqlite3.Connection, query: str, rows: Sequence[tuple[object, ...]]
) -> None:
    try:
        connection.executemany(query, rows)
    except sqlite3.IntegrityError:
        raise Conflict(rows[0][0]) from None  # the table is gone
