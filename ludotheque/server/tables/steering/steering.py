"""Who holds something at a table right now: a person who steers it live, or a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.game import Seat
from ludotheque.core.live import Live, Row
from ludotheque.protocol.wire import Steer
from ludotheque.server.limits.limits import Limits
from ludotheque.server.limits.turns import Owner
from ludotheque.server.sheet import Playing
from ludotheque.server.tables.command import HandSettled, Post
from ludotheque.server.tables.follower import Follower
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.workers.physics_pool import PhysicsPool

from .hold import Hold

AGAIN = 1.0
"""Seconds until a hand goes back that has lost what it held, and lost something before."""
LONGEST = 60.0
"""Where everything is lost, nobody is to take and lose things all the time."""


class Steering:
    """At most one thing is held at a table. It is recorded once everything is still again."""

    def __init__(
        self,
        live: LiveTable,
        post: Post,
        physics_pool: PhysicsPool,
        limits: Limits,
        unhurried: bool,
    ) -> None:
        """`unhurried`: where somebody looks on, bots move their hands as slowly as people do."""
        self._live, self._post = live, post
        self._physics_pool, self._limits, self._unhurried = physics_pool, limits, unhurried
        self._hold: Hold | None = None
        self._losses = 0
        """How often in a row something was lost here."""
        self._woken = True

    @property
    def seat(self) -> Seat | None:
        """Who holds something that is simulated, or is still to be recorded."""
        return None if self._hold is None or self._hold.over else self._hold.seat

    def _rules(self) -> tuple[Live, Any] | None:
        """How things are held in this game, and its state; None while none is going on."""
        table = self._live.table
        if table is None or not isinstance(self._live.sheet.stage, Playing):
            return None
        return None if table.game.live is None else (table.game.live, table.state)

    def look(self) -> None:
        """Once a thing is done: whoever holds something from now on can steer it."""
        rules, table = self._rules(), self._live.table
        woken, self._woken = self._woken, False
        if rules is None or table is None:
            self.stop()
            return
        live, state = rules
        seat = live.holder(state)
        if seat is None:
            self.stop()
            if live.used(state):
                self._physics_pool.prepare()
            return
        job, bot, hold = live.job(state), table.course.bot(seat), self._hold
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
            self._begin(seat, job, lost=woken)

    def plays(self, seat: Seat) -> bool:
        """Whether a hand of this seat is on its way: nothing to think of until it is empty."""
        return self.seat == seat

    def play(self, seat: Seat, move: Any, late: bool) -> bool:
        """A bot's move is played by its own hand; False if it is no move of that kind."""
        rules = self._rules()
        if rules is None or rules[0].holder(rules[1]) != seat:
            return False
        live, state = rules
        rows = live.rows(move)
        if rows is None:
            return False
        if self.seat != seat:
            self.stop()
            self._begin(seat, live.job(state), rows, late=late)
        return True

    def _begin(
        self,
        seat: Seat,
        job: bytes,
        rows: Sequence[Row] | None = None,
        *,
        late: bool = False,
        lost: bool = False,
    ) -> None:
        paced = rows is None or (self._unhurried and bool(self._live.followers))
        self._hold = Hold(
            self._live,
            self._post,
            self._physics_pool,
            self._owner(seat),
            seat,
            job,
            rows,
            paced=paced,
            late=late,
            lost=lost,
            pause=self._lost,
        )

    def _owner(self, seat: Seat) -> Owner:
        """Who holds it; a bot's hand is the table's, for whoever set that up."""
        sheet, table = self._live.sheet, self._live.table
        person = sheet.chairs[seat].person
        if person is None or (table is not None and table.course.bot(seat) is not None):
            return self._limits.owner(sheet.host, sheet.id)
        return self._limits.owner(person)

    def steer(self, follower: Follower, message: Steer) -> None:
        if self._hold is not None:
            self._hold.steer(follower, message)

    def withdraw(self, seat: Seat) -> bool:
        """A person's time is up: the hand goes back. False if there is none."""
        return self._hold is not None and self.seat == seat and self._hold.withdraw(late=True)

    def wanted(self, steered: HandSettled) -> bool:
        """Whether it is still what the table waits for."""
        rules = self._rules()
        if rules is None:
            return False
        live, state = rules
        return live.holder(state) == steered.seat and live.job(state) == steered.job

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
