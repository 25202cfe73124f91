"""How long bots think at the house: a worker of its own, its budget, each strength.

    scripts/bench thinking --positions 200 niagara vertiges

Positions are of games of amateurs at a table as *Play now* sets it up, one choice in so many. Each
is asked of a pool with one worker, as the house asks it. *Wall* is from the question to the move,
with the way to the worker and back; *CPU* is what the worker's process took for it, which Linux
counts. No decision may take longer than the budget, and the default strengths have a tenth of it.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from ludotheque.core.options import agreed
from ludotheque.core.strengths import STRENGTHS
from ludotheque.server.settings import Settings
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.titles import OWN, Title, find

from .hints import positions

DEFAULT = ("novice", "amateur")
"""Whom the house seats by itself."""
QUICK = 0.05


class Thinking(NamedTuple):
    """Of each decision, in seconds."""

    wall: list[float]
    cpu: list[float]

    def row(self, name: str, strength: str, budget: float) -> str:
        most = QUICK if strength in DEFAULT else budget
        late = sum(each > budget for each in self.wall)
        good = percentile(self.wall, 95) < most and not late
        cells = [
            name,
            strength,
            str(len(self.wall)),
            *(f"{1000 * percentile(each, 95):.1f}" for each in (self.cpu, self.wall)),
            *(f"{1000 * max(each):.0f}" for each in (self.cpu, self.wall)),
            "kept" if good else f"missed ({late} above the budget)",
        ]
        return f"| {' | '.join(cells)} |"


def percentile(values: Sequence[float], part: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)]


def spent(pids: set[int]) -> float:
    """What these processes took of a processor until now, to the nanosecond."""
    nanoseconds = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            nanoseconds += int(thread.read_text("ascii").split()[0])
    return nanoseconds / 1e9


async def thinking(
    bot_pool: BotPool, title: Title, strength: str, wanted: int, every: int
) -> Thinking:
    found = Thinking([], [])
    views = positions(title, 1, every, agreed(title.game, {}))
    for view, seat in islice(views, wanted):
        before, began = spent(bot_pool.pids), perf_counter()
        await bot_pool.choose(title.game, strength, view, seat)
        found.wall.append(perf_counter() - began)
        found.cpu.append(spent(bot_pool.pids) - before)
    return found


async def told(names: Sequence[str], strengths: Sequence[str], wanted: int, every: int) -> None:
    budget = Settings(data=Path()).bot_budget
    print("| game | strength | decisions | CPU, ms (95 %) | wall | CPU, longest | wall | goal |")
    print("|---|---|---:|---:|---:|---:|---:|---|")
    async with BotPool(1, budget) as bot_pool:
        for name in names:
            for strength in strengths:
                title = find(name)
                # The first question makes the bot, and what it reads from files.
                await thinking(bot_pool, title, strength, 1, every)
                found = await thinking(bot_pool, title, strength, wanted, every)
                print(found.row(name, strength, budget), flush=True)
        if bot_pool.fallbacks:
            raise SystemExit(f"{bot_pool.fallbacks} moves were made at random: no figures")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(OWN))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--every", type=int, default=7, help="of the choices, each so many")
    parser.add_argument("--strength", choices=STRENGTHS, action="append")
    asked = parser.parse_args()
    strengths = asked.strength or STRENGTHS[1:]
    asyncio.run(told(asked.games, strengths, asked.positions, asked.every))


if __name__ == "__main__":
    main()
