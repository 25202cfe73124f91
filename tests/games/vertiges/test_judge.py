"""What fell, what sits and where: the judge of placements, by poses alone."""

from __future__ import annotations

from itertools import product
from math import cos, radians, sin
from random import Random

import pytest

from ludotheque.games.vertiges.judge import FLAT, SLACK, Verdict, judge, put_back, seated
from ludotheque.games.vertiges.pieces import CUTS, HANDED, PIECES, fits, mate
from ludotheque.games.vertiges.poses import (
    HALF_TURN,
    Pose,
    angle_of,
    direction,
    extent,
    gap,
    room,
    upon,
    wrapped,
)
from tests.games.vertiges.wood import Box, Tower, table

DEGREE = round(radians(1) * 1e6)


def moved(pose: Pose, x: int = 0, y: int = 0, angle: int = 0) -> Pose:
    return Pose(pose.piece, pose.x + x, pose.y + y, wrapped(pose.angle + angle), pose.turned)


def first(cut: str) -> int:
    return CUTS.index(cut) * 4


# The pieces


def test_48_pieces_of_twelve_cuts_with_a_star_each() -> None:
    assert [piece.id for piece in PIECES] == list(range(48))
    assert "".join(piece.cut for piece in PIECES) == "".join(cut * 4 for cut in CUTS)
    assert [piece.cut for piece in PIECES if piece.star] == list(CUTS)
    assert all(mate(mate(cut)) == cut and fits(cut, mate(cut)) for cut in CUTS)


@pytest.mark.parametrize("cut", CUTS)
def test_a_piece_is_the_sum_of_its_polygons(cut: str) -> None:
    piece = PIECES[first(cut)]
    area, moment_x, moment_y = 0.0, 0.0, 0.0
    for polygon in piece.polygons:
        assert 3 <= len(polygon) <= 8
        for (x, y), (to_x, to_y), (beyond_x, beyond_y) in zip(
            polygon, polygon[1:] + polygon[:1], polygon[2:] + polygon[:2], strict=True
        ):
            bend = (to_x - x) * (beyond_y - to_y) - (to_y - y) * (beyond_x - to_x)
            assert bend >= 0, "anti-clockwise and convex"
            cross = x * to_y - to_x * y
            area += cross / 2
            moment_x, moment_y = (
                moment_x + (x + to_x) * cross / 6,
                moment_y + (y + to_y) * cross / 6,
            )
    outline = [(-20_000, 0), (20_000, 0), *reversed(piece.profile)]
    whole = sum(
        (x * to_y - to_x * y) / 2
        for (x, y), (to_x, to_y) in zip(outline, outline[1:] + outline[:1], strict=True)
    )
    assert area == pytest.approx(whole)
    assert piece.centre == (round(moment_x / area), round(moment_y / area))


# Directions and distances


def test_directions_are_those_of_the_mathematicians() -> None:
    rng = Random(1)
    for angle in (0, HALF_TURN, *(rng.randint(1 - HALF_TURN, HALF_TURN) for _ in range(2000))):
        cosine, sine = direction(angle)
        assert cosine == pytest.approx(cos(angle / 1e6), abs=1e-12)
        assert sine == pytest.approx(sin(angle / 1e6), abs=1e-12)
        assert angle_of(cosine, sine) in (
            angle,
            HALF_TURN if abs(angle) >= HALF_TURN - 1 else angle,
        )


def test_wrapped_angles_are_within_half_a_turn() -> None:
    assert wrapped(-HALF_TURN) == HALF_TURN == wrapped(HALF_TURN) == wrapped(3 * HALF_TURN)
    assert wrapped(HALF_TURN + 5) == 5 - HALF_TURN
    assert wrapped(-7) == -7


def test_the_gap_is_measured_from_side_to_side() -> None:
    base = Pose(0, 0, 0, 0, False)
    assert gap(base, Pose(1, 60_000, 0, 0, False)) == 20_000
    assert gap(Pose(1, -45_500, 0, 0, False), base) == 5_500
    assert gap(base, Pose(1, 30_000, 0, 0, False)) == 0
    leaning = Pose(1, 60_000, 0, 10 * DEGREE, False)
    assert gap(base, leaning) == extent(leaning).left - 20_000 < 20_000


