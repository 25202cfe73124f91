"""When the rules fail: the table freezes, and the record up to there is kept for whoever mends."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludotheque.core.record import write
from ludotheque.table.table import Table

from .sheet import Frozen, Sheet

if TYPE_CHECKING:
    from .tables import House

log = logging.getLogger(__name__)


async def freeze(house: House, sheet: Sheet, table: Table | None, error: Exception) -> Sheet:
    """The frozen sheet, stored. `ludotheque replay` opens the file that is written beside it."""
    why = f"{type(error).__name__}: {error}"[:300]
    at = table.at if table else 0
    if table is not None:
        try:
            folder = house.settings.crashes
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{sheet.id}-{at}.jsonl"
            path.write_bytes(write(table.record()))
            log.error("table %s: its record up to the failure is in %s", sheet.id, path)
        except OSError as trouble:
            log.error("table %s: no crash file could be written: %s", sheet.id, trouble)
    frozen = replace(sheet, revision=sheet.revision + 1, stage=Frozen(at=at, why=why))
    await house.store.save(frozen)
    return frozen
