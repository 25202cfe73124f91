"""Who holds something at a table right now: a person who steers it live, or a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.game import Seat
from ludotheque.core.live import Live
from ludotheque.protocol.wire import Steer
from ludotheque.server.sheet import Playing

from .commands import HandSettled
from .follower import Follower
from .hold import Hold

if TYPE_CHECKING:
    from .actor import Actor

AGAIN = 1.0
"""Seconds until a hand goes back that has lost what it held, and lost something before."""
LONGEST = 60.0
"""Where everything is lost, nobody is to take and lose things all the time."""


class Steering:
    """At most one thing is held at a table. It is recorded once everything is still again."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self._hold: Hold | None = None
        self._losses = 0
        """How often in a row something was lost here."""
        self._woken = True

    @property
    def seat(self) -> Seat | None:
        """Who holds something that is simulated, or is still to be recorded."""
        return None if self._hold is None or self._hold.over else self._hold.seat

    def _live(self) -> Live | None:
        table = self.actor.table
        if table is None or not isinstance(self.actor.sheet.stage, Playing):
            return None
        return table.game.live

    def look(self) -> None:
        """Once a thing is done: whoever holds something from now on can steer it."""
        live, table = self._live(), self.actor.table
        woken, self._woken = self._woken, False
        if live is None or table is None:
            self.stop()
            return
        seat = live.holder(table.state)
        if seat is None:
            self.stop()
            if live.used(table.state):
                self.actor.house.physics_pool.prepare()
            return
        job, bot, hold = live.job(table.state), table.course.bot(seat), self._hold
        if hold is not None and hold.job == job:
            if hold.bot == bot:
                return  # something else was done meanwhile
            if hold.begun:
                # Somebody else plays from now on, but nothing that has happened is undone by that.
                hold.bot = bot
                hold.withdraw()
                return
        self.stop()
        if bot is None or woken:
            # What was held when the house closed is lost, like its tremor that somebody knows.
            self._hold = Hold(self.actor, seat, job, pause=self._lost, lost=woken)

    def plays(self, seat: Seat) -> bool:
        """Whether a hand of this seat is on its way: nothing to think of until it is empty."""
        return self.seat == seat

    def play(self, seat: Seat, move: Any, late: bool) -> bool:
        """A bot's move is played by its own hand; False if it is no move of that kind."""
        live, table = self._live(), self.actor.table
        if live is None or table is None or live.holder(table.state) != seat:
            return False
        rows = live.rows(move)
        if rows is None:
            return False
        if self.seat != seat:
            self.stop()
            job = live.job(table.state)
            self._hold = Hold(self.actor, seat, job, rows, late=late, pause=self._lost)
        return True

    def steer(self, follower: Follower, message: Steer) -> None:
        if self._hold is not None:
            self._hold.steer(follower, message)

    def withdraw(self, seat: Seat) -> bool:
        """A person's time is up: the hand goes back. False if there is none."""
        return self._hold is not None and self.seat == seat and self._hold.withdraw(late=True)

    def wanted(self, steered: HandSettled) -> bool:
        """Whether it is still what the table waits for."""
        live, table = self._live(), self.actor.table
        return (
            live is not None
            and table is not None
            and live.holder(table.state) == steered.seat
            and live.job(table.state) == steered.job
        )

    def kept(self) -> None:
        """What came of a hand is recorded."""
        self._losses = 0

    def catch_up(self, follower: Follower) -> None:
        if self._hold is not None and self._hold.frame is not None:
            follower.glimpse(self._hold.frame)

    def stop(self) -> None:
        if self._hold is not None:
            self._hold.stop()
            self._hold = None

    def _lost(self) -> float:
        """How long to wait with what was lost: the first time not at all."""
        self._losses += 1
        return min(LONGEST, AGAIN * 2 ** (self._losses - 2)) if self._losses > 1 else 0.0
