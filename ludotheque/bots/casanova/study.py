"""Games that the evaluator is fitted to: those of its own planners, some surer than others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

from ludotheque.bots.thinking import JudgedPosition, Sparse, Study, Weights
from ludotheque.core.game import NATURE, AnyGame, ignore
from ludotheque.games.casanova.board import palazzo
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import Options, Sailing, State
from ludotheque.games.casanova.turns import points_at_first

from .chart import NUMBER, bits
from .features import FITTED, NAMES
from .insight import insight
from .planner import NightPlanner
from .worth import Bearings, Temper, Worth

SEATS = (4, 4, 3, 5)
FIGURES: tuple[Literal[6, 8, 10], ...] = (10, 10, 10, 8, 6)
TEMPERS = (
    Temper(foresight=2, slips=0.05),
    Temper(foresight=2, slips=0.15),
    Temper(foresight=2, reads=True, slips=0.02),
)
JUDGE = Temper(foresight=2, reads=True)
GUESS = {
    "tour: he is aboard": 0.5,
    "tour: near home with him": 2.5,
    "tour: home with him in a turn": 1.0,
    "tour: what it promises": 1.5,
    "tour: its root": 1.5,
    "tour: jewel given": 0.3,
    "danger: rivals in reach of him": -0.5,
    "danger: in reach of me": 0.6,
    "danger: on my heels": 0.3,
    "threat: has him": 0.5,
    "threat: near home with him": 2.5,
    "threat: home with him in a turn": 1.0,
    "threat: after somebody else": 1.0,
}
"""What they play by, as nothing is fitted yet."""
SHARPNESS = {"amateur": 1.2, "expert": 1.15}
"""How much more a lead is worth at tables of those who slip: nobody catches up so easily there."""
GAMES = 300
PART = 50


def options_of(rng: Random) -> Options:
    return Options(
        seats=rng.choice(SEATS),
        figures=rng.choice(FIGURES),
        doge_swap=rng.choice(("off", "off", "off", "on")),
    )


def game(rng: Random) -> Iterator[JudgedPosition]:
    casanova: AnyGame = Casanova()
    options = options_of(rng)
    guess = Weights(NAMES, {**dict.fromkeys(NAMES, 0.0), **GUESS})
    bots = [NightPlanner(casanova, rng.choice(TEMPERS), guess) for _ in range(options.seats)]
    state, kept = casanova.setup(options), []
    while awaited := casanova.awaited(state):
        (seat,) = awaited
        rows = sample(state)
        if rows is not None:
            kept.append(rows)
        if seat == NATURE:
            move = casanova.sample(state, seat, rng)
        else:
            move = bots[seat].choose(casanova.view(state, seat), seat, rng)
        state = casanova.apply(state, seat, move, ignore)
    result = casanova.result(state)
    assert result is not None
    for each in kept if result.winners else ():
        yield JudgedPosition(each, result.shares())


def sample(state: State) -> tuple[Sparse, ...] | None:
    """As a turn begins, with the eyes of who has just ended hers."""
    phase = state.phase
    if not isinstance(phase, Sailing) or (state.round == 1 and phase.seat == state.first):
        return None
    wake = state.wakes[phase.seat]
    if state.ladies[phase.seat] != (wake[-1] if wake else palazzo(phase.seat)):
        return None
    if phase.met or phase.looked or phase.points != points_at_first(state, phase.seat):
        return None
    seat = (phase.seat - 1) % state.options.seats
    view = Casanova().view(state, seat)
    worth = Worth(view, seat, insight(view, seat, reads=JUDGE.reads), JUDGE)
    dock, given = NUMBER[view.ladies[seat]], view.jewels[seat]
    standing = Bearings(worth.belief[seat], worth.tour(dock, given, True, 0, JUDGE.foresight))
    return tuple(worth.rows(dock, bits(view.empties), given, standing))


STUDY = Study(
    names=NAMES,
    path=FITTED,
    play=game,
    games=GAMES,
    sample=sample,
    part=PART,
    sharpness=SHARPNESS,
)
