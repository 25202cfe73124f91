"""How the house bears up under load, beside a bare echo on the same server: these are ratios.

At each table sit three people, and one watches; a move is done when the last of the four has its
frame. House and echo take turns, several times over, so that a noisy machine disturbs both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import statistics
import tempfile
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import httpx
import uvloop
from msgspec import Struct
from tqdm import tqdm

from tools.bench_goals import at_least, at_most
from tools.bench_guests import Callers, Circle, Players, Stint, people
from tools.bench_server import Server, serving

PACES = {"human pace": 0.5, "full speed": None}
"""Seconds from move to move at a table, on the average. People are slower."""
ECHOES = {"echo to one": False, "echo to all": True}
"""Whether only who has asked is answered, or all four of a circle, as after a move."""
USUAL, MANY = 200, 1000
"""Tables: for so many there are goals."""
LATE, COST, SWITCHES, MEMORY, MADE = 5.0, 3.0, 2.0, 2.2, 0.99
"""At most so many times the echo's p99, processor time and memory; so often asleep a move; and at
least so many of the moves that the echo answers."""
WARM = 1.0
"""Seconds at the beginning of a turn that are not counted."""


class Figures(Struct, frozen=True, kw_only=True):
    """Of one turn."""

    rate: float
    median: float
    """Milliseconds, and so is the 99th percentile."""
    late: float
    cost: float
    """Microseconds of the server's processor time for each."""
    waited: float
    """Percent of the time in which the server had work and no core: the noise of the machine."""
    switches: float
    """How often a thread of the server went to sleep, for each."""


Found: TypeAlias = dict[tuple[str, str], list[Figures]]


