"""Bots that answer the same to the same moves: one after the other, in an order of its own.

At other tables bots think at the same time, and whoever is done first moves first: then it depends
on the machine, and on how fast somebody is, what stands on which line. Here a line follows from
those before it. Whoever may come in out of turn is asked first, seat by seat; then the person
moves, if they are awaited; then those bots that are, seat by seat. What each chooses follows from
its view, and from chance that is drawn from the day's seed and the number of the line.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import Illegal, Seat
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Playing
from ludotheque.server.tables.bot_turns import AGAIN, BotTurns
from ludotheque.server.tables.command import BotChose
from ludotheque.server.workers.bot_worker import NoAnswer
from ludotheque.table.table import Table

log = logging.getLogger(__name__)

TRIES: Final = 5
"""So often a bot is asked that does not answer; then it moves at random, by the day's chance."""
LUCK: Final = 128
"""Bits from which a bot's chance is drawn."""


class BotsInTurn(BotTurns):
    """One thought at a time."""

    def __init__(self, *parts: Any, **named: Any) -> None:
        super().__init__(*parts, **named)
        self._at = -1
        """The moment that all of this is about."""
        self._passed: set[Seat] = set()
        """Who has said that they do not come in."""
        self._early: list[Callable[[], None]] = []
        """Moves that came before that was known."""

    def prompt(self) -> None:
        table, stage = self._live.table, self._live.sheet.stage
        if table is None or not isinstance(stage, Playing):
            self.stop()
            return
        if any(table.course.bot(seat) is None for seat in stage.awaited):
            self.hurried.clear()
        if self._at != table.at:
            self._at, self._passed = table.at, set()
            for each in tuple(self.thinking):
                self._forget(each)
        if self.thinking:
            return
        seat = self._uninvited(table, stage)
        if seat is None:
            self._let_go()
            seat = self._invited(table, stage)
        if seat is not None and (strength := table.course.bot(seat)) is not None:
            self._begin(seat, strength)

    def stop(self) -> None:
        super().stop()
        self._let_go()

    def waits(self, again: Callable[[], None]) -> bool:
        """Whether a move comes too early: bots that may come in before it have not said yet that
        they do not. It is made as soon as they have.
        """
        if not any(seat not in self._invitees for seat in self.thinking):
            return False
        self._early.append(again)
        return True

    @property
    def _invitees(self) -> tuple[Seat, ...]:
        stage = self._live.sheet.stage
        return stage.awaited if isinstance(stage, Playing) else ()

    def _let_go(self) -> None:
        early, self._early = self._early, []
        for again in early:
            asyncio.get_running_loop().call_soon(again)

    def _uninvited(self, table: Table, stage: Playing) -> Seat | None:
        """The next bot that is to say whether it comes in out of turn."""
        for seat in range(len(self._live.sheet.chairs)):
            if seat in stage.awaited or seat in self._passed or self._steers(seat):
                continue
            if table.course.bot(seat) is not None and table.game.moves(table.state, seat):
                return seat
        return None

    def _invited(self, table: Table, stage: Playing) -> Seat | None:
        """The next bot that is awaited, once no person is."""
        if any(table.course.bot(seat) is None for seat in stage.awaited):
            return None
        return next((seat for seat in sorted(stage.awaited) if not self._steers(seat)), None)

    async def _think(self, seat: Seat, strength: str) -> None:
        table, stage = self._live.table, self._live.sheet.stage
        assert table is not None
        assert isinstance(stage, Playing)
        began, at = monotonic(), table.at
        # Those who choose at the same time take together as long as one.
        together = max(1, len(stage.awaited)) * table.game.manners.haste(table.state)
        pace = self._rng.uniform(*self._settings.bot_delay) / together
        move = await self._answer(table, seat, strength)
        if move is None:
            self._over(seat)
            return
        await self._wait(began, pace)

        def reply(outcome: object) -> None:
            if isinstance(outcome, Objection):
                asyncio.get_running_loop().call_later(AGAIN, self._anew, seat)
            elif isinstance(outcome, Illegal) and at == self._at:
                log.error("table %s: a bot's move is refused: %s", self._live.id, outcome)
                self._over(seat)
            elif self.thinking.get(seat) is thought:
                del self.thinking[seat]

        thought = asyncio.current_task()
        self._post(BotChose(seat, move, False), reply)

    def _over(self, seat: Seat) -> None:
        """The seat does nothing at this moment."""
        self._passed.add(seat)
        self._anew(seat)

    def _anew(self, seat: Seat) -> None:
        self.thinking.pop(seat, None)
        self.prompt()

    async def _answer(self, table: Table, seat: Seat, strength: str) -> Any | None:
        game, view = table.game, table.game.view(table.state, seat)
        luck = f"{table.chance.secret(f'bot {table.at} {seat}').getrandbits(LUCK):x}"
        character = table.course.character(seat)
        for _ in range(TRIES):
            try:
                return await self._bot_pool.choose_again(
                    game, strength, view, seat, luck, self._owner(), character
                )
            except NoAnswer as trouble:
                log.warning("table %s: a bot is asked again: %s", self._live.id, trouble)
                await asyncio.sleep(AGAIN)
        return await asyncio.to_thread(AtRandom(game).choose, view, seat, Random(int(luck, 16)))
