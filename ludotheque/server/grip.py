"""What somebody holds at a table right now: steered live by a person, or by a bot's samples."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from ludotheque.core.game import Seat
from ludotheque.core.live import Live, Row

from .asks import Steered
from .follower import Follower, encode
from .sheet import Playing
from .wire import LiveFrame, Steer
from .workshop import Held, Lost

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .actor import Actor

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds until something is held anew that was lost."""


class Grip:
    """At most one thing is held at a table. It is recorded once everything is still again."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.seat: Seat | None = None
        """Who holds something that is being simulated."""
        self._by_bot = False
        self._late = False
        self._job = b""
        self._at = self._looked = -1
        self._held: Held | None = None
        self._task: asyncio.Task[None] | None = None
        self._last: bytes | None = None

    def _live(self) -> Live | None:
        table = self.actor.table
        if table is None or not isinstance(self.actor.sheet.stage, Playing):
            return None
        return table.game.live

    def look(self) -> None:
        """Once a thing is done: whoever holds something from now on can steer it."""
        live, table = self._live(), self.actor.table
        if live is None or table is None:
            self.stop()
            return
        if self._looked == table.at and self._task is not None:
            return
        self._looked = table.at
        seat = live.holder(table.state)
        if seat is None:
            self.stop()
            self.actor.house.workshop.prepare()
            return
        job, bot = live.job(table.state), table.course.bot(seat)
        if self._task is not None and job == self._job and (bot is not None) == self._by_bot:
            return  # something else was done meanwhile
        self.stop()
        if bot is None:
            self._begin(seat, job, None)

    def plays(self, seat: Seat) -> bool:
        """Whether a bot's hand is on its way: there is nothing to think of until it is empty."""
        return self.seat == seat and self._by_bot

    def play(self, seat: Seat, move: Any, late: bool) -> bool:
        """A bot's move is played by its own hand; False if it is no move of that kind."""
        live, table = self._live(), self.actor.table
        if live is None or table is None or live.holder(table.state) != seat:
            return False
        rows = live.rows(move)
        if rows is None:
            return False
        self.stop()
        self._begin(seat, live.job(table.state), rows, late)
        return True

    def steer(self, follower: Follower, message: Steer) -> None:
        """Samples of a hand. What is old, doubled, or somebody else's changes nothing."""
        if self._held is None or self._by_bot or follower.seat != self.seat:
            return
        if message.at != self._at:
            return
        at, known = follower.steered
        fresh = message.rows[max(0, (known if at == self._at else 0) - message.seq) :]
        if not fresh:
            return
        follower.steered = (self._at, message.seq + len(message.rows))
        self._held.feed(fresh)

    def withdraw(self, seat: Seat) -> bool:
        """A person's time is up: the hand goes back. False if there is none."""
        if self._held is None or self.seat != seat or self._by_bot:
            return False
        self._late = True
        self._held.withdraw()
        return True

    def wanted(self, steered: Steered) -> bool:
        """Whether it is still what the table waits for."""
        live, table = self._live(), self.actor.table
        return (
            live is not None
            and table is not None
            and live.holder(table.state) == steered.seat
            and live.job(table.state) == steered.job
        )

    def catch_up(self, follower: Follower) -> None:
        if self._last is not None:
            follower.glimpse(self._last)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._held is not None:
            self._held.drop()
        self.seat = self._task = self._held = self._last = None
        self._by_bot = self._late = False

    # One hold

    def _begin(
        self, seat: Seat, job: bytes, rows: Sequence[Row] | None, late: bool = False
    ) -> None:
        assert self.actor.table is not None
        self.seat, self._job, self._by_bot, self._late = seat, job, rows is not None, late
        self._at = self.actor.table.at
        self._task = asyncio.create_task(self._hold(seat, job, rows))

    async def _hold(self, seat: Seat, job: bytes, rows: Sequence[Row] | None) -> None:
        actor = self.actor
        assert actor.table is not None
        watched = bool(actor.followers) and actor.settings.bot_delay[1] > 0
        try:
            self._held = await actor.house.workshop.hold(
                actor.table.game, job, rows, show=self._show, paced=rows is None or watched
            )
            settled = await self._held.settled
        except Lost as lost:
            # Whatever happened is not recorded: it is held again, as it was taken.
            log.warning("table %s: something held was lost: %s", actor.id, lost)
            asyncio.get_running_loop().call_later(AGAIN, self._again, job)
            return
        decode = actor.table.game.codec.move
        moves = decode(bytes(settled.steered)), decode(bytes(settled.settled))
        actor.post_own(Steered(seat, job, *moves, late=self._late))

    def _again(self, job: bytes) -> None:
        if self._job == job and (self._task is None or self._task.done()):
            self.stop()
            self._looked = -1
            if not self.actor.inbox.shut:
                self.look()
                self.actor.hands.prompt()

    def _show(self, frame: Raw) -> None:
        self._last = encode(LiveFrame(self._at, frame))
        for follower in tuple(self.actor.followers):
            follower.glimpse(self._last)
