"""A house that is killed again and again while a crowd plays in it."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from msgspec import Struct, field

from .brisk import Lodging
from .crowd import Crowd, Pending
from .houses import PATIENCE
from .inquest import fair, left_behind, promised, whole

MOMENTS = ("sent", "sent", "sent", "whenever", "whenever", "back", "opening")
"""Right after a move was sent; at any moment; while all come back; before the house is open."""
AFTER_SENDING, WHENEVER, BACK, OPENING = 0.006, 1.0, 0.3, 1.0
"""At most so many seconds until the signal."""

EXPECTED = "the house was not closed properly, and nothing is lost"
"""All that a house has to say to its host after a kill; after a signal to close, nothing."""


class Tally(Struct):
    """What was tried and checked, to be printed."""

    kills: Counter[str] = field(default_factory=Counter)
    """By their moment."""
    amid: int = 0
    """Kills that fell while a submission was under way."""
    under_way: int = 0
    """Submissions that were under way at a kill ..."""
    untold: int = 0
    """... and had been stored, although their guests did not know it yet."""
    checked: int = 0
    """How often an acknowledged line was looked up after a kill."""
    lines: int = 0
    """Acknowledged lines in all."""
    games: int = 0
    """Played to their end, and verified."""
    plies: int = 0

    def __str__(self) -> str:
        moments = ", ".join(f"{count} {moment}" for moment, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills ({moments}), {self.amid} of them amid submissions: "
            f"{self.under_way} were under way, {self.untold} of these stored already. "
            f"{self.lines} acknowledged lines, looked up {self.checked} times, none lost or "
            f"doubled. {self.games} games verified, {self.plies} plies."
        )


class Killing:
    """`killed` is called after every kill, once the file was looked at."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        tables: int,
        number: signal.Signals = signal.SIGKILL,
        killed: Callable[[], object] = lambda: None,
    ) -> None:
        self.rng, self.number, self.killed = Random(seed), number, killed
        self.lodging = Lodging(folder)
        self.crowd = Crowd(self.lodging.url, Random(seed), tables)
        self.tally = Tally()
        self._amid: list[tuple[list[Pending], set[str]]] = []
        """For each kill, what was under way, and the submissions that the file held."""

    async def run(self, kills: int) -> Tally:
        try:
            async with asyncio.TaskGroup() as tasks:
                await self.lodging.open()
                for place in range(len(self.crowd.steps)):
                    tasks.create_task(self.crowd.spend(place))
                while self.tally.kills.total() < kills:
                    await self._kill(self._moment())
                await self._all_go_on()
                self.crowd.late = True
        finally:
            await self.lodging.leave()
        self._conclude()
        return self.tally

    def _moment(self) -> str:
        return self.rng.choice(MOMENTS if self.number == signal.SIGKILL else MOMENTS[:6])

    async def _kill(self, moment: str) -> None:
        rng = self.rng
        match moment:
            case "sent":
                await self._all_go_on()
                self.crowd.sent.clear()
                await asyncio.wait_for(self.crowd.sent.wait(), PATIENCE)
                time.sleep(rng.uniform(0, AFTER_SENDING))  # asyncio's own may take far longer
            case "whenever":
                await self._all_go_on()
                await asyncio.sleep(rng.uniform(0, WHENEVER))
            case "back":
                await asyncio.sleep(rng.uniform(0, BACK))
            case "opening":
                await self._stop("whenever")
                await self.lodging.begin()
                await asyncio.sleep(rng.uniform(0, OPENING))
        await self._stop(moment)
        await self.lodging.open()

    async def _stop(self, moment: str) -> None:
        self.lodging.send(self.number)
        self.tally.kills[moment] += 1
        under_way = [each for each in self.crowd.pending if each.link.connected]
        code = await self.lodging.gone()
        assert code == (0 if self.number == signal.SIGTERM else -signal.SIGKILL)
        left = left_behind(self.lodging.data)
        for each in left.values():
            whole(each.kept)
        self.tally.checked += sum(promised(party, left) for party in self.crowd.parties)
        stored = {
            f"{table}:{line.submission}" for table, each in left.items() for line in each.kept.lines
        }
        self._amid.append((under_way, stored))
        self.killed()

    async def _all_go_on(self) -> None:
        """Every table has gone on since the house was opened."""
        steps = list(self.crowd.steps)
        async with asyncio.timeout(PATIENCE):
            while any(now <= before for now, before in zip(self.crowd.steps, steps, strict=True)):
                await asyncio.sleep(0.005)

    def _conclude(self) -> None:
        tally = self.tally
        for under_way, stored in self._amid:
            tally.amid += bool(under_way)
            tally.under_way += len(under_way)
            for each in under_way:
                if each.word is not None:
                    tally.untold += f"{each.table}:{each.seat}:{each.word.id}" in stored
        for party in self.crowd.parties:
            tally.lines += len(party.words)
            tally.plies += fair(party)
            tally.games += 1
        said = self.lodging.log.read_text().splitlines()
        if self.number == signal.SIGKILL:
            said = [line for line in said if EXPECTED not in line]
        assert not said, said
