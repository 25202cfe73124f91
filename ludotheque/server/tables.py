"""The house: every table that is awake, and the ways in for those who come over HTTP."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random, SystemRandom
from secrets import token_bytes
from typing import Any

from msgspec.structs import replace

from ludotheque.core.chance import SEED_BYTES
from ludotheque.core.record import write
from ludotheque.table.clock import Live

from . import gathering, life
from .actor import Actor, Again, Leave
from .brains import Brains
from .face import face
from .ids import spoken, table_id
from .metrics import Metrics
from .objection import Objection
from .people import Person
from .settings import Settings
from .sheet import Frozen, Over, Playing, Sheet
from .store import Conflict, Kept, Store, StoreTrouble, Wanted
from .wire import Face, Fill, Listed, NewTable, Sit, Tables

log = logging.getLogger(__name__)

ALIVE, ALIVE_EVERY = "alive", 2.0
"""The house notes that it is alive, so that no clock runs while it is closed."""
SWEEP_EVERY = 1.0
LAST_ORDERS = 10.0
"""Seconds that the memory has for what was asked before the house closes."""


class House:
    """`clock` tells milliseconds and survives restarts; `seeds` makes a table's secret seed."""

    def __init__(
        self,
        store: Store,
        brains: Brains,
        settings: Settings,
        metrics: Metrics,
        *,
        clock: Callable[[], int] | None = None,
        rng: Random | None = None,
        seeds: Callable[[], bytes] | None = None,
    ) -> None:
        self.store, self.brains, self.settings, self.metrics = store, brains, settings, metrics
        self.rng = rng or SystemRandom()
        self.seeds = seeds or (lambda: token_bytes(SEED_BYTES))
        self.live: dict[str, Actor] = {}
        self.sockets = 0
        self.closing = False
        self._clock = clock or (lambda: time.time_ns() // 1_000_000)
        self._latest = 0
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._rounds: list[asyncio.Task[None]] = []

    def now(self) -> int:
        """Milliseconds that never go back, even if the machine's clock is put right."""
        self._latest = max(self._latest, self._clock())
        return self._latest

    # Opening and closing

    async def open(self) -> None:
        """Clocks go on where they stood when the house closed, and bots that owe a move think."""
        noted = await self.store.noted(ALIVE)
        closed_at = int(noted) if noted else self.now()
        for sheet in await self.store.underway():
            sheet = await self._rebased(sheet, closed_at)
            stage = sheet.stage
            assert isinstance(stage, Playing)
            bots = {s for s, chair in enumerate(sheet.chairs) if chair.bot is not None}
            if bots.union(stage.lent).intersection(stage.awaited):
                await self.awake(sheet.id)
        self._rounds = [
            asyncio.create_task(self._repeat(ALIVE_EVERY, self._note_alive)),
            asyncio.create_task(self._repeat(SWEEP_EVERY, self._sweep)),
            asyncio.create_task(self._repeat(self.settings.pulse / 2, self._pulse)),
        ]

    async def _rebased(self, sheet: Sheet, closed_at: int) -> Sheet:
        """A stock of time does not shrink while nobody can play; days for a move go by."""
        stage, now = sheet.stage, self.now()
        if not isinstance(stage, Playing) or not isinstance(sheet.pace, Live):
            return sheet
        since = stage.clock.since + max(0, now - max(closed_at, stage.clock.since))
        stage = replace(stage, clock=replace(stage.clock, since=since))
        sheet = replace(sheet, revision=sheet.revision + 1, stage=stage)
        await self.store.save(sheet)
        return sheet

    async def close(self) -> None:
        """What was begun is stored; nothing new begins."""
        self.closing = True
        for task in self._rounds:
            task.cancel()
        for actor in self.live.values():
            actor.stop()
            for follower in actor.followers:
                follower.close(1012, "the house restarts")
        late = time.monotonic() + LAST_ORDERS
        while any(actor.busy or actor.inbox.qsize() for actor in self.live.values()):
            if time.monotonic() > late:
                log.error("some submissions were neither stored nor answered")
                break
            await asyncio.sleep(0.01)
        for running in self._tasks.values():
            running.cancel()
        await asyncio.gather(*self._tasks.values(), *self._rounds, return_exceptions=True)
        await self.store.note(ALIVE, b"%d" % self.now())

    # Tables, awake and asleep

    async def awake(self, name: str) -> Actor:
        """The live table of this id, revived from its record if it slept."""
        id = spoken(name)
        if id is None:
            raise Objection("no-such-table")
        if id in self.live:
            return self.live[id]
        if id not in self._waking:
            self._waking[id] = asyncio.create_task(self._wake(id))
        # Whoever hangs up meanwhile must not stop it for the others.
        return await asyncio.shield(self._waking[id])

    async def _wake(self, id: str) -> Actor:
        try:
            if self.closing:
                raise Objection("house-busy")
            kept = await self.store.load(id)
            if kept is None:
                raise Objection("no-such-table")
            actor = await self._revived(kept)
            self.live[id] = actor
            self._tasks[id] = asyncio.create_task(actor.run())
            return actor
        finally:
            self._waking.pop(id, None)

    async def _revived(self, kept: Kept) -> Actor:
        try:
            return Actor(self, kept)
        except Exception as error:
            # Such as a game whose rules have changed since: nothing is lost, but none may go on.
            log.exception("table %s cannot be revived", kept.sheet.id)
            frozen = Frozen(at=len(kept.lines), why=str(error)[:300])
            sheet = replace(kept.sheet, revision=kept.sheet.revision + 1, stage=frozen)
            await self.store.save(sheet)
            return Actor(self, replace(kept, sheet=sheet))

    def _put_to_sleep(self, actor: Actor) -> None:
        actor.stop()
        self.live.pop(actor.id, None)
        if task := self._tasks.pop(actor.id, None):
            task.cancel()

    async def remove(self, actor: Actor) -> None:
        """A table that never began, and where nobody sits any more."""
        await self.store.remove(actor.id)
        for follower in actor.followers:
            follower.close(1000, "the table is gone")
        actor.stop()
        self.live.pop(actor.id, None)
        # Its task answers whoever asked for this before it ends.
        if task := self._tasks.pop(actor.id, None):
            asyncio.get_running_loop().call_later(1.0, task.cancel)

    # What is done again and again

    async def _repeat(self, every: float, what: Callable[[], Any]) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await what()
            except (StoreTrouble, Objection) as trouble:
                log.error("%s", trouble)
            except Exception:
                log.exception("something that is done again and again has failed")

    async def _note_alive(self) -> None:
        if any(_timed(actor.sheet) for actor in self.live.values()):
            await self.store.note(ALIVE, b"%d" % self.now())

    async def _sweep(self) -> None:
        now = time.monotonic()
        for actor in tuple(self.live.values()):
            if actor.sleepy(now):
                self._put_to_sleep(actor)
        for id in await self.store.due(self.now()):
            if id not in self.live:
                await self.awake(id)
        forgotten = self.now() - int(self.settings.forgotten_after * 1000)
        for id in await self.store.stale(forgotten):
            if id not in self.live:
                await self.store.remove(id)

    async def _pulse(self) -> None:
        for actor in tuple(self.live.values()):
            actor.telling.pulse()

    # The ways in

    async def create(self, person: Person, asked: NewTable) -> Face:
        return face(await self._created(lambda id: self._set_up(id, asked, person)))

    def _set_up(self, id: str, asked: NewTable, person: Person) -> Sheet:
        return gathering.set_up(asked, person, id=id, seed=self.seeds(), now=self.now())

    async def set_up_again(self, sheet: Sheet, person: Person) -> Sheet:
        return await self._created(
            lambda id: gathering.again(sheet, person, id=id, seed=self.seeds(), now=self.now())
        )

    async def _created(self, make: Callable[[str], Sheet]) -> Sheet:
        while True:
            sheet = make(table_id(self.rng))
            try:
                await self.store.create(sheet)
            except Conflict:
                continue  # one in thousands of millions, and yet
            return sheet

    async def look(self, table: str, person: Person | None) -> Listed:
        actor = await self.awake(table)
        return actor.telling.listed(actor.sheet.seat_of(person.id if person else None))

    async def sit(self, table: str, person: Person, asked: Sit) -> Listed:
        return await self._asked(table, person, asked)

    async def fill(self, table: str, person: Person, asked: Fill) -> Listed:
        return await self._asked(table, person, asked)

    async def _asked(self, table: str, person: Person, asked: Sit | Fill) -> Listed:
        actor = await self.awake(table)
        await actor.ask(asked, person)
        return actor.telling.listed(actor.sheet.seat_of(person.id))

    async def leave(self, table: str, person: Person) -> Listed | None:
        """None if nothing is left of the table."""
        actor = await self.awake(table)
        await actor.ask(Leave(), person)
        return actor.telling.listed(None) if actor.id in self.live else None

    async def rematch(self, table: str, person: Person) -> Face:
        actor = await self.awake(table)
        done = await actor.ask(Again(), person)
        assert done.table is not None
        return (await self.look(done.table, person)).table

    async def record(self, table: str) -> bytes:
        """The finished record, without waking the table."""
        id = spoken(table)
        if id is not None and id in self.live:
            return self.live[id].record()
        kept = await self.store.load(id) if id is not None else None
        if kept is None:
            raise Objection("no-such-table")
        if not isinstance(kept.sheet.stage, Over):
            raise Objection("not-over")
        # The whole game is played again: not where everybody else would wait for it.
        return await asyncio.to_thread(_record, kept)

    async def listed(self, wanted: Wanted, person: Person | None) -> Tables:
        sheets = await self.store.listed(wanted)
        tables = tuple(self._listed(sheet, person) for sheet in sheets)
        last = sheets[-1] if len(sheets) == wanted.most else None
        return Tables(tables, f"{last.changed}-{last.id}" if last else None)

    def _listed(self, sheet: Sheet, person: Person | None) -> Listed:
        seat = sheet.seat_of(person.id if person else None)
        if sheet.id in self.live:
            return self.live[sheet.id].telling.listed(seat)
        return Listed(face(sheet), seat)


def _record(kept: Kept) -> bytes:
    revived = life.revived(kept)
    assert revived is not None
    return write(revived.record())


def _timed(sheet: Sheet) -> bool:
    return isinstance(sheet.stage, Playing) and isinstance(sheet.pace, Live)
