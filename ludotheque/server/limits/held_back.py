"""Who is held back: a number for the host, and a line in the log that no crowd can make long."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic

log = logging.getLogger(__name__)

MINUTE = 60.0


class Seldom:
    """What is said at once, and then once a minute as long as it goes on."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.counts: Counter[str] = Counter()
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}
        """When it was last said, and how often it had happened by then."""

    def times(self, what: str) -> int:
        """It happens: how often since it was last said, if it is to be said now, and else 0."""
        self.counts[what] += 1
        now, count = self._clock(), self.counts[what]
        when, known = self._said.get(what, (now - MINUTE, count - 1))
        if now - when < MINUTE:
            return 0
        self._said[what] = now, count
        return count - known


class HeldBack(Seldom):
    """It names what, and never whom."""

    def note(self, what: str) -> None:
        if times := self.times(what):
            log.warning("somebody is held back: %s (%d times since the last line)", what, times)
