"""Which memory a house has: one file in its folder, or the database that a host names."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

from .sqlite import DATABASE, Sqlite
from .store import Store, StoreTrouble


@asynccontextmanager
async def opened(data: Path, address: str | None = None) -> AsyncIterator[Store]:
    """Raises `StoreTrouble`, with one line for a person, if it cannot be served."""
    if address is None:
        file = Sqlite.open(data / DATABASE)
        try:
            yield file
        finally:
            file.close()
        return
    if not address.startswith(("postgresql://", "postgres://")):
        raise StoreTrouble(f"{address.partition(':')[0]}: only postgresql:// is known")
    try:
        from .postgres.postgres import Postgres
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise StoreTrouble("PostgreSQL needs: pip install 'ludotheque[cluster]'") from None
    # A new name at each start: what an older process of this house owned is not ours.
    database = await Postgres.open(address, f"{socket.gethostname()}-{token_hex(4)}")
    try:
        yield database
    finally:
        await database.close()
