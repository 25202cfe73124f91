"""What people have prepared, in the house's file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from ludotheque.core.game import Seat

from .group_commit import GroupCommit
from .store import Conflict, PreparedStore, StoredPrepared

P = ParamSpec("P")
T = TypeVar("T")

COLUMNS: Final = ("table_id", *StoredPrepared.__struct_fields__[1:])
"""In the order of the struct."""


class PreparedInFile(PreparedStore, Protocol):
    """The part of `Sqlite` that knows them."""

    writer: GroupCommit

    async def _ask(
        self,
        question: Callable[Concatenate[sqlite3.Connection, P], T],
        *facts: P.args,
        **named: P.kwargs,
    ) -> T: ...

    async def prepared(self, table: str) -> tuple[StoredPrepared, ...]:
        return await self._ask(_prepared, table)

    async def prepare(self, prepared: StoredPrepared) -> None:
        row = tuple(getattr(prepared, name) for name in StoredPrepared.__struct_fields__)
        places = ", ".join("?" for _ in row)

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    f"INSERT OR REPLACE INTO prepared ({', '.join(COLUMNS)}) VALUES ({places})", row
                )
            except sqlite3.IntegrityError:
                raise Conflict(prepared.table) from None

        await self.writer.write(work)

    async def unprepare(self, table: str, seat: Seat) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM prepared WHERE table_id = ? AND seat = ?", (table, seat)
            )

        await self.writer.write(work)

    async def prepared_due(self, now: int, most: int = 100) -> tuple[str, ...]:
        return await self._ask(_due, now, most)

    async def prepared_idle(self, most: int = 1000) -> tuple[tuple[str, Seat], ...]:
        return await self._ask(_idle, most)


def _prepared(connection: sqlite3.Connection, table: str) -> tuple[StoredPrepared, ...]:
    found = connection.execute(
        f"SELECT {', '.join(COLUMNS)} FROM prepared WHERE table_id = ? ORDER BY seat", (table,)
    )
    names = StoredPrepared.__struct_fields__
    return tuple(StoredPrepared(**dict(zip(names, row, strict=True))) for row in found.fetchall())


def _due(connection: sqlite3.Connection, now: int, most: int) -> tuple[str, ...]:
    found = connection.execute(
        "SELECT table_id FROM prepared WHERE due <= ? ORDER BY due LIMIT ?", (now, most)
    )
    return tuple(dict.fromkeys(table for (table,) in found.fetchall()))


def _idle(connection: sqlite3.Connection, most: int) -> tuple[tuple[str, Seat], ...]:
    found = connection.execute(
        "SELECT table_id, seat FROM prepared WHERE due IS NULL ORDER BY table_id, seat LIMIT ?",
        (most,),
    )
    return tuple((table, seat) for table, seat in found.fetchall())
