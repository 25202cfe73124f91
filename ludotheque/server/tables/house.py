"""The house: its tables, and the ways in for those who come over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from secrets import token_bytes

import msgspec

from ludotheque.core.chance import SEED_BYTES
from ludotheque.core.game import Seat
from ludotheque.protocol.wire import Fill, NewTable, Sit, TableEntry, TableInfo, Tables
from ludotheque.server.ids import spoken
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import Frozen, Gathering, Over, Sheet
from ludotheque.server.store.store import Store, StoredTable, TableQuery
from ludotheque.server.table_changed import Subscriber
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.physics_pool import PhysicsPool
from ludotheque.table.clock import SteadyClock

from .actor import Actor, Asleep
from .actors import Actors
from .changes.records import record_of
from .command import GuestCommand, Leave, Receipt, Rematch
from .new_tables import NewTables
from .public import table_info
from .replay import moments
from .services import TableServices
from .steering.films import Films
from .upkeep import RunningStocks, Upkeep

LAST_ORDERS = 10.0
"""Seconds that the memory has for what was asked before the house closes."""


class House:
    """`clock` tells milliseconds and survives restarts; `seeds` makes a table's secret seed.

    `subscribers` are told of every change of a table, beside those that the house itself has.
    """

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
        subscribers: Sequence[Subscriber] = (),
    ) -> None:
        self.store, self.sockets = store, 0
        self.now = now = SteadyClock(clock) if clock else SteadyClock(time.time_ns, 1_000_000)
        rng, stocks = rng or SystemRandom(), RunningStocks()
        seeds = seeds or (lambda: token_bytes(SEED_BYTES))
        self.services = services = TableServices(
            store=store,
            settings=settings,
            metrics=metrics,
            now=now,
            rng=rng,
            bot_pool=bot_pool,
            physics_pool=physics_pool or PhysicsPool(1),
            new_tables=NewTables(store, now, rng, seeds),
            subscribers=(metrics.table_changed, stocks.table_changed, *subscribers),
        )
        self.actors = Actors(services)
        self.upkeep = Upkeep(self.actors, stocks, store, now, settings)
        self._films = Films(services.physics_pool)

    # Opening and closing

    async def open(self) -> None:
        await self.upkeep.begin()

    @property
    def closing(self) -> bool:
        return self.actors.closing

    async def close(self) -> None:
        """What was begun is stored; nothing new begins."""
        self.actors.closing = True
        await self.upkeep.end()
        await self.actors.close(LAST_ORDERS)
        await self.upkeep.note()

    # The ways in

    async def create(self, person: Person, asked: NewTable) -> TableInfo:
        return table_info(await self.services.new_tables.set_up(asked, person))

    async def look(self, table: str, person: Person | None) -> TableEntry:
        return _entry(await self.actors.wake(table), person)

    async def sit(self, table: str, person: Person, asked: Sit) -> TableEntry:
        return _entry((await self._asked(table, person, asked))[0], person)

    async def fill(self, table: str, person: Person, asked: Fill) -> TableEntry:
        return _entry((await self._asked(table, person, asked))[0], person)

    async def leave(self, table: str, person: Person) -> TableEntry | None:
        """None if nothing is left of the table."""
        actor, _ = await self._asked(table, person, Leave())
        return None if actor.inbox.shut else _entry(actor, None)

    async def rematch(self, table: str, person: Person) -> TableInfo:
        _, done = await self._asked(table, person, Rematch())
        assert done.table is not None
        return (await self.look(done.table, person)).table

    async def _asked(
        self, table: str, person: Person, command: GuestCommand
    ) -> tuple[Actor, Receipt]:
        while True:
            actor = await self.actors.wake(table)
            try:
                return actor, await actor.ask(command, person)
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
        return await self._films.of(kept, at, packed)

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
        for actor in self.actors.values():
            for follower in actor.live.followers:
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
        if (actor := self.actors.get(sheet.id)) is not None:
            return actor.presence.entry(seat)
        return TableEntry(table_info(sheet), seat)


def _entry(actor: Actor, person: Person | None) -> TableEntry:
    return actor.presence.entry(actor.live.seat_of(person))


def _record(kept: StoredTable) -> bytes:
    return record_of(kept.sheet, (line.raw for line in kept.lines))


def _moments(
    kept: StoredTable, seat: Seat | None, eyes: str | None, since: int, most: int, packed: bool
) -> bytes:
    raw = msgspec.json.encode(moments(kept, seat, eyes, since, most))
    return gzip.compress(raw, 6, mtime=0) if packed else raw