def test_room_is_to_the_nearest_that_stands_on_the_table() -> None:
    box = Box()
    far, near = box.tower("Vv", x=-100_000), box.tower("Tt", x=70_000)
    overhanging = moved(upon(near[-1], box.take("C")), x=-15_000)
    base = Pose(box.take("S"), 0, 0, 0, False)
    others = (*far, *near, overhanging)
    assert room(base, others) == 30_000
    assert room(base, (*others, base)) == 30_000
    assert room(base, ()) is None


# Seats


@pytest.mark.parametrize(("top", "bottom"), list(product(CUTS, CUTS)))
def test_only_mates_sit_on_each_other_whatever_the_measure(top: str, bottom: str) -> None:
    support = Pose(first(top), 5_000, 0, 0, False)
    piece = upon(support, first(bottom) + 1)
    assert seated(support, piece) is fits(top, bottom)
    turned = Pose(piece.piece, piece.x, piece.y, piece.angle, True)
    assert seated(support, turned) is (fits(top, bottom) and top not in HANDED)
    mirrored = Pose(support.piece, support.x, support.y, support.angle, True)
    assert seated(mirrored, turned) is fits(top, bottom)


def test_anything_sits_on_a_flat_side() -> None:
    support = Pose(0, 0, 25_000, HALF_TURN, False)
    for piece, turned in product(range(1, 48), (False, True)):
        assert seated(support, Pose(piece, 3_000, 25_000, 0, turned))


def test_no_cut_sits_on_a_flat_side_nor_a_flat_side_on_a_cut() -> None:
    flat_up = Pose(0, 0, 50_000, HALF_TURN, False)
    assert not seated(flat_up, Pose(4, 0, 100_000, HALF_TURN, False))
    assert not seated(Pose(0, 0, 0, 0, False), Pose(4, 0, 25_000, 0, False))


@pytest.mark.parametrize("cut", [*CUTS, "flat"])
@pytest.mark.parametrize("tower_leans", [0, 4 * DEGREE])
def test_a_seat_has_its_slack_as_the_support_sees_it(cut: str, tower_leans: int) -> None:
    if cut == "flat":
        support, slack = Pose(0, 0, 50_000, wrapped(HALF_TURN + tower_leans), False), FLAT
        piece = upon(support, 4)
    else:
        support, slack = Pose(first(cut), 0, 0, tower_leans, False), SLACK[cut.upper()]
        piece = upon(support, first(mate(cut)) + 1)
    cosine, sine = direction(support.angle)

    def off(across: int, up: int, angle: int) -> Pose:
        x, y = round(cosine * across - sine * up), round(sine * across + cosine * up)
        return moved(piece, x, y, angle)

    almost = 0.98
    for sign in (-1, 1):
        assert seated(support, off(round(sign * almost * slack.across), 0, 0))
        assert seated(support, off(0, round(sign * almost * slack.up), 0))
        assert seated(support, off(0, 0, round(sign * almost * slack.angle)))
        assert not seated(support, off(sign * (slack.across + 2), 0, 0))
        assert not seated(support, off(0, sign * (slack.up + 2), 0))
        assert not seated(support, off(0, 0, sign * (slack.angle + 2)))


# Verdicts on a piece from the hand


@pytest.fixture
def tower() -> Tower:
    return Box().tower("VvTt")


def after(tower: Tower, *more: Pose) -> tuple[Pose, ...]:
    return table(tower, list(more))


def test_a_piece_in_its_place(tower: Tower) -> None:
    piece = upon(tower[-1], 16)
    verdict = judge(table(tower), (16,), moved(piece, y=-300), after(tower, moved(piece, x=4_000)))
    assert verdict == Verdict((), tower[-1].piece, False)


def test_one_let_go_too_early_that_still_finds_its_place_has_not_fallen(tower: Tower) -> None:
    piece = upon(tower[-1], 16)
    verdict = judge(table(tower), (16,), moved(piece, y=15_000), after(tower, piece))
    assert verdict == Verdict((), tower[-1].piece, False)


