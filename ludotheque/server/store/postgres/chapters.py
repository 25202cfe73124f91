"""Tables as PostgreSQL has them, whole or from a chapter on; and what its failures mean."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import asyncpg

from ludotheque.server.sheet import Sheet
from ludotheque.server.store.rows import (
    HEARD,
    NEVER,
    read_chapters,
    read_sheet,
    read_table,
    signed,
    signed_chapter,
)
from ludotheque.server.store.store import (
    ChapterStore,
    Conflict,
    Made,
    StoredTable,
    StoreTrouble,
)
from ludotheque.table.chapter import Chapter

from . import queries
from .schema import FAILURES, plainly, trouble


class ChaptersInDatabase(ChapterStore, Protocol):
    """The part of `Postgres` that knows them."""

    _pool: asyncpg.Pool

    async def load(self, table: str) -> StoredTable | None:
        return await self._loaded(table, None, NEVER, NEVER)

    async def load_from(
        self, table: str, made: Made, at: int | None = None, until: int | None = None
    ) -> StoredTable | None:
        return await self._loaded(
            table, made, NEVER if at is None else at, NEVER if until is None else until
        )

    async def _loaded(
        self, table: str, made: Made | None, at: int, until: int
    ) -> StoredTable | None:
        with asked():
            # So that sheet, lines and words are of the same moment.
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                raw = await connection.fetchval(queries.SHEET, table)
                if raw is None:
                    return None
                sheet = read_sheet(table, raw)
                chapter, submissions = None, None
                if made is not None:
                    chapter = await _last(connection, sheet, made, at)
                first = 0 if chapter is None else chapter.at
                if first:
                    submissions = await connection.fetchval(queries.SUBMISSIONS, table, first)
                lines = await connection.fetch(queries.LINES, table, first, until)
                said = [
                    tuple(each)
                    for room in ("players", "watchers")
                    for each in await connection.fetch(queries.SAID, table, room, HEARD)
                ]
        return read_table(sheet, lines, said, chapter, submissions)

    async def sheet(self, table: str) -> Sheet | None:
        with asked():
            raw = await self._pool.fetchval(queries.SHEET, table)
        return None if raw is None else read_sheet(table, raw)

    async def chapters(self, table: str, made: Made, since: int) -> tuple[Chapter, ...]:
        if (sheet := await self.sheet(table)) is None:
            return ()
        with asked():
            found = await self._pool.fetch(queries.CHAPTERS, table, since)
        return await asyncio.to_thread(lambda: read_chapters(found, made(sheet)))

    async def keep(self, sheet: Sheet, made: Made, chapters: Sequence[Chapter]) -> None:
        if not chapters:
            return
        by = await asyncio.to_thread(made, sheet)
        rows: list[tuple[Any, ...]] = []
        with asked():
            for each in chapters:
                lines = await self._pool.fetchval(queries.DIGEST, sheet.id, each.at)
                digest = signed_chapter(by, lines, each)
                rows.append((sheet.id, each.at, each.since, digest, each.course, each.told))
        with _kept(sheet):
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(
                    queries.FORGET_CHAPTERS, sheet.id, chapters[0].since, chapters[-1].at
                )
                await connection.executemany(queries.KEEP_CHAPTER, rows)

    async def shown(self, sheet: Sheet, made: Made, what: str) -> bytes | None:
        with asked():
            found = await self._pool.fetchrow(queries.SHOWN, sheet.id, what)
            if found is None:
                return None
            lines = await self._pool.fetchval(queries.DIGEST, sheet.id, NEVER)
        digest, raw = found
        by = await asyncio.to_thread(made, sheet)
        return bytes(raw) if signed(by, lines, raw) == digest else None

    async def keep_shown(self, sheet: Sheet, made: Made, what: str, raw: bytes) -> None:
        with asked():
            lines = await self._pool.fetchval(queries.DIGEST, sheet.id, NEVER)
        with _kept(sheet):
            digest = signed(await asyncio.to_thread(made, sheet), lines, raw)
            await self._pool.execute(queries.KEEP_SHOWN, sheet.id, what, digest, raw)


async def _last(connection: Any, sheet: Sheet, made: Made, at: int) -> Chapter | None:
    """The last chapter that ended by then, if it can be believed."""
    found = await connection.fetchrow(queries.LAST_CHAPTER, sheet.id, at)
    if found is None:
        return None
    end, since, digest, course, told = found
    chapter = Chapter(since=since, at=end, course=course, told=told)
    lines = await connection.fetchval(queries.DIGEST, sheet.id, end)
    by = await asyncio.to_thread(made, sheet)
    return chapter if signed_chapter(by, lines, chapter) == digest else None


@contextmanager
def _kept(sheet: Sheet) -> Iterator[None]:
    with written():
        try:
            yield
        except asyncpg.ForeignKeyViolationError:
            raise Conflict(sheet.id) from None  # the table is gone


@contextmanager
def asked() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        raise StoreTrouble(f"the house's database could not be read: {plainly(error)}") from None


@contextmanager
def written() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        raise trouble(error) from None
