"""The clock of a table rings: the rules move for whoever is late, or else a bot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from . import life
from .asks import Done, Flag
from .sheet import Playing

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
        self._timer = ring(wait, actor.post_own, Flag())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def rang(self) -> Done:
        """One move for one seat, and then everybody is told before anything else happens."""
        actor = self._actor
        stage, table, now = actor.sheet.stage, actor.table, actor.house.now()
        if not isinstance(stage, Playing) or table is None:
            return Done(actor.at)
        flag = stage.clock.next_flag()
        late = stage.clock.flagged(now)
        if flag is None or not late:
            return Done(actor.at)
        self._rang_in_vain = (stage.at, flag)
        seat = late[0]
        if actor.grip.withdraw(seat):
            return Done(actor.at)
        move = table.game.lapse(table.state, seat)
        if move is not None:
            moved = life.moved(actor.sheet, table, seat, move, now, late=True)
            await actor.change(moved, now)
        elif actor.telling.present(seat):
            actor.hands.choose_for(seat)
            return Done(actor.at)
        # Nobody is there to be waited for: from here on a bot plays, at its own pace.
        if isinstance(actor.sheet.stage, Playing) and not actor.telling.present(seat):
            lender = actor.settings.lender
            await actor.change(life.lent(actor.sheet, table, seat, lender, "clock", now), now)
        return Done(actor.at)
