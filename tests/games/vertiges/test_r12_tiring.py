"""Ruling R12: a hand that holds something trembles, the more the higher and the longer."""

from __future__ import annotations

from math import sqrt

import pytest

from ludotheque.core.game import NATURE
from ludotheque.core.live import Row
from ludotheque.games.vertiges.live import VertigesLive, job_of, longest
from ludotheque.games.vertiges.model import Holding, Options, State, Steady, Take
from ludotheque.games.vertiges.physics.grasp import Grasp
from ludotheque.games.vertiges.physics.job import Job, weariness
from ludotheque.games.vertiges.physics.simulation import Placement, settle
from ludotheque.games.vertiges.physics.trace import CLOSED, HERTZ, pack
from ludotheque.games.vertiges.physics.tremor import Tremor
from ludotheque.games.vertiges.physics.world import Table
from ludotheque.games.vertiges.poses import Pose

from .positions import piece, play, position

HIGH = Pose(20, 0, 100_000, 0, False)


def holding(options: Options) -> State:
    start = position("V-1", hands=("V+1 T+1", "C+1"), options=options)
    state, _ = play(start, (0, Take(piece("V+1"))), (NATURE, Steady(7)))
    assert isinstance(state.phase, Holding)
    return state


@pytest.mark.clause("vertiges", "R12")
def test_r12_after_six_seconds_a_hand_trembles_twice_as_much() -> None:
    assert [weariness(seconds) for seconds in (0.0, 6.0, 12.0, 30.0)] == [1.0, 2.0, 3.0, 6.0]
    fresh, tired = Tremor(5, 1.0), Tremor(5, 1.0)
    for _ in range(50):
        one, other = fresh.step(20.0), tired.step(20.0, 6.0)
        assert [2 * each for each in one] == pytest.approx(list(other))


@pytest.mark.clause("vertiges", "R12")
def test_r12_the_longer_a_hand_holds_something_the_more_it_trembles() -> None:
    """Seen over many hands, in the simulation itself."""

    def shaken(tiring: bool) -> tuple[float, float]:
        early: list[float] = []
        late: list[float] = []
        for seed in range(12):
            job = Job((), (20,), HIGH, seed, 10, tiring=tiring)
            grasp = Grasp(Table(()), job)
            row: Row = (0, 0, 0, CLOSED)
            for sample in range(12 * HERTZ):
                grasp.drive(row, row)
                if sample >= 11 * HERTZ:
                    late.append(grasp.hand.grip().x)
                elif HERTZ <= sample + HERTZ // 2 < 2 * HERTZ:
                    early.append(grasp.hand.grip().x)
        return _spread(early), _spread(late)

    (first, last), (calm, still) = shaken(tiring=True), shaken(tiring=False)
    assert last / first > 1.6 * still / calm


def _spread(values: list[float]) -> float:
    return sqrt(sum(value * value for value in values) / len(values))


@pytest.mark.clause("vertiges", "R12")
@pytest.mark.parametrize(("tiring", "seconds"), [("on", 30), ("off", 60)])
def test_r12_tired_or_not_the_house_holds_to_what_the_table_agreed_on(
    tiring: str, seconds: int
) -> None:
    options = Options(seats=2, tiring=tiring)  # type: ignore[arg-type]
    job = job_of(holding(options))
    assert (job.tiring, job.longest) == (tiring == "on", seconds * HERTZ)
    assert longest(options) == seconds * HERTZ <= VertigesLive.longest


@pytest.mark.clause("vertiges", "R12")
def test_r12_in_the_end_a_tired_hand_goes_back() -> None:
    job = Job((), (20,), HIGH, 3, 10, tiring=True, longest=2 * HERTZ)
    placement = Placement(job)
    for _ in range(2 * HERTZ):
        assert placement.held
        placement.tick()
    assert not placement.held
    assert placement.finish().released is None
    assert settle(job, pack(placement.rows)) == placement.settled
