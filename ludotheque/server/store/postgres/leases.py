"""Leases: which house serves which table, as long as its heart is heard to beat.

A house that stands still for longer than a lease may have lost every table to others, and cannot
know it: so it lets them all go before it beats again. Rows and not locks: a lock outlives a house
that froze.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

import asyncpg

from ludotheque.server.store.store import Begun, Notices, StoreTrouble

from . import queries
from .connections import keep_heard
from .schema import in_one_line

log = logging.getLogger(__name__)

LEASE: Final = 3.0
"""Seconds. A machine that stalls looks dead: shorter ones are lost by accident."""
_BEATS: Final = 4
"""In the time of a lease."""
_LATE: Final = 0.9
"""The part of a lease after which one's own heart has to be mistrusted."""
_BURIED_AFTER: Final = 20
"""Leases that a dead house is remembered for."""
_BURIED_EVERY: Final = 20
"""Beats after which somebody looks for such a house."""


class Heart:
    """Beats for one house, and hears what the others have to tell, on a connection of its own."""

    def __init__(self, address: str, owner: str, lease: float = LEASE) -> None:
        self.lease = lease
        self._address, self._owner = address, owner
        self._notices: Notices | None = None
        self._connection: asyncpg.Connection | None = None
        self._beating: asyncio.Task[None] | None = None
        self._last = 0.0
        """When the database last heard of this house, at the latest, by the monotonic clock."""
        self._beats = 0

    @property
    def heard(self) -> bool:
        """Whether the database has written down this house's last beat, and the line is there."""
        return (
            self._connection is not None
            and not self._connection.is_closed()
            and time.monotonic() - self._last <= self.lease
        )

    async def begin(self, notices: Notices) -> Begun:
        self._notices = notices
        with in_one_line(self._address):
            connection = await self._connected()
            async with connection.transaction():
                # Of several houses that open at once, one finds itself alone.
                await connection.execute("LOCK TABLE house IN EXCLUSIVE MODE")
                others = await connection.fetchval(queries.OTHERS, self._owner, self.lease)
                died = await connection.fetchval(queries.DIED, self.lease)
                self._last = time.monotonic()
                await connection.fetchval(queries.BEAT, self._owner)
                now = await connection.fetchval(queries.NOW)
        self._beating = asyncio.create_task(self._beat_on())
        return Begun(alone=not others, unclosed=bool(died), now=now)

    async def end(self, owing: Collection[str] = ()) -> None:
        """Others need not wait for the lease to run out."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with in_one_line(self._address):
            connection = await self._connected()
            await connection.execute(queries.RELEASE_ALL, self._owner, list(owing))
            await connection.execute(queries.LEAVE, self._owner)
            await connection.close(timeout=self.lease)

    def stop(self) -> None:
        """Without a word, as when the memory fails."""
        if self._beating is not None:
            self._beating.cancel()
        self._hang_up()

    def _hang_up(self) -> None:
        """The line may be dead, and say nothing of it: the next beat takes another."""
        if self._connection is not None:
            self._connection.terminate()

    async def _beat_on(self) -> None:
        missed = False
        while True:
            await asyncio.sleep(self.lease / _BEATS)
            if time.monotonic() - self._last > _LATE * self.lease and not missed:
                log.warning("not heard of for %.1f s: every table is let go", self.lease)
                self._lost()
                missed = True
            try:
                with in_one_line(self._address):
                    await asyncio.wait_for(self._beat(), self.lease)
                missed = False
            except StoreTrouble as trouble:
                log.error("%s", trouble)
                self._hang_up()
            except Exception:
                log.exception("the house's heartbeat has failed")
                self._hang_up()

    async def _beat(self) -> None:
        connection, now = await self._connected(), time.monotonic()
        forgotten = await connection.fetchval(queries.BEAT, self._owner)
        self._last = now
        if forgotten:  # others thought that we had died, and we did not notice
            self._lost()
        if self._beats % _BURIED_EVERY == 0:
            await connection.execute(queries.BURY, self.lease * _BURIED_AFTER)
        self._beats += 1

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            connection = await asyncpg.connect(
                self._address, timeout=self.lease, command_timeout=self.lease
            )
            keep_heard(connection)
            await connection.add_listener(queries.CHANNEL, self._heard)
            if self._connection is not None and self._notices is not None:
                # Nobody knows what was missed.
                self._notices.tables_changed(True, None)
                self._notices.note_changed(None)
            self._connection = connection
        return self._connection

    def _lost(self) -> None:
        if self._notices is not None:
            self._notices.lost()

    def _heard(self, connection: Any, pid: int, channel: str, told: str) -> None:
        notices, words = self._notices, told.split(" ")
        if notices is None:
            return
        with suppress(ValueError):  # of a newer house: it knows what this one does not
            what, whom, fact = words
            if what == "wanted" and whom == self._owner:
                notices.wanted(fact)
            elif what == "person" and whom != self._owner:
                notices.person_changed(fact)
            elif what == "tables" and whom != self._owner:
                lists, *people = fact.split(",")
                notices.tables_changed(lists == "1", people)
            elif what == "note" and whom != self._owner:
                notices.note_changed(fact)
            elif what == "banned" and whom != self._owner:
                person, until = fact.split(",")
                notices.banned(person, int(until))
