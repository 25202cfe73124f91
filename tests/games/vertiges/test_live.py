"""A hand that is steered at a table of the game: from the rules to the simulation and back."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.game import NATURE, play
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.live import Placing, VertigesLive, job_of, settled
from ludotheque.games.vertiges.model import (
    TREMOR,
    Deal,
    Holding,
    Options,
    Put,
    Settle,
    Settling,
    State,
    Steady,
    Take,
)
from ludotheque.games.vertiges.physics.path import path
from ludotheque.games.vertiges.poses import Pose
from ludotheque.games.vertiges.towers import start_pose

GAME, LIVE = Vertiges(), VertigesLive()
DEAL = Deal(tuple(range(0, 48, 2)) + tuple(range(1, 48, 2)), 0)


def holding(**options: str) -> State:
    """Seat 0 has just taken its first piece."""
    chosen = GAME.codec.options(GAME.codec.encode({"oldest": "first", **options}))
    state = GAME.setup(chosen)
    state = play(GAME, state, NATURE, DEAL)
    state = play(GAME, state, 0, Take(state.hands[0][0]))
    if options.get("physics") == "reckoned":
        return state
    return play(GAME, state, NATURE, Steady(99))


def begun(state: State) -> Placing:
    return LIVE.begin(LIVE.job(state))


def to_the_table(state: State) -> list[tuple[int, int, int, int]]:
    assert isinstance(state.phase, Holding)
    assert isinstance(state.phase.held, Take)
    start = start_pose(state, state.phase.held)
    return path(start, Pose(start.piece, 30_000, 0, 0, False), state.poses)


def test_who_steers_is_who_holds_something() -> None:
    state = holding()
    assert LIVE.holder(state) == 0
    assert LIVE.holder(GAME.setup(Options())) is None
    assert LIVE.holder(holding(physics="reckoned")) is None


@pytest.mark.parametrize(("tremor", "tenths"), TREMOR.items())
def test_a_job_is_all_that_decides(tremor: str, tenths: int) -> None:
    state = holding(tremor=tremor)
    job = job_of(state)
    assert (job.poses, job.held, job.seed, job.tremor) == ((), (0,), 99, tenths)
    assert job.start == Pose(0, 0, 60_000, 0, False)


def test_what_is_steered_live_becomes_two_plies_and_the_second_follows_from_the_first() -> None:
    state = holding()
    simulation = begun(state)
    for row in to_the_table(state):
        assert not simulation.over
        simulation.feed(row)
        simulation.tick()
    while not simulation.over:
        simulation.tick()
    put, settle = simulation.outcome()
    assert simulation.outcome() == (put, settle)
    assert isinstance(put, Put)
    assert isinstance(settle, Settle)
    assert LIVE.rows(put) == to_the_table(state)
    assert LIVE.rows(settle) is None

    state = play(GAME, state, 0, put)
    assert isinstance(state.phase, Settling)
    assert LIVE.measured(state)
    assert settled(state) == settle == GAME.sample(state, NATURE, Random(1))
    after = play(GAME, state, NATURE, settle)
    assert after.towers == ((0,),)
    assert not LIVE.measured(after)


def test_an_outcome_can_be_asked_for_before_the_end() -> None:
    state = holding()
    simulation = begun(state)
    simulation.feed((10, 0, 0, 1))
    simulation.tick()
    simulation.withdraw()
    put, settle = simulation.outcome()
    assert simulation.over
    assert LIVE.rows(put) == [(10, 0, 0, 1)]
    assert settle == Settle(None, ())


def test_a_hand_that_never_moved() -> None:
    state = holding()
    put, settle = begun(state).outcome()
    assert (put, settle) == (Put(b""), Settle(None, ()))
    assert settled(play(GAME, state, 0, put)) == settle


@pytest.mark.parametrize("size", [1, 3, 8, 25207])
def test_what_cannot_be_read_is_still_a_move_by_hand(size: int) -> None:
    broken = Put(bytes(size))
    assert LIVE.steered(broken)
    assert LIVE.rows(broken) is None
    assert GAME.refusal(holding(), 0, broken) is not None


def test_where_nothing_is_steered_no_simulation_is_needed() -> None:
    assert LIVE.used(holding())
    assert not LIVE.used(holding(physics="reckoned"))
    assert not LIVE.steered(Take(0))


def test_a_view_cannot_tell_what_is_to_come() -> None:
    view = GAME.view(holding(), 0)
    assert isinstance(view.phase, Holding)
    assert view.phase.seed is None
