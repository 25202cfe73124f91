"""After the game: another one, at a table of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Over
from ludotheque.server.tables.changes.play import Change
from ludotheque.server.tables.command import Receipt, Rematch
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.new_tables import NewTables

LastRematch: TypeAlias = Callable[[str], Awaitable[tuple[str, str | None]]]
"""Where a chain of rematches ends that goes on from a table, and how far that is; None if it is
gone.
"""


class RematchCommands:
    def __init__(self, live: LiveTable, last_rematch: LastRematch, new_tables: NewTables) -> None:
        self._live, self._last_rematch, self._new_tables = live, last_rematch, new_tables

    async def rematch(self, _: Rematch, person: Person, now: int) -> Receipt:
        """The first who asks sets the new table up; everybody is told where it is."""
        live = self._live
        live.seated(person)
        stage = live.sheet.stage
        rematch = stage.rematch if isinstance(stage, Over) else None
        if (going_on := await self._last(rematch)) is not None:
            return Receipt(live.at, going_on)
        sheet = await self._new_tables.set_up_again(live.sheet, person)
        assert isinstance(stage, Over)
        told = replace(live.sheet, stage=replace(stage, rematch=sheet.id), changed=now)
        await live.change(Change(told), now)
        return Receipt(live.at, sheet.id)

    async def _last(self, table: str | None) -> str | None:
        """Whoever was away for some rematches is led to the last; None if that is over too."""
        if table is None:
            return None
        last, stage = await self._last_rematch(table)
        return last if stage in ("gathering", "playing") else None