async def turn(
    server: Server, circles: Sequence[Circle], every: float | None, seconds: float
) -> Figures:
    stint = Stint(circles, every)
    await asyncio.sleep(WARM)
    stint.took.clear()
    began, spent, waited = perf_counter(), server.spent(), server.waited()
    switches = server.switches()
    await asyncio.sleep(seconds)
    took, passed = sorted(stint.took), perf_counter() - began
    spent, waited = server.spent() - spent, server.waited() - waited
    switches = server.switches() - switches
    await stint.end()
    if not took:
        raise SystemExit("nothing was answered in a whole turn: try longer ones")
    return Figures(
        rate=len(took) / passed,
        median=took[len(took) // 2] / 1e6,
        late=took[len(took) * 99 // 100] / 1e6,
        cost=max(spent, 0.01) / len(took) * 1e6,  # it is counted in hundredths
        waited=waited / passed * 100,
        switches=switches / len(took),
    )


def disk(folder: Path, times: int = 100) -> Figures:
    """To write two pages and wait until they are safe: no durable move can be quicker."""
    took: list[float] = []
    with open(folder / "disk", "wb", buffering=0) as file:
        for _ in range(times):
            began = perf_counter()
            os.pwrite(file.fileno(), os.urandom(8192), 0)
            os.fdatasync(file.fileno())
            took.append((perf_counter() - began) * 1e3)
    took.sort()
    rate, late = 1e3 * times / sum(took), took[times * 99 // 100]
    return Figures(rate=rate, median=took[times // 2], late=late, cost=0, waited=0, switches=0)


async def gathered(circles: Sequence[Circle], what: str) -> None:
    """Some at a time: the door is not what is measured."""
    some = asyncio.Semaphore(16)
    with tqdm(total=len(circles), desc=what, delay=2, disable=None, leave=False) as bar:

        async def gather(circle: Circle) -> None:
            async with some:
                await circle.gather()
                bar.update()

        await asyncio.gather(*map(gather, circles))


async def bench(tables: int, turns: int, seconds: float, folder: Path) -> None:
    end_with_the_first_failure()
    with serving("house", folder / "house") as house, serving("echo", folder / "echo") as echo:
        async with httpx.AsyncClient(timeout=60) as http:
            empty = house.memory(), echo.memory()
            cookies = await people(house.url, http)
            players = [Players(house.url, Random(n), http, cookies) for n in range(tables)]
            await gathered(players, f"{tables} tables")
            await turn(house, players, PACES["human pace"], 2.0)
            answer = typical(players)
            callers = [Callers(echo.url, n, answer) for n in range(tables)]
            await gathered(callers, f"{4 * tables} sockets")
            gc.collect()
            gc.freeze()
            fresh = house.memory(), echo.memory()
            found: Found = defaultdict(list)
            for _ in tqdm(range(turns), desc="turns", delay=2, disable=None, leave=False):
                found["", "disk alone"].append(disk(folder))
                for pace, every in PACES.items():
                    found[pace, "house"].append(await turn(house, players, every, seconds))
                    for name, for_all in ECHOES.items():
                        for each in callers:
                            each.for_all = for_all
                        found[pace, name].append(await turn(echo, callers, every, seconds))
            print(f"{tables} tables, {4 * tables} sockets, answers of {len(answer):,} bytes")
            report(found)
            ended = house.memory(), echo.memory()
            used = [
                (now - before) / tables / 1024 for now, before in zip(ended, empty, strict=True)
            ]
            for name, kib, early, before in zip(("house", "echo"), used, fresh, empty, strict=True):
                first = (early - before) / tables / 1024
                print(
                    f"  memory of the {name}: {kib:,.0f} KiB a table with its four sockets,"
                    f" {first:,.0f} before the turns"
                )
            judge(found, tables, used[0] / used[1])
            for circle in (*players, *callers):
                circle.leave()


def typical(players: Sequence[Players]) -> bytes:
    frames = sorted((frame for each in players for frame in each.frames.values()), key=len)
    return frames[len(frames) // 2]


def end_with_the_first_failure() -> None:
    """What fails in a callback would else be words on the screen, and figures of the rest."""
    bench = asyncio.current_task()
    assert bench is not None

    def fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not bench.cancelling():
            loop.default_exception_handler(context)
            bench.cancel()

    asyncio.get_running_loop().set_exception_handler(fail)


RATIOS: dict[str, Callable[[Figures], float]] = {
    "p50": lambda figures: figures.median,
    "p99": lambda figures: figures.late,
    "CPU": lambda figures: figures.cost,
}


def judge(found: Found, tables: int, memory: float) -> None:
    """What is wanted of so many tables."""

    def beside_all(pace: str, get: Callable[[Figures], float]) -> float:
        pairs = zip(found[pace, "house"], found[pace, "echo to all"], strict=True)
        return statistics.median(get(ours) / get(theirs) for ours, theirs in pairs)

    human = "human pace"
    if tables == USUAL:
        for pace in PACES:
            what = f"CPU a move, house / echo to all, {pace}"
            at_most(what, beside_all(pace, RATIOS["CPU"]), COST)
        sleeps = statistics.median(each.switches for each in found[human, "house"])
        at_most(f"voluntary switches a move, {human}", sleeps, SWITCHES)
        at_most("memory of a table with four sockets, house / echo", memory, MEMORY)
    if tables == MANY:
        made = beside_all(human, lambda figures: figures.rate)
        at_least(f"moves made, house / echo to all, {tables} tables, {human}", made, MADE)
    if tables in (USUAL, MANY):
        late = beside_all(human, RATIOS["p99"])
        at_most(f"p99, house / echo to all, {tables} tables, {human}", late, LATE)


def report(found: Found) -> None:
    """Medians of all turns, and from where to where; ratios are taken turn by turn."""
    print(
        f"  {'':24} {'a second':>22} {'p50, ms':>20} {'p99, ms':>20}"
        f" {'CPU, µs each':>20} {'waited, %':>13} {'switches':>16}"
    )
    for (pace, name), turns in found.items():
        columns = zip(*(_values(each) for each in turns), strict=True)
        rate, median, late, cost, waited, sleeps = (spread(column) for column in columns)
        print(
            f"  {pace:11} {name:12} {rate:>22} {median:>20} {late:>20} {cost:>20} {waited:>13}"
            f" {sleeps:>16}"
        )
    for pace in PACES:
        for name in ECHOES:
            pairs = list(zip(found[pace, "house"], found[pace, name], strict=True))
            ratios = {
                what: [get(ours) / get(theirs) for ours, theirs in pairs]
                for what, get in RATIOS.items()
            }
            said = ", ".join(f"{what} {spread(each)}" for what, each in ratios.items())
            print(f"  {pace:11} house / {name}: {said}")


def _values(figures: Figures) -> tuple[float, ...]:
    return tuple(getattr(figures, name) for name in figures.__struct_fields__)


def spread(values: Sequence[float]) -> str:
    """The median, and from where to where."""
    middle = statistics.median(values)
    digits = 0 if middle >= 100 else 1 if middle >= 10 else 2
    return f"{middle:,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--turns", type=int, default=5, help="of each (default: 5)")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each turn (default: 6)")
    parser.add_argument("--folder", type=Path, default=Path("runs"), help="on a real disk")
    asked = parser.parse_args()
    if asked.turns < 1 or not asked.seconds > 0 or min(asked.tables) < 1:
        parser.error("at least one table and one turn of some length are needed")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers inherit it
    asked.folder.mkdir(parents=True, exist_ok=True)
    gc.disable()  # a pause on this end would be taken for one of the server's
    for tables in asked.tables:
        with (
            tempfile.TemporaryDirectory(prefix="bench-", dir=asked.folder) as folder,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            runner.run(bench(tables, asked.turns, asked.seconds, Path(folder)))


if __name__ == "__main__":
    main()
