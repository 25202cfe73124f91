"""A million tables of three lines each: whether a house notices that they are there.

scripts/soak rows [--tables N] [--few N] [--only sqlite|postgresql]

The same questions are put to a memory of few tables and to one of many, in turns, and each may take
twice as long at most. What an index should answer and a plan would scan for is an error.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg
from msgspec.structs import replace

from ludotheque.server.sheet import Chair, Sheet
from ludotheque.server.store import queries as sqlite_queries
from ludotheque.server.store.postgres import queries
from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.store.sqlite import DATABASE, Sqlite, _connected, row_of
from ludotheque.server.store.store import Store, TableQuery
from tests.server.support.kept import over, playing, sheet
from tools.postgres import postgres

MOST: Final = 2.0
GAMES: Final = ("niagara", "nimms-leich", "casanova", "nizza", "vertiges")
EACH: Final = 30
"""Tables of one person, on the average."""
LINES: Final = 3
ASKED: Final = 200
"""Times, each question of both in turns."""
TRIED: Final = 2
"""Times before that, uncounted: plans are made, and connections."""
_RAW: Final = b'{"at":%d,"kind":"ply","seat":0,"move":{"kind":"lay","tile":3}}'


def someone(many: int) -> int:
    """How many people there are for each of the three chairs of a table."""
    return max(1, many // EACH)


def sheets(many: int) -> Iterator[Sheet]:
    """One of a hundred gathers, one of twenty is played, and the rest is over."""
    rng, people = Random(1), someone(many)
    for number in range(many):
        stage = "gathering" if number % 100 == 0 else playing() if number % 20 == 1 else over(LINES)
        chairs = tuple(
            Chair(person=f"person-{rng.randrange(people)}-{seat}", name="Ana") for seat in range(3)
        )
        if stage == "gathering":
            chairs = (*chairs[:2], Chair())
        yield replace(
            sheet(
                f"table-{number}",
                game=GAMES[number % len(GAMES)],
                public=number % 10 != 0,
                changed=1_700_000_000_000 + number,
                stage=stage,
            ),
            chairs=chairs,
        )


def fill_sqlite(path: Path, many: int) -> None:
    store = Sqlite.open(path)
    store.close()
    with closing(_connected(path)) as file:
        for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "cache_size = -500000"):
            file.execute(f"PRAGMA {pragma}").fetchall()
        file.execute("BEGIN")
        for each in sheets(many):
            row = {**row_of(each), "game": each.game, "made": each.made}
            file.execute(
                "INSERT INTO tables (id, revision, game, stage, public, made, changed, flag,"
                " people, sheet) VALUES (:id, :revision, :game, :stage, :public, :made,"
                " :changed, :flag, :people, :sheet)",
                row,
            )
            file.executemany(
                "INSERT INTO line (table_id, at, moment, submission, raw)"
                " VALUES (?, ?, 0, NULL, ?)",
                [(each.id, at, _RAW % at) for at in range(LINES)],
            )
        file.execute("COMMIT")


async def prepared(address: str) -> None:
    """An empty house."""
    await (await Postgres.open(address, "house")).close()


async def fill_postgres(address: str, many: int) -> None:
    connection = await asyncpg.connect(address)
    columns = ("id", "revision", "game", "stage", "public", "made", "changed", "flag")
    rows: list[tuple[Any, ...]] = []
    lines: list[tuple[Any, ...]] = []

    async def write() -> None:
        await connection.copy_records_to_table(
            "tables", records=rows, columns=[*columns, "people", "sheet"]
        )
        await connection.copy_records_to_table(
            "line", records=lines, columns=["table_id", "at", "moment", "raw"]
        )
        rows.clear()
        lines.clear()

    for each in sheets(many):
        row = {**row_of(each), "game": each.game, "made": each.made}
        people = [chair.person for chair in each.chairs if chair.person is not None]
        rows.append((*(row[name] for name in columns), people, row["sheet"]))
        lines += [(each.id, at, 0, _RAW % at) for at in range(LINES)]
        if len(rows) == 20_000:
            await write()
    await write()
    await connection.execute("ANALYZE")
    await connection.close()


def questions(store: Store, many: int, rng: Random) -> dict[str, Callable[[], Awaitable[object]]]:
    people = someone(many)

    def listed(**wanted: Any) -> Callable[[], Awaitable[object]]:
        return lambda: store.listed(TableQuery(**wanted))

    def somebody(**wanted: Any) -> Callable[[], Awaitable[object]]:
        return lambda: store.listed(
            TableQuery(person=f"person-{rng.randrange(people)}-{rng.randrange(3)}", **wanted)
        )

    return {
        "opening a table": lambda: store.load(f"table-{rng.randrange(many)}"),
        "those that gather": listed(stage="gathering", most=10),
        "those that are played": listed(stage="playing", most=6),
        "those that are over": listed(stage="over", most=6),
        "of one game": listed(stage="over", game="nizza", most=20),
        "a page further on": listed(stage="over", before=(1_700_000_000_000 + many // 2, "")),
        "all, for the host": listed(hidden=True, most=30),
        "a person's, being played": somebody(stage="playing", most=100),
        "a person's, over": somebody(stage="over", most=6),
        "a person's of one game": somebody(stage="over", game="nizza", most=1),
        "whose time is up": lambda: store.due(1_800_000_000_000),
        "what gathers for too long": lambda: store.stale(1_700_000_000_500),
        "what is over for too long": lambda: store.stale(1_900_000_000_000, "over"),
        "whom a dead house has left": store.adopt,
    }


def reads() -> int:
    """How often this process has read from files and sockets: on SQLite pages that its cache had
    not, which no load of the machine changes.
    """
    counted = Path("/proc/self/io").read_text("ascii")
    return int(counted.partition("syscr: ")[2].split()[0])


async def compare(few: Store, many: Store, sizes: tuple[int, int]) -> list[str]:
    asked = [
        questions(store, size, Random(2)) for store, size in zip((few, many), sizes, strict=True)
    ]
    slow = []
    for name in asked[0]:
        took: list[list[float]] = [[], []]
        read = [0, 0]
        for number in range(-TRIED, ASKED):
            for side in (0, 1) if number % 2 else (1, 0):
                before, began = reads(), time.perf_counter()
                await asked[side][name]()
                if number >= 0:
                    took[side].append(time.perf_counter() - began)
                    read[side] += reads() - before
        # The quick tenth: what is slower waited for other programs, and not for the memory.
        small, large = (statistics.quantiles(each, n=10)[0] * 1e3 for each in took)
        print(
            f"  {name}: {small:.2f} ms and {large:.2f} ms, {large / small:.2f} x"
            f" ({read[0] / ASKED:.1f} and {read[1] / ASKED:.1f} reads of this process)",
            flush=True,
        )
        if large > MOST * small:
            slow.append(name)
    return slow


PLANS: Final = {
    "LISTED": (queries.LISTED, (["over"], 2**62, "", 6)),
    "LISTED_ALL": (queries.LISTED_ALL, (["over", "playing"], 2**62, "", 30)),
    "LISTED_GAME": (queries.LISTED_GAME, (["over"], 2**62, "", 6, "nizza")),
    "LISTED_PERSON": (queries.LISTED_PERSON, (["over"], 2**62, "", 6, "person-1-1", None)),
    "DUE": (queries.DUE, (1_800_000_000_000, 100)),
    "STALE": (queries.STALE, (1_900_000_000_000, "over", 100)),
    "ADOPT": (queries.ADOPT, ("house", 3.0, 100)),
    "LINES": (queries.LINES, ("table-1", 0, 100)),
    "TRIES": (queries.TRIES, ("2026-01-01", "nizza", 100)),
    "TRIES_OF": (queries.TRIES_OF, ("person-1-1", 100)),
    "LAST_REMATCH": (queries.LAST_REMATCH, ("table-1",)),
}


async def scans(address: str) -> list[str]:
    """Questions for which PostgreSQL would read a whole table."""
    connection = await asyncpg.connect(address)
    found = []
    for name, (query, facts) in PLANS.items():
        plan = "\n".join(row[0] for row in await connection.fetch(f"EXPLAIN {query}", *facts))
        if any(f"Seq Scan on {each}" in plan for each in ("tables", "line", "seat", "said")):
            found.append(f"{name}:\n{plan}")
    await connection.close()
    return found


def sqlite_scans(path: Path) -> list[str]:
    """The same of SQLite: it says SCAN where it searches no index."""
    found: list[str] = []
    with closing(_connected(path)) as file:
        said: list[str] = []
        file.set_trace_callback(said.append)
        for wanted in (
            TableQuery(stage="over"),
            TableQuery(stage="over", game="nizza"),
            TableQuery(hidden=True),
            TableQuery(stage="over", person="person-1-1"),
        ):
            sqlite_queries.listed(file, wanted)
        sqlite_queries.due(file, 1, 100)
        sqlite_queries.stale(file, 1_900_000_000_000, "over", 100)
        sqlite_queries.load(file, "table-1")
        file.set_trace_callback(None)
        for query in said:
            if query.startswith("SELECT"):
                plan = [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {query}")]
                if any(_scans(row) for row in plan):
                    found.append(f"{query[:200]}: {plan}")
    return found


def _scans(row: str) -> bool:
    """A person's games are few, and are sorted."""
    return row.startswith("SCAN tables") and "INDEX" not in row


