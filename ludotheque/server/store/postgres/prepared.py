"""What people have prepared, on PostgreSQL: written by the house alone that owns the table."""

from __future__ import annotations

from typing import Final, Protocol

import asyncpg

from ludotheque.core.game import Seat
from ludotheque.server.store.store import Conflict, PreparedStore, StoredPrepared

from .chapters import asked, written

_NAMES: Final = StoredPrepared.__struct_fields__
_COLUMNS: Final = ", ".join(("table_id", *_NAMES[1:]))

_PREPARED: Final = f"SELECT {_COLUMNS} FROM prepared WHERE table_id = $1 ORDER BY seat"
_PREPARE: Final = f"""
INSERT INTO prepared ({_COLUMNS})
SELECT $1, $2, $3, $4, $5, $6, $7 FROM tables WHERE id = $1 AND owner = $8
ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, at = excluded.at,
    view = excluded.view, moves = excluded.moves, due = excluded.due
RETURNING seat
"""
_UNPREPARE: Final = "DELETE FROM prepared WHERE table_id = $1 AND seat = $2"
_DUE: Final = "SELECT table_id FROM prepared WHERE due <= $1 ORDER BY due LIMIT $2"
_IDLE: Final = """
SELECT table_id, seat FROM prepared WHERE due IS NULL ORDER BY table_id, seat LIMIT $1
"""


class PreparedInDatabase(PreparedStore, Protocol):
    """The part of `Postgres` that knows them."""

    _pool: asyncpg.Pool
    owner: str

    async def prepared(self, table: str) -> tuple[StoredPrepared, ...]:
        with asked():
            found = await self._pool.fetch(_PREPARED, table)
        return tuple(StoredPrepared(**dict(zip(_NAMES, row, strict=True))) for row in found)

    async def prepare(self, prepared: StoredPrepared) -> None:
        row = (getattr(prepared, name) for name in _NAMES)
        with written():
            try:
                kept = await self._pool.fetchval(_PREPARE, *row, self.owner)
            except asyncpg.ForeignKeyViolationError:
                raise Conflict(prepared.table) from None
            if kept is None:
                raise Conflict(prepared.table)

    async def unprepare(self, table: str, seat: Seat) -> None:
        with written():
            await self._pool.execute(_UNPREPARE, table, seat)

    async def prepared_due(self, now: int, most: int = 100) -> tuple[str, ...]:
        with asked():
            found = await self._pool.fetch(_DUE, now, most)
        return tuple(dict.fromkeys(table for (table,) in found))

    async def prepared_idle(self, most: int = 1000) -> tuple[tuple[str, Seat], ...]:
        with asked():
            return tuple(tuple(row) for row in await self._pool.fetch(_IDLE, most))
