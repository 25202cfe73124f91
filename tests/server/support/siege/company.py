"""Honest company in a process of its own: many tables, at each somebody and bots, game after game.

python -m tests.server.support.siege.company URL TABLES
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from itertools import count
from random import Random

from .strangers import Stranger, Target, plays

GAMES = (
    ("niagara", ("novice", "novice")),
    ("nimms-leich", ("novice", "novice")),
    ("niagara", ("novice", "amateur")),
)
REST = 0.3
"""Seconds that somebody thinks."""
HOMES = 10
"""Addresses that they come from."""


class Company:
    def __init__(self, url: str, tables: int, rest: float = REST) -> None:
        self.url, self.tables, self.rest = url, tables, rest
        self.late = asyncio.Event()
        self.met: Counter[str] = Counter()
        self.begun = self.ended = 0

    async def spend(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables):
                group.create_task(self._table(number))
                await asyncio.sleep(0.02)

    async def _table(self, number: int) -> None:
        """Until it is late; what was begun is played to its end."""
        target = Target(url=self.url, table="", seconds=0, met=self.met)
        who = Stranger(target, f"127.0.2.{1 + number % HOMES}")
        if not await who.enter():
            raise RuntimeError(f"somebody was not let in: {self.met}")
        for each in count(number):
            game, bots = GAMES[each % len(GAMES)]
            table = await who.seated(game, *bots)
            if table is None:
                raise RuntimeError(f"no table for somebody: {self.met}")
            self.begun += 1
            await plays(who, table, Random(each), self.met, self.rest)
            self.ended += 1
            if self.late.is_set():
                break
        await who.close()


async def spend(url: str, tables: int) -> None:
    company = Company(url, tables)

    def heard() -> None:
        sys.stdin.readline()
        company.late.set()

    asyncio.get_running_loop().add_reader(sys.stdin, heard)
    await company.spend()
    met = dict(company.met)
    print(json.dumps({"begun": company.begun, "ended": company.ended, "met": met}), flush=True)


if __name__ == "__main__":
    asyncio.run(spend(sys.argv[1], int(sys.argv[2])))
