"""File lock and permissions: one house serves a file, and only its owner may read it."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque import system

from .store import StoreTrouble

log = logging.getLogger(__name__)

_OTHERS = stat.S_IRWXG | stat.S_IRWXO


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Beside the file, since SQLite has locks of its own on it."""
    with open(path.with_suffix(".lock"), "ab", opener=_private) as file:
        if not system.locked(file):
            raise StoreTrouble(f"{path}: another house is serving this file")
        yield


def only_name(path: Path) -> None:
    """Under another name the file would have another lock, and a second house could come in."""
    if path.is_file() and path.stat().st_nlink > 1:
        raise StoreTrouble(
            f"{path}: the file has another name as well (a hard link): remove that, or copy it"
        )


def keep_private(path: Path) -> None:
    """It holds seeds, and the key that signs cookies.

    A file that was copied here may have any rights. A folder may be there for more than the house,
    and is left as it is.
    """
    if sys.platform == "win32":
        return
    beside = (path.with_name(f"{path.name}-{each}") for each in ("wal", "shm"))
    for each in (path, *beside, path.with_suffix(".lock")):
        if each.exists() and each.stat().st_mode & _OTHERS:
            try:
                each.chmod(0o600)
                log.warning("others could read %s: from now on only its owner can", each)
            except PermissionError:
                log.warning("others may read %s, and only its owner can change that", each)
    if path.parent.stat().st_mode & _OTHERS:
        log.warning("others may look into %s: `chmod 700` keeps them out", path.parent)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
