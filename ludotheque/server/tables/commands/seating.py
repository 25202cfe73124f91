"""Before the game: people sit down and get up, and bots take the chairs that are left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludotheque.protocol.wire import Fill, Sit
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet
from ludotheque.server.tables.changes import play, setup
from ludotheque.server.tables.changes.play import Change
from ludotheque.server.tables.command import Leave, Receipt
from ludotheque.server.tables.live_table import LiveTable


class SeatingCommands:
    def __init__(self, live: LiveTable, remove: Callable[[], Awaitable[None]]) -> None:
        """`remove` is for a table where nobody sits any more."""
        self._live, self._remove = live, remove

    async def sit(self, command: Sit, person: Person, now: int) -> Receipt:
        return await self._gathered(setup.sat(self._live.sheet, person, command, now), now)

    async def fill(self, command: Fill, person: Person, now: int) -> Receipt:
        filled = setup.filled(self._live.sheet, person, command.strength, now)
        return await self._gathered(filled, now)

    async def leave(self, _: Leave, person: Person, now: int) -> Receipt:
        sheet = setup.left(self._live.sheet, person, now)
        if sheet is None:
            await self._remove()
            return Receipt(0)
        return await self._live.change(Change(sheet), now)

    async def _gathered(self, sheet: Sheet, now: int) -> Receipt:
        """With the last chair taken the game begins."""
        if not setup.full(sheet):
            return await self._live.change(Change(sheet), now)
        return await self._live.change(play.begun(setup.ready(sheet), now), now)
