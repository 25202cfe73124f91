"""One house on a file, and one, two and three on one PostgreSQL, under the same load, in turns.

Tables are dealt out to the houses as a proxy would, each to one; at each sit three people, and one
watches, and a move is done when the last of the four has its frame. The houses' processor time is
all of theirs together, and PostgreSQL's is its own.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

import httpx
import uvloop
from msgspec import Struct

from tools.bench_guests import Players, Stint, people
from tools.bench_house import PACES, WARM, end_with_the_first_failure, gathered
from tools.bench_server import Process, Server, serving
from tools.postgres import PostgresServer, postgres

KINDS: Final = {
    "SQLite, 1 house": 0,
    "PostgreSQL, 1 house": 1,
    "PostgreSQL, 2 houses": 2,
    "PostgreSQL, 3 houses": 3,
}
"""How many houses there are on PostgreSQL; none is one house on a file."""
MOST: Final = 1.10
"""Times the processor time a move that another arrangement may take."""


class Measured(Struct, frozen=True, kw_only=True):
    """Of one turn: moves a second, milliseconds, and microseconds of a processor a move."""

    rate: float
    median: float
    late: float
    cost: float
    database: float


async def turn(
    houses: list[Server], database: Process, players: list[Players], every: float | None, so: float
) -> Measured:
    stint = Stint(players, every)
    await asyncio.sleep(WARM)
    stint.took.clear()
    began = perf_counter()
    spent, asked = sum(each.spent() for each in houses), everything(database)
    await asyncio.sleep(so)
    took, passed = sorted(stint.took), perf_counter() - began
    spent = sum(each.spent() for each in houses) - spent
    asked = everything(database) - asked
    await stint.end()
    if not took:
        raise SystemExit("nothing was answered in a whole turn: try longer ones")
    return Measured(
        rate=len(took) / passed,
        median=took[len(took) // 2] / 1e6,
        late=took[len(took) * 99 // 100] / 1e6,
        cost=spent / len(took) * 1e6,
        database=asked / len(took) * 1e6,
    )


def everything(postmaster: Process) -> float:
    """Of PostgreSQL and of all that it began."""
    return sum(each.spent() for each in (postmaster, *postmaster.begun("")))


async def arranged(
    houses: int, server: PostgresServer, folder: Path, tables: int, seconds: float
) -> dict[str, Measured]:
    """Open them, play at both paces, and close them."""
    name = folder.name.replace("-", "_")
    found: dict[str, Measured] = {}
    with ExitStack() as stack:
        store = server.create(name) if houses else None
        if store:
            stack.callback(server.drop, name)
        opened = [
            stack.enter_context(serving("house", folder / f"{number}", store))
            for number in range(houses or 1)
        ]
        async with httpx.AsyncClient(timeout=60) as http:
            cookies = await people(opened[0].url, http)
            players = [
                Players(opened[n % len(opened)].url, Random(n), http, cookies)
                for n in range(tables)
            ]
            await gathered(players, f"{tables} tables")
            for pace, every in PACES.items():
                database = Process(pid=server.pid)
                found[pace] = await turn(opened, database, players, every, seconds)
            for each in players:
                each.leave()
    return found


async def bench(tables: int, turns: int, seconds: float, folder: Path) -> None:
    end_with_the_first_failure()
    found: dict[tuple[str, str], list[Measured]] = defaultdict(list)
    with postgres(safe=True) as server:
        for number in range(turns):
            for kind, houses in KINDS.items():
                place = folder / f"turn-{number}-{houses}"
                for pace, each in (await arranged(houses, server, place, tables, seconds)).items():
                    found[pace, kind].append(each)
                    print(
                        f"  {pace}, {kind}: {each.rate:,.0f} moves/s, p50 {each.median:.1f} ms,"
                        f" p99 {each.late:.1f} ms, {each.cost:,.0f} µs a move,"
                        f" PostgreSQL {each.database:,.0f}",
                        flush=True,
                    )
    report(found, tables, turns)


def report(found: dict[tuple[str, str], list[Measured]], tables: int, turns: int) -> None:
    print(f"\n{tables} tables, {4 * tables} sockets, median of {turns} turns")
    print("| | moves/s | p50, ms | p99, ms | houses, µs a move | / SQLite | PostgreSQL, µs |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for (pace, kind), each in sorted(found.items()):
        small = found[pace, "SQLite, 1 house"]
        # Of the same turn: a noisy machine disturbs both alike.
        ratio = statistics.median(
            one.cost / other.cost for one, other in zip(each, small, strict=True)
        )
        rate, median, late, cost, database = (
            statistics.median(getattr(one, name) for one in each)
            for name in ("rate", "median", "late", "cost", "database")
        )
        print(
            f"| {pace}: {kind} | {rate:,.0f} | {median:.1f} | {late:.1f} | {cost:,.0f} |"
            f" {ratio:.2f} | {database:,.0f} |"
        )
    for pace in PACES:
        one, three = (found[pace, f"PostgreSQL, {kind}"] for kind in ("1 house", "3 houses"))
        grown = statistics.median(b.cost / a.cost for a, b in zip(one, three, strict=True))
        print(f"{pace}: from one house to three {grown:.2f} (wanted: at most {MOST:.2f})")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench cluster", description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        uvloop.run(bench(asked.tables, asked.turns, asked.seconds, Path(name)))


if __name__ == "__main__":
    main()
