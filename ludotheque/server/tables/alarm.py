"""The clock of a table rings: the rules move for whoever is late, or else a bot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludotheque.core.game import Seat
from ludotheque.server.sheet import Playing

from . import play
from .commands import Receipt, TimeUp

if TYPE_CHECKING:
    from .actor import Actor

LONGEST = 3600.0
AGAIN = 1.0
"""Seconds until it rings again if nothing could be done about it, such as for a full disk."""


class Alarm:
    def __init__(self, actor: Actor) -> None:
        self._actor = actor
        self._timer: asyncio.TimerHandle | None = None
        self._rang_in_vain: tuple[int, int] | None = None

    def set(self) -> None:
        """For when somebody's time will be up, if nobody moves."""
        self.stop()
        actor = self._actor
        stage = actor.sheet.stage
        flag = stage.clock.next_flag() if isinstance(stage, Playing) else None
        if flag is None or not isinstance(stage, Playing):
            return
        wait = min(max(0, flag - actor.house.now()) / 1000, LONGEST)
        if self._rang_in_vain == (stage.at, flag):
            wait = max(wait, AGAIN)
        ring = asyncio.get_running_loop().call_later
        self._timer = ring(wait, actor.post_own, TimeUp())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def rang(self) -> Receipt:
        """It is about one seat, and then everybody is told before anything else happens."""
        actor = self._actor
        stage, table, now = actor.sheet.stage, actor.table, actor.house.now()
        if not isinstance(stage, Playing) or table is None:
            return Receipt(actor.at)
        flag = stage.clock.next_flag()
        late = stage.clock.flagged(now)
        if flag is None or not late:
            return Receipt(actor.at)
        self._rang_in_vain = (stage.at, flag)
        seat = late[0]
        if actor.steering.withdraw(seat):
            return Receipt(actor.at)
        if table.game.lapse(table.state, seat) is None and actor.broadcast.present(seat):
            actor.bot_turns.choose_for(seat)
        else:
            await self.go_on(seat, now)
        return Receipt(actor.at)

    async def go_on(self, seat: Seat, now: int) -> None:
        """The rules move for who is late, once, or until the game is further than it was.

        At once, since else the same that was taken back could be taken again, and again.
        """
        actor = self._actor
        while isinstance(stage := actor.sheet.stage, Playing) and seat in stage.clock.flagged(now):
            table = actor.table
            assert table is not None
            before = table.state
            if (move := table.game.lapse(before, seat)) is None:
                break
            await actor.change(play.moved(actor.sheet, table, seat, move, now, late=True), now)
            if table.game.furthers(before, table.state):
                break
        # Nobody is there to be waited for: from here on a bot plays, at its own pace.
        table, lender = actor.table, actor.settings.lender
        away = isinstance(actor.sheet.stage, Playing) and not actor.broadcast.present(seat)
        if away and table is not None and table.course.bot(seat) is None:
            await actor.change(play.lent(actor.sheet, table, seat, lender, "clock", now), now)
