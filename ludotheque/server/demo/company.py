"""A table where only bots sit, and what they have played there so far.

Nobody sets up such a table over the API: who would watch it, and at whose cost? Here somebody will.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic

from msgspec.structs import replace

from ludotheque.core.game import put
from ludotheque.core.line import Line
from ludotheque.core.options import choices
from ludotheque.core.strengths import STRENGTHS, Strength
from ludotheque.protocol.wire import NewTable
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Chair, Sheet
from ludotheque.server.tables.changes import setup
from ludotheque.server.tables.changes.records import table_of
from ludotheque.titles import Title, find

SEATS = 3
"""At a table, where the game allows it."""
QUICK = 0.02
"""Seconds that a bot has for a move that nobody saw it make."""
LONGEST = 2000
"""Plies: a game that is not over by then is one that goes on."""


def strengths(title: Title, turn: int) -> tuple[Strength, ...]:
    """Who sits there: with the turns, each strength comes to each game."""
    possible = [each for each in choices(title.game)["seats"] if isinstance(each, int)]
    seats = SEATS if SEATS in possible else min(each for each in possible if each > 1)
    return tuple(STRENGTHS[(turn + seat) % len(STRENGTHS)] for seat in range(seats))


def gathered(
    title: Title, sit: Sequence[Strength], host: Person, *, id: str, seed: bytes, now: int
) -> Sheet:
    """Everybody sits, and nothing has happened yet."""
    asked = NewTable(game=title.name, seats=("person", *sit[1:]))
    sheet = setup.set_up(asked, host, id=id, seed=seed, now=now)
    taken = [chair.name for chair in sheet.chairs if chair.name]
    (first,) = title.seated([sit[0]], taken)
    chair = Chair(name=first.name, bot=sit[0], character=first.character or None)
    return setup.ready(replace(sheet, chairs=put(sheet.chairs, 0, chair)))


def played(sheet: Sheet, rng: Random, plies: int = LONGEST) -> tuple[Line, ...]:
    """A game of these bots from its beginning, up to so many of their plies or to its end.

    It takes as long as they think, and so is nothing for the loop.
    """
    title, table = find(sheet.game), table_of(sheet)
    bots = [
        title.bot(chair.bot, character=chair.character, seconds=QUICK, clock=monotonic)
        for chair in sheet.chairs
        if chair.bot is not None
    ]
    table.commit(table.open())
    for _ in range(plies):
        if table.over:
            break
        seat = table.awaited[0]
        move = bots[seat].choose(title.game.view(table.state, seat), seat, rng)
        table.commit(table.propose(seat, move))
    if table.over and plies < LONGEST:  # a shorter game than the one before: not so far into it
        return played(sheet, rng, plies // 2)
    return tuple(table.lines)