async def sqlite_trial(folder: Path, few: int, many: int) -> list[str]:
    async with AsyncExitStack() as stack:
        stores = []
        for size in (few, many):
            path = folder / f"{size}" / DATABASE
            path.parent.mkdir(mode=0o700)
            began = time.monotonic()
            await asyncio.to_thread(fill_sqlite, path, size)
            print(f"  {size:,} tables written in {time.monotonic() - began:.0f} s", flush=True)
            stores.append(Sqlite.open(path))
            stack.callback(stores[-1].close)
        return await compare(stores[0], stores[1], (few, many))


async def postgres_trial(few: int, many: int) -> list[str]:
    with postgres() as server:
        async with AsyncExitStack() as stack:
            stores = []
            for size in (few, many):
                address = server.create(f"rows{size}")
                store = await Postgres.open(address, "house")
                stack.push_async_callback(store.close)
                began = time.monotonic()
                await fill_postgres(address, size)
                print(f"  {size:,} tables written in {time.monotonic() - began:.0f} s", flush=True)
                stores.append(store)
            for plan in await scans(server.address(f"rows{many}")):
                print(f"  a plan that scans: {plan}", flush=True)
            return await compare(stores[0], stores[1], (few, many))


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/soak rows", description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--few", type=int, default=1000)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    given = parser.parse_args()
    slow: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        if given.only != "postgresql":
            print("SQLite", flush=True)
            slow += asyncio.run(sqlite_trial(Path(name), given.few, given.tables))
            for plan in sqlite_scans(Path(name) / f"{given.tables}" / DATABASE):
                print(f"  a plan that scans: {plan}", flush=True)
        if given.only != "sqlite":
            print("PostgreSQL", flush=True)
            slow += asyncio.run(postgres_trial(given.few, given.tables))
    print(f"slower than {MOST:g} times: {', '.join(slow) or 'nothing'}")
    raise SystemExit(1 if slow else 0)


if __name__ == "__main__":
    main()
