"""What Vertiges measures by, for its board; steps and draws of real games, for its tests."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from ludotheque.core.game import Seat
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import (
    HOLD,
    Aim,
    Building,
    Holding,
    Lift,
    Move,
    Options,
    Pass,
    Protest,
    State,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.physics.frames import ANGLE, LENGTH
from ludotheque.games.vertiges.physics.hand import FINGERS, WRIST
from ludotheque.games.vertiges.physics.job import TIRES
from ludotheque.games.vertiges.physics.reach import MICROMETRES
from ludotheque.games.vertiges.physics.trace import (
    BACK,
    CLOSED,
    CUT_DOWN,
    HERTZ,
    TURNED,
)
from ludotheque.games.vertiges.poses import TABLE
from ludotheque.games.vertiges.towers import GAP, LEANING, fitting, takes
from ludotheque.games.vertiges.turns import LONGEST as TURNS
from ludotheque.table.frame import SeatFrame
from ludotheque.table.table import Table
from tools.generate.evenings import Evening, kinds, lines, new_steps, step
from tools.generate.games.vertiges_records import RECORDS
from tools.generate.limits import written

VERTIGES = Vertiges()
DRAWN = 5
"""So many moves of chance are kept of each game."""
WANTED = {
    "piece_taken",
    "piece_put",
    "piece_taken_back",
    "tower_started",
    "tower_forbidden",
    "pieces_fell",
    "tower_lifted",
    "zapped",
    "fitting_caught",
    "base_removed",
    "protest_rejected",
    "turn_passed",
    "game_won",
}
"""What the board has pictures of, or buttons for."""


def limits() -> str:
    """Micrometres, microradians and rows: what a hand is, and what the house refuses."""
    return written(
        {
            "gap": GAP,
            "leaning": LEANING,
            "table": TABLE,
            "turns": TURNS,
            "hertz": HERTZ,
            "longest": {tiring: seconds * HERTZ for tiring, seconds in HOLD.items()},
            "tires": round(TIRES * HERTZ),
            "sample": MICROMETRES,
            "buttons": {"closed": CLOSED, "cut_down": CUT_DOWN, "turned": TURNED, "back": BACK},
            "frame": {"length": LENGTH, "angle": ANGLE},
            "fingers": FINGERS._asdict(),
            "wrist": WRIST._asdict(),
        }
    )


def recorded() -> str:
    """The first step with each kind of event that the board shows."""

    def shown(after: SeatFrame) -> set[str]:
        return kinds(after) & WANTED

    found = new_steps((evening.frames() for evening in PLAYED), shown)
    return lines({**step(before, after), "moves": after.moves} for before, after in found)


def draws() -> str:
    """What chance did first in those games."""
    return lines(draw for evening in PLAYED for draw in evening.draws(DRAWN))


def protests(table: Table, rng: Random) -> tuple[Seat, Any]:
    """Whoever may protest does so every second time."""
    seats = range(table.options.seats)
    may = [seat for seat in seats if Protest() in VERTIGES.moves(table.state, seat)]
    if may and rng.random() < 0.5:
        return may[0], Protest()
    (seat,) = table.awaited
    return seat, choose(table.state, seat, rng)


def choose(state: State, seat: int, rng: Random) -> Move:
    """As people begin to play: mostly what fits, now and then something rash."""
    moves = list(VERTIGES.moves(state, seat))
    if isinstance(state.phase, Holding):
        held = state.phase.held
        aims = [move for move in moves if isinstance(move, Aim)]
        if rng.random() < 0.06:
            return Withdraw()
        if isinstance(held, Lift):
            return aims[0]
        good = [tower[-1] for tower in state.towers if takes(tower, held.piece)]
        if good and rng.random() < 0.9:
            return Aim(rng.choice(good))
        return rng.choice(aims)
    assert isinstance(state.phase, Building)
    lifts = [move for move in moves if isinstance(move, Lift)]
    if lifts and rng.random() < 0.5:
        return rng.choice(lifts)
    fit = fitting(state, state.hands[seat])
    if fit is not None and rng.random() < 0.92:
        return Take(fit.piece)
    takeable = [move for move in moves if isinstance(move, Take)]
    if Pass() in moves and (state.put or not takeable):
        return Pass()
    return rng.choice(takeable) if takeable else Pass()


Towers = partial(Evening, VERTIGES, chooses=protests)
PLAYED = (
    Towers(Options(seats=2, physics="reckoned", tremor="hard"), 1),
    Towers(Options(seats=3, physics="reckoned", tremor="easy"), 2),
    Towers(Options(seats=4, physics="reckoned", game="fast"), 3),
    Towers(Options(seats=2, physics="reckoned", referee="automatic"), 4),
    Towers(Options(seats=1, physics="reckoned"), 5),
)

__all__ = ["FIXTURES", "RECORDS"]

FIXTURES = {"limits.json": limits, "recorded.jsonl": recorded, "draws.jsonl": draws}
