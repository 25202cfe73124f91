"""What a table costs that has grown long: on the loop, where everybody waits, and beside it.

Tables of 100, 1,000 and 5,000 lines are woken, followed and looked back at in one house, in turns,
so that a noisy machine disturbs all alike. The clocks are the processor's own: they stand still
while others have it. "On the loop" is the time of the loop's thread; the longest is that of the
longest step, in which nobody else is answered. "Beside" is what other threads of the house take.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from asyncio.events import Handle
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct
from tqdm import tqdm

from ludotheque.server.sheet import Sheet
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.follower import Follower
from ludotheque.server.tables.house import House
from tests.server.support.evenings import evening, move
from tests.server.support.long_games import long_game, store_game
from tests.server.support.sheets import ANA, BEN, CHLOE, Game
from tools.bench_goals import at_most

LINES = (100, 1_000, 5_000)
GOAL = 3.0
"""Milliseconds on the loop for what a guest asks of the longest table."""
BOUND = ("woken", "since the last ten", "since=0", "a moment, the last", "over, since=0")


class Cost(Struct, frozen=True):
    """Milliseconds of the processor."""

    loop: float
    longest: float
    beside: float


Costs: TypeAlias = dict[str, dict[int, list[Cost]]]


class Stopwatch:
    """How long the steps of the loop take that are made meanwhile."""

    def __init__(self) -> None:
        self.steps: list[float] = []

    @contextmanager
    def running(self) -> Iterator[None]:
        run, steps = Handle._run, self.steps

        def timed(handle: Handle) -> None:
            began = time.thread_time()
            run(handle)
            steps.append(time.thread_time() - began)

        steps.clear()
        Handle._run = timed  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Handle._run = run  # type: ignore[method-assign]


async def cost(work: Callable[[], Awaitable[object]]) -> Cost:
    watch, all_began = Stopwatch(), time.process_time()
    with watch.running():
        # As a task of its own, so that all of it is in steps.
        await asyncio.create_task(_settled(work))
    everything, loop = time.process_time() - all_began, sum(watch.steps)
    return Cost(loop * 1e3, max(watch.steps) * 1e3, max(everything - loop, 0) * 1e3)


async def _settled(work: Callable[[], Awaitable[object]]) -> None:
    await work()


async def followed(actor: Actor, since: int) -> None:
    """Until the first frame has come."""
    seen = asyncio.Event()
    person = ANA
    follower = Follower(person, actor.live.seat_of(person), since, "en")

    async def send(message: Any) -> None:
        if message.get("text", "").startswith('{"kind":"frame"'):
            seen.set()

    pump = asyncio.create_task(follower.pump(send, actor.catch_up))
    actor.follow(follower)
    await seen.wait()
    actor.unfollow(follower)
    pump.cancel()


def asleep(house: House, id: str) -> None:
    if (actor := house.actors.get(id)) is not None:
        house.actors.put_to_sleep(actor)


async def kept(actor: Actor) -> None:
    """Until the chapters that are due are stored."""
    while actor.live.history.busy:
        await asyncio.sleep(0.001)


class Growth:
    def __init__(self, house: House, sheets: dict[tuple[int, bool], Sheet]) -> None:
        self.house, self.sheets = house, sheets
        self.costs: Costs = {}

    async def note(self, what: str, lines: int, work: Callable[[], Awaitable[object]]) -> None:
        self.costs.setdefault(what, {}).setdefault(lines, []).append(await cost(work))

    async def first(self, lines: int) -> None:
        """Of a house that kept no chapters."""
        for over in (False, True):
            id = self.sheets[lines, over].id
            what = "over, woken for the first time" if over else "woken for the first time"
            await self.note(what, lines, lambda id=id: self.house.actors.wake(id))  # type: ignore[misc]
            await kept(self.house.actors[id])

    async def turn(self, lines: int) -> None:
        house, going_on, over = (
            self.house,
            self.sheets[lines, False].id,
            self.sheets[lines, True].id,
        )
        for id in (going_on, over):
            asleep(house, id)
        await asyncio.sleep(0)
        await self.note("woken", lines, lambda: house.actors.wake(going_on))
        actor = house.actors[going_on]
        at = actor.live.at
        await self.note("since the last ten", lines, lambda: followed(actor, at - 10))
        await self.note("since=0", lines, lambda: followed(actor, 0))
        await self.note("since=0 again", lines, lambda: followed(actor, 0))
        await self.note(
            "a moment, the last", lines, lambda: house.moments(going_on, ANA, None, at, 1, True)
        )
        await self.note("a move", lines, lambda: _moved(actor))
        await kept(actor)
        await self.note("over, woken", lines, lambda: house.actors.wake(over))
        await self.note("over, since=0", lines, lambda: followed(house.actors[over], 0))
        await self.note(
            "over, its first page", lines, lambda: house.moments(over, ANA, None, 0, 500, True)
        )


async def _moved(actor: Actor) -> None:
    assert actor.live.table is not None
    person = (ANA, BEN, CHLOE)[actor.live.table.awaited[0]]
    await move(actor, person)


def report(costs: Costs) -> None:
    print(f"milliseconds of the processor, medians; lines: {', '.join(f'{n:,}' for n in LINES)}")
    print(f"  {'':32} {'on the loop':>24} {'longest step':>24} {'beside':>24} {'last / first':>13}")
    for what, found in costs.items():
        columns, last = [], []
        for part in ("loop", "longest", "beside"):
            values = [
                statistics.median(getattr(each, part) for each in found[lines]) for lines in LINES
            ]
            columns.append(" ".join(f"{value:7.2f}" for value in values))
            last.append(values[-1] / values[0] if values[0] else float("nan"))
        print(f"  {what:32} {columns[0]:>24} {columns[1]:>24} {columns[2]:>24} {last[0]:12.1f}x")
    for what in BOUND:
        loop = statistics.median(each.loop for each in costs[what][LINES[-1]])
        at_most(f"{what}, {LINES[-1]:,} lines, ms on the loop", loop, GOAL)


async def measured(turns: int, game: str) -> Costs:
    games: dict[tuple[int, bool], Game] = {
        (lines, over): long_game(lines, over, game) for lines in LINES for over in (False, True)
    }
    with tempfile.TemporaryDirectory() as data:
        async with evening(Path(data)) as house:
            sheets = {
                which: await store_game(house.store, each, number)
                for number, (which, each) in enumerate(games.items())
            }
            growth = Growth(house, sheets)
            for lines in LINES:
                await growth.first(lines)
            for _ in tqdm(range(turns), unit="turn", disable=None):
                for lines in LINES:
                    await growth.turn(lines)
            return growth.costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--game", default="niagara")
    asked = parser.parse_args()
    print(f"{asked.game}: three people, {asked.turns} turns")
    report(asyncio.run(measured(asked.turns, asked.game)))


if __name__ == "__main__":
    main()
