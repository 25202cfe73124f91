"""Somebody has themselves deleted: they get up, or give up, and then nothing names them here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_hex

from ludotheque.protocol.wire import GiveUp
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Gathering, Playing
from ludotheque.server.tables.changes import setup
from ludotheque.server.tables.changes.forgetting import forgotten
from ludotheque.server.tables.changes.play import Change
from ludotheque.server.tables.command import Forget, GuestHandler, Receipt
from ludotheque.server.tables.live_table import LiveTable


class ForgettingCommands:
    def __init__(
        self, live: LiveTable, give_up: GuestHandler, remove: Callable[[], Awaitable[None]]
    ) -> None:
        self._live, self._give_up, self._remove = live, give_up, remove

    async def forget(self, _: Forget, person: Person, now: int) -> Receipt:
        """Can be asked for again, wherever it was broken off."""
        live = self._live
        if isinstance(live.sheet.stage, Gathering):
            if live.seat_of(person) is not None:
                left = setup.left(live.sheet, person, now)
                if left is not None:
                    await live.change(Change(left), now)
            # Whoever set it up and never sat leaves nobody behind who could begin.
            abandoned = live.sheet.host == person.id and not live.sheet.people()
            if abandoned or live.seat_of(person) is not None:
                await self._remove()
                return Receipt(0)
        seat, stage = live.seat_of(person), live.sheet.stage
        if seat is not None and isinstance(stage, Playing) and seat not in stage.resigned:
            await self._give_up(GiveUp(id=token_hex(8)), person, now)
        sheet = forgotten(live.sheet, person.id)
        if sheet == live.sheet:
            return Receipt(live.at)
        done = await live.change(Change(sheet), now)
        live.renamed()
        return done
