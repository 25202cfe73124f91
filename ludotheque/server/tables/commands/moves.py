"""Moves of bots, and of hands that have come to rest; and that somebody makes none any more.

A person's move needs nothing but the table: see `changes.play.submitted`.
"""

from __future__ import annotations

from ludotheque.protocol.wire import GiveUp
from ludotheque.server.people.person import Person
from ludotheque.server.tables.changes import play
from ludotheque.server.tables.changes.play import Asking, Change
from ludotheque.server.tables.command import BotChose, HandSettled, Receipt
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.steering.steering import Steering

from .late import LateCommands


class MoveCommands:
    def __init__(
        self, live: LiveTable, steering: Steering | None, late: LateCommands, lender: str
    ) -> None:
        self._live, self._steering, self._late, self._lender = live, steering, late, lender

    async def give_up(self, command: GiveUp, person: Person, now: int) -> Receipt:
        def change(by: Asking, _: GiveUp) -> Change:
            return play.resigned(by.sheet, by.table, by.seat, self._lender, now)

        return await self._live.by_player(change, command, person, now)

    async def bot_chose(self, chosen: BotChose, now: int) -> Receipt:
        live, seat = self._live, chosen.seat
        table = live.playing()
        if chosen.late:
            wanted = seat in play.in_play(live.sheet).clock.flagged(now)
        else:
            wanted = table.course.bot(seat) is not None
        if not wanted or chosen.move is None or self._by_hand(chosen):
            return Receipt(live.at)
        change = play.moved(live.sheet, table, seat, chosen.move, now, late=chosen.late)
        return await live.change(change, now)

    def _by_hand(self, chosen: BotChose) -> bool:
        """Whether a hand makes the move, which takes its time."""
        steering = self._steering
        return steering is not None and steering.play(chosen.seat, chosen.move, chosen.late)

    async def hand_settled(self, steered: HandSettled, now: int) -> Receipt:
        """Everything is still again. What was steered and what came of it are recorded together."""
        live, steering, seat = self._live, self._steering, steered.seat
        table = live.playing()
        if steering is None or not steering.wanted(steered):
            return Receipt(live.at)
        lost = steered.settled is None
        change = play.moved(
            live.sheet,
            table,
            seat,
            steered.move,
            now,
            late=steered.late,
            lost=lost,
            settled=steered.settled,
        )
        done = await live.change(change, now)
        if not lost:
            steering.kept()
        if steered.late:
            await self._late.go_on(seat, now)
        return done
