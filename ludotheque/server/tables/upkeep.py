"""What a house does by itself: it opens, notes that it is alive, rings clocks, and tidies up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.server.clock import Now, read_open_time
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.server.store.store import Conflict, Store, StoreTrouble
from ludotheque.server.table_changed import TableChanged
from ludotheque.titles import TITLES

from .actors import Actors
from .changes.calls import left_alone
from .changes.versions import gone, playable
from .live_table import Calling
from .lobby import Lobby

log = logging.getLogger(__name__)

ALIVE, ALIVE_EVERY, SELDOM = "alive", 2.0, 30
"""Heartbeat: the house notes that it is alive, so that no clock runs while it is closed; where no
second counts, once in so many times.
"""
OPEN_TIME = "open-time"
GONE = "gone-"
"""Before the name of a game that is not installed: since when nobody could play it."""
SWEEP_EVERY = 1.0
WIPE_EVERY = 30.0
"""What could not be wiped as it was forgotten, since somebody read the files, is tried again."""


class RunningStocks:
    """At which tables a stock of time runs down by the second, awake or asleep.

    A table has one pace for good, so that those without a stock need tell nothing.
    """

    def __init__(self) -> None:
        self._tables: set[str] = set()

    def __bool__(self) -> bool:
        return bool(self._tables)

    def table_changed(self, changed: TableChanged) -> None:
        self.look(changed.after)

    def look(self, sheet: Sheet) -> None:
        if sheet.pace.brisk and isinstance(sheet.stage, Playing):
            self._tables.add(sheet.id)
        else:
            self._tables.discard(sheet.id)


AT_ONCE: Final = 100
"""Tables that are woken in one sweep, since something there is due."""
SEATS: Final = 10
"""As many as a table may have: each can have prepared something."""


class Upkeep:
    def __init__(
        self,
        actors: Actors,
        stocks: RunningStocks,
        store: Store,
        now: Now,
        settings: Settings,
        lobby: Lobby,
        calling: Calling | None = None,
    ) -> None:
        self._lobby, self._calling = lobby, calling
        self._actors, self._stocks, self._store = actors, stocks, store
        self._now, self._settings = now, settings
        self._tasks: list[asyncio.Task[None]] = []
        self._open_time, self._beats = read_open_time(None), 0
        self._resting: set[str] = set()
        """Tables that cannot go on here before the house is opened anew."""
        self._lost: set[str] = set()
        """Those that were let go in haste, and where bots have still to do something."""

    def lost(self) -> None:
        """All tables are let go. Guests come again by themselves, wherever that is; bots do not."""
        self._lost |= {id for id, actor in self._actors.items() if actor.live.sheet.bots_owe()}

    async def begin(self, alone: bool = True) -> None:
        """Where the others are open, all goes on already."""
        self._open_time = read_open_time(await self._store.noted(OPEN_TIME)).opened(self._now())
        if alone:
            await self._reopen()
        every = self._every
        self._tasks = [
            asyncio.create_task(every(ALIVE_EVERY, self._note_alive)),
            asyncio.create_task(every(SWEEP_EVERY, self.sweep)),
            asyncio.create_task(every(WIPE_EVERY, self._store.wiped)),
            asyncio.create_task(every(self._settings.pulse / 2, self._pulse)),
        ]

    async def _reopen(self) -> None:
        """Clocks go on where they stood when the house closed, and bots that owe a move think."""
        noted = await self._store.noted(ALIVE)
        sheets, now = await self._store.underway(), self._now()
        closed_at = int(noted) if noted else now
        if now < closed_at:
            # The machine's clock went back. Noted first: if this house dies half way, those whose
            # clocks were not set yet have lost no time.
            await self.note()
        since = {game: await self._since(game, closed_at) for game in {s.game for s in sheets}}
        sheets = tuple(
            await asyncio.gather(*(self._rebased(s, since[s.game], now) for s in sheets))
        )
        for game in {each.game for each in sheets if not gone(each)}:
            if since[game] != closed_at:
                await self._store.note(GONE + game, b"")
        await self.note()
        prepared = dict[str, set[Seat]]()
        for id, seat in await self._store.prepared_idle():
            prepared.setdefault(id, set()).add(seat)
        for sheet in sheets:
            if gone(sheet):
                continue
            if not playable(sheet):
                await self._wake(sheet.id)  # which closes it, before anybody looks at a list
                continue
            self._stocks.look(sheet)
            # A house that died may have left something that was prepared, and is due by now.
            if sheet.bots_owe() or _awaits(sheet, prepared.get(sheet.id, set())):
                await self._wake(sheet.id)
        await self._remind(sheets)

    async def _remind(self, sheets: Sequence[Sheet]) -> None:
        """Whoever was at a table as its house died is not there any more, and was not told so."""
        if self._calling is None:
            return
        now = self._now()
        calls = [
            call
            for sheet in sheets
            if isinstance(sheet.stage, Playing)
            for seat in sheet.stage.awaited
            if seat >= 0
            for call in left_alone(sheet, seat, now)
        ]
        if calls:
            await self._store.call(calls)
            self._calling.heard(calls)

    async def _since(self, game: str, closed_at: int) -> int:
        """From when on nobody could play: while a game is not installed, its tables lose no time,
        though the house is open.
        """
        noted = await self._store.noted(GONE + game)
        if noted:
            return min(int(noted), closed_at)
        if game not in TITLES:
            await self._store.note(GONE + game, b"%d" % closed_at)
        return closed_at

    async def _rebased(self, sheet: Sheet, closed_at: int, now: int) -> Sheet:
        """Nobody's time runs while nobody can play."""
        if not isinstance(sheet.stage, Playing) or not sheet.pace.counted or gone(sheet):
            return sheet
        clock = sheet.stage.clock.closed(closed_at, now)
        stage = replace(sheet.stage, clock=clock)
        rebased = replace(sheet, revision=sheet.revision + 1, stage=stage)
        if not await self._store.take(sheet.id):
            return sheet  # another house opened in this very moment, and plays already
        try:
            await self._store.save(rebased)
        except Conflict:
            return sheet
        await self._store.release(sheet.id)
        return rebased

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def note(self) -> None:
        now = self._now()
        await self._store.note(ALIVE, b"%d" % now)
        self._open_time = self._open_time.at(now)
        await self._store.note(OPEN_TIME, self._open_time.written())

    async def _every(self, seconds: float, what: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except StoreTrouble as trouble:
                log.error("%s", trouble)
            except Exception:
                log.exception("something that is done again and again has failed")

    async def _note_alive(self) -> None:
        self._beats += 1
        if self._beats % SELDOM == 0:
            await self.note()
        elif self._stocks:  # where no second counts, the disk may rest
            await self._store.note(ALIVE, b"%d" % self._now())

    async def sweep(self) -> None:
        actors, now = self._actors, time.monotonic()
        for actor in tuple(actors.values()):
            if actor.sleepy(now):
                actors.put_to_sleep(actor)
        # Beside those that rest, which are due for good, and keep nobody else's clock from ringing.
        rest = len(self._resting)
        due = await self._store.due(self._now(), AT_ONCE + rest)
        prepared = await self._store.prepared_due(self._now(), AT_ONCE + SEATS * rest)
        for id in dict.fromkeys((*due, *prepared)):
            if id not in self._resting and id not in actors and await self._store.take(id):
                await self._wake(id)
        for id in tuple(self._lost):
            if id not in actors and await self._store.take(id):
                await self._wake(id)
            self._lost.discard(id)
        for actor in tuple(actors.values()):
            actor.tick(self._now())
        for id in await self._store.adopt():
            log.warning("table %s was at a house that is gone, and goes on here", id)
            await self._wake(id)
            if (awake := actors.get(id)) is not None:
                await self._remind((awake.live.sheet,))
        self._open_time = self._open_time.at(self._now())
        settings = self._settings
        await self._put_away("gathering", settings.forgotten_after)
        if settings.abandoned_after:
            await self._put_away("playing", settings.abandoned_after)
        if settings.finished_after:
            for stage in ("over", "closed"):
                await self._put_away(stage, settings.finished_after)

    async def _put_away(self, stage: str, after: float) -> None:
        """Tables to which nobody has come for so long."""
        before = self._open_time.before(after)
        if before is None:
            return
        for id in await self._store.stale(before, stage):
            if id not in self._actors and id not in self._actors.waking:
                with suppress(Conflict):  # it went on after all, or is awake at another house
                    await self._store.remove(id, stage, before)
                    self._lobby.removed()
                    log.info("table %s was put away: %s, and nobody came", id, stage)

    async def _wake(self, id: str) -> None:
        """One table that cannot be woken must not keep the others asleep."""
        try:
            await self._actors.wake(id, for_guest=False)
        except (Objection, Conflict, StoreTrouble) as error:
            if isinstance(error, Objection) and error.reason in ("rules-newer", "game-missing"):
                self._resting.add(id)
            log.error("table %s could not be woken: %s", id, error)

    async def _pulse(self) -> None:
        for actor in tuple(self._actors.values()):
            actor.broadcast.pulse()


def _awaits(sheet: Sheet, seats: set[Seat]) -> bool:
    return isinstance(sheet.stage, Playing) and bool(seats.intersection(sheet.stage.awaited))
