"""After the game: another one, at a table of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Frozen, Over, Stage
from ludotheque.server.tables.changes.play import Change
from ludotheque.server.tables.command import Receipt, Rematch
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.new_tables import NewTables

StageOf: TypeAlias = Callable[[str], Awaitable[Stage | None]]
"""How far another table is, by its id; None if there is none."""


class RematchCommands:
    def __init__(self, live: LiveTable, stage_of: StageOf, new_tables: NewTables) -> None:
        self._live, self._stage_of, self._new_tables = live, stage_of, new_tables

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
        while table is not None:
            stage = await self._stage_of(table)
            if not isinstance(stage, Over):
                return None if stage is None or isinstance(stage, Frozen) else table
            table = stage.rematch
        return None
