"""Latchkeys in the house's file."""

from __future__ import annotations

import sqlite3
from typing import Any, Final, Protocol

from msgspec.structs import astuple

from ludotheque.server.people.latchkeys import Latchkey, LatchkeyStore

from .group_commit import GroupCommit

_NAMES: Final = Latchkey.__struct_fields__
COLUMNS: Final = ", ".join(_NAMES)


class LatchkeysInFile(LatchkeyStore, Protocol):
    """The part of `Sqlite` that knows them."""

    writer: GroupCommit

    async def hang(self, key: Latchkey, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM latchkey WHERE until < ? OR (person = ? AND kind = ?)",
                (now, key.person, key.kind),
            )
            places = ", ".join("?" for _ in _NAMES)
            # Somebody who is being forgotten gets none.
            connection.execute(
                f"INSERT OR IGNORE INTO latchkey ({COLUMNS}) SELECT {places}"
                " WHERE EXISTS (SELECT 1 FROM person WHERE id = ?)",
                (*astuple(key), key.person),
            )

        await self.writer.write(work)

    async def unhung(self, digest: bytes) -> Latchkey | None:
        found: list[Any] = []

        def work(connection: sqlite3.Connection) -> None:
            query = f"DELETE FROM latchkey WHERE digest = ? RETURNING {COLUMNS}"
            found[:] = connection.execute(query, (digest,)).fetchall()

        await self.writer.write(work)
        return Latchkey(**dict(zip(_NAMES, found[0], strict=True))) if found else None
