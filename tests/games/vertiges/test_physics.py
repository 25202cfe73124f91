"""What wood does: towers that stand, and hands that put, knock and lift."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from ludotheque.core.live import Row
from ludotheque.games.vertiges.judge import Verdict, fell
from ludotheque.games.vertiges.physics.job import Job, Settled
from ludotheque.games.vertiges.physics.path import LIFTING, Manner, path
from ludotheque.games.vertiges.physics.simulation import Placement
from ludotheque.games.vertiges.physics.world import Table, left_alone
from ludotheque.games.vertiges.pieces import CUTS, HANDED, fits
from ludotheque.games.vertiges.poses import HALF_TURN, Pose, centre, upon
from tests.games.vertiges.wood import (
    TWENTY,
    Box,
    above,
    askew,
    done,
    lifting,
    putting,
    table,
    where,
)

STRAIGHT = Manner(above=0, press=0)


# Standing


def test_a_perfect_tower_of_twenty_stands_for_a_minute() -> None:
    tower = table(Box().tower(TWENTY))
    after = left_alone(tower, 60)
    assert [pose.piece for pose in after] == [pose.piece for pose in tower]
    for was, now in zip(tower, after, strict=True):
        assert abs(now.x - was.x) < 2_000
        assert -2_000 < now.y - was.y < 200


def test_a_tower_that_cannot_stand_does_not() -> None:
    base = Pose(0, 0, 0, 0, False)
    top = upon(upon(base, 4), 8)
    beside = Pose(8, top.x + 23_000, top.y, top.angle, False)
    assert fell(beside, left_alone((base, upon(base, 4), beside), 1)[2])


def test_pieces_sleep_until_they_are_touched() -> None:
    box = Box()
    tower, far = askew(box, TWENTY[:10]), box.tower("WwWw", x=200_000)
    poses = table(tower, far)
    job, rows = putting(poses, upon(tower[-1], box.take("S")))
    placement = Placement(job)
    touched = None
    for row in rows:
        placement.feed(row)
        placement.tick()
        frame = placement.frame()
        if touched is None and frame["touch"]:
            touched = placement.ticks
        if touched is None:
            assert {piece for piece, *_ in frame["poses"]} == {job.held[0]}
    assert touched is not None
    settled = placement.finish()
    assert [where(settled, pose.piece) for pose in far] == far
    assert [where(settled, pose.piece) for pose in tower] != tower


def test_a_touch_does_not_burst_a_tower_that_was_asleep() -> None:
    box = Box()
    tower = askew(box, TWENTY)
    settled, verdict = done(*putting(table(tower), upon(tower[-1], box.take("S"))))
    assert verdict.seated_on == tower[-1].piece
    for pose in tower:
        now = where(settled, pose.piece)
        assert abs(now.x - pose.x) < 2_500
        assert abs(now.y - pose.y) < 500


def test_a_tower_does_not_creep_from_placement_to_placement() -> None:
    box = Box()
    tower = askew(box, TWENTY[:14])
    poses = table(tower)
    target = upon(tower[-1], box.take("S"))
    for _ in range(8):
        settled, verdict = done(*putting(poses, target))
        assert not verdict.fallen
        poses = tuple(pose for pose in settled.poses if pose.piece != target.piece)
    for pose in tower:
        assert abs(where(Settled(None, poses), pose.piece).x - pose.x) < 1_000


def test_the_engine_holds_a_piece_where_the_hand_does() -> None:
    for piece, turned, angle in product(range(0, 48, 4), (False, True), (0, 1_234_567, HALF_TURN)):
        pose = Pose(piece, 30_000, 200_000, angle, turned)
        table = Table(())
        x, y = table.add(pose).centre
        assert (x * 10_000, y * 10_000) == pytest.approx(centre(pose), abs=1.5)
        assert table.pose(piece) == pose


# Seats


def put_on(top: str, bottom: str, *, cut_down: bool = True, turned: bool = False) -> Verdict:
    """A piece is put with a steady hand on a base, if need be the wrong one."""
    base = Pose(CUTS.index(top) * 4, 0, 0, 0, False)
    piece = CUTS.index(bottom) * 4 + 1
    ideal = upon(base, piece)
    angle = HALF_TURN if cut_down else 0
    target = Pose(piece, ideal.x, ideal.y if cut_down else 25_000, angle, turned)
    return done(*putting((base,), target))[1]


@pytest.mark.parametrize("top", CUTS)
def test_of_all_cuts_only_mates_come_to_sit(top: str) -> None:
    base = CUTS.index(top) * 4
    for bottom in CUTS:
        assert put_on(top, bottom).seated_on == (base if fits(top, bottom) else None), bottom
        mirrored = put_on(top, bottom, turned=True)
        sits = fits(top, bottom) and top not in HANDED
        assert mirrored.seated_on == (base if sits else None), (bottom, "turned")


def test_a_flat_side_does_not_sit_on_a_cut() -> None:
    for top in CUTS:
        assert put_on(top, "V", cut_down=False).seated_on is None


def test_every_piece_sits_on_a_flat_side_and_stands_as_a_base() -> None:
    base = Pose(44, 0, 0, 0, False)
    poses = base, upon(base, 45)
    for piece in range(0, 44, 4):
        assert done(*putting(poses, upon(poses[1], piece)))[1] == Verdict((), 45, False)
        beside = Pose(piece, 60_000, 0, 0, False)
        assert done(*putting(poses, beside))[1] == Verdict((), None, True)


# Falls


def test_a_hand_that_sweeps_across_the_table_knocks_a_tower_down() -> None:
    box = Box()
    tower = box.tower("VvTtCc")
    piece = box.take("W")
    start = above((), piece, x=-150_000)
    rows = path(start, Pose(piece, 100_000, 60_000, 0, False), ())
    job = Job(table(tower), (piece,), start, 0, 0)
    verdict = done(job, rows)[1]
    assert {pose.piece for pose in tower[3:]} <= {*verdict.fallen}
    withdrawn = done(job, rows[:-1])
    assert withdrawn[0].released is None
    assert withdrawn[1].fallen
    assert piece not in withdrawn[1].fallen
    assert piece not in {pose.piece for pose in withdrawn[0].poses}


def test_a_piece_that_is_let_go_beside_a_tower_falls() -> None:
    box = Box()
    tower = box.tower("VvTtCc")
    top = upon(tower[-1], box.take("W"))
    verdict = done(*putting(table(tower), Pose(top.piece, top.x + 24_000, top.y, 0, False)))[1]
    assert top.piece in verdict.fallen
    assert verdict.seated_on is None
    assert not verdict.base


@pytest.mark.parametrize(("height", "to"), [(79_000, 45_000), (86_000, 20_000), (170_000, 0)])
def test_what_is_left_after_a_fall_stands_by_itself(height: int, to: int) -> None:
    """In these sweeps pieces come to lean on others that have fallen, which go into the bag."""
    box = Box()
    towers = [box.tower("VvTtCcWw"), box.tower("OoZZVv", x=62_000), box.tower("SSWw", x=124_000)]
    piece = box.take("T")
    start = Pose(piece, -100_000, height, 0, False)
    rows = path(start, Pose(piece, to, height, 0, False), (), STRAIGHT)
    settled, verdict = done(Job(table(*towers), (piece,), start, height, 20), rows)
    assert verdict.fallen
    gone = {*verdict.fallen}
    if not verdict.base and verdict.seated_on is None:
        gone.add(piece)  # it fits nowhere, and goes back into the hand
    kept = [pose for pose in settled.poses if pose.piece not in gone]
    assert kept
    for was, now in zip(kept, left_alone(kept, 2), strict=True):
        assert not fell(was, now)


# Lifting


def test_a_part_of_a_tower_is_lifted_and_set_on_another() -> None:
    job, tower, other = lifting(tremor=3)
    around = [*tower[:5], *other]
    rows = path(job.start, upon(other[-1], job.held[0]), around, LIFTING)
    settled, verdict = done(job, rows)
    assert verdict == Verdict((), other[-1].piece, False)
    assert all(abs(where(settled, piece).x - other[-1].x) < 2_000 for piece in job.held)
    assert [pose.piece for pose in settled.poses] == [pose.piece for pose in job.poses]


def test_a_hand_that_goes_back_puts_a_part_where_it_was() -> None:
    job, tower, other = lifting()
    rows = path(job.start, upon(other[-1], job.held[0]), [*tower[:5], *other], LIFTING)
    settled, verdict = done(job, rows[: len(rows) // 2])
    assert settled.released is None
    assert verdict == Verdict((), None, False)
    for pose in tower:
        now = where(settled, pose.piece)
        assert abs(now.x - pose.x) < 300
        assert abs(now.y - pose.y) < 300


def test_a_part_that_is_flung_about_comes_apart() -> None:
    job, _, _ = lifting()
    rows = [(0, 16 * min(n, 60), 0, 1) for n in range(70)]
    rows += [(160 * (n % 12 if n % 24 < 12 else 12 - n % 12), 16 * 60, 0, 1) for n in range(120)]
    settled, verdict = done(job, rows)
    assert settled.released is None
    assert {*verdict.fallen} & {*job.held[1:]}


def test_who_goes_back_does_not_save_what_is_about_to_slide_off() -> None:
    """Lifted, jerked aside, and back in the very moment in which the upper pieces come loose."""
    rows: list[Row] = [(0, 16 * min(number, 60), 0, 1) for number in range(70)]
    rows += [(160 * number, 960, 0, 1) for number in range(6)]
    for seed in (1, 3, 5):
        job, tower, _ = lifting(tremor=5, seed=seed)
        assert done(job, rows[:70])[1].fallen == ()
        _, verdict = done(job, rows)
        assert {pose.piece for pose in tower[6:]} <= {*verdict.fallen}


def test_a_part_that_is_lifted_is_not_turned_over() -> None:
    job, _, _ = lifting()
    placement = Placement(job)
    for n in range(40):
        placement.feed((0, 16 * n, 0, 1))
        placement.tick()
    placement.feed((0, 640, 0, 7))
    placement.tick()
    assert placement.rows[-1] == (0, 640, 0, 1)


def test_the_way_is_one_that_a_hand_can_go() -> None:
    job, tower, other = lifting()
    rows = path(job.start, upon(other[-1], job.held[0]), [*tower[:5], *other], LIFTING)
    assert all(
        (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2 <= 160**2 for one, two in pairwise(rows)
    )
    assert [row[3] & 1 for row in rows] == [1] * (len(rows) - 1) + [0]
