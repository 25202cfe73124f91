"""What a hand can do and cannot: clumsy, late, forged or impossible samples, and turning over."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, pairwise
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.live import Row
from ludotheque.games.vertiges.judge import judge, seated
from ludotheque.games.vertiges.physics.grasp import Grasp
from ludotheque.games.vertiges.physics.job import Job, Settled
from ludotheque.games.vertiges.physics.path import LIFTING, path
from ludotheque.games.vertiges.physics.reach import Reach, able
from ludotheque.games.vertiges.physics.simulation import Placement, done, settle
from ludotheque.games.vertiges.physics.trace import MOST, pack, unpack, well_formed
from ludotheque.games.vertiges.physics.tremor import Tremor, gaussians
from ludotheque.games.vertiges.physics.world import Table
from ludotheque.games.vertiges.poses import Pose, centre, upon
from tests.games.vertiges.wood import Box, above, lifting, putting, table, where

CLOSED, CUT_DOWN, TURNED = 1, 2, 4


def scene(cuts: str = "VvTtCc", tremor: int = 10) -> tuple[Job, list[Row]]:
    box = Box()
    tower = box.tower(cuts)
    return putting(table(tower), upon(tower[-1], box.take("S")), seed=7, tremor=tremor)


def applied(placement: Placement) -> bytes:
    return pack(placement.rows)


# Live and afterwards


def test_live_samples_and_a_recorded_trace_come_to_the_same() -> None:
    job, rows = scene()
    placement = Placement(job)
    frames = []
    for row in rows:
        placement.feed(row)
        placement.tick()
        frames.append(placement.frame())
    while placement.settled is None:
        placement.tick()
        frames.append(placement.frame())
    assert placement.rows == rows
    assert settle(job, pack(rows)) == placement.settled
    assert [frame["t"] for frame in frames] == list(range(1, len(frames) + 1))
    assert [frame["held"] for frame in frames] == [True] * (len(rows) - 1) + [False] * (
        len(frames) - len(rows) + 1
    )
    last = {piece: told for piece, *told in frames[-1]["poses"]}
    for pose in placement.settled.poses:
        if pose.piece in last:
            x, y, angle, turned = last[pose.piece]
            assert (abs(50 * x - pose.x) <= 25, abs(50 * y - pose.y) <= 25) == (True, True)
            assert abs(100 * angle - pose.angle) <= 50
            assert turned == pose.turned


def test_without_a_sample_the_hand_stays_where_it_was() -> None:
    job, rows = scene()
    placement = Placement(job)
    placement.tick()
    assert placement.rows == [(0, 0, 0, CLOSED)]
    rng = Random(3)
    came = [rng.random() < 0.7 for _ in rows[:-1]]
    for row, comes in zip(rows[:-1], came, strict=True):
        last = placement.rows[-1]
        if comes:
            placement.feed(row)
        placement.tick()
        assert placement.rows[-1] == (row if comes else last)
    assert placement.held
    placement.feed(rows[-1])
    placement.tick()
    result = placement.finish()
    assert result.released is not None
    assert settle(job, applied(placement)) == result


def test_of_samples_that_come_together_the_last_counts() -> None:
    placement = Placement(scene()[0])
    for across in (500, 20, -30):
        placement.feed((across, 0, 0, CLOSED))
    placement.tick()
    assert placement.rows == [(-30, 0, 0, CLOSED)]


def test_after_the_fingers_have_opened_nothing_is_steered_any_more() -> None:
    job, rows = scene()
    placement = Placement(job)
    for row in rows:
        placement.feed(row)
        placement.tick()
    for _ in range(20):
        placement.feed((4000, -4000, 900, CLOSED))
        placement.tick()
    assert placement.rows == rows
    assert placement.finish() == settle(job, pack(rows))


# The impossible


def test_a_hand_that_leaps_goes_as_fast_as_it_can() -> None:
    job, _ = scene()
    placement = Placement(job)
    for _ in range(30):
        placement.feed((3_000, -3_000, 0, CLOSED))
        placement.tick()
    steps = [(two[0] - one[0], two[1] - one[1]) for one, two in pairwise(placement.rows)]
    assert all(x * x + y * y <= 160 * 160 for x, y in steps)
    assert steps[0][0] == -steps[0][1] == 113
    assert settle(job, applied(placement)) == placement.finish()


def test_a_hand_that_was_sent_far_by_one_sample_gets_there_without_another() -> None:
    """Whose samples were forgotten on the way is where they meant to be all the same."""
    placement = Placement(scene()[0])
    placement.feed((500, 0, 320, CLOSED))
    for _ in range(6):
        placement.tick()
    assert [row[0] for row in placement.rows] == [160, 320, 480, 500, 500, 500]
    assert placement.rows[-1] == (500, 0, 320, CLOSED)


def test_fingers_open_where_they_were_meant_to() -> None:
    """However much was forgotten on the way there, and whatever is asked for afterwards."""
    job, _ = scene()
    placement = Placement(job)
    placement.feed((300, 100, 0, 0))
    for _ in range(4):
        placement.tick()
        placement.feed((4000, 0, 0, CLOSED))
    *way, last = placement.rows
    assert len(way) == 2
    assert all(row[3] & CLOSED for row in way)
    assert last == (300, 100, 0, 0)
    result = placement.finish()
    assert result.released is not None
    assert settle(job, applied(placement)) == result


def test_fingers_that_shall_open_beyond_the_table_open_at_its_edge() -> None:
    placement = Placement(scene()[0])
    placement.feed((99_999, 0, 0, 0))
    for _ in range(60):
        placement.tick()
    assert not placement.held
    assert placement.rows[-1] == (*placement.rows[-2][:3], 0)
    assert abs(placement.rows[-1][0] * 62.5) <= 800_000


@pytest.mark.parametrize(
    "forged",
    [
        lambda row: (row[0] + 400, *row[1:]),
        lambda row: (row[0], row[1] - 400, *row[2:]),
        lambda row: (*row[:2], row[2] + 200, row[3]),
    ],
)
def test_a_trace_counts_up_to_what_no_hand_could_do(forged: Callable[[Row], Row]) -> None:
    job, rows = scene()
    assert able(job.start, False, rows)
    for at in (0, 40, len(rows) - 1):
        other = [*rows[:at], forged(rows[at]), *rows[at + 1 :]]
        assert not able(job.start, False, other)
        assert settle(job, pack(other)) == settle(job, pack(rows[:at]))
        assert settle(job, pack(other)).released is None


def test_from_a_turn_for_which_there_is_no_room_nothing_of_a_trace_is_done() -> None:
    """It shows only in the simulation, and so that a record with it is refused (see there)."""
    job, rows = scene(tremor=0)
    assert done(job, pack(rows)) == (pack(rows), settle(job, pack(rows)))
    turned = (*rows[-2][:3], rows[-2][3] ^ TURNED)
    opened = (*turned[:3], turned[3] & ~CLOSED)
    for junk in ([turned], [turned, opened], [turned, *rows[-2:]]):
        other = pack([*rows[:-2], *junk])
        assert able(job.start, False, unpack(other))
        assert done(job, other) == (pack(rows[:-2]), settle(job, pack(rows[:-2])))


def test_what_was_lifted_is_not_turned_in_a_trace_either() -> None:
    job, tower, other = lifting()
    rows = path(job.start, upon(other[-1], job.held[0]), [*tower[:5], *other], LIFTING)
    assert able(job.start, True, rows)
    assert not able(job.start, True, [(*rows[0][:3], CLOSED | TURNED), *rows[1:]])


sample = st.tuples(
    st.integers(-(2**40), 2**40),
    st.integers(-40_000, 40_000),
    st.integers(-40_000, 40_000),
    st.integers(0, 255),
)


@given(wanted=st.lists(sample, min_size=1, max_size=12), x=st.integers(-400_000, 400_000))
@settings(max_examples=60, deadline=None)
def test_what_is_possible_is_done_as_it_is(wanted: list[Row], x: int) -> None:
    start = Pose(0, x, 300_000, 0, False)
    reach, last = Reach(start), (0, 0, 0, CLOSED)
    at_x, at_y = centre(start)
    for row in wanted:
        row = (*row[:3], row[3] | CLOSED)
        done = reach.possible(last, row)
        assert reach.possible(last, done) == done
        across, up, tilt = (done[each] - last[each] for each in range(3))
        assert across * across + up * up <= 160 * 160
        assert abs(tilt) <= 96
        assert abs(at_x + done[0] * 62.5) <= 400_000
        assert 0 <= at_y + done[1] * 62.5 <= 1_800_000
        assert unpack(pack([(*done[:3], 1)])) == [(*done[:3], 1)]
        last = done


def test_forged_samples_change_nothing_that_a_record_does_not_show() -> None:
    job, _ = scene(tremor=20)
    rng = Random(11)
    placement = Placement(job)
    for _ in range(90):
        row = (rng.randint(-(9**9), 9**9), rng.randint(-3000, 500), rng.randint(-9999, 9999), 255)
        placement.feed(
            row if rng.random() < 0.5 else (row[0] % 300, row[1], 0, rng.choice((1, 3, 7)))
        )
        placement.tick()
    assert well_formed(applied(placement))
    result = placement.finish()
    again = Placement(job)
    for row in unpack(applied(placement)):
        again.feed(row)
        again.tick()
    assert again.rows == placement.rows
    assert again.finish() == result


# Turning over


def hold(placement: Placement, row: Row, ticks: int) -> dict[str, Any]:
    for _ in range(ticks):
        placement.feed(row)
        placement.tick()
    return placement.frame()


def shown(frame: dict[str, Any], piece: int) -> tuple[int, int, int, int]:
    return next(
        (x, y, angle, turned) for seen, x, y, angle, turned in frame["poses"] if seen == piece
    )


@pytest.mark.parametrize("buttons", [CUT_DOWN, TURNED, CUT_DOWN | TURNED])
def test_a_piece_is_turned_over_in_the_air(buttons: int) -> None:
    box = Box()
    piece = box.take("O")
    start = above((), piece)
    placement = Placement(Job((), (piece,), start, 0, 0))
    hold(placement, (40, 20, 30, CLOSED), 30)
    before = shown(placement.frame(), piece)
    frame = hold(placement, (40, 20, 30, CLOSED | buttons), 1)
    x, y, angle, turned = shown(frame, piece)
    assert placement.rows[-1] == (40, 20, 30, CLOSED | buttons)
    assert turned == bool(buttons & TURNED)
    half = before[2] - 31416 if buttons & CUT_DOWN else before[2]
    assert abs(angle - half) < 30
    seen = Pose(piece, 50 * x, 50 * y, 100 * angle, bool(turned))
    was = Pose(piece, 50 * before[0], 50 * before[1], 100 * before[2], False)
    assert centre(seen) == pytest.approx(centre(was), abs=150)
    back = hold(placement, (40, 20, 30, CLOSED), 20)
    assert shown(back, piece) == pytest.approx(before, abs=3)


def test_turned_over_in_the_air_a_piece_fits() -> None:
    """Taken flat side down and face on, it is put cut down and turned on a mate that is turned."""
    base = Pose(32, 0, 0, 0, True)
    target = upon(base, 36, turned=True)
    start = above((base,), 36)
    assert (start.cut_up, start.turned) == (True, False)
    job = Job((base,), (36,), start, 1, 5)
    rows = path(start, target, (base,))
    settled = settle(job, pack(rows))
    assert judge(job.poses, job.held, settled.released, settled.poses).seated_on == 32
    assert where(settled, 36).turned
    assert not where(settled, 36).cut_up


def test_a_piece_that_touches_something_is_not_turned_over() -> None:
    job, rows = scene(tremor=0)
    placement = Placement(job)
    for row in rows[:-1]:
        placement.feed(row)
        placement.tick()
    assert placement.frame()["touch"]
    last = rows[-2]
    frame = hold(placement, (*last[:3], last[3] ^ (CUT_DOWN | TURNED)), 5)
    assert placement.rows[-1] == last
    assert shown(frame, job.held[0])[3] == 0
    placement.feed((*last[:3], 0))
    placement.tick()
    settled = placement.finish()
    top = max(job.poses, key=lambda pose: pose.y)
    assert seated(where(settled, top.piece), where(settled, job.held[0]))


def test_nor_is_one_without_room_to_turn() -> None:
    piece = 0
    placement = Placement(Job((), (piece,), Pose(piece, 0, 2_000, 0, False), 0, 0))
    assert not hold(placement, (0, 0, 0, CLOSED), 10)["touch"]
    hold(placement, (0, 0, 0, CLOSED | CUT_DOWN), 1)
    assert placement.rows[-1] == (0, 0, 0, CLOSED), "its ridge would be in the table"
    hold(placement, (0, 160, 0, CLOSED), 20)
    hold(placement, (0, 160, 0, CLOSED | CUT_DOWN), 1)
    assert placement.rows[-1] == (0, 160, 0, CLOSED | CUT_DOWN)


# Going back


def test_a_hand_that_goes_back_takes_the_piece_with_it_and_leaves_what_it_knocked() -> None:
    job, rows = scene(tremor=0)
    placement = Placement(job)
    for row in rows[:-1]:
        placement.feed(row)
        placement.tick()
    hold(placement, (rows[-2][0] + 400, *rows[-2][1:]), 20)
    placement.withdraw()
    assert not placement.held
    settled = placement.finish()
    assert settled.released is None
    assert job.held[0] not in {pose.piece for pose in settled.poses}
    assert settled.poses != job.poses
    assert settle(job, applied(placement)) == settled
    placement.withdraw()
    assert placement.settled == settled


def test_a_hand_that_never_moved_moves_nothing() -> None:
    job, _ = scene()
    placement = Placement(job)
    placement.withdraw()
    assert placement.settled == Settled(None, job.poses) == settle(job, b"")
    assert placement.frame() == {"t": 0, "poses": [], "touch": False, "held": False}


def test_after_a_minute_the_hand_goes_back() -> None:
    piece = 20
    job = Job((), (piece,), Pose(piece, 0, 100_000, 0, False), 3, 10)
    placement = Placement(job)
    for _ in range(MOST):
        assert placement.held
        placement.tick()
    assert not placement.held
    assert placement.finish() == Settled(None, ())
    assert len(placement.rows) == MOST
    assert settle(job, applied(placement)) == Settled(None, ())


# Traces


def test_traces_are_packed_and_unpacked() -> None:
    rows: list[Row] = [(-32768, 32767, -5, 7), (1, 2, 3, 0)]
    assert len(pack(rows)) == 14
    assert unpack(pack(rows)) == rows
    assert well_formed(pack(rows))
    assert well_formed(b"")


@pytest.mark.parametrize(
    "trace",
    [
        b"1234567890",
        pack([(0, 0, 0, 8)]),
        pack([(0, 0, 0, 0), (0, 0, 0, 1)]),
        pack([(0, 0, 0, 0), (0, 0, 0, 0)]),
        pack([(0, 0, 0, 1)] * (MOST + 1)),
    ],
)
def test_a_trace_is_whole_rows_of_known_buttons_and_ends_with_open_fingers(trace: bytes) -> None:
    assert not well_formed(trace)


# The tremor


def spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def test_draws_are_about_normal_and_the_same_for_the_same_seed() -> None:
    draws = list(islice(gaussians(5), 20_000))
    assert abs(sum(draws) / len(draws)) < 0.03
    assert spread(draws) == pytest.approx(1, abs=0.03)
    assert list(islice(gaussians(5), 300)) == draws[:300]
    assert list(islice(gaussians(6), 300)) != draws[:300]
    assert draws[:3] == [-0.3798375580807481, -0.0028807607730866646, -0.715274399658876]


def test_who_pushes_hard_trembles_no_less() -> None:
    """Far below where the piece can go: the fingers give, and shake as much as before."""
    base = Pose(0, 0, 0, 0, False)

    def shaken(push: int) -> float:
        grasp = Grasp(Table((base,)), Job((base,), (0,), base, 4, 10))
        row: Row = (0, -push, 0, CLOSED)
        found: list[float] = []
        for _ in range(120):
            grasp.drive(row, row)
            found.append(grasp.hand.grip().x)
        return spread(found[20:])

    assert shaken(3000) == pytest.approx(shaken(0), rel=0.4)


def test_a_hand_is_off_by_what_it_is_said_to_tremble_and_more_when_it_is_high() -> None:
    def shaken(millimetres: float, height: float) -> list[float]:
        found: list[float] = []
        for seed in range(40):
            tremor = Tremor(seed, millimetres)
            found += [tremor.step(height).across for _ in range(120)]
        return found

    low = spread(shaken(1.0, 3.0))
    assert low == pytest.approx(0.1, rel=0.2)
    assert spread(shaken(2.0, 3.0)) == pytest.approx(2 * low, rel=0.001)
    assert spread(shaken(1.0, 30.0)) == pytest.approx(2.5 * low, rel=0.001)
    assert set(shaken(0.0, 30.0)) == {0.0}


# What rides on a hand


def test_no_leg_of_a_zap_throws_what_rides_on_it() -> None:
    """Sideways half a metre a second each second at most, up and down three."""
    job, tower, other = lifting()
    for target in (other[-1], Pose(other[-1].piece, 380_000, 400_000, 0, False)):
        rows = path(job.start, upon(target, job.held[0]), [*tower[:5], *other], LIFTING)
        for axis, most in ((0, 0.5), (1, 3.0)):
            way = [row[axis] / 16_000 for row in rows]
            speed = [60 * (two - one) for one, two in pairwise(way)]
            # A sixteenth of a millimetre more or less in one sample is 0.2 of that already.
            harsh = [10 * (two - one) for one, two in zip(speed, speed[6:], strict=False)]
            assert max(map(abs, harsh)) < most * 1.1 + 0.05


def test_more_load_swings_no_longer() -> None:
    """The fingers grow firmer with what they bear, and lose no more of their damping by it."""

    def overshoot(pieces: int) -> float:
        tower = Box().tower("VvTtWwOo")[:pieces]
        held = tuple(pose.piece for pose in tower)
        grasp = Grasp(Table(tower), Job(tuple(tower), held, tower[0], 0, 0))
        up: Row = (0, 160, 0, CLOSED)
        grasp.drive((0, 0, 0, CLOSED), up)
        found = []
        for _ in range(60):
            grasp.drive(up, up)
            found.append(grasp.hand.body.centre[1])
        return max(found) - found[-1]

    assert overshoot(6) < overshoot(1) + 0.15
