"""The house's memory on PostgreSQL. Several houses can share it: each saves what it owns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import asyncpg
import msgspec
from msgspec.structs import astuple

from ludotheque.protocol.wire import ChatMessage, ChatRoom
from ludotheque.server.people.person import NameTaken, Outdated, Person
from ludotheque.server.sheet import Sheet
from ludotheque.server.store.call_store import PendingCall
from ludotheque.server.store.rows import (
    LONG_PAST,
    NEVER,
    read_sheets,
    stages_of,
)
from ludotheque.server.store.sqlite import row_of
from ludotheque.server.store.store import (
    Begun,
    Conflict,
    DayTry,
    Notices,
    OwnWord,
    Store,
    StoredLine,
    TableQuery,
    Tried,
)

from . import queries
from .batches import SaveBatches
from .calls import CallsInDatabase, call_rows
from .chapters import ChaptersInDatabase
from .chapters import asked as _asked
from .chapters import written as _written
from .connections import LONG, PATIENCE, pooled
from .figures import Figures
from .latchkeys import LatchkeysInDatabase
from .leases import Heart
from .prepared import PreparedInDatabase
from .schema import in_one_line, plain, prepare

_NAMED: Final = 200
"""People in one notice to the other houses."""

_COLUMNS: Final = tuple(f'"{name}"' for name in Person.__struct_fields__)
_decode_people = msgspec.json.Decoder(list[str]).decode


class Postgres(ChaptersInDatabase, PreparedInDatabase, CallsInDatabase, LatchkeysInDatabase, Store):
    """A `Store` for the house `owner`. It lives on the loop that opened it."""

    def __init__(self, pool: asyncpg.Pool, address: str, owner: str) -> None:
        self.address, self.owner = address, owner
        self.heart = Heart(address, owner)
        self._pool, self._batches = pool, SaveBatches(pool, owner)

    @classmethod
    async def open(cls, address: str, owner: str) -> Postgres:
        """Make the tables if there are none. Raises `StoreTrouble` if it cannot be served."""
        with in_one_line(address):
            connection = await asyncpg.connect(address, timeout=PATIENCE)
            try:
                await prepare(connection, address)
            finally:
                await connection.close(timeout=PATIENCE)
            pool = await pooled(address)
        return cls(pool, address, owner)

    @property
    def reads(self) -> None:
        return None

    @property
    def figures(self) -> Figures:
        return self._batches.figures

    @property
    def house(self) -> str:
        return self.owner

    async def show(self, figures: bytes) -> None:
        await self.note(f"{queries.GLANCE}{self.owner}", figures)

    async def houses(self) -> tuple[tuple[str, bytes], ...]:
        with _asked():
            found = await self._pool.fetch(queries.HOUSES, self.heart.lease)
        return tuple((name, value) for name, value in found)

    @property
    def place(self) -> str:
        return plain(self.address)

    @property
    def size(self) -> int | None:
        return None

    async def close(self) -> None:
        """Write all that is queued, and hang up."""
        await self._batches.close()
        self.heart.stop()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            self._pool.terminate()

    # Leases

    async def begin(self, notices: Notices) -> Begun:
        return await self.heart.begin(notices)

    async def end(self, owing: Collection[str] = ()) -> None:
        await self.heart.end(owing)

    async def take(self, table: str) -> bool:
        with _written():
            if await self._pool.fetchval(queries.TAKE, table, self.owner, self.heart.lease):
                return True
        with _asked():
            return await self._pool.fetchrow(queries.OWNED, table) is None

    async def ask_for(self, table: str) -> None:
        with _written():
            await self._pool.execute(queries.ASK, table)

    async def release(self, table: str) -> None:
        with _written():
            await self._pool.execute(queries.RELEASE, table, self.owner)

    async def adopt(self, most: int = 100) -> tuple[str, ...]:
        with _written():
            found = await self._pool.fetch(queries.ADOPT, self.owner, self.heart.lease, most)
        return tuple(id for id, owner in found if owner is not None)

    async def tell_changed(self, lists: bool, people: Collection[str]) -> None:
        waiting, heads = list(people), "1" if lists else "0"
        with _written():
            while True:  # a notice has room for 8,000 bytes
                some, waiting = waiting[:_NAMED], waiting[_NAMED:]
                fact = ",".join((heads, *some))
                await self._pool.execute(queries.TELL, f"tables {self.owner} {fact}")
                if not waiting:
                    return

    async def tell_banned(self, person: str, until: int) -> None:
        with _written():
            await self._pool.execute(queries.TELL, f"banned {self.owner} {person},{until}")

    # Tables

    async def create(self, sheet: Sheet, lines: Sequence[StoredLine] = ()) -> None:
        row = row_of(sheet)
        kept = [(sheet.id, line.at, line.when, line.submission, line.raw) for line in lines]
        with _written():
            async with self._pool.acquire() as connection, connection.transaction():
                try:
                    await connection.execute(
                        queries.CREATE,
                        sheet.id,
                        sheet.revision,
                        sheet.game,
                        row["stage"],
                        sheet.public,
                        sheet.made,
                        sheet.changed,
                        row["flag"],
                        _decode_people(row["people"]),
                        row["sheet"],
                        self.owner,
                    )
                except asyncpg.UniqueViolationError:
                    raise Conflict(sheet.id) from None
                if kept:
                    await connection.copy_records_to_table(
                        "line",
                        records=kept,
                        columns=("table_id", "at", "moment", "submission", "raw"),
                    )
                if sheet.day is not None:
                    facts = (sheet.day, sheet.game, sheet.host, sheet.id)
                    try:
                        await connection.execute(queries.TRY, *facts)
                    except asyncpg.UniqueViolationError:
                        raise Tried(sheet.host) from None

    async def tries_of(self, person: str, most: int) -> tuple[DayTry, ...]:
        with _asked():
            found = await self._pool.fetch(queries.TRIES_OF, person, most)
        return tuple(map(DayTry._make, found))

    async def tries(self, day: str, game: str, most: int) -> tuple[Sheet, ...]:
        return await self._sheets(queries.TRIES, day, game, most)

    async def tried(self, day: str) -> dict[str, int]:
        with _asked():
            return dict(await self._pool.fetch(queries.TRIED, day))

    async def save(
        self, sheet: Sheet, lines: Sequence[StoredLine] = (), calls: Sequence[PendingCall] = ()
    ) -> None:
        await self._batches.save(*_rows(sheet, lines, calls))

    def save_soon(
        self,
        sheet: Sheet,
        lines: Sequence[StoredLine],
        told: Callable[[Exception | None], None],
        calls: Sequence[PendingCall] = (),
    ) -> None:
        self._batches.submit(told, *_rows(sheet, lines, calls))

    async def say(self, table: str, said: ChatMessage, submission: str | None = None) -> None:
        facts = (said.number, said.room, said.seat, said.name, said.text, said.when, submission)
        with _written():
            try:
                await self._pool.execute(queries.SAY, table, *facts, said.number - LONG_PAST)
            except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError):
                raise Conflict(table) from None

    async def unsay(self, table: str, room: ChatRoom, number: int) -> None:
        with _written():
            await self._pool.execute(queries.UNSAY, table, room, number)

    async def mentions(self, person: str) -> tuple[str, ...]:
        return await self._ids(queries.MENTIONS, person, timeout=LONG)

    async def words_of(self, person: str) -> tuple[OwnWord, ...]:
        with _asked():
            found = await self._pool.fetch(queries.WORDS_OF, person, timeout=LONG)
        return tuple(OwnWord(*row) for row in found)

    async def forget_words(
        self, table: str, person: str, seat: int | None
    ) -> tuple[tuple[ChatRoom, int], ...]:
        with _written():
            found = await self._pool.fetch(queries.FORGET_WORDS, table, person, seat)
        return tuple((room, number) for room, number in found)

    async def forget(self, person: str) -> None:
        with _written():
            await self._pool.execute(queries.FORGET, person)
            await self._pool.execute(queries.TELL, f"person {self.owner} {person}")

    async def wipe(self) -> None:
        """The rows are not in their tables any more, and their room is given to others in time; the
        database's own log and copies of it are the host's.
        """
        with _written():
            await self._pool.execute(queries.WIPE, timeout=LONG)

    async def remove(
        self, table: str, stage: str | None = "gathering", before: int | None = None
    ) -> None:
        facts = (table, self.owner, self.heart.lease, stage, before)
        with _written():
            if await self._pool.fetchval(queries.REMOVE, *facts):
                raise Conflict(table)

    async def listed(self, wanted: TableQuery) -> tuple[Sheet, ...]:
        page = (stages_of(wanted), *(wanted.before or (NEVER, "")), wanted.most)
        if wanted.person is not None:
            return await self._sheets(queries.LISTED_PERSON, *page, wanted.person, wanted.game)
        if wanted.hidden:
            return await self._sheets(queries.LISTED_ALL, *page)
        if wanted.game is not None:
            return await self._sheets(queries.LISTED_GAME, *page, wanted.game)
        return await self._sheets(queries.LISTED, *page)

    async def last_rematch(self, table: str) -> tuple[str, str | None]:
        with _asked():
            found = await self._pool.fetchrow(queries.LAST_REMATCH, table)
        return (found["id"], found["stage"]) if found is not None else (table, None)

    async def due(self, now: int, most: int = 100) -> tuple[str, ...]:
        return await self._ids(queries.DUE, now, most)

    async def underway(self) -> tuple[Sheet, ...]:
        return await self._sheets(queries.UNDERWAY, timeout=LONG)

    async def stale(
        self, before: int, stage: str = "gathering", most: int = 100
    ) -> tuple[str, ...]:
        return await self._ids(queries.STALE, before, stage, most)

    # People, and what the houses note of themselves

    async def person(self, person: str, /) -> Person | None:
        return await self._person(queries.PERSON, person)

    async def claimant(self, folded: str, /) -> Person | None:
        return await self._person(queries.CLAIMANT, folded)

    async def resembling(self, skeleton: str, /) -> Person | None:
        return await self._person(queries.RESEMBLING, skeleton)

    async def judged(self, most: int) -> tuple[Person, ...]:
        with _asked():
            rows = await self._pool.fetch(queries.JUDGED, most)
        return tuple(Person(**row) for row in rows)

    async def save_person(self, person: Person, before: Person | None = None, /) -> None:
        with _written():
            try:
                if before is None:
                    saved = await self._pool.execute(_NEW_PERSON, *astuple(person))
                else:
                    facts = (*astuple(person), *astuple(before))
                    saved = await self._pool.execute(_CHANGE_PERSON, *facts)
            except asyncpg.UniqueViolationError:
                raise NameTaken(person.claim) from None
            if saved.endswith(" 0"):
                raise Outdated(person.id)
            if before is not None:
                await self._pool.execute(queries.TELL, f"person {self.owner} {person.id}")

    async def noted(self, key: str) -> bytes | None:
        with _asked():
            value: bytes | None = await self._pool.fetchval(queries.NOTED, key)
        return value

    async def note(self, key: str, value: bytes) -> None:
        with _written():
            await self._pool.execute(queries.NOTE, key, value)

    async def amend(self, key: str, noted: bytes | None, value: bytes) -> bool:
        with _written():
            if noted is None:
                done = await self._pool.execute(queries.SETTLE, key, value)
            else:
                done = await self._pool.execute(queries.AMEND, key, value, noted)
            if done.endswith(" 0"):
                return False
            await self._pool.execute(queries.TELL, f"note {self.owner} {key}")
            return True

    async def settled(self, key: str, value: bytes) -> bytes:
        with _written():
            await self._pool.execute(queries.SETTLE, key, value)
        return await self.noted(key) or value

    async def check(self) -> None:
        """Raises `StoreTrouble` if nothing can be read or written now. A heart that was heard is
        proof enough, as long as nothing else has failed since.
        """
        if not self.heart.heard or self.figures.trouble is not None:
            await self.assure()

    async def assure(self) -> None:
        """What the database has committed is on its disk; here it is enough that it answers."""
        await self.note("checked", b"")

    # Asking

    async def _sheets(
        self, query: str, *facts: Any, timeout: float | None = None
    ) -> tuple[Sheet, ...]:
        with _asked():
            return read_sheets(await self._pool.fetch(query, *facts, timeout=timeout))

    async def _ids(self, query: str, *facts: Any, timeout: float | None = None) -> tuple[str, ...]:
        with _asked():
            found = await self._pool.fetch(query, *facts, timeout=timeout)
        return tuple(id for (id,) in found)

    async def _person(self, query: str, fact: str) -> Person | None:
        with _asked():
            row = await self._pool.fetchrow(query, fact)
        return Person(**row) if row is not None else None


def _rows(
    sheet: Sheet, lines: Sequence[StoredLine], calls: Sequence[PendingCall]
) -> tuple[tuple[Any, ...], list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    row = row_of(sheet)
    # An array of PostgreSQL's own in its text form: arrays of arrays must all be as long.
    row["people"] = f"{{{row['people'][1:-1]}}}"
    kept = [(sheet.id, line.at, line.when, line.submission, line.raw) for line in lines]
    return tuple(row.values()), kept, call_rows(calls)


_NEW_PERSON: Final = (
    f"INSERT INTO person ({', '.join(_COLUMNS)})"
    f" VALUES ({', '.join(f'${number}' for number in range(1, len(_COLUMNS) + 1))})"
    " ON CONFLICT (id) DO NOTHING"
)
_CHANGE_PERSON: Final = (
    "UPDATE person SET "
    + ", ".join(f"{name} = ${number}" for number, name in enumerate(_COLUMNS, 1))
    + " WHERE "
    + " AND ".join(
        f"{name} IS NOT DISTINCT FROM ${number}"
        for number, name in enumerate(_COLUMNS, len(_COLUMNS) + 1)
    )
)
"""The `id` among them is what the index finds."""
