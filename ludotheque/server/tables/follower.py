"""Whoever is sent frames over a socket: a queue that cannot grow, and a pump that empties it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import FromHouse
from ludotheque.server.people.person import Person

encode = msgspec.json.Encoder(order=None).encode

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
AtOnce = Callable[[bytes], bool]
"""Send a text without waiting, or say that it would have to wait."""
Listener = Callable[[str | None], bool]
"""Is told every message as it comes, None for one that is no text; and says whether it wants more.
"""
AT_ONCE = "ludotheque.at_once"
"""Under this name our own door puts into a socket's scope, among the extensions, how to `send` so,
and how to `listen`.
"""

SHOWN_MOST, ANSWERS_MOST = 32, 256
SILENCES_MOST = 8
"""Of half a pulse each: whoever takes nothing for so long is gone, and only the line is not."""


class Follower:
    """One connection.

    What is shown (frames, the table, talk) can be worked out anew at any time: if the connection
    does not keep up, all of it that waits is dropped, and the follower catches up when it can.
    Answers cannot be worked out anew, so they are kept; but nobody may let hundreds pile up.
    """

    def __init__(
        self, person: Person | None, seat: Seat | None, since: int, language: str, key: str = ""
    ) -> None:
        self.person, self.seat, self.language = person, seat, language
        self.key = key
        """Whoever this is counted as: a person, or an address."""
        self.since = since
        """The events up to this line were sent or wait in the queue."""
        self.seen = since
        """The events up to this line were handed to the connection."""
        self.steered = (-1, 0)
        """Of which hold samples came last, and how many."""
        self.heard = 0
        """The number of the last thing said that was sent or waits in the queue."""
        self.behind = False
        self.closing: tuple[int, str] | None = None
        self.quiet = True
        """Whether nothing was sent since the house last looked."""
        self._queue: deque[tuple[bytes, int | None, bool]] = deque()
        self._shown = self._answers = 0
        self._wake = asyncio.Event()
        self._at_once: AtOnce | None = None
        self._sending = False
        self._silences = 0
        self._pumping: asyncio.Task[None] | None = None

    def show(self, raw: bytes, at: int | None = None) -> None:
        """Something that can be worked out anew; `at` if it is a frame."""
        if self.behind or self.closing:
            return
        if self._shown >= SHOWN_MOST:
            self._queue = deque(each for each in self._queue if not each[2])
            self._shown, self.behind = 0, True
            self.since, self.heard = self.seen, 0
            return
        self._push(raw, at, True)

    def glimpse(self, raw: bytes) -> None:
        """Something that the next one of its kind makes worthless: only if nothing waits."""
        if not (self.behind or self.closing or self._queue):
            self._push(raw, None, True)

    def answer(self, message: FromHouse) -> None:
        if self.closing:
            return
        if self._answers >= ANSWERS_MOST:
            self.close(1013, "too slow")
            return
        self._push(encode(message), None, False)

    def close(self, code: int, reason: str) -> None:
        """After what waits already. Only the first reason counts."""
        self.closing = self.closing or (code, reason)
        self._wake.set()

    def pulse(self, raw: bytes) -> None:
        """Something, if nothing was sent for a while: silence is a dead link."""
        quiet, self.quiet = self.quiet, True
        self._silences = self._silences + 1 if quiet else 0
        if quiet:
            self.show(raw)  # whoever takes it at once is not quiet any more
        if self._silences > SILENCES_MOST and self._pumping is not None:
            self._pumping.cancel()

    def _push(self, raw: bytes, at: int | None, shown: bool) -> None:
        if self._at_once and not (self._queue or self._sending) and self._at_once(raw):
            self._handed(at)
            return
        if shown:
            self._shown += 1
        else:
            self._answers += 1
        self._queue.append((raw, at, shown))
        self._wake.set()

    def _handed(self, at: int | None) -> None:
        if at is not None:
            self.seen = at
        self.quiet = False

    async def pump(
        self, send: Send, catch_up: Callable[[Follower], None], at_once: AtOnce | None = None
    ) -> None:
        """Hand everything to the connection, at the speed it takes, until it is to be closed.

        As long as it keeps up, and can be sent something at once, nothing waits for this task.
        """
        self._pumping, self._at_once = asyncio.current_task(), at_once
        try:
            await self._pump(send, catch_up)
        finally:
            # A task holds what ended it, and that what it was doing: with us, for ever.
            self._pumping = self._at_once = None

    async def _pump(self, send: Send, catch_up: Callable[[Follower], None]) -> None:
        while True:
            while self._queue:
                raw, at, shown = self._queue.popleft()
                if shown:
                    self._shown -= 1
                else:
                    self._answers -= 1
                if at is not None:
                    self.seen = at
                self._sending = True
                await send({"type": "websocket.send", "text": raw.decode()})
                self._sending = False
                self.quiet = False
            if self.behind:
                self.behind = False
                catch_up(self)
                continue
            if self.closing:
                code, reason = self.closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake.clear()
            await self._wake.wait()
