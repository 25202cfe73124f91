"""Steps and draws of real games of Casanova, for the board's tests."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from ludotheque.core.game import Seat
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import Decide, EndTurn, Options
from ludotheque.table.table import Table
from tools.generate.evenings import Evening, Fixtures, lines, new_steps, step

CASANOVA = Casanova()


def idle(table: Table, _: Random) -> tuple[Seat, Any]:
    """Whatever brings the turn to its end: the sixtieth round passes."""
    seat = table.awaited[0]
    moves = CASANOVA.moves(table.state, seat)
    quiet = [move for move in moves if isinstance(move, EndTurn | Decide)]
    return seat, quiet[0] if quiet else moves[-1]


Night = partial(Evening, CASANOVA)
PLAYED = (
    Night(Options(seats=4), 18),
    Night(Options(seats=5, figures=8), 27),
    Night(Options(seats=3, figures=6, placing="players", jewel="choose"), 2),
    Night(Options(seats=3, figures=6), 1, idle),
    Night(Options(seats=3, figures=6), 2, idle),
)
"""In the last two nobody wins: he is aboard in one of them, and in a theatre in the other."""


def recorded() -> str:
    """The first step with each kind of event, and what the reader may do then."""
    found = new_steps(evening.frames() for evening in PLAYED)
    return lines({**step(before, after), "moves": after.moves} for before, after in found)


def draws() -> str:
    """All that chance did in those games."""
    return lines(draw for evening in PLAYED for draw in evening.draws(earlier=True))


FIXTURES: Fixtures = {"recorded.jsonl": recorded, "draws.jsonl": draws}
RECORDS: Fixtures = {}
