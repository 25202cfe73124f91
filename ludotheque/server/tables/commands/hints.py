"""Hints: what the house would do in somebody's place, thought of behind all who wait for a move."""

from __future__ import annotations

import asyncio
import logging

from ludotheque.bots.thinking import sure
from ludotheque.protocol.wire import AskHint, Hint, HintReason
from ludotheque.server.limits.limits import Limits
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.tables.command import ReplyTo
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.bot_worker import NOTHING, NoAnswer, ToldThought

log = logging.getLogger(__name__)

REASONS = 3
"""So many are told: what follows weighs next to nothing."""


class Hints:
    """Nothing at the table changes by a hint, so none waits in its inbox; a person has one at a
    time.
    """

    def __init__(
        self, live: LiveTable, bot_pool: BotPool, limits: Limits, settings: Settings
    ) -> None:
        self._live, self._bot_pool, self._limits = live, bot_pool, limits
        self._deadline = settings.hint_deadline
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def ask(self, message: AskHint, person: Person, reply: ReplyTo) -> None:
        """Raises `Objection` where there are none to be had."""
        live = self._live
        seat, table = live.seated(person), live.playing()
        if not live.sheet.hints:
            raise Objection("no-hints-here")
        if seat not in table.awaited:
            raise Objection("no-hint-now")
        if person.id in self._thinking:
            raise Objection("too-fast")
        self._limits.count("hints", person.id)

        def answer(outcome: object) -> None:
            self._thinking.pop(person.id, None)  # before they hear it: then they may ask again
            reply(outcome)

        thought = self._think(message.id, seat, person, answer)
        self._thinking[person.id] = asyncio.create_task(thought)

    def stop(self) -> None:
        for task in tuple(self._thinking.values()):
            task.cancel()
        self._thinking.clear()

    async def _think(self, id: str, seat: int, person: Person, reply: ReplyTo) -> None:
        table, title = self._live.playing(), self._live.title
        assert title is not None, "a game that goes on has rules"
        at, game = table.at, table.game
        view, owner = game.view(table.state, seat), self._limits.owner(person.id)
        try:
            async with asyncio.timeout(self._deadline):
                thoughts = await self._bot_pool.consider(game, title.adviser, view, seat, owner)
        except (TimeoutError, NoAnswer) as trouble:
            if times := self._bot_pool.seldom.times("hint"):
                line = "%s, seat %d: no hint: %r (%d times since the last line)"
                log.warning(line, game.name, seat, trouble, times)
            reply(Objection("hint-late"))
            return
        reply(hint(id, at, thoughts) if thoughts else Objection("no-hint-now"))


def hint(id: str, at: int, thoughts: tuple[ToldThought, ...]) -> Hint:
    """In whole numbers, so that every reader writes the same; and what is about as good has no
    reasons.
    """
    best, *others = thoughts
    lead = sure(best.value - others[0].value, best.error) if others else 0.0
    return Hint(
        id=id,
        at=at,
        move=best.move,
        value=round(1000 * best.value),
        lead=round(1000 * lead),
        instead=None if best.instead == NOTHING else best.instead,
        reasons=tuple(
            HintReason(each.key, dict(each.facts), _part(each.weight, lead))
            for each in best.reasons[: REASONS if round(1000 * lead) else 0]
        ),
    )


def _part(weight: float, lead: float) -> int:
    return round(100 * weight / lead) if lead > 0 else 0