def test_a_misfit_lies_there(tower: Tower) -> None:
    piece = moved(upon(tower[-1], 16), x=13_000)
    assert judge(table(tower), (16,), piece, after(tower, piece)) == Verdict((), None, False)


def test_a_base_stands_on_its_flat_side_on_the_table(tower: Tower) -> None:
    base = Pose(16, 100_000, -4, 100, False)
    stood = table(tower)
    assert judge(stood, (16,), moved(base, y=-500), after(tower, base)) == Verdict((), None, True)
    assert judge(stood, (16,), moved(base, y=19_000), after(tower, base)) == Verdict((), None, True)
    tilted = moved(base, angle=3 * DEGREE)
    assert judge(stood, (16,), tilted, after(tower, tilted)) == Verdict((), None, False)
    cut_down = Pose(16, 100_000, 33_000, HALF_TURN, False)
    assert judge(stood, (16,), cut_down, after(tower, cut_down)) == Verdict((), None, False)


def test_what_slips_from_a_tower_has_fallen_even_if_it_lands_on_its_feet(tower: Tower) -> None:
    base = Pose(16, 60_000, 0, 0, False)
    released = Pose(16, 18_000, 25_000, 0, False)
    assert judge(table(tower), (16,), released, after(tower, base)) == Verdict((16,), None, False)


@pytest.mark.parametrize(
    ("x", "y", "angle", "fell"),
    [
        (0, -9_000, 0, False),
        (0, -9_001, 0, True),
        (0, 12_000, 0, False),
        (20_000, 0, 0, False),
        (-20_001, 0, 0, True),
        (0, 0, 523_599, False),
        (0, 0, 523_600, True),
        (0, 0, -523_600, True),
    ],
)
def test_a_piece_has_fallen_that_is_lower_or_lies_over(
    tower: Tower, x: int, y: int, angle: int, fell: bool
) -> None:
    others = [*tower[:3], moved(tower[3], x, y, angle)]
    held = Pose(16, 200_000, 0, 0, False)
    verdict = judge(table(tower), (16,), held, after(others, held))
    assert verdict == Verdict((tower[3].piece,) if fell else (), None, True)
    withdrawn = judge(table(tower), (16,), None, table(others))
    assert withdrawn == Verdict((tower[3].piece,) if fell else (), None, False)


def test_a_hill_that_rocks_further_each_time_falls_at_thirty_degrees() -> None:
    bowl, hill = Box().tower("cC")
    before = moved(hill, angle=20 * DEGREE)
    for degrees, fell in ((29, False), (31, True)):
        rocked = moved(hill, angle=degrees * DEGREE)
        verdict = judge(table([bowl, before]), (24,), None, table([bowl, rocked]))
        assert verdict == Verdict((hill.piece,) if fell else (), None, False)


def test_nothing_sits_on_what_has_fallen(tower: Tower) -> None:
    others = [*tower[:3], Pose(tower[3].piece, 100_000, 25_000, HALF_TURN, False)]
    piece = upon(others[3], 16)
    verdict = judge(table(tower), (16,), piece, after(others, piece))
    assert verdict == Verdict((tower[3].piece,), None, False)


# Verdicts on a part of a tower that was lifted


def zap() -> tuple[Tower, Tower, tuple[int, ...]]:
    """A tower, another one whose top takes its upper part, and that part."""
    box = Box()
    tower, other = box.tower("TtVvSS"), box.tower("CcV", x=80_000)
    return tower, other, tuple(pose.piece for pose in tower[3:])


def set_on(tower: Tower, other: Tower) -> Tower:
    x, y = other[-1].x - tower[2].x, other[-1].y - tower[2].y
    return [moved(pose, x, y) for pose in tower[3:]]


def test_a_part_is_set_on_another_tower() -> None:
    tower, other, held = zap()
    there = set_on(tower, other)
    verdict = judge(table(tower, other), held, there[0], table(tower[:3], other, there))
    assert verdict == Verdict((), other[-1].piece, False)


