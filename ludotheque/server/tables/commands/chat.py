"""Talk at a table."""

from __future__ import annotations

from ludotheque.protocol.wire import Say
from ludotheque.server.objection import Objection
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
        if live.sheet.day is not None:
            raise Objection("day-no-talk")
        if person.muted:
            raise Objection("muted")
        seat = live.seat_of(person)
        # At a table one has the name with which one sat down, wherever it stands.
        chair = None if seat is None else live.sheet.chairs[seat].name or person.name
        name = chair or live.called(person)
        said = live.chat.spoken(command.text, seat, name, now)
        await self._store.say(live.id, said, key)
        live.chat.add(said)
        done = Receipt(live.at)
        live.remember(key, done)
        return done
