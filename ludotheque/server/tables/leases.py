"""The tables that this house has taken: where several houses share a memory, one serves each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final

from ludotheque.server.objection import Objection
from ludotheque.server.store.store import Leases, StoreTrouble

log = logging.getLogger(__name__)

KEPT_FOR: Final = 5.0
"""Seconds before a table may go to another house again, so that none wanders to and fro."""
ASK_EVERY: Final = 0.25
PATIENCE: Final = 15.0
"""Seconds that a guest waits for a table which is at another house: that one may have it for
`KEPT_FOR`, or die and be found dead.
"""


class TableLeases:
    def __init__(self, leases: Leases) -> None:
        self._leases = leases
        self._taken: dict[str, float] = {}
        """When each table came here."""
        self._going: dict[str, asyncio.Task[None]] = {}
        """Those that are on their way out."""

    async def take(self, table: str, for_guest: bool = True) -> None:
        """Returns once the table is ours. Raises `Objection` if another house does not let go.

        What nobody has come for is not kept: its guests may be on their way to another house.
        """
        if (going := self._going.get(table)) is not None:
            await asyncio.shield(going)
        late = monotonic() + PATIENCE
        while not await self._leases.take(table):
            if monotonic() > late:
                raise Objection("house-busy")
            await self._leases.ask_for(table)
            await asyncio.sleep(ASK_EVERY)
        if for_guest:
            self._taken.setdefault(table, monotonic())

    def may_go(self, table: str) -> bool:
        """Whether another house may have it. If not, it asks again."""
        came = self._taken.get(table)
        kept = came is not None and monotonic() - came <= KEPT_FOR
        return not kept and table not in self._going

    def forget(self, table: str) -> None:
        """It is another house's already."""
        self._taken.pop(table, None)

    def let_go(self, table: str, first: Coroutine[Any, Any, None] | None = None) -> None:
        """Once something else is done. Who wants it back meanwhile waits for that."""
        self._going[table] = asyncio.create_task(self._released(table, first))

    async def _released(self, table: str, first: Coroutine[Any, Any, None] | None) -> None:
        try:
            if first is not None:
                await first
            self.forget(table)
            await self._leases.release(table)
        except StoreTrouble as trouble:
            log.error("table %s could not be let go: %s", table, trouble)
        finally:
            self._going.pop(table, None)
