"""The house: its tables, and the ways in for those who come over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from random import Random, SystemRandom
from secrets import token_bytes
from typing import Protocol, TypeVar

import msgspec

from ludotheque.core.chance import SEED_BYTES
from ludotheque.core.game import Seat
from ludotheque.protocol.wire import (
    Chart,
    ChatMessage,
    ChatRoom,
    Fill,
    Moments,
    NewTable,
    Sit,
    TableEntry,
    TableInfo,
    Tables,
)
from ludotheque.server.clock import Now
from ludotheque.server.ids import spoken
from ludotheque.server.limits.limits import Limits
from ludotheque.server.limits.turns import Owner, Turns
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import Closed, Frozen, Gathering, Over, Sheet
from ludotheque.server.store.store import Store, StoredTable, StoreTrouble, TableQuery
from ludotheque.server.table_changed import Subscriber
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.physics_pool import PhysicsPool
from ludotheque.table.chapter import BadChapter
from ludotheque.table.clock import HouseClock

from .actor import Actor, Asleep
from .actors import Actors
from .changes.records import record_of
from .command import Forget, GuestCommand, Leave, Receipt, Rematch
from .day.calendar import check_open, closed
from .day.days import Days
from .follower import Follower
from .live_table import Calling
from .lobby import Lobby
from .looking_back.chart import chart
from .looking_back.kept_moments import CHART, KeptMoments
from .looking_back.made_by import made_by
from .looking_back.replay import moments
from .new_tables import NewTables
from .public import due, table_info
from .services import TableServices
from .steering.films import Films, shot
from .upkeep import RunningStocks, Upkeep

log = logging.getLogger(__name__)

T = TypeVar("T")

DISMISSED = 10_000
"""So many who left are remembered: none of them takes as long to come in as so many to leave."""
NEVER_AGAIN = 2**62
"""Later than any generation of a person's cookies."""
LAST_ORDERS = 10.0
"""Seconds that the memory has for what was asked before the house closes."""


class HostsNotices(Protocol):
    """As in `Notices`: what concerns the host's word alone."""

    def note_changed(self, key: str | None) -> None: ...

    def banned(self, person: str, until: int) -> None: ...


