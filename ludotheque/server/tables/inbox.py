"""What waits to be done at a table: bounded for guests, and never forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.server.objection import Objection

from .commands import Envelope

log = logging.getLogger(__name__)


class Asleep(Exception):
    """The table was put away: it has to be woken, and asked again."""


class Inbox:
    def __init__(self, most: int) -> None:
        self.most = most
        self.shut = False
        self._queue: asyncio.Queue[Envelope] = asyncio.Queue()
        self._waiting: Counter[Seat | None] = Counter()

    def __len__(self) -> int:
        return self._queue.qsize()

    def put(self, ask: Envelope, share: Seat | None) -> None:
        """Guests are told when too much waits already; the house itself never asks much.

        Every seat has a share of its own: no crowd of watchers can keep a player from moving.
        """
        if self.shut:
            raise Asleep
        if ask.person is not None:
            if self._waiting[share] >= self.most:
                raise Objection("house-busy")
            self._waiting[share] += 1
            ask = replace(ask, share=share)
        self._queue.put_nowait(ask)

    async def get(self) -> Envelope:
        ask = await self._queue.get()
        if ask.person is not None:
            self._waiting[ask.share] -= 1
        return ask

    def close(self, reason: str) -> None:
        """Whoever still waits is told so, and nobody can ask any more."""
        self.shut = True
        while not self._queue.empty():
            answer(self._queue.get_nowait(), Objection(reason))


def answer(ask: Envelope, outcome: object) -> None:
    """Whatever happens to who asked, the table goes on."""
    try:
        ask.reply(outcome)
    except Exception:
        log.exception("an answer could not be given")
