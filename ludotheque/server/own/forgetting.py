"""Somebody has themselves deleted: at each table, in what was said, and then they themselves.

It can be broken off anywhere and asked for again: who they are goes last.
"""

from __future__ import annotations

import logging

from ludotheque.server.hosting.hosts_hand import HostsHand
from ludotheque.server.limits.turns import Owner, Turns
from ludotheque.server.objection import Objection
from ludotheque.server.people.people import People
from ludotheque.server.people.person import Person
from ludotheque.server.store.store import TO_WIPE, Store
from ludotheque.server.tables.house import House

log = logging.getLogger(__name__)


class Forgetting:
    def __init__(
        self, store: Store, people: People, house: House, hand: HostsHand, turns: Turns
    ) -> None:
        """To find somebody everything is looked through: one after the other, in `turns`."""
        self._store, self._people, self._house, self._hand = store, people, house, hand
        self._turns = turns

    async def forget(self, person: Person, passphrase: str | None, address: str) -> None:
        """Who has claimed their name has to know the passphrase. Raises `Objection`."""
        await self._people.sure(person, passphrase, address)
        async with self._turns.turn(Owner(address, person.id)):
            await self._at_tables(person)
            await self._hand.forget(person)
            await self._store.note(TO_WIPE, b"1")
            await self._store.forget(person.id)
            self._house.gone(person.id)
            await self._at_tables(person)  # where another device has just sat down
            await self._store.wiped()  # or the house does it later, for nobody is left to ask
        log.info("somebody has had themselves deleted")

    async def _at_tables(self, person: Person) -> None:
        for table in await self._store.mentions(person.id):
            try:
                await self._house.forget(table, person)
            except Objection as no:
                if no.reason != "no-such-table":
                    raise
