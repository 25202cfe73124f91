"""The house: every table that is awake, and the ways in for those who come over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Callable
from random import Random, SystemRandom
from secrets import token_bytes

import msgspec

from ludotheque.core.chance import SEED_BYTES
from ludotheque.core.game import Seat
from ludotheque.protocol.wire import Fill, NewTable, Sit, TableEntry, TableInfo, Tables
from ludotheque.server.ids import spoken, table_id
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import Frozen, Gathering, Over, Sheet, Stage
from ludotheque.server.store.store import Conflict, Store, StoredTable, TableQuery
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.physics_pool import PhysicsPool

from . import play, setup
from .actor import Actor
from .commands import Command, Leave, Receipt, Rematch
from .films import Films
from .inbox import Asleep
from .public import table_info
from .replay import moments
from .upkeep import Upkeep

log = logging.getLogger(__name__)

LAST_ORDERS = 10.0
"""Seconds that the memory has for what was asked before the house closes."""


class House:
    """`clock` tells milliseconds and survives restarts; `seeds` makes a table's secret seed."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        settings: Settings,
        metrics: Metrics,
        *,
        clock: Callable[[], int] | None = None,
        rng: Random | None = None,
        physics_pool: PhysicsPool | None = None,
        seeds: Callable[[], bytes] | None = None,
    ) -> None:
        self.store, self.bot_pool, self.settings, self.metrics = store, bot_pool, settings, metrics
        self.rng = rng or SystemRandom()
        self.physics_pool = physics_pool or PhysicsPool(1)
        self.films = Films(self.physics_pool)
        self.seeds = seeds or (lambda: token_bytes(SEED_BYTES))
        self.live: dict[str, Actor] = {}
        self.waking: dict[str, asyncio.Task[Actor]] = {}
        self.sockets = 0
        self.closing = False
        self.upkeep = Upkeep(self)
        self._clock = clock or (lambda: time.time_ns() // 1_000_000)
        self._latest = 0
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def now(self, least: int = 0) -> int:
        """Milliseconds that never go back, even if the machine's clock is put right."""
        self._latest = max(self._latest, self._clock(), least)
        return self._latest

    def played(self, actor: Actor, plies: int) -> None:
        """Something was stored and made at a table."""
        self.metrics.ply(actor.sheet.game, plies)
        self.upkeep.saw(actor.sheet)

    # Opening and closing

    async def open(self) -> None:
        await self.upkeep.begin()

    async def close(self) -> None:
        """What was begun is stored; nothing new begins."""
        self.closing = True
        await self.upkeep.end()
        await asyncio.gather(*self.waking.values(), return_exceptions=True)
        for actor in self.live.values():
            # First the lines, so that nobody is told "no" who would better ask again later.
            for follower in actor.followers:
                follower.close(1012, "the house restarts")
            actor.stop()
        late = time.monotonic() + LAST_ORDERS
        while any(actor.busy for actor in self.live.values()) and time.monotonic() < late:
            await asyncio.sleep(0.01)
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.upkeep.note()

    # Tables, awake and asleep

    async def awake(self, name: str) -> Actor:
        """The live table of this id, revived from its record if it slept."""
        id = spoken(name)
        if id is None:
            raise Objection("no-such-table")
        if id in self.live:
            return self.live[id]
        if self.closing:
            raise Objection("house-busy")
        if id not in self.waking:
            self.waking[id] = asyncio.create_task(self._wake(id))
        # Whoever hangs up meanwhile must not stop it for the others.
        return await asyncio.shield(self.waking[id])

    async def _wake(self, id: str) -> Actor:
        try:
            kept = await self.store.load(id)
            if kept is None:
                raise Objection("no-such-table")
            actor = Actor(self, kept)
            self.live[id] = actor
            self._tasks[id] = task = asyncio.create_task(actor.run())
            task.add_done_callback(lambda task: self._ended(actor, task))
            return actor
        finally:
            self.waking.pop(id, None)

    def _ended(self, actor: Actor, task: asyncio.Task[None]) -> None:
        """A table's task ends when it is put away, and never otherwise: if it does, say so."""
        if not task.cancelled():
            log.error("table %s has stopped", actor.id, exc_info=task.exception())
        self.put_to_sleep(actor)

    def put_to_sleep(self, actor: Actor) -> None:
        actor.stop()
        if self.live.get(actor.id) is actor:
            del self.live[actor.id]
            self._tasks.pop(actor.id).cancel()

    async def remove(self, actor: Actor) -> None:
        """A table that never began, and where nobody sits any more."""
        await self.store.remove(actor.id)
        for follower in actor.followers:
            follower.close(1000, "the table is gone")
        actor.stop("no-such-table")
        self.live.pop(actor.id, None)
        # Its task has yet to answer whoever asked for this.
        asyncio.get_running_loop().call_soon(self._tasks.pop(actor.id).cancel)

    async def last_rematch(self, table: str | None) -> str | None:
        """Whoever was away for some rematches is led to the last; None if that is over too."""
        while table is not None:
            stage = await self._stage(table)
            if not isinstance(stage, Over):
                return None if stage is None or isinstance(stage, Frozen) else table
            table = stage.rematch
        return None

    async def _stage(self, table: str) -> Stage | None:
        if (actor := self.live.get(table)) is not None:
            return actor.sheet.stage
        kept = await self.store.load(table)
        return None if kept is None else kept.sheet.stage

    # The ways in

    async def create(self, person: Person, asked: NewTable) -> TableInfo:
        return table_info(await self._created(lambda id: self._set_up(id, asked, person)))

    def _set_up(self, id: str, asked: NewTable, person: Person) -> Sheet:
        return setup.set_up(asked, person, id=id, seed=self.seeds(), now=self.now())

    async def set_up_again(self, sheet: Sheet, person: Person) -> Sheet:
        return await self._created(
            lambda id: setup.again(sheet, person, id=id, seed=self.seeds(), now=self.now())
        )

    async def _created(self, make: Callable[[str], Sheet]) -> Sheet:
        while True:
            sheet = make(table_id(self.rng))
            try:
                await self.store.create(sheet)
            except Conflict:
                continue  # one in thousands of millions, and yet
            return sheet

    async def look(self, table: str, person: Person | None) -> TableEntry:
        actor = await self.awake(table)
        return actor.broadcast.listed(actor.sheet.seat_of(person.id if person else None))

    async def sit(self, table: str, person: Person, asked: Sit) -> TableEntry:
        return await self._listed_after(table, person, asked)

    async def fill(self, table: str, person: Person, asked: Fill) -> TableEntry:
        return await self._listed_after(table, person, asked)

    async def _listed_after(self, table: str, person: Person, asked: Sit | Fill) -> TableEntry:
        actor, _ = await self._asked(table, person, asked)
        return actor.broadcast.listed(actor.sheet.seat_of(person.id))

    async def leave(self, table: str, person: Person) -> TableEntry | None:
        """None if nothing is left of the table."""
        actor, _ = await self._asked(table, person, Leave())
        return None if actor.inbox.shut else actor.broadcast.listed(None)

    async def rematch(self, table: str, person: Person) -> TableInfo:
        _, done = await self._asked(table, person, Rematch())
        assert done.table is not None
        return (await self.look(done.table, person)).table

    async def _asked(self, table: str, person: Person, wish: Command) -> tuple[Actor, Receipt]:
        while True:
            actor = await self.awake(table)
            try:
                return actor, await actor.ask(wish, person)
            except Asleep:
                await asyncio.sleep(0)  # it was put away in this very moment

    async def record(self, table: str) -> bytes:
        """The finished record, without waking the table."""
        kept = await self._kept(table)
        if not isinstance(kept.sheet.stage, Over):
            raise Objection("not-over")
        # Not where everybody else would wait for it.
        return await asyncio.to_thread(_record, kept)

    async def moments(
        self,
        table: str,
        person: Person | None,
        eyes: str | None,
        since: int,
        most: int,
        packed: bool,
    ) -> bytes:
        """A game to be looked at again, also without waking the table."""
        kept = await self._kept(table)
        if isinstance(kept.sheet.stage, Gathering):
            raise Objection("not-over")
        seat = kept.sheet.seat_of(person.id if person else None)
        return await asyncio.to_thread(_moments, kept, seat, eyes, since, most, packed)

    async def film(self, table: str, at: int, packed: bool) -> bytes:
        """A move that was made by hand, to be seen once more."""
        kept = await self._kept(table)
        if isinstance(kept.sheet.stage, Gathering):
            raise Objection("not-over")
        return await self.films.of(kept, at, packed)

    async def _kept(self, table: str) -> StoredTable:
        id = spoken(table)
        kept = await self.store.load(id) if id is not None else None
        if kept is None:
            raise Objection("no-such-table")
        if isinstance(kept.sheet.stage, Frozen):
            raise Objection("table-frozen")
        return kept

    def changed(self, person: Person, *, dismiss: bool = False) -> None:
        """Somebody has another name, or their cookies are void: then their lines are cut."""
        for actor in self.live.values():
            for follower in actor.followers:
                if follower.person is not None and follower.person.id == person.id:
                    follower.person = person
                    if dismiss:
                        follower.close(1008, "come in again")

    async def listed(self, wanted: TableQuery, person: Person | None) -> Tables:
        sheets = await self.store.listed(wanted)
        tables = tuple(self._listed(sheet, person) for sheet in sheets)
        last = sheets[-1] if len(sheets) == wanted.most else None
        return Tables(tables, f"{last.changed}-{last.id}" if last else None)

    def _listed(self, sheet: Sheet, person: Person | None) -> TableEntry:
        seat = sheet.seat_of(person.id if person else None)
        if sheet.id in self.live:
            return self.live[sheet.id].broadcast.listed(seat)
        return TableEntry(table_info(sheet), seat)


def _record(kept: StoredTable) -> bytes:
    return play.record_of(kept.sheet, (line.raw for line in kept.lines))


def _moments(
    kept: StoredTable, seat: Seat | None, eyes: str | None, since: int, most: int, packed: bool
) -> bytes:
    raw = msgspec.json.encode(moments(kept, seat, eyes, since, most))
    return gzip.compress(raw, 6, mtime=0) if packed else raw
