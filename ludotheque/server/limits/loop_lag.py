"""How late the loop is: what everybody waits for, whoever kept it busy."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic

EVERY = 0.25
"""Seconds between two looks."""
MINUTE = 60


class LoopLag:
    """A timer that notes by how much it came too late, the worst of each second."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._worst: deque[tuple[int, float]] = deque(maxlen=MINUTE + 1)

    def note(self, late: float) -> None:
        second = int(self._clock())
        if self._worst and self._worst[-1][0] == second:
            late = max(late, self._worst.pop()[1])
        self._worst.append((second, late))

    @property
    def longest(self) -> float:
        """Seconds, of the last minute."""
        now = int(self._clock())
        return max((late for second, late in self._worst if now - MINUTE < second), default=0.0)

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _watch(self) -> None:
        while True:
            due = self._clock() + EVERY
            await asyncio.sleep(EVERY)
            self.note(max(0.0, self._clock() - due))
