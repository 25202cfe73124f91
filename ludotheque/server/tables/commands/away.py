"""Somebody goes while it is their turn: they are called in time."""

from __future__ import annotations

from ludotheque.server.store.store import Store
from ludotheque.server.tables.changes.calls import left_alone
from ludotheque.server.tables.command import LeftAlone, Receipt
from ludotheque.server.tables.live_table import LiveTable


class AwayCommands:
    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live, self._store = live, store

    async def left(self, command: LeftAlone, now: int) -> Receipt:
        live = self._live
        calling = live.calling
        if calling is not None and command.seat in live.away:
            due = now + calling.after if command.missed else None
            calls = left_alone(live.sheet, command.seat, now, due)
            if calls:
                await self._store.call(calls)
                calling.heard(calls)
        return Receipt(live.at)
