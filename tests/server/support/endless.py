"""Saves without end on a file, and says what was acknowledged: to be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from ludotheque.server.store.sqlite import Sqlite

from .kept import line, sheet

TABLES = ("first", "second", "third")


async def saving(store: Sqlite, table: str) -> None:
    kept = await store.load(table)
    if kept is None:
        await store.create(sheet(table))
    revision = 1 if kept is None else kept.sheet.revision
    while True:
        revision += 1
        await store.save(sheet(table, revision=revision, stage="playing"), [line(revision)])
        os.write(1, f"{table} {revision}\n".encode())


async def endless(path: Path) -> None:
    store = Sqlite.open(path)
    await asyncio.gather(*(saving(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(endless(Path(sys.argv[1])))
