"""Somebody's time is up: the rules move for whoever is late, or else a bot."""

from __future__ import annotations

from ludotheque.core.game import Seat
from ludotheque.server.sheet import Playing
from ludotheque.server.tables.bot_turns import BotTurns
from ludotheque.server.tables.changes import play
from ludotheque.server.tables.command import Receipt, TimeUp
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.presence import Presence
from ludotheque.server.tables.steering.steering import Steering


class LateCommands:
    def __init__(
        self,
        live: LiveTable,
        presence: Presence,
        bot_turns: BotTurns,
        steering: Steering | None,
        lender: str,
    ) -> None:
        self._live, self._presence, self._bot_turns = live, presence, bot_turns
        self._steering, self._lender = steering, lender

    async def time_up(self, _: TimeUp, now: int) -> Receipt:
        """It is about one seat, and then everybody is told before anything else happens."""
        live, stage, table = self._live, self._live.sheet.stage, self._live.table
        late = stage.clock.flagged(now) if isinstance(stage, Playing) else ()
        if not late or table is None:
            return Receipt(live.at)
        seat = late[0]
        if self._steering is not None and self._steering.withdraw(seat):
            return Receipt(live.at)
        if table.game.lapse(table.state, seat) is None and self._presence.present(seat):
            self._bot_turns.choose_for(seat)
        else:
            await self.go_on(seat, now)
        return Receipt(live.at)

    async def go_on(self, seat: Seat, now: int) -> None:
        """The rules move for who is late, once, or until the game is further than it was.

        At once, since else the same that was taken back could be taken again, and again.
        """
        live = self._live
        while isinstance(stage := live.sheet.stage, Playing) and seat in stage.clock.flagged(now):
            table = live.playing()
            before = table.state
            if (move := table.game.lapse(before, seat)) is None:
                break
            await live.change(play.moved(live.sheet, table, seat, move, now, late=True), now)
            if table.game.manners.furthers(before, table.state):
                break
        # Nobody is there to be waited for: from here on a bot plays, at its own pace.
        table_now, away = live.table, not self._presence.present(seat)
        if not (away and isinstance(live.sheet.stage, Playing) and table_now is not None):
            return
        if table_now.course.bot(seat) is None:
            lent = play.lent(live.sheet, table_now, seat, self._lender, "clock", now)
            await live.change(lent, now)
