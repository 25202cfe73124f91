"""Talk at a table."""

from __future__ import annotations

from ludotheque.protocol.wire import Say
from ludotheque.server.people.person import Person
from ludotheque.server.store.store import Store
from ludotheque.server.tables.command import Receipt
from ludotheque.server.tables.live_table import LiveTable


class ChatCommands:
    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live, self._store = live, store

    async def say(self, command: Say, person: Person, now: int) -> Receipt:
        live, key = self._live, f"{person.id}:{command.id}"
        if (known := live.known(key)) is not None:
            return known
        said = live.chat.spoken(command.text, live.seat_of(person), person.name, now)
        await self._store.say(live.id, said)
        live.chat.add(said)
        done = Receipt(live.at)
        live.remember(key, done)
        return done
