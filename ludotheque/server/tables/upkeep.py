"""What a house does by itself: it opens, notes that it is alive, rings clocks, and tidies up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.server.store.store import Conflict, StoreTrouble

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

ALIVE, ALIVE_EVERY = "alive", 2.0
"""The house notes that it is alive, so that no clock runs while it is closed."""
SWEEP_EVERY = 1.0


class Upkeep:
    def __init__(self, house: House) -> None:
        self._house = house
        self._timed: set[str] = set()
        """Tables where a stock of time runs down, awake or asleep."""
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Clocks go on where they stood when the house closed, and bots that owe a move think."""
        house = self._house
        noted = await house.store.noted(ALIVE)
        sheets = await house.store.underway()
        # The machine's clock may have gone back since: the house's own does not.
        latest = max((sheet.changed for sheet in sheets), default=0)
        now = house.now(max(latest, int(noted) if noted else 0))
        closed_at = int(noted) if noted else now
        sheets = tuple(
            await asyncio.gather(*(self._rebased(each, closed_at, now) for each in sheets))
        )
        for sheet in sheets:
            self.saw(sheet)
            if _bots_owe(sheet):
                await self._awake(sheet.id)
        every = self._every
        self._tasks = [
            asyncio.create_task(every(ALIVE_EVERY, self._note_alive)),
            asyncio.create_task(every(SWEEP_EVERY, self.sweep)),
            asyncio.create_task(every(house.settings.pulse / 2, self._pulse)),
        ]

    async def _rebased(self, sheet: Sheet, closed_at: int, now: int) -> Sheet:
        """A stock of time does not shrink while nobody can play; days for a move go by."""
        if not isinstance(sheet.stage, Playing) or not sheet.pace.rests:
            return sheet
        clock = sheet.stage.clock.closed(closed_at, now)
        stage = replace(sheet.stage, clock=clock)
        sheet = replace(sheet, revision=sheet.revision + 1, stage=stage)
        await self._house.store.save(sheet)
        return sheet

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def note(self) -> None:
        await self._house.store.note(ALIVE, b"%d" % self._house.now())

    def saw(self, sheet: Sheet) -> None:
        """A table has changed: whether its clock has to be looked after."""
        if isinstance(sheet.stage, Playing) and sheet.pace.rests:
            self._timed.add(sheet.id)
        else:
            self._timed.discard(sheet.id)

    async def _every(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except StoreTrouble as trouble:
                log.error("%s", trouble)
            except Exception:
                log.exception("something that is done again and again has failed")

    async def _note_alive(self) -> None:
        if self._timed:  # where nobody's time is counted, the disk may rest
            await self.note()

    async def sweep(self) -> None:
        house, now = self._house, time.monotonic()
        for actor in tuple(house.live.values()):
            if actor.sleepy(now):
                house.put_to_sleep(actor)
        for id in await house.store.due(house.now()):
            if id not in house.live:
                await self._awake(id)
        forgotten = house.now() - int(house.settings.forgotten_after * 1000)
        for id in await house.store.stale(forgotten):
            if id not in house.live and id not in house.waking:
                await house.store.remove(id)

    async def _awake(self, id: str) -> None:
        """One table that cannot be woken must not keep the others asleep."""
        try:
            await self._house.awake(id)
        except (Objection, Conflict, StoreTrouble) as error:
            log.error("table %s could not be woken: %s", id, error)

    async def _pulse(self) -> None:
        for actor in tuple(self._house.live.values()):
            actor.broadcast.pulse()


def _bots_owe(sheet: Sheet) -> bool:
    if not isinstance(sheet.stage, Playing):
        return False
    bots: set[Seat] = {s for s, chair in enumerate(sheet.chairs) if chair.bot is not None}
    return bool(bots.union(sheet.stage.lent).intersection(sheet.stage.awaited))
