"""The house's memory on one SQLite file. Threads read, and wait for the disk: the loop does not."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from ludotheque.protocol.wire import ChatMessage, ChatRoom
from ludotheque.server.limits.buckets import CROWD
from ludotheque.server.limits.turns import ASKER, Turns
from ludotheque.server.people.person import NameTaken, Outdated, Person
from ludotheque.server.sheet import Playing, Sheet

from . import forgetting, queries
from .call_store import PendingCall
from .calls import CallsInFile, write_calls
from .chapters import ChaptersInFile
from .file_lock import keep_private, locked, only_name
from .fsync import LogSync
from .group_commit import GroupCommit, Write
from .latchkeys import LatchkeysInFile
from .prepared import PreparedInFile
from .rows import LONG_PAST
from .schema import in_one_line, plainly, prepare
from .store import (
    Begun,
    Conflict,
    DayTry,
    Notices,
    OwnWord,
    Store,
    StoredLine,
    StoredTable,
    StoreTrouble,
    TableQuery,
    Tried,
)

DATABASE: Final = "house.sqlite3"
"""The file's name in the folder of a house."""

LAST_BACKUP: Final = "last-backup"
"""Beside it: when this file was touched, the house was last copied."""

CHECK_EVERY: Final = 30.0
"""Seconds without a write after which a check tries one."""
CHECK_AGAIN: Final = 1.0
"""The same after one that failed."""

_CHECKED: Final = "checked"
OPEN: Final = "open"
"""Under this is noted whether a house is open, so that one notices when it was not closed."""
_WIPED: Final = "wiped"
"""Under this is noted that the file has no gaps from before deleted things were overwritten."""
READS: Final = 2
"""Questions with the reader: one that is answered, and one that keeps it busy meanwhile. All others
wait where their turn is known.
"""
_PATIENCE: Final = 5.0
"""Seconds to wait for somebody who looks at the file with a tool of their own."""

_encode = msgspec.json.Encoder().encode

P = ParamSpec("P")
T = TypeVar("T")

_COLUMNS: Final = Person.__struct_fields__
_NEW_PERSON: Final = (
    "INSERT INTO person ("
    + ", ".join(f'"{name}"' for name in _COLUMNS)
    + ") VALUES ("
    + ", ".join(f":{name}" for name in _COLUMNS)
    + ") ON CONFLICT (id) DO NOTHING"
)
_CHANGE_PERSON: Final = (
    "UPDATE person SET "
    + ", ".join(f'"{name}" = :{name}' for name in _COLUMNS)
    + " WHERE "
    + " AND ".join(f'"{name}" IS :before_{name}' for name in _COLUMNS)
)


