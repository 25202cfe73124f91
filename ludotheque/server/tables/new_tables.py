"""New tables: each with an id that nobody has, and a seed that nobody knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludotheque.protocol.wire import NewTable
from ludotheque.server.ids import table_id
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet
from ludotheque.server.store.store import Conflict, Store

from .changes import setup


class NewTables:
    def __init__(
        self, store: Store, now: Callable[[], int], rng: Random, seeds: Callable[[], bytes]
    ) -> None:
        """`seeds` makes a table's secret seed."""
        self._store, self._now, self.rng, self.seeds = store, now, rng, seeds

    async def set_up(self, asked: NewTable, host: Person) -> Sheet:
        """Raises `Objection`."""
        return await self._created(
            lambda id: setup.set_up(asked, host, id=id, seed=self.seeds(), now=self._now())
        )

    async def set_up_again(self, sheet: Sheet, host: Person) -> Sheet:
        """For those who have played there. Raises `Objection`."""
        return await self._created(
            lambda id: setup.again(sheet, host, id=id, seed=self.seeds(), now=self._now())
        )

    async def _created(self, make: Callable[[str], Sheet]) -> Sheet:
        while True:
            sheet = make(table_id(self.rng))
            try:
                await self._store.create(sheet)
            except Conflict:
                continue  # one in thousands of millions, and yet
            return sheet
