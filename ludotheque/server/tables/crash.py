"""When the rules fail: the record up to there is kept for whoever mends them."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from ludotheque.core.record import Record, nameless, write
from ludotheque.table.table import Table

log = logging.getLogger(__name__)


def keep_record(folder: Path, id: str, table: Table, record: Record | None = None) -> None:
    """In a file that `ludotheque replay` opens; `record` if the table has not all of it. Whatever
    happens, nothing is raised.
    """
    try:
        _write(folder, f"{id}-{table.at}.jsonl", write(nameless(record or table.record())))
    except Exception:
        log.exception("table %s: no crash file could be written", id)


def _write(folder: Path, name: str, raw: bytes) -> None:
    """For the host's eyes only: what players hid from each other is in it. It lies about for long,
    and so it names nobody.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / name
    with open(path, "wb", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
        file.write(raw)
    log.error("the record up to the failure is in %s", path)
