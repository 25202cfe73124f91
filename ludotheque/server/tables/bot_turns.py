"""Who moves for the bots at a table: they think elsewhere, and play at a pace one can follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import Illegal, Seat
from ludotheque.server.limits.turns import Owner
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import Playing
from ludotheque.server.workers.bot_pool import BotPool

from .command import BotChose, Post
from .live_table import LiveTable

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds until a bot tries again whose move could not be stored."""
ALONE = 4.0
"""Times as slow where only bots sit: nobody waits for them, and who watches wants to follow."""
SLOT = 0.25
"""Seconds: bots that are hurried show their moves at multiples of it, and not when they have
thought them out."""


class BotTurns:
    """At most one thought a seat. A seat that a person plays again loses its bot's at once."""

    def __init__(
        self,
        live: LiveTable,
        post: Post,
        bot_pool: BotPool,
        rng: Random,
        settings: Settings,
        steers: Callable[[Seat], bool],
        owner: Callable[[], Owner],
    ) -> None:
        """`steers` tells of a seat whether its hand is on its way: then there is nothing to think
        of until it is empty. `owner` is for whom they think: whoever set the table up.
        """
        self._live, self._post, self._bot_pool = live, post, bot_pool
        self._rng, self._settings, self._steers, self._owner = rng, settings, steers, owner
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self._since: dict[Seat, int] = {}
        """Which moment a seat's last thought was about."""
        self._unasked: set[Seat] = set()
        """Whose last thought began out of turn: whether to come in at all."""
        self._vain: set[tuple[Seat, int]] = set()
        """Thoughts that came to nothing, so that the same is not thought for ever."""
        self._late: set[Seat] = set()
        """People whose time is up, for whom a bot chooses this once."""
        self.hurried = asyncio.Event()
        """Nobody wants to follow what they do until a person is waited for."""

    def prompt(self) -> None:
        """Let every bot think that has something to do, about the table as it is now."""
        table, stage = self._live.table, self._live.sheet.stage
        if table is None or not isinstance(stage, Playing):
            self.stop()
            return
        awaited = stage.awaited
        if any(table.course.bot(seat) is None for seat in awaited):
            self.hurried.clear()
        self._late &= set(awaited)
        for seat in range(len(self._live.sheet.chairs)):
            if self._steers(seat):
                continue
            strength = table.course.bot(seat)
            if strength is None and seat not in self._late:
                self._forget(seat)
            elif strength is not None and seat in awaited:
                # A thought that began before others moved is still good: it is judged when it
                # arrives, and bots that choose at the same time must not wait for each other.
                # But one about coming in unasked is about another table, and lands too early.
                if seat in self._unasked:
                    self._forget(seat)
                if seat not in self.thinking:
                    self._begin(seat, strength)
            elif strength is not None and self._since.get(seat) != table.at:
                self._forget(seat)
                if table.game.moves(table.state, seat):
                    self._begin(seat, strength)
                    self._unasked.add(seat)
        self._vain = {each for each in self._vain if each[1] == table.at}

    def choose_for(self, seat: Seat) -> None:
        """A person's time is up, and the rules have no move of their own."""
        if seat not in self.thinking:
            self._late.add(seat)
            self._begin(seat, self._settings.lender)

    def hurry(self) -> None:
        """Whoever waits for bots alone need not wait longer than these need."""
        table, stage = self._live.table, self._live.sheet.stage
        if table is None or not isinstance(stage, Playing):
            return
        if all(table.course.bot(seat) is not None for seat in stage.awaited):
            self.hurried.set()

    def stop(self) -> None:
        for seat in tuple(self.thinking):
            self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        if seat in self.thinking:
            self.thinking.pop(seat).cancel()

    def _begin(self, seat: Seat, strength: str) -> None:
        self._since[seat] = self._live.at
        self._unasked.discard(seat)
        self.thinking[seat] = asyncio.create_task(self._think(seat, strength))

    async def _think(self, seat: Seat, strength: str) -> None:
        """The time until the others see it does not depend on what was thought."""
        table, late = self._live.table, seat in self._late
        assert table is not None
        began, at = monotonic(), table.at
        pace = self._rng.uniform(*self._settings.bot_delay) / table.game.manners.haste(table.state)
        if not self._live.sheet.people():
            pace *= ALONE
        move = await self._chosen(seat, strength, (seat, at) in self._vain)
        await self._wait(began, pace)
        thought = asyncio.current_task()

        def reply(outcome: object) -> None:
            # Not before: as long as it waits to be made, nothing else is to be thought of.
            if isinstance(outcome, Objection):
                asyncio.get_running_loop().call_later(AGAIN, over)
                return
            if move is None or isinstance(outcome, Illegal):
                self._vain.add((seat, at))
            self._late.discard(seat)
            if self.thinking.get(seat) is thought:
                del self.thinking[seat]

        def over() -> None:
            if self.thinking.get(seat) is thought:
                del self.thinking[seat]
                self.prompt()

        self._post(BotChose(seat, move, late), reply)

    async def _wait(self, began: float, pace: float) -> None:
        """Until the move may be seen."""
        left = max(0.0, began + pace - monotonic())
        try:
            await asyncio.wait_for(self.hurried.wait(), left)
        except TimeoutError:
            return
        gone = monotonic() - began
        await asyncio.sleep(min(max(0.0, pace - gone), SLOT - gone % SLOT))

    async def _chosen(self, seat: Seat, strength: str, at_random: bool) -> Any | None:
        table = self._live.table
        assert table is not None
        game, view = table.game, table.game.view(table.state, seat)
        if not at_random:
            try:
                character = table.course.character(seat)
                return await self._bot_pool.choose(
                    game, strength, view, seat, self._owner(), character
                )
            except Exception:
                log.exception("a bot at table %s could not think", self._live.id)
        return await asyncio.to_thread(AtRandom(game).choose, view, seat, self._rng)
