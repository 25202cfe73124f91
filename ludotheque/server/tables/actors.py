"""The tables that are awake, each with its task: woken when somebody asks, and put to sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping

from ludotheque.server.ids import spoken
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Stage

from .actor import Actor
from .services import TableServices

log = logging.getLogger(__name__)


class Actors(Mapping[str, Actor]):
    """By the id of the table."""

    def __init__(self, services: TableServices) -> None:
        self.services = services
        self.waking: dict[str, asyncio.Task[Actor]] = {}
        self.closing = False
        self._live: dict[str, Actor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __getitem__(self, id: str) -> Actor:
        return self._live[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._live)

    def __len__(self) -> int:
        return len(self._live)

    async def wake(self, name: str) -> Actor:
        """The live table of this id, revived from its record if it slept. Raises `Objection`."""
        id = spoken(name)
        if id is None:
            raise Objection("no-such-table")
        if id in self._live:
            return self._live[id]
        if self.closing:
            raise Objection("house-busy")
        if id not in self.waking:
            self.waking[id] = asyncio.create_task(self._wake(id))
        # Whoever hangs up meanwhile must not stop it for the others.
        return await asyncio.shield(self.waking[id])

    async def _wake(self, id: str) -> Actor:
        try:
            kept = await self.services.store.load(id)
            if kept is None:
                raise Objection("no-such-table")
            actor = Actor(kept, self.services, stage_of=self.stage_of, remove=self.remove)
            self._live[id] = actor
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
        if self._live.get(actor.id) is actor:
            del self._live[actor.id]
            self._tasks.pop(actor.id).cancel()

    async def remove(self, actor: Actor) -> None:
        """A table that never began, and where nobody sits any more."""
        await self.services.store.remove(actor.id)
        for follower in actor.live.followers:
            follower.close(1000, "the table is gone")
        actor.stop("no-such-table")
        self._live.pop(actor.id, None)
        # Its task has yet to answer whoever asked for this.
        asyncio.get_running_loop().call_soon(self._tasks.pop(actor.id).cancel)

    async def stage_of(self, table: str) -> Stage | None:
        """How far a table is, awake or asleep; None if there is none."""
        if (actor := self._live.get(table)) is not None:
            return actor.live.sheet.stage
        kept = await self.services.store.load(table)
        return None if kept is None else kept.sheet.stage

    async def close(self, patience: float) -> None:
        """What was begun is stored, if that takes no longer than this; nothing new begins."""
        self.closing = True
        await asyncio.gather(*self.waking.values(), return_exceptions=True)
        for actor in self.values():
            # First the lines, so that nobody is told "no" who would better ask again later.
            for follower in actor.live.followers:
                follower.close(1012, "the house restarts")
            actor.stop()
        loop = asyncio.get_running_loop()
        late = loop.time() + patience
        while any(actor.busy for actor in self.values()) and loop.time() < late:
            await asyncio.sleep(0.01)
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
