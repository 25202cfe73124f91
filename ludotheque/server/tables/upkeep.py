"""What a house does by itself: it opens, notes that it is alive, rings clocks, and tidies up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.server.store.store import Conflict, Store, StoreTrouble
from ludotheque.server.table_changed import TableChanged
from ludotheque.table.clock import SteadyClock

from .actors import Actors

log = logging.getLogger(__name__)

ALIVE, ALIVE_EVERY = "alive", 2.0
"""Heartbeat: the house notes that it is alive, so that no clock runs while it is closed."""
SWEEP_EVERY = 1.0


class RunningStocks:
    """At which tables a stock of time runs down, awake or asleep."""

    def __init__(self) -> None:
        self._tables: set[str] = set()

    def __bool__(self) -> bool:
        return bool(self._tables)

    def table_changed(self, changed: TableChanged) -> None:
        self.look(changed.after)

    def look(self, sheet: Sheet) -> None:
        if sheet.pace.rests and isinstance(sheet.stage, Playing):
            self._tables.add(sheet.id)
        else:
            self._tables.discard(sheet.id)


class Upkeep:
    def __init__(
        self,
        actors: Actors,
        stocks: RunningStocks,
        store: Store,
        now: SteadyClock,
        settings: Settings,
    ) -> None:
        self._actors, self._stocks, self._store = actors, stocks, store
        self._now, self._settings = now, settings
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Clocks go on where they stood when the house closed, and bots that owe a move think."""
        noted = await self._store.noted(ALIVE)
        sheets = await self._store.underway()
        # The machine's clock may have gone back since: the house's own does not.
        latest = max((sheet.changed for sheet in sheets), default=0)
        now = self._now(max(latest, int(noted) if noted else 0))
        closed_at = int(noted) if noted else now
        sheets = tuple(
            await asyncio.gather(*(self._rebased(each, closed_at, now) for each in sheets))
        )
        for sheet in sheets:
            self._stocks.look(sheet)
            if _bots_owe(sheet):
                await self._wake(sheet.id)
        every = self._every
        self._tasks = [
            asyncio.create_task(every(ALIVE_EVERY, self._note_alive)),
            asyncio.create_task(every(SWEEP_EVERY, self.sweep)),
            asyncio.create_task(every(self._settings.pulse / 2, self._pulse)),
        ]

    async def _rebased(self, sheet: Sheet, closed_at: int, now: int) -> Sheet:
        """A stock of time does not shrink while nobody can play; days for a move go by."""
        if not isinstance(sheet.stage, Playing) or not sheet.pace.rests:
            return sheet
        clock = sheet.stage.clock.closed(closed_at, now)
        stage = replace(sheet.stage, clock=clock)
        sheet = replace(sheet, revision=sheet.revision + 1, stage=stage)
        await self._store.save(sheet)
        return sheet

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def note(self) -> None:
        await self._store.note(ALIVE, b"%d" % self._now())

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
        if self._stocks:  # where nobody's time is counted, the disk may rest
            await self.note()

    async def sweep(self) -> None:
        actors, now = self._actors, time.monotonic()
        for actor in tuple(actors.values()):
            if actor.sleepy(now):
                actors.put_to_sleep(actor)
        for id in await self._store.due(self._now()):
            if id not in actors:
                await self._wake(id)
        forgotten = self._now() - int(self._settings.forgotten_after * 1000)
        for id in await self._store.stale(forgotten):
            if id not in actors and id not in actors.waking:
                await self._store.remove(id)

    async def _wake(self, id: str) -> None:
        """One table that cannot be woken must not keep the others asleep."""
        try:
            await self._actors.wake(id)
        except (Objection, Conflict, StoreTrouble) as error:
            log.error("table %s could not be woken: %s", id, error)

    async def _pulse(self) -> None:
        for actor in tuple(self._actors.values()):
            actor.broadcast.pulse()


def _bots_owe(sheet: Sheet) -> bool:
    if not isinstance(sheet.stage, Playing):
        return False
    bots: set[Seat] = {s for s, chair in enumerate(sheet.chairs) if chair.bot is not None}
    return bool(bots.union(sheet.stage.lent).intersection(sheet.stage.awaited))