class Sqlite(ChaptersInFile, PreparedInFile, CallsInFile, LatchkeysInFile, Store):
    """A `Store` on one file, which one house at a time may serve."""

    def __init__(
        self,
        path: Path,
        held: ExitStack,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        disk: LogSync,
    ) -> None:
        self.path, self.disk, self.writer = path, disk, GroupCommit(writing, disk)
        self._held, self._writing, self._reading = held, writing, reading
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._reads = Turns(READS, READS, READS, crowd=CROWD)
        self._closed = False

    @classmethod
    def open(cls, path: Path) -> Sqlite:
        """Make the file if there is none. Raises `StoreTrouble` if it cannot be served."""
        with in_one_line(path), ExitStack() as held:
            if path.parent.exists() and not path.parent.is_dir():
                raise StoreTrouble(f"{path.parent} is not a folder")
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            held.enter_context(locked(path))
            if not path.exists():
                # SQLite gives the files that it makes beside it the same rights.
                os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
            only_name(path)
            writing = held.enter_context(closing(_connected(path)))
            prepare(writing, path)
            writing.execute("PRAGMA journal_mode = WAL")
            keep_private(path)  # only now that it is known to be a house's
            writing.execute("PRAGMA foreign_keys = ON")
            # What is deleted is overwritten; and once what older houses left in the gaps.
            writing.execute("PRAGMA secure_delete = ON")
            if not queries.noted(writing, _WIPED):
                writing.execute("VACUUM")
                writing.execute("INSERT INTO note VALUES (?, ?)", (_WIPED, b"1"))
            # To sync the log, and to copy it to its place, takes long: not on the loop.
            writing.execute("PRAGMA synchronous = NORMAL")
            writing.execute("PRAGMA wal_autocheckpoint = 0")
            writing.execute("PRAGMA busy_timeout = 0")
            # While a backup reads, the log grows; afterwards it need not stay that long.
            writing.execute(f"PRAGMA journal_size_limit = {64 << 20}")
            reading = held.enter_context(closing(_connected(path)))
            reading.execute("PRAGMA query_only = ON")
            reading.execute("SELECT 1 FROM note").fetchall()  # only now is there a log
            disk = LogSync(path, held.enter_context(closing(_connected(path))))
            held.callback(disk.release)
            return cls(path, held.pop_all(), writing, reading, disk)

    @property
    def house(self) -> None:
        return None

    async def show(self, figures: bytes) -> None:
        pass

    async def houses(self) -> tuple[tuple[str, bytes], ...]:
        return ()

    @property
    def place(self) -> str:
        return str(self.path.parent)

    @property
    def figures(self) -> GroupCommit:
        return self.writer

    @property
    def reads(self) -> Turns:
        return self._reads

    @property
    def size(self) -> int:
        """Of the file and its log, which is a part of it until it is closed."""
        size = 0
        for each in (self.path, self.path.with_name(f"{self.path.name}-wal")):
            with suppress(OSError):
                size += each.stat().st_size
        return size

    def close(self) -> None:
        """Write all that is queued, and leave one whole file. To be called on the loop's thread."""
        if self._closed:
            return
        self._closed = True
        self.writer.close()
        self._reader.shutdown()
        with suppress(sqlite3.Error):  # what stays in the log is found there the next time
            self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._held.close()

    # One house at a time can open the file: it owns every table.

    async def begin(self, notices: Notices) -> Begun:
        self.disk.serve(asyncio.get_running_loop())
        unclosed = await self.noted(OPEN) == b"1"
        await self.note(OPEN, b"1")
        return Begun(alone=True, unclosed=unclosed)

    async def end(self, owing: Collection[str] = ()) -> None:
        await self.note(OPEN, b"0")

    async def take(self, table: str) -> bool:
        return True

    async def ask_for(self, table: str) -> None:
        pass

    async def release(self, table: str) -> None:
        pass

    async def adopt(self, most: int = 100) -> tuple[str, ...]:
        return ()

    async def tell_changed(self, lists: bool, people: Collection[str]) -> None:
        pass

    async def tell_banned(self, person: str, until: int) -> None:
        pass

    # Tables

    async def create(self, sheet: Sheet, lines: Sequence[StoredLine] = ()) -> None:
        row = {**row_of(sheet), "game": sheet.game, "made": sheet.made}
        kept = _rows(sheet, lines)
        begun = (sheet.day, sheet.game, sheet.host, sheet.id)

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    "INSERT INTO tables VALUES (:id, :revision, :game, :stage, :public, :made,"
                    " :changed, :flag, :people, :sheet)",
                    row,
                )
            except sqlite3.IntegrityError:
                raise Conflict(sheet.id) from None
            connection.executemany("INSERT INTO line VALUES (?, ?, ?, ?, ?)", kept)
            if sheet.day is not None:
                try:
                    connection.execute("INSERT INTO try VALUES (?, ?, ?, ?)", begun)
                except sqlite3.IntegrityError:
                    raise Tried(sheet.host) from None

        await self.writer.write(work)

    async def tries_of(self, person: str, most: int) -> tuple[DayTry, ...]:
        return await self._ask(queries.tries_of, person, most)

    async def tries(self, day: str, game: str, most: int) -> tuple[Sheet, ...]:
        return await self._ask(queries.tries, day, game, most)

    async def tried(self, day: str) -> dict[str, int]:
        return await self._ask(queries.tried, day)

    async def load(self, table: str) -> StoredTable | None:
        return await self._ask(queries.load, table)

    async def save(
        self, sheet: Sheet, lines: Sequence[StoredLine] = (), calls: Sequence[PendingCall] = ()
    ) -> None:
        await self.writer.write(_saving(sheet, lines, calls))

    def save_soon(
        self,
        sheet: Sheet,
        lines: Sequence[StoredLine],
        told: Callable[[Exception | None], None],
        calls: Sequence[PendingCall] = (),
    ) -> None:
        self.writer.submit(_saving(sheet, lines, calls), told)

    async def say(self, table: str, said: ChatMessage, submission: str | None = None) -> None:
        facts = (said.number, said.room, said.seat, said.name, said.text, said.when)
        row = (table, *facts, submission)

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
                connection.execute(
                    "DELETE FROM said WHERE table_id = ? AND room = ? AND number <= ?",
                    (table, said.room, said.number - LONG_PAST),
                )
            except sqlite3.IntegrityError:
                raise Conflict(table) from None

        await self.writer.write(work)

    async def unsay(self, table: str, room: ChatRoom, number: int) -> None:
        facts = (table, room, number)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE said SET text = '' WHERE table_id = ? AND room = ? AND number = ?", facts
            )

        await self.writer.write(work)

    async def mentions(self, person: str) -> tuple[str, ...]:
        return await asyncio.to_thread(forgetting.mentions, self.path, person)

    async def words_of(self, person: str) -> tuple[OwnWord, ...]:
        return await asyncio.to_thread(forgetting.words_of, self.path, person)

    async def forget_words(
        self, table: str, person: str, seat: int | None
    ) -> tuple[tuple[ChatRoom, int], ...]:
        facts = {"table": table, "person": person, "seat": seat}
        found: list[tuple[ChatRoom, int]] = []

        def work(connection: sqlite3.Connection) -> None:
            found[:] = connection.execute(forgetting.FORGET_WORDS, facts).fetchall()

        await self.writer.write(work)
        return tuple(found)

    async def forget(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM person WHERE id = ?", (person,))

        await self.writer.write(work)

    async def wipe(self) -> None:
        """The log has what was overwritten: it is put in its place, and emptied."""
        emptied = asyncio.wrap_future(self.disk.empty())
        await emptied

    async def remove(
        self, table: str, stage: str | None = "gathering", before: int | None = None
    ) -> None:
        facts = {"table": table, "stage": stage, "before": before}

        def work(connection: sqlite3.Connection) -> None:
            removed = connection.execute(
                "DELETE FROM tables WHERE id = :table AND (:stage IS NULL OR stage = :stage)"
                " AND (:before IS NULL OR changed < :before)",
                facts,
            )
            there = "SELECT 1 FROM tables WHERE id = ?"
            if removed.rowcount == 0 and connection.execute(there, (table,)).fetchall():
                raise Conflict(table)

        await self.writer.write(work)

    async def listed(self, wanted: TableQuery) -> tuple[Sheet, ...]:
        return await self._ask(queries.listed, wanted)

    async def last_rematch(self, table: str) -> tuple[str, str | None]:
        return await self._ask(queries.last_rematch, table)

    async def due(self, now: int, most: int = 100) -> tuple[str, ...]:
        return await self._ask(queries.due, now, most)

    async def underway(self) -> tuple[Sheet, ...]:
        return await self._ask(queries.underway)

    async def stale(
        self, before: int, stage: str = "gathering", most: int = 100
    ) -> tuple[str, ...]:
        return await self._ask(queries.stale, before, stage, most)

    # People, and what the house notes of itself

    async def person(self, person: str, /) -> Person | None:
        return await self._ask(queries.person, person)

    async def claimant(self, folded: str, /) -> Person | None:
        return await self._ask(queries.claimant, folded)

    async def resembling(self, skeleton: str, /) -> Person | None:
        return await self._ask(queries.resembling, skeleton)

    async def judged(self, most: int) -> tuple[Person, ...]:
        return await self._ask(queries.judged, most)

    async def save_person(self, person: Person, before: Person | None = None, /) -> None:
        row = msgspec.structs.asdict(person)
        if before is not None:
            known = msgspec.structs.asdict(before)
            row |= {f"before_{name}": value for name, value in known.items()}

        def work(connection: sqlite3.Connection) -> None:
            try:
                # Not INSERT OR REPLACE, which would forget another person for the claim's sake.
                query = _NEW_PERSON if before is None else _CHANGE_PERSON
                saved = connection.execute(query, row)
            except sqlite3.IntegrityError:
                raise NameTaken(person.claim) from None
            if saved.rowcount == 0:
                raise Outdated(person.id)

        await self.writer.write(work)

    async def noted(self, key: str) -> bytes | None:
        return await self._ask(queries.noted, key)

    async def note(self, key: str, value: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (key, value))

        await self.writer.write(work)

    async def amend(self, key: str, noted: bytes | None, value: bytes) -> bool:
        def work(connection: sqlite3.Connection) -> None:
            if queries.noted(connection, key) != noted:
                raise Conflict(key)
            connection.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (key, value))

        try:
            await self.writer.write(work)
        except Conflict:
            return False
        return True

    async def settled(self, key: str, value: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO note VALUES (?, ?)", (key, value))

        await self.writer.write(work)
        return await self.noted(key) or value

    async def check(self) -> None:
        """Whether the file can be read and written now. Raises `StoreTrouble` if not.

        While the house writes by itself, that is proof enough; else a note is tried.
        """
        await self.noted(_CHECKED)
        writer = self.writer
        rest = CHECK_EVERY if writer.trouble is None else CHECK_AGAIN
        if time.monotonic() - writer.tried_at > rest:
            await self.note(_CHECKED, b"%d" % time.time_ns())
        elif writer.trouble is not None:
            raise StoreTrouble(str(writer.trouble))

    async def assure(self) -> None:
        # Any sync makes all of the log safe, and after one that failed it is written anew.
        await self.note(_CHECKED, b"%d" % time.time_ns())

    async def _ask(
        self,
        question: Callable[Concatenate[sqlite3.Connection, P], T],
        *facts: P.args,
        **named: P.kwargs,
    ) -> T:
        """Of the file as it is now: reads never wait for a commit, and for each other as those who
        ask take turns.
        """
        if self._closed:
            raise StoreTrouble("the house's file is closed")
        loop = asyncio.get_running_loop()

        def answer() -> T:
            try:
                return question(self._reading, *facts, **named)
            except sqlite3.Error as error:
                raise StoreTrouble(
                    f"the house's file could not be read: {plainly(error)}"
                ) from None

        async with self._reads.turn(ASKER.get()):
            return await loop.run_in_executor(self._reader, answer)


def _connected(path: Path) -> sqlite3.Connection:
    # Its own transactions would begin by themselves; and each connection keeps to one thread,
    # though not to the one that made it.
    connection = sqlite3.connect(
        path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA checkpoint_fullfsync = ON")  # on a Mac, as our own syncs
    return connection


def _saving(sheet: Sheet, lines: Sequence[StoredLine], calls: Sequence[PendingCall]) -> Write:
    row = row_of(sheet)
    kept = _rows(sheet, lines)

    def work(connection: sqlite3.Connection) -> None:
        changed = connection.execute(
            "UPDATE tables SET revision = :revision, stage = :stage, public = :public,"
            " changed = :changed, flag = :flag, people = :people, sheet = :sheet"
            " WHERE id = :id AND revision = :revision - 1",
            row,
        )
        if changed.rowcount == 0:
            raise Conflict(sheet.id)
        try:
            connection.executemany("INSERT INTO line VALUES (?, ?, ?, ?, ?)", kept)
        except sqlite3.IntegrityError:
            raise Conflict(sheet.id) from None
        if calls:
            write_calls(connection, calls)

    return work


def row_of(sheet: Sheet) -> dict[str, Any]:
    """What stands beside a sheet and can change, so that lists need not open it: on any
    database.
    """
    stage = sheet.stage
    return {
        "id": sheet.id,
        "revision": sheet.revision,
        "stage": stage.__struct_config__.tag,
        "public": sheet.public,
        "changed": sheet.changed,
        "flag": stage.clock.next_flag() if isinstance(stage, Playing) else None,
        "people": _encode(sorted({c.person for c in sheet.chairs if c.person})).decode(),
        "sheet": _encode(sheet),
    }


def _rows(sheet: Sheet, lines: Sequence[StoredLine]) -> list[tuple[Any, ...]]:
    return [(sheet.id, line.at, line.when, line.submission, line.raw) for line in lines]