def test_what_slides_from_a_lifted_part_has_fallen() -> None:
    tower, other, held = zap()
    there = set_on(tower, other)
    there[2] = Pose(there[2].piece, 150_000, 0, 0, False)
    verdict = judge(
        table(tower, other), held, set_on(tower, other)[0], table(tower[:3], other, there)
    )
    assert verdict == Verdict((held[2],), None, False)


def test_a_part_that_is_let_go_in_the_air_falls_with_all_that_rides_on_it() -> None:
    tower, other, held = zap()
    released = moved(set_on(tower, other)[0], x=40_000)
    there = [Pose(piece, 160_000 + 50_000 * n, 0, 0, False) for n, piece in enumerate(held)]
    verdict = judge(table(tower, other), held, released, table(tower[:3], other, there))
    assert verdict == Verdict(tuple(sorted(held)), None, False)


def test_a_hand_that_goes_back_puts_the_part_back_where_its_tower_now_stands() -> None:
    tower, other, held = zap()
    before = table(tower, other)
    leaning = [*tower[:2], moved(tower[2], x=1_200, y=-30, angle=2_000)]
    back = put_back(before, held, table(leaning, other))
    assert all(seated(*pair) for pair in zip([leaning[2], *back], back, strict=False))
    assert put_back(before, held, before) == tower[3:]
    assert judge(before, held, None, table(leaning, other, back)) == Verdict((), None, False)


def test_a_hand_that_goes_back_cannot_save_what_has_slid_off() -> None:
    tower, other, held = zap()
    lost = Pose(held[2], 30_000, 0, 900_000, False)
    verdict = judge(table(tower, other), held, None, table(tower[:5], other, [lost]))
    assert verdict == Verdict((held[2],), None, False)


def test_a_part_whose_tower_falls_meanwhile_is_lost() -> None:
    tower, other, held = zap()
    fallen = [tower[0], tower[1], Pose(tower[2].piece, -60_000, 20_000, 1_500_000, False)]
    verdict = judge(table(tower, other), held, None, table(fallen, other, tower[3:]))
    assert verdict == Verdict(tuple(sorted((tower[2].piece, *held))), None, False)


def test_the_base_of_a_tower_that_leans_rests_on_the_table_whatever_falls_off_it() -> None:
    base = Pose(first("v"), 0, 1_700, 4 * DEGREE, False)
    second = upon(base, first("V"))
    gone = Pose(second.piece, 90_000, 0, 0, False)
    held = (first("S"),)
    assert judge([base, second], held, None, [base, gone]).fallen == (second.piece,)


def rocked(bowl: Pose, degrees: int) -> Pose:
    """A hill in this bowl, turned about the middle of its round."""
    angle = bowl.angle + degrees * DEGREE
    x, y = bowl.x, bowl.y + 46_000
    aside = round(-4_000 * sin(angle / 1e6)), round(4_000 * cos(angle / 1e6))
    return Pose(first("C"), x + aside[0], y + aside[1], wrapped(angle + HALF_TURN), False)


def test_what_rocks_too_far_on_a_half_tower_has_fallen_by_the_hand_that_set_it_down() -> None:
    start = Pose(first("v"), 0, 0, 0, False)
    lowest = upon(start, first("V"))
    bowl = upon(lowest, first("c"))
    other = Pose(first("v") + 1, 90_000, 0, 0, False)
    before = [start, lowest, bowl, rocked(bowl, 20), other]
    held = lowest.piece, bowl.piece, first("C")
    there = upon(other, lowest.piece)
    then = upon(there, bowl.piece)
    for degrees, fallen in ((28, ()), (40, (first("C"),))):
        after = [start, there, then, rocked(then, degrees), other]
        assert judge(before, held, there, after).fallen == fallen


def test_two_pushes_come_to_as_much_as_one() -> None:
    base = Pose(first("v"), 0, 0, 0, False)
    second = upon(base, first("V"))
    third = upon(second, first("T"))
    once, twice = moved(third, x=19_000), moved(third, x=38_000)
    held = (first("S"),)
    assert judge([base, second, third], held, None, [base, second, once]).fallen == ()
    assert judge([base, second, once], held, None, [base, second, twice]).fallen == (third.piece,)
