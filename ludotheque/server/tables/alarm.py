"""The clock of a table rings when somebody's time may be up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludotheque.core.game import ignore
from ludotheque.server.sheet import Playing

from .command import Post, TimeUp
from .live_table import LiveTable

LONGEST = 3600.0
AGAIN = 1.0
"""Seconds until it rings again if nothing could be done about it, such as for a full disk."""


class Alarm:
    def __init__(self, live: LiveTable, now: Callable[[], int], post: Post) -> None:
        self._live, self._now, self._post = live, now, post
        self._timer: asyncio.TimerHandle | None = None
        self._rang: tuple[int, int] | None = None
        """At which line, and for which time, it rang last."""

    def set(self) -> None:
        """For when somebody's time will be up, if nobody moves."""
        self.stop()
        stage = self._live.sheet.stage
        flag = stage.clock.next_flag() if isinstance(stage, Playing) else None
        if flag is None or not isinstance(stage, Playing):
            return
        wait = min(max(0, flag - self._now()) / 1000, LONGEST)
        if self._rang == (stage.at, flag):
            wait = max(wait, AGAIN)
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring, stage.at, flag)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, at: int, flag: int) -> None:
        self._rang = (at, flag)
        self._post(TimeUp(), ignore)
