"""Latchkeys in the database: a code that one house gave opens the other, and both only once."""

from __future__ import annotations

from typing import Final, Protocol

import asyncpg
from msgspec.structs import astuple

from ludotheque.server.people.latchkeys import Latchkey, LatchkeyStore
from ludotheque.server.store.latchkeys import COLUMNS

from .chapters import written

_HANG: Final = f"""
INSERT INTO latchkey ({COLUMNS})
SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT FROM person WHERE id = $2)
ON CONFLICT DO NOTHING
"""


class LatchkeysInDatabase(LatchkeyStore, Protocol):
    """The part of `Postgres` that knows them."""

    _pool: asyncpg.Pool

    async def hang(self, key: Latchkey, now: int) -> None:
        with written():
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(
                    "DELETE FROM latchkey WHERE until < $1 OR (person = $2 AND kind = $3)",
                    now,
                    key.person,
                    key.kind,
                )
                await connection.execute(_HANG, *astuple(key))

    async def unhung(self, digest: bytes) -> Latchkey | None:
        query = f"DELETE FROM latchkey WHERE digest = $1 RETURNING {COLUMNS}"
        with written():
            row = await self._pool.fetchrow(query, digest)
        return None if row is None else Latchkey(**dict(row))
