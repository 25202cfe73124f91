"""`ludotheque transfer FROM TO [--verify]`"""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from pathlib import Path

from tqdm import tqdm

from ludotheque.cli.trouble import CommandError
from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import BadRecord, read
from ludotheque.core.verify import verify
from ludotheque.server.sheet import Over
from ludotheque.server.store.opening import opened
from ludotheque.server.store.store import Store, StoreTrouble
from ludotheque.server.tables.changes.records import record_of
from ludotheque.titles import find

DATABASE = ("postgresql://", "postgres://")


def run(asked: Namespace) -> int:
    source, target = asked.source, asked.target
    if source.startswith(DATABASE) == target.startswith(DATABASE):
        raise CommandError("one of the two is a folder, and the other a postgresql:// address")
    try:
        return asyncio.run(_run(source, target, asked.verify))
    except StoreTrouble as trouble:
        raise CommandError(str(trouble)) from None


async def _run(source: str, target: str, verified: bool) -> int:
    try:
        from ludotheque.server.store.transfer import to_database, to_file
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise CommandError("PostgreSQL needs: pip install 'ludotheque[cluster]'") from None
    with tqdm(unit="row", delay=2, disable=None) as bar:
        if target.startswith(DATABASE):
            moved = await to_database(Path(source), target, bar.update)
        else:
            moved = await to_file(source, Path(target), bar.update)
    count = moved.rows
    print(
        f"everything is there, and as it was. Tables {count['tables']}, lines {count['line']}, "
        f"words {count['said']}, people {count['person']}"
    )
    if not verified:
        return 0
    there = (Path("."), target) if target.startswith(DATABASE) else (Path(target), None)
    async with opened(*there) as store:
        return await _verified(store, moved.tables)


async def _verified(store: Store, tables: tuple[str, ...]) -> int:
    """Every finished game is played again by the rules that it was played by."""
    good = bad = others = 0
    for table in tqdm(tables, unit="table", delay=2, disable=None):
        kept = await store.load(table)
        assert kept is not None
        if not isinstance(kept.sheet.stage, Over):
            continue
        try:
            record = read(record_of(kept.sheet, (line.raw for line in kept.lines)))
            verify(record, find(kept.sheet.game, kept.sheet.version).game)
            good += 1
        except NotInTheHouse:
            others += 1
        except BadRecord as error:
            bad += 1
            tqdm.write(f"ludotheque: {table}: {error}", file=sys.stderr)
    print(f"played again: {good} in order, {bad} not, {others} of other rules or games")
    return 2 if bad else 0
