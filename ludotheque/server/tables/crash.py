"""When the rules fail: the table freezes, and the record up to there is kept for whoever mends."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludotheque.core.record import write
from ludotheque.server.sheet import Frozen, Sheet
from ludotheque.server.store.store import Conflict, StoreTrouble
from ludotheque.table.table import Table

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)


async def freeze(house: House, sheet: Sheet, table: Table | None, error: Exception) -> Sheet:
    """The frozen sheet. `ludotheque replay` opens the file that is written beside it."""
    at = table.at if table else 0
    frozen = Frozen(at=at, why=f"{type(error).__name__}: {error}"[:300])
    sheet = replace(sheet, revision=sheet.revision + 1, stage=frozen)
    if table is not None:
        try:
            _write(house.settings.crashes, f"{sheet.id}-{at}.jsonl", write(table.record()))
        except Exception:
            log.exception("table %s: no crash file could be written", sheet.id)
    try:
        await house.store.save(sheet)
    except (Conflict, StoreTrouble) as trouble:
        # It stays frozen while it is awake, and is tried again when it wakes.
        log.error("table %s: that it is frozen could not be stored: %s", sheet.id, trouble)
    return sheet


def _write(folder: Path, name: str, raw: bytes) -> None:
    """For the host's eyes only: what players hid from each other is in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / name
    with open(path, "wb", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
        file.write(raw)
    log.error("the record up to the failure is in %s", path)
