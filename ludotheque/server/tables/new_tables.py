"""New tables: each with an id that nobody has, and a seed that nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from ludotheque.protocol.wire import NewTable
from ludotheque.server.ids import table_id
from ludotheque.server.limits.limits import Limits
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet
from ludotheque.server.store.store import Conflict, Store, StoredLine, TableQuery

from .changes import setup

BegunTable: TypeAlias = tuple[Sheet, Sequence[StoredLine]]


class NewTables:
    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        rng: Random,
        seeds: Callable[[], bytes],
        limits: Limits,
        made: Callable[[Sheet], None],
    ) -> None:
        """`seeds` makes a table's secret seed; `made` is told of each new table."""
        self._store, self._now, self.rng, self.seeds = store, now, rng, seeds
        self._limits, self._made = limits, made

    async def set_up(self, asked: NewTable, host: Person) -> Sheet:
        """Raises `Objection`."""
        gentle = await self._first_game(asked, host)
        return await self._created(
            host,
            lambda id: setup.set_up(
                asked, host, id=id, seed=self.seeds(), now=self._now(), gentle=gentle
            ),
        )

    async def _first_game(self, asked: NewTable, host: Person) -> bool:
        """Whether somebody who leaves the bots to the house has finished no game of the kind."""
        if asked.seats is not None and "bot" not in asked.seats:
            return False
        finished = TableQuery(stage="over", game=asked.game, person=host.id, most=1)
        return not await self._store.listed(finished)

    async def set_up_again(self, sheet: Sheet, host: Person) -> Sheet:
        """For those who have played there. Raises `Objection`."""
        return await self._created(
            host, lambda id: setup.again(sheet, host, id=id, seed=self.seeds(), now=self._now())
        )

    async def begin(self, host: Person, make: Callable[[str], BegunTable]) -> Sheet:
        """A table where everybody sits already, with its first lines. Raises `Objection`, and
        `Tried`.
        """
        return await self._stored(host, make)

    async def _created(self, host: Person, make: Callable[[str], Sheet]) -> Sheet:
        return await self._stored(host, lambda id: (make(id), ()))

    async def _stored(self, host: Person, make: Callable[[str], BegunTable]) -> Sheet:
        make(table_id(self.rng))  # what cannot be played costs nothing
        self._limits.new_table(host.id)
        while True:
            sheet, lines = make(table_id(self.rng))
            try:
                await self._store.create(sheet, lines)
            except Conflict:
                continue  # one in thousands of millions, and yet
            self._made(sheet)
            return sheet