class House:
    """`clock` tells milliseconds since 1970; `seeds` makes a table's secret seed.

    `subscribers` are told of every change of a table, beside those that the house itself has;
    `calling` of calls that a table has stored for who is away.
    """

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        settings: Settings,
        metrics: Metrics,
        *,
        clock: Now | None = None,
        rng: Random | None = None,
        physics_pool: PhysicsPool | None = None,
        limits: Limits | None = None,
        seeds: Callable[[], bytes] | None = None,
        subscribers: Sequence[Subscriber] = (),
        calling: Calling | None = None,
    ) -> None:
        self.store, self.sockets = store, 0
        self.now: Now = clock or HouseClock(time.time_ns, time.monotonic_ns, 1_000_000)
        now, self.lobby = self.now, Lobby(store)
        rng, stocks = rng or SystemRandom(), RunningStocks()
        seeds = seeds or (lambda: token_bytes(SEED_BYTES))
        limits = limits or Limits(settings)
        self.services = services = TableServices(
            store=store,
            settings=settings,
            metrics=metrics,
            now=now,
            rng=rng,
            bot_pool=bot_pool,
            physics_pool=physics_pool or PhysicsPool(1),
            new_tables=NewTables(store, now, rng, seeds, limits, self.lobby.touched),
            limits=limits,
            subscribers=(
                metrics.table_changed,
                self.lobby.table_changed,
                *subscribers,
            ),
            of_stocks=(stocks.table_changed,),
            calling=calling,
        )
        self.actors = Actors(services, self.lobby)
        self.days = Days(store, now, services.new_tables)
        self.upkeep = Upkeep(self.actors, stocks, store, now, settings, self.lobby, calling)
        self.films = Films(services.physics_pool)
        self._moments = KeptMoments(store)
        self._generations: OrderedDict[str, int] = OrderedDict()
        """Of those whose cookies became void while the house is open."""
        self._looking: set[asyncio.Task[None]] = set()
        self.hosts: HostsNotices | None = None
        """Who is told what the host does at other houses."""

    # Opening and closing

    async def open(self) -> None:
        begun = await self.store.begin(self)
        if begun.now is not None and isinstance(self.now, HouseClock):
            self.now.set(begun.now)
        if begun.unclosed:
            games = len(await self.store.underway())
            log.warning(
                "the house was not closed properly, and nothing is lost; games go on: %d", games
            )
        await self.upkeep.begin(begun.alone)
        self.lobby.open()

    @property
    def closing(self) -> bool:
        return self.actors.closing

    async def close(self) -> None:
        """What was begun is stored; nothing new begins."""
        self.actors.closing = True
        await self.lobby.close()
        await self.upkeep.end()
        owing = await self.actors.close(LAST_ORDERS)
        # Others wait for the tables, and nobody for the notes.
        notes, left = self.upkeep.note(), self.store.end(owing)
        for trouble in await asyncio.gather(notes, left, return_exceptions=True):
            if trouble is not None:
                raise trouble

    @property
    def looking_back(self) -> Turns:
        """In which games are looked at again."""
        return self._moments.turns

    # What other houses on the same memory have to tell

    def wanted(self, table: str) -> None:
        self.actors.wanted(table)

    def lost(self) -> None:
        self.upkeep.lost()
        self.actors.lost()

    def person_changed(self, person: str) -> None:
        self.lobby.dismiss(person)
        if any(each.person and each.person.id == person for each in self._followers()):
            task = asyncio.create_task(self._look_again(person))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    def tables_changed(self, lists: bool, people: Collection[str] | None) -> None:
        self.lobby.heard(lists, people)

    def note_changed(self, key: str | None) -> None:
        if self.hosts is not None:
            self.hosts.note_changed(key)

    def banned(self, person: str, until: int) -> None:
        if self.hosts is not None:
            self.hosts.banned(person, until)

    async def _look_again(self, id: str) -> None:
        try:
            person = await self.store.person(id)
        except StoreTrouble as trouble:
            log.error("%s", trouble)
            return
        if person is not None:
            self.changed(person)
        else:
            self.gone(id)

    # The ways in

    async def create(self, person: Person, asked: NewTable) -> TableInfo:
        return table_info(await self.services.new_tables.set_up(asked, person))

    async def look(self, table: str, person: Person | None) -> TableEntry:
        actor = await self.actors.wake(table)
        check_open(actor.live.sheet, person, self.now())
        return _entry(actor, person)

    async def sheet_of(self, table: str) -> Sheet | None:
        """As it is now, without waking the table; None if there is none."""
        actor = self.actors.get(table)
        return actor.live.sheet if actor is not None else await self.store.sheet(table)

    def at_table(self, table: str, person: str) -> bool:
        """Whether somebody is connected there, as far as this house serves the table."""
        actor = self.actors.get(table)
        return actor is not None and any(
            each.person is not None and each.person.id == person for each in actor.live.followers
        )

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

    async def remove(self, table: str) -> None:
        """By the host's word, with everything, whoever is there."""
        await self.actors.remove((await self.actors.wake(table)).id, None)

    async def unsay(self, table: str, room: ChatRoom, number: int) -> None:
        """By the host's word; whoever has it on their page sees it go."""
        actor = await self.actors.wake(table)
        await self.store.unsay(actor.id, room, number)
        if (blank := actor.live.chat.blank(room, number)) is not None:
            actor.broadcast.tell_again(blank)

    async def forget(self, table: str, person: Person) -> None:
        """Somebody has themselves deleted: they give up, and nothing here names them any more."""
        seat = (await self.actors.wake(table)).live.seat_of(person)
        actor, _ = await self._asked(table, person, Forget())
        for room, number in await self.store.forget_words(actor.id, person.id, seat):
            if (blank := actor.live.chat.forget(room, number)) is not None:
                actor.broadcast.tell_again(blank)

    def gone(self, person: str) -> None:
        """Nobody of this id is known any more: their lines are cut."""
        self._generations[person] = NEVER_AGAIN
        if len(self._generations) > DISMISSED:
            self._generations.popitem(last=False)
        self.lobby.dismiss(person)
        for follower in tuple(self._followers()):
            if follower.person is not None and follower.person.id == person:
                follower.close(1008, "come in again")

    async def person_at(self, table: str, seat: Seat) -> str | None:
        return (await self.actors.wake(table)).live.sheet.chairs[seat].person

    async def words(self, table: str) -> tuple[tuple[ChatMessage, str | None], ...]:
        """What was said at a table lately, and by whom."""
        kept = await self._kept(table)
        by = dict(kept.speakers)
        return tuple((each, by.get((each.room, each.number))) for each in kept.said)

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
        """The finished record, or that of a table that was closed, without waking it."""
        kept = await self._kept(table)
        if closed(kept.sheet, self.now()):
            raise Objection("day-closed", day=kept.sheet.day or "")
        if not isinstance(kept.sheet.stage, Over | Closed):
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
        address: str = "",
    ) -> tuple[bytes, bool]:
        """A game to be looked at again, also without waking the table; and whether it is over."""
        sheet = _begun(await self._open_to(table, person))
        seat, shut = sheet.seat_of(person.id if person else None), closed(sheet, self.now())

        def shown(kept: StoredTable) -> bytes:
            return _packed(moments(kept, seat, eyes, since, most, own=shut))

        def work() -> Awaitable[bytes]:
            # What a moment tells is of the line before it.
            return self._looked_at(sheet.id, shown, max(since - 1, 0), since + most)

        if shut:  # nothing of it is kept: from tomorrow on more is shown
            raw = await self._moments.made(work, Owner(address))
        else:
            raw = await self._moments.of(sheet, (eyes, since, most), work, Owner(address))
        over = isinstance(sheet.stage, Over) and not shut
        return (raw if packed else await asyncio.to_thread(gzip.decompress, raw)), over

    async def chart(self, table: str, person: Person | None, address: str = "") -> bytes:
        """A game that is over in numbers."""
        sheet = await self._open_to(table, person)
        if not isinstance(sheet.stage, Over):
            raise Objection("not-over")
        raw = await self._moments.of(
            sheet,
            CHART,
            lambda: self._looked_at(sheet.id, lambda kept: _packed(chart(kept)), 0, None),
            Owner(address),
        )
        return await asyncio.to_thread(gzip.decompress, raw)

    async def film(
        self, table: str, person: Person | None, at: int, packed: bool, address: str = ""
    ) -> bytes:
        """A move that was made by hand, to be seen once more."""
        sheet = _begun(await self._open_to(table, person))
        return await self.films.of(
            (sheet.id, at),
            lambda: self._looked_at(sheet.id, lambda kept: shot(kept, at), at, at + 1),
            packed,
            address,
        )

    async def _looked_at(
        self, table: str, work: Callable[[StoredTable], T], at: int, until: int | None
    ) -> T:
        """What a thread makes of the lines from `at` up to `until`, or of all before them too."""
        kept = await self.store.load_from(table, made_by, at, until)
        if kept is None:
            raise Objection("no-such-table")
        try:
            return await asyncio.to_thread(work, kept)
        except BadChapter as why:
            log.warning("table %s is looked at from its beginning: %s", table, why)
            return await asyncio.to_thread(work, await self._kept(table))

    async def _open_to(self, table: str, person: Person | None) -> Sheet:
        sheet = await self._sheet(table)
        check_open(sheet, person, self.now())
        return sheet

    async def _sheet(self, table: str) -> Sheet:
        id = spoken(table)
        return _unfrozen(await self.store.sheet(id) if id is not None else None)

    async def _kept(self, table: str) -> StoredTable:
        id = spoken(table)
        kept = await self.store.load(id) if id is not None else None
        if kept is None:
            raise Objection("no-such-table")
        _unfrozen(kept.sheet)
        return kept

    def changed(self, person: Person) -> None:
        """Somebody has another name, or their cookies are void: then their lines are cut."""
        if person.generation:
            self._generations[person.id] = person.generation
            if len(self._generations) > DISMISSED:
                self._generations.popitem(last=False)
        self.lobby.dismiss(person.id)
        for actor in tuple(self.actors.values()):
            for follower in tuple(actor.live.followers):
                if (known := follower.person) is None or known.id != person.id:
                    continue
                follower.person = person
                actor.broadcast.presence_changed()
                if known.generation != person.generation:
                    follower.close(1008, "come in again")

    def _followers(self) -> Iterator[Follower]:
        for actor in tuple(self.actors.values()):
            yield from tuple(actor.live.followers)

    def dismissed(self, person: Person | None) -> bool:
        """Whether this is somebody as they were before they left: a line may take long to open."""
        return person is not None and person.generation < self._generations.get(person.id, 0)

    async def listed(self, wanted: TableQuery, person: Person | None) -> Tables:
        sheets = await self.store.listed(wanted)
        shown = sheets if wanted.person else (each for each in sheets if _concerns(each, person))
        tables = tuple(self._listed(sheet, person) for sheet in shown)
        last = sheets[-1] if len(sheets) == wanted.most else None
        return Tables(tables, f"{last.changed}-{last.id}" if last else None)

    def _listed(self, sheet: Sheet, person: Person | None) -> TableEntry:
        seat = sheet.seat_of(person.id if person else None)
        if (actor := self.actors.get(sheet.id)) is not None:
            return actor.presence.entry(seat, person)
        kept = sheet.kept_for(person.id if person else None)
        return TableEntry(table_info(sheet), seat, kept, due(sheet, seat))


def _entry(actor: Actor, person: Person | None) -> TableEntry:
    return actor.presence.entry(actor.live.seat_of(person), person)


def _concerns(sheet: Sheet, person: Person | None) -> bool:
    """Whether it is worth listing: not before a game in which the person can have no part."""
    asker = person.id if person else None
    gathering = isinstance(sheet.stage, Gathering)
    return not gathering or sheet.seat_of(asker) is not None or sheet.offers_chair(asker)


def _record(kept: StoredTable) -> bytes:
    return record_of(kept.sheet, (line.raw for line in kept.lines))


def _packed(shown: Moments | Chart) -> bytes:
    return gzip.compress(msgspec.json.encode(shown), 6, mtime=0)


def _unfrozen(sheet: Sheet | None) -> Sheet:
    if sheet is None:
        raise Objection("no-such-table")
    if isinstance(sheet.stage, Frozen):
        raise Objection("table-frozen")
    return sheet


def _begun(sheet: Sheet) -> Sheet:
    if isinstance(sheet.stage, Gathering):
        raise Objection("not-over")
    return sheet
