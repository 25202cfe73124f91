"""Who moves for the bots at a table: they think elsewhere, and play at a pace one can follow."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import Seat

from .sheet import Playing

if TYPE_CHECKING:
    from .actor import Actor


class Played(Struct, frozen=True):
    """What a bot has chosen; None is to wait."""

    seat: Seat
    move: Any


class Hands:
    """At most one thought a seat. A seat that a person plays again loses its bot's at once."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self._since: dict[Seat, int] = {}
        """Which moment a seat's last thought was about."""
        self._vain: set[tuple[Seat, int]] = set()
        """Thoughts that came to nothing, so that the same is not thought for ever."""

    def prompt(self) -> None:
        """Let every bot think that has something to do, about the table as it is now."""
        table = self.actor.table
        if table is None or not isinstance(self.actor.sheet.stage, Playing):
            self.stop()
            return
        awaited = self.actor.sheet.stage.awaited
        for seat in range(len(self.actor.sheet.chairs)):
            strength = table.course.bot(seat)
            if strength is None:
                self._forget(seat)
            elif seat in awaited:
                # A thought that began before others moved is still good: it is judged when it
                # arrives, and bots that choose at the same time must not wait for each other.
                if seat not in self.thinking:
                    self._begin(seat, strength)
            elif self._since.get(seat) != table.at:
                self._forget(seat)
                if table.game.moves(table.state, seat):
                    self._begin(seat, strength)
        self._vain = {each for each in self._vain if each[1] == table.at}

    def stop(self) -> None:
        for seat in tuple(self.thinking):
            self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        if seat in self.thinking:
            self.thinking.pop(seat).cancel()

    def _begin(self, seat: Seat, strength: str) -> None:
        assert self.actor.table is not None
        self._since[seat] = self.actor.table.at
        self.thinking[seat] = asyncio.create_task(self._think(seat, strength))

    async def _think(self, seat: Seat, strength: str) -> None:
        """The time until the others see it does not depend on what was thought."""
        house, table = self.actor.house, self.actor.table
        assert table is not None
        began, game, at = monotonic(), table.game, table.at
        pace = house.rng.uniform(*house.settings.bot_delay)
        view = game.view(table.state, seat)
        if (seat, at) in self._vain:
            move = await asyncio.to_thread(AtRandom(game).choose, view, seat, house.rng)
        else:
            move = await house.brains.choose(game, strength, view, seat)
        await asyncio.sleep(max(0.0, began + pace - monotonic()))

        thought = asyncio.current_task()

        def reply(outcome: object) -> None:
            # Not before: as long as it waits to be made, nothing else is to be thought of.
            if self.thinking.get(seat) is thought:
                del self.thinking[seat]
            if move is None or isinstance(outcome, Exception):
                self._vain.add((seat, at))

        self.actor.post_own(Played(seat, move), reply)
