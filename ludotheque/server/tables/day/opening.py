"""How a deal of the day begins where something stands already: a bot has played so far."""

from __future__ import annotations

import logging
from typing import Final

from ludotheque.core.game import NATURE, Seat
from ludotheque.core.line import Line
from ludotheque.server.sheet import Sheet
from ludotheque.server.tables.changes.records import table_of
from ludotheque.table.table import Table
from ludotheque.titles import Title, find

log = logging.getLogger(__name__)

SEAT: Final[Seat] = 0
"""The person's."""
MOST: Final = 120
"""Plies of the bot: what stands by then stands."""


def opening(sheet: Sheet) -> tuple[Line, ...]:
    """The lines with which everybody begins; none where Nature's deal is enough. It takes as long
    as a bot needs, and so is nothing for the loop.

    The record says that the seat was lent, and given back: nobody is said to have built what they
    did not.
    """
    title = find(sheet.game)
    if title.day.ready is None:
        return ()
    table = table_of(sheet)
    table.commit(table.open())
    table.commit(table.lend(SEAT, title.day.builder, "agreed"))
    _play(title, table)
    table.commit(table.give_back(SEAT))
    return tuple(table.lines)


def _play(title: Title, table: Table) -> None:
    game, ready = title.game, title.day.ready
    assert ready is not None
    bot, plies = title.bot(title.day.builder), 0
    while not ready(table.state):
        view = game.view(table.state, SEAT)
        move = bot.choose(view, SEAT, table.chance.secret(f"bot {table.at} {SEAT}"))
        turn = table.propose(SEAT, move)
        if game.awaited(turn.course.state) in ((), (NATURE,)):
            return  # one more, and nothing would be left to play
        table.commit(turn)
        plies += 1
        if plies >= MOST:
            log.warning("%s: what stands after %d plies stands", title.name, plies)
            return
