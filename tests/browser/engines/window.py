"""A window of any engine: a page to look at, and a pointer."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds, far more than is needed: what is waited for longer never comes."""
LOOK = 0.03
"""Seconds from one look at a page to the next."""


def wait_for(what: Callable[[], T | None], said: str) -> T:
    since = time.monotonic()
    while not (found := what()):
        assert time.monotonic() - since < PATIENCE, f"waited in vain: {said}"
        time.sleep(LOOK)
    return found


class Spot(NamedTuple):
    """A point in the window, in pixels."""

    x: int
    y: int


class Window(ABC):
    """What the engines' own protocols have in common."""

    name: str

    def __init__(self) -> None:
        self.troubles: list[str] = []
        """What went wrong before somebody's eyes."""

    @abstractmethod
    def size(self, width: int, height: int) -> None: ...

    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def run(self, body: str, *given: object) -> Any:
        """Calls a function with this body in the page. What it gives back has to be plain data."""

    @abstractmethod
    def stroke(self, *spots: Spot) -> None:
        """Presses the pointer at the first of them, leads it to the others, and lets go."""

    def until(self, what: Callable[[], T | None], said: str) -> T:
        """Until it is so; what was found then."""
        return wait_for(what, f"{self.name}: {said}; {self.troubles}")

    def find(self, selector: str) -> Spot:
        """The middle of the first such thing that can be touched, once there is one at rest."""
        before = None
        while (seen := self.until(lambda: self.run(FIND, selector), selector)) != before:
            before = seen
        x, y = seen
        return Spot(round(x), round(y))

    def click(self, selector: str) -> None:
        self.stroke(self.find(selector))


# A board learns how large it may be with the first frame that is drawn of it, and nobody touches
# what they have not seen.
FIND = """
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  for (const each of document.querySelectorAll(arguments[0])) {
    if (each.disabled) continue;
    each.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { x, y, width, height } = each.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...middle);
    if (width > 0 && top && (each.contains(top) || top.contains(each))) return middle;
  }
  return null;
"""


@contextmanager
def begun(command: Sequence[str | Path], **chosen: Any) -> Iterator[subprocess.Popen[str]]:
    """A process that ends with us, and all that it began with it."""
    with subprocess.Popen(
        [str(each) for each in command], text=True, start_new_session=True, **chosen
    ) as process:
        try:
            yield process
        finally:
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    for sign in (signal.SIGTERM, signal.SIGKILL):
        # A session of its own: whatever it began is ended with it, and nothing else.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, sign)
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
