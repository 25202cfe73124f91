"""What needs the others' word, and the comings and goings on which that depends."""

from __future__ import annotations

from math import ceil

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import (
    Answer,
    AskUndo,
    ProposeDraw,
    ProposeLend,
    ProposePause,
    TakeBack,
)
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.tables.changes import offers, play
from ludotheque.server.tables.changes.play import Asking, Change
from ludotheque.server.tables.command import CameBack, LookAgain, Receipt, WentAway
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.presence import Presence
from ludotheque.table.clock import MINUTE


class OfferCommands:
    def __init__(self, live: LiveTable, presence: Presence, lender: str) -> None:
        """`lender` is the strength of the bot that plays for somebody who is away."""
        self._live, self._presence, self._lender = live, presence, lender

    async def take_back(self, command: TakeBack, person: Person, now: int) -> Receipt:
        def change(by: Asking, _: TakeBack) -> Change:
            near = self._presence.near()
            return offers.taken_back(by.sheet, by.table, by.seat, by.key, near, now)

        return await self._live.by_player(change, command, person, now)

    async def ask_undo(self, _: AskUndo, person: Person, now: int) -> Receipt:
        """Nothing changes by it, not even the seat of one for whom a bot still plays."""
        live = self._live
        seat, near = live.seated(person), self._presence.near()
        ask = offers.undo_asks(live.sheet, live.playing(), seat, near)
        return Receipt(live.at, undo_asks=ask)

    async def propose_draw(self, command: ProposeDraw, person: Person, now: int) -> Receipt:
        def change(by: Asking, _: ProposeDraw) -> Change:
            return offers.draw_proposed(by.sheet, by.seat, by.key, now)

        return await self._live.by_player(change, command, person, now)

    async def propose_lend(self, command: ProposeLend, person: Person, now: int) -> Receipt:
        def change(by: Asking, propose: ProposeLend) -> Change:
            self._check_away(propose.seat)
            here, lender = self._presence.here(), self._lender
            return offers.lend_proposed(
                by.sheet, by.table, by.seat, propose.seat, by.key, lender, here, now
            )

        return await self._live.by_player(change, command, person, now)

    async def propose_pause(self, command: ProposePause, person: Person, now: int) -> Receipt:
        def change(by: Asking, propose: ProposePause) -> Change:
            return offers.pause_proposed(by.sheet, by.seat, propose.days, by.key, now)

        return await self._live.by_player(change, command, person, now)

    async def answer(self, command: Answer, person: Person, now: int) -> Receipt:
        def change(by: Asking, answer: Answer) -> Change:
            here = self._presence.near()
            return offers.answered(by.sheet, by.seat, answer.offer, answer.yes, here, now)

        return await self._live.by_player(change, command, person, now)

    async def came_back(self, command: CameBack, now: int) -> Receipt:
        live = self._live
        return await live.change(play.returned(live.sheet, live.playing(), command.seat, now), now)

    async def went_away(self, _: WentAway, now: int) -> Receipt:
        """Nothing by itself; but something may have become ripe by it."""
        return Receipt(self._live.at)

    async def looked_again(self, _: LookAgain, now: int) -> Receipt:
        """Nothing by itself: before anything is done, what is stored was looked at."""
        return Receipt(self._live.at)

    async def ripen(self, now: int) -> None:
        """What everybody who is asked has agreed to by now, such as a draw, comes about."""
        live = self._live
        while live.table is not None:
            here, near = self._presence.here(), self._presence.near()
            ripe = offers.ripe(live.sheet, live.table, self._lender, here, now, near)
            if ripe is None:
                return
            await live.change(ripe, now)

    def _check_away(self, seat: Seat) -> None:
        """Whether a person is away, and for long enough that it is no hiccup of the line."""
        if seat not in self._live.sheet.people():
            raise Objection("seat-not-persons")
        if self._presence.seen(seat):
            raise Objection("seat-not-absent")
        wait = self._presence.grace(seat)
        if wait is None:
            raise Objection("seat-by-clock")
        if wait > 0:
            raise Objection("seat-away-shortly", minutes=ceil(wait / MINUTE))
