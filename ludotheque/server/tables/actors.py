"""The tables that are awake, each with its task: woken when somebody asks, and put to sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from ludotheque.server.ids import spoken
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Gathering, Playing
from ludotheque.server.store.store import Conflict, StoredTable

from .actor import Actor
from .changes.versions import awaits, up_to_date
from .leases import TableLeases
from .live_table import revived_apart
from .lobby import Lobby
from .looking_back.made_by import made_by
from .services import TableServices

log = logging.getLogger(__name__)

HAND_OVER = 5.0
"""Seconds that a table has for what it began, before another house has it."""


class Actors(Mapping[str, Actor]):
    """By the id of the table."""

    def __init__(self, services: TableServices, lobby: Lobby) -> None:
        self.services, self._lobby = services, lobby
        self.waking: dict[str, asyncio.Task[Actor]] = {}
        self.closing = False
        self._live: dict[str, Actor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leases = TableLeases(services.store)

    def __getitem__(self, id: str) -> Actor:
        return self._live[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._live)

    def __len__(self) -> int:
        return len(self._live)

    async def wake(self, name: str, for_guest: bool = True) -> Actor:
        """The live table of this id, revived from its record if it slept. Raises `Objection`."""
        id = spoken(name)
        if id is None:
            raise Objection("no-such-table")
        if id in self._live:
            return self._live[id]
        if self.closing:
            raise Objection("house-busy")
        if id not in self.waking:
            self.waking[id] = asyncio.create_task(self._wake(id, for_guest))
        # Whoever hangs up meanwhile must not stop it for the others.
        return await asyncio.shield(self.waking[id])

    async def _wake(self, id: str, for_guest: bool) -> Actor:
        try:
            kept = await self._kept(id, for_guest)
            kept, revived = await revived_apart(kept, self.services.store)
            actor = Actor(
                kept,
                self.services,
                remove=self.remove,
                elsewhere=self.send_away,
                revived=revived,
            )
            if revived.table is not None:
                actor.live.history.look(revived.sheet, revived.table)
            self._live[id] = actor
            self._tasks[id] = task = asyncio.create_task(actor.run())
            task.add_done_callback(lambda task: self._ended(actor, task))
            return actor
        finally:
            self.waking.pop(id, None)

    async def _kept(self, id: str, for_guest: bool) -> StoredTable:
        """As it is stored, and brought up to date if the rules of its game have changed since."""
        await self._leases.take(id, for_guest)
        while True:
            kept = await self.services.store.load_from(id, made_by)
            if kept is None:
                raise Objection("no-such-table")
            why = awaits(kept.sheet)
            if why is not None and isinstance(kept.sheet.stage, Gathering | Playing):
                self._leases.let_go(id)  # perhaps to a house that has what is missing
                raise Objection(why)
            sheet = up_to_date(kept.sheet)
            if sheet is kept.sheet:
                return kept
            log.info("table %s is older than the rules of %s", id, sheet.game)
            sheet = replace(sheet, revision=sheet.revision + 1)
            try:
                await self.services.store.save(sheet)
            except Conflict:
                await self._leases.take(id, for_guest)
                continue  # somebody else was faster
            self._lobby.touched(sheet)
            return replace(kept, sheet=sheet)

    def _ended(self, actor: Actor, task: asyncio.Task[None]) -> None:
        """A table's task ends when it is put away, and never otherwise: if it does, say so."""
        if not task.cancelled():
            log.error("table %s has stopped", actor.id, exc_info=task.exception())
        self.put_to_sleep(actor)

    def put_to_sleep(self, actor: Actor) -> None:
        actor.stop()
        if self._live.get(actor.id) is actor:
            self._forgotten(actor).cancel()
            if not self.closing:  # then all are let go at once
                self._leases.let_go(actor.id)

    def send_away(self, actor: Actor) -> None:
        """The table is another house's now: whoever follows it comes in again."""
        _dismiss(actor, "the table is elsewhere")
        if self._live.get(actor.id) is actor:
            self._forgotten(actor).cancel()
            self._leases.forget(actor.id)

    def _forgotten(self, actor: Actor) -> asyncio.Task[None]:
        """From now on it would be woken anew. Returns its task."""
        del self._live[actor.id]
        return self._tasks.pop(actor.id)

    # What other houses have to tell

    def wanted(self, table: str) -> None:
        """Another house is asked for it: what was begun is stored, and then it is theirs."""
        if table in self.waking or not self._leases.may_go(table):
            return
        actor = self._live.get(table)
        self._leases.let_go(table, None if actor is None else self._ended_well(actor))

    async def _ended_well(self, actor: Actor) -> None:
        _dismiss(actor, "the table is elsewhere")
        task = self._forgotten(actor)
        await _settled((actor,), HAND_OVER)
        task.cancel()

    def lost(self) -> None:
        for actor in tuple(self.values()):
            self.send_away(actor)

    async def remove(self, id: str, stage: str | None = "gathering") -> None:
        """A table that never began, and where nobody sits any more; or any, by the host's word."""
        actor = self._live[id]
        await self.services.store.remove(id, stage)
        self._lobby.removed(actor.live.sheet)
        for follower in actor.live.followers:
            follower.close(1000, "the table is gone")
        actor.stop("no-such-table")
        self._live.pop(id, None)
        # Its task has yet to answer whoever asked for this.
        asyncio.get_running_loop().call_soon(self._tasks.pop(id).cancel)

    async def close(self, patience: float) -> tuple[str, ...]:
        """What was begun is stored, if that takes no longer than this; nothing new begins. Returns
        the tables where bots have still to do something.
        """
        self.closing = True
        await asyncio.gather(*self.waking.values(), return_exceptions=True)
        for actor in self.values():
            _dismiss(actor, "the house restarts")
        await _settled(tuple(self.values()), patience)
        owing = tuple(id for id, actor in self.items() if actor.live.sheet.bots_owe())
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        return owing


def _dismiss(actor: Actor, why: str) -> None:
    """First the lines, so that nobody is told "no" who would better ask again later."""
    for follower in tuple(actor.live.followers):
        follower.close(1012, why)
    actor.stop()


async def _settled(actors: Sequence[Actor], patience: float) -> None:
    """What they began is stored, or takes too long."""
    loop = asyncio.get_running_loop()
    late = loop.time() + patience
    while any(actor.busy for actor in actors) and loop.time() < late:
        await asyncio.sleep(0.01)
