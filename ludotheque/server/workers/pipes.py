"""The same process from within: where its lines come from, where they go, and when it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from ludotheque.core.game import AnyGame

READY: Final = b"ready\n"
"""The first line that is written: from then on there is somebody to ask."""


def found(registry: str) -> Callable[[str], AnyGame]:
    """Where games are found by name, given as `module:function`."""
    module, _, function = registry.partition(":")
    find: Callable[[str], AnyGame] = getattr(import_module(module), function)
    return find


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
