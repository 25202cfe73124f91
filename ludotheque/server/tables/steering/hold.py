"""One thing in a hand, from the moment it is held until what came of it is recorded."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from ludotheque.core.game import Illegal, Seat
from ludotheque.core.live import Row
from ludotheque.protocol.wire import LiveFrame, Steer
from ludotheque.server.limits.turns import Owner
from ludotheque.server.tables.command import HandSettled, Post, Receipt, posted
from ludotheque.server.tables.follower import Follower, encode
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.workers.physics_messages import Shown
from ludotheque.server.workers.physics_pool import PhysicsPool
from ludotheque.server.workers.physics_process import Held, Lost

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds until it is recorded after all, if that failed."""
SILENT = 0.5
"""Seconds: if the page that steers says nothing for so long, another of the same person may."""


class Hold:
    """What has begun ends: nobody's coming, going or giving up makes a fall undone."""

    def __init__(
        self,
        live: LiveTable,
        post: Post,
        physics_pool: PhysicsPool,
        owner: Owner,
        seat: Seat,
        job: bytes,
        rows: Sequence[Row] | None,
        *,
        paced: bool,
        late: bool,
        lost: bool,
        pause: Callable[[], float],
    ) -> None:
        """With `rows` it is a bot's. `pause` is called if it was lost, as it may be to begin with:
        so many seconds later the hand goes back.
        """
        assert live.table is not None
        self._live, self._post, self._physics_pool = live, post, physics_pool
        self.seat, self.job, self._owner = seat, job, owner
        self.bot = live.table.course.bot(seat)
        self.frame: bytes | None = None
        """What was shown of it last."""
        self.begun = lost
        self._at = live.at
        self._rows, self._paced, self._late, self._pause = rows, paced, late, pause
        self._held: Held | None = None
        self._recalled = False
        self._steering: tuple[Follower, float] | None = None
        self._task = asyncio.create_task(self._run(lost))

    @property
    def over(self) -> bool:
        return self._task.done()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._task.cancel()

    def steer(self, follower: Follower, message: Steer) -> None:
        """Samples of a hand. What is old, doubled, or somebody else's changes nothing."""
        table = self._live.table
        if self._held is None or self._rows is not None or follower.seat != self.seat:
            return
        if table is None or not self._at <= message.at <= table.at:
            return
        if not self._steers(follower):
            return
        at, known = follower.steered
        old = max(0, (known if at == self._at else 0) - message.seq)
        fresh = message.rows[old:]
        if fresh:
            follower.steered = (self._at, message.seq + len(message.rows))
            self._held.feed(fresh, message.seq + old)

    def _steers(self, follower: Follower) -> bool:
        """One page at a time: two that pull at the same hand would make it shake."""
        now = monotonic()
        if self._steering is not None:
            other, last = self._steering
            if other is not follower and other in self._live.followers and now - last < SILENT:
                return False
        self._steering = (follower, now)
        return True

    def withdraw(self, late: bool = False) -> bool:
        """The hand goes back; False if there is none. What is over is only still to be recorded."""
        if self._held is None or self.over:
            return False
        if late and self._rows is not None:
            return True  # what is chosen for whoever is late is played to its end
        self._recalled = self._recalled or late
        self._held.withdraw()
        return True

    # Until it is recorded

    async def _run(self, lost: bool) -> None:
        steered = None if lost else await self._outcome()
        if steered is None:
            await asyncio.sleep(self._pause())
        while True:
            told = steered or self._put_back()
            if told is None:
                return
            answer = await posted(partial(self._post, told))
            if isinstance(answer, Receipt) or (steered is None and isinstance(answer, Illegal)):
                return
            if isinstance(answer, Illegal):
                log.error("table %s: what came of a hand is refused: %s", self._live.id, answer)
                steered = None
            else:
                await asyncio.sleep(AGAIN)

    async def _outcome(self) -> HandSettled | None:
        """What came of it; None if it was lost, and nobody can tell."""
        assert self._live.table is not None
        id, game = self._live.id, self._live.table.game
        held: Held | None = None
        try:
            async with self._physics_pool.turns.turn(self._owner):
                held = await self._physics_pool.hold(
                    game, self.job, self._rows, show=self._show, paced=self._paced
                )
                self._held, self.begun = held, True
                settled = await held.settled
            move, came = (game.codec.move(bytes(raw)) for raw in (settled.steered, settled.settled))
        except Lost as lost:
            log.warning("table %s: something held was lost: %s", id, lost)
            self._held = None
            return None
        except Exception:
            log.exception("table %s: what came of a hand is not understood", id)
            self._held = None
            return None
        finally:
            if held is not None:
                held.drop()
        late = self._late or (self._recalled and settled.recalled)
        return HandSettled(self.seat, self.job, move, came, late=late)

    def _put_back(self) -> HandSettled | None:
        """As if nothing had been held: the same would be held anew with another tremor."""
        table = self._live.table
        if table is None or table.game.live is None:
            return None
        move = table.game.live.lost(table.state)
        return HandSettled(self.seat, self.job, move, None, late=self._late)

    def _show(self, shown: Shown) -> None:
        first = self.frame is None
        self.frame = encode(LiveFrame(self._at, shown.frame, shown.seq))
        for follower in tuple(self._live.followers):
            # That something is held is seen by all; of where it is, by who keeps up.
            (follower.show if first else follower.glimpse)(self.frame)
