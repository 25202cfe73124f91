"""How many hands one core steers at once: pieces on the move at tables of a real house.

At every table somebody practises Vertiges over a socket, sixty samples a second, and another looks
on; beside them people play Niagara. Thirty frames a second are due at each table: what counts is
how long they let one wait, beside a clock on this end that has nothing to do but tick as often.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter, perf_counter_ns

import httpx
import uvloop
from msgspec import Struct
from tqdm import tqdm

from tools.bench_guests import Players, Stint, people
from tools.bench_hands import Builders
from tools.bench_house import PACES, end_with_the_first_failure, gathered
from tools.bench_server import Process, Server, serving

BESIDE = 20
"""Tables of Niagara, each with three people, a watcher, and two moves a second."""
DUE = 1000 / 30
"""Milliseconds from frame to frame."""
ON_TIME = 1.5 * DUE
"""A frame that comes later is missed: the eye has had nothing new for half a frame too long."""
GOAL = 15
WARM = 2.0


class Figures(Struct, frozen=True, kw_only=True):
    """Of one turn. Times are milliseconds, shares percent of one core."""

    moving: float
    """Frames a second at a table, of thirty: the rest of the time it takes up the next piece."""
    median: float
    late: float
    clock: float
    """The same 99th percentile for a bare clock."""
    bench: float
    house: float
    waited: float
    """Of the time, in which the bench had work and no core: the noise of the machine."""


class Clock:
    """Ticks as often as frames are due, and notes how long each tick really took."""

    def __init__(self) -> None:
        self.gaps: list[int] = []
        self._loop = asyncio.get_running_loop()
        self._due, self._last = self._loop.time(), perf_counter_ns()
        self._next = self._loop.call_at(self._due, self._tick)

    def _tick(self) -> None:
        now = perf_counter_ns()
        self.gaps.append(now - self._last)
        self._last = now
        self._due += DUE / 1000
        self._next = self._loop.call_at(self._due, self._tick)

    def stop(self) -> None:
        self._next.cancel()


async def turn(house: Server, builders: Sequence[Builders], seconds: float) -> Figures:
    (bench,) = _benches(house)
    for each in builders:
        each.gaps.clear()
    clock = Clock()
    processes = (bench, house)
    began, before = perf_counter(), [each.spent() for each in processes]
    waited = bench.waited()
    await asyncio.sleep(seconds)
    passed = perf_counter() - began
    clock.stop()
    shares = [
        (each.spent() - old) / passed * 100 for each, old in zip(processes, before, strict=True)
    ]
    gaps = [gap for each in builders for gap in each.gaps]
    if not gaps:
        raise SystemExit("nothing moved in a whole turn")
    return Figures(
        # Somebody steers and somebody looks on: both are sent every frame.
        moving=len(gaps) / passed / len(builders) / 2,
        median=statistics.median(gaps) / 1e6,
        late=_late(gaps),
        clock=_late(clock.gaps),
        bench=shares[0],
        house=shares[1],
        waited=(bench.waited() - waited) / passed * 100,
    )


def _benches(house: Process) -> list[Process]:
    return house.begun("workbench")


def _late(gaps: Sequence[int]) -> float:
    return sorted(gaps)[len(gaps) * 99 // 100] / 1e6


async def bench(tables: Sequence[int], turns: int, seconds: float, folder: Path) -> None:
    end_with_the_first_failure()
    with serving("house", folder / "house") as house:
        async with httpx.AsyncClient(timeout=60) as http:
            cookies = await people(house.url, http)
            players = [Players(house.url, Random(n), http, cookies) for n in range(BESIDE)]
            await gathered(players, f"{BESIDE} tables of Niagara")
            stint = Stint(players, PACES["human pace"])
            builders: list[Builders] = []
            _head()
            on_time: list[int] = []
            for count in tables:
                more = [
                    Builders(house.url, Random(n), http, cookies[0])
                    for n in range(len(builders), count)
                ]
                await asyncio.gather(*(each.gather() for each in more))
                builders += more
                await asyncio.sleep(WARM)
                gc.collect()
                found = [
                    await turn(house, builders, seconds)
                    for _ in tqdm(range(turns), desc=str(count), delay=2, disable=None, leave=False)
                ]
                _line(count, found)
                if statistics.median(each.late for each in found) <= ON_TIME:
                    on_time.append(count)
            most = max(on_time, default=0)
            reached = "reached" if most >= GOAL else "missed"
            print(f"  frames on time (p99 below {ON_TIME:.0f} ms) with {most} tables")
            print(f"  at least {GOAL} tables on one core beside the rest: {reached}")
            await stint.end()
            for player in players:
                player.leave()
            for builder in builders:
                builder.leave()


def _head() -> None:
    print(f"pieces on the move beside {BESIDE} tables of Niagara; a frame is due each {DUE:.0f} ms")
    print(
        f"  {'tables':>6} {'frames/s':>18} {'gap p50, ms':>18} {'gap p99, ms':>18}"
        f" {'/ bare clock':>18} {'bench, % of core':>20} {'tables a core':>16}"
        f" {'house, %':>16} {'waited, %':>16}"
    )


def _line(count: int, found: Sequence[Figures]) -> None:
    columns = (
        (18, [each.moving for each in found]),
        (18, [each.median for each in found]),
        (18, [each.late for each in found]),
        (18, [each.late / each.clock for each in found]),
        (20, [each.bench for each in found]),
        (16, [count / each.bench * 100 for each in found]),
        (16, [each.house for each in found]),
        (16, [each.waited for each in found]),
    )
    print(f"  {count:>6} " + " ".join(f"{_spread(each):>{wide}}" for wide, each in columns))


def _spread(values: Sequence[float]) -> str:
    """The median, and from where to where."""
    middle = statistics.median(values)
    digits = 0 if middle >= 100 else 1 if middle >= 10 else 2
    return f"{middle:,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[5, 10, 15, 20, 25, 30])
    parser.add_argument("--turns", type=int, default=3, help="of each (default: 3)")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each turn (default: 6)")
    parser.add_argument("--folder", type=Path, default=Path("runs"), help="on a real disk")
    asked = parser.parse_args()
    if asked.turns < 1 or not asked.seconds > 0 or min(asked.tables) < 1:
        parser.error("at least one table and one turn of some length are needed")
    asked.folder.mkdir(parents=True, exist_ok=True)
    gc.disable()  # a pause on this end would be taken for one of the server's
    with (
        tempfile.TemporaryDirectory(prefix="bench-", dir=asked.folder) as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(bench(sorted(asked.tables), asked.turns, asked.seconds, Path(folder)))


if __name__ == "__main__":
    main()
