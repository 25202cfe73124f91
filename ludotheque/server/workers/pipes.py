"""The same process from within: where its lines come from, where they go, and when it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from ludotheque.titles import Title

READY: Final = b"ready\n"
"""The first line that is written: from then on there is somebody to ask."""


def found(registry: str) -> dict[str, Title]:
    """Titles by name, given as `module:mapping`. All are loaded at once: who asks for one first
    does not wait for it.
    """
    module, _, name = registry.partition(":")
    titles: Mapping[str, Title] = getattr(import_module(module), name)
    return dict(titles)


def opened() -> tuple[SimpleQueue[bytes], BinaryIO]:
    """The lines that come in, and where to write. The process ends with whoever began it."""
    for each in signal.SIGINT, signal.SIGTERM:  # these may go to all: only the server acts on them
        signal.signal(each, signal.SIG_IGN)
    lines, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # A bot may print and read as it likes: it will not find the pipes.
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(lines, inbox), daemon=True).start()
    return inbox, out


def _listen(lines: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end of the pipe is noticed also in the middle of work."""
    for line in lines:
        inbox.put(line)
    os._exit(0)
