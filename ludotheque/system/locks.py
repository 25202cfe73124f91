"""Only one process at a time has a file for itself."""

from __future__ import annotations

import sys
from typing import Any, BinaryIO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def locked(file: BinaryIO) -> bool:
    """Whether it is ours from now on, until it is closed; False if another process has it."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
    return sys.platform != "win32" or _one_byte(file)


FAR: int = 1 << 40
"""Windows keeps others from reading what is locked, too: so it is a byte that no file has."""


def _one_byte(file: BinaryIO) -> bool:
    import msvcrt

    windows: Any = msvcrt
    at = file.tell()
    file.seek(FAR)
    try:
        windows.locking(file.fileno(), windows.LK_NBLCK, 1)
    except OSError:
        return False
    finally:
        file.seek(at)
    return True
