"""When what was written is on the disk, whatever happens next."""

from __future__ import annotations

import errno
import os

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_NOT_THERE = (errno.ENOTSUP, errno.EINVAL, errno.ENOTTY)
"""A file system, on a network perhaps, that has no such order for its disk."""


def sync(file: int) -> None:
    """Returns when the file's contents would outlive a power cut.

    On a Mac `fsync` only hands them to the disk, which may keep them in its own memory for a while:
    another order is needed for more.
    """
    full = getattr(fcntl, "F_FULLFSYNC", None)
    if full is not None:
        try:
            fcntl.fcntl(file, full)
        except OSError as error:
            if error.errno not in _NOT_THERE:
                raise
        else:
            return
    getattr(os, "fdatasync", os.fsync)(file)
