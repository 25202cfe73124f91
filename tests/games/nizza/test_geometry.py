"""The geometry beside an independent, slower computation: random cases, no disagreement."""

from __future__ import annotations

import os
from math import dist
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.nizza.board import AREAS, BOARD, Point, chimney_at
from ludotheque.games.nizza.geometry import Verdict, fall, inside, ledge, near, reach, touches
from ludotheque.games.nizza.model import Climb, High, Surface, Swing

from . import independent
from .positions import NIZZA, ROPES, at, turn

CASES = int(os.environ.get("LUDOTHEQUE_EXAMPLES", "10000"))
"""How many of each kind. A long run takes 100,000, of which these are the first."""
VERTICES = [point for area in BOARD.surfaces for point in area.polygon]


def random_point(rng: Random) -> Point:
    """Anywhere on the board, but mostly where it matters: near corners, edges and reaches."""
    match rng.randrange(4):
        case 0:
            return rng.randrange(BOARD.size[0]), rng.randrange(BOARD.size[1])
        case 1:
            x, y = rng.choice(VERTICES)
            return x + rng.randint(-3, 3), y + rng.randint(-3, 3)
        case 2:  # on the line between two corners, or a tenth beside it
            polygon = rng.choice(BOARD.surfaces).polygon
            index = rng.randrange(len(polygon))
            (ax, ay), (bx, by) = polygon[index - 1], polygon[index]
            part = rng.randrange(101)
            return (
                ax + (bx - ax) * part // 100 + rng.randint(-1, 1),
                ay + (by - ay) * part // 100 + rng.randint(-1, 1),
            )
        case _:
            x, y = rng.choice(rng.choice(BOARD.surfaces).spots)
            return x + rng.randint(-150, 150), y + rng.randint(-150, 150)


@pytest.mark.clause("nizza", "R3", "R9")
def test_standing_agrees() -> None:
    rng = Random(1)
    points = [random_point(rng) for _ in range(CASES)]
    borne = 0
    for point, known in zip(points, independent.grounds(points), strict=True):
        here = ledge(*point)
        if here is None:
            assert not known, point
            continue
        borne += 1
        name = f"street {here.square}" if here.ground == "street" else here.ground
        assert name in known, (point, here, known)
    assert CASES // 4 < borne < CASES * 9 // 10


@pytest.mark.clause("nizza", "3.2", "3.3", "R9")
def test_swings_and_ladders_agree() -> None:
    """Whole refusals: standing, every length of a rope, the ladder, where one may land."""
    rng = Random(2)
    ends = [random_point(rng) for _ in range(CASES)]
    places = [at(*spot) for area in BOARD.surfaces for spot in area.spots if area.id != "yacht"]
    states = [
        (place, (place.x, place.y), turn(("swing", "ladder"), place, ropes=ROPES[::-1]))
        for place in places
    ]
    judged = reached = 0
    for end, known in zip(ends, independent.grounds(ends), strict=True):
        place, pawn, state = rng.choice(states)
        rival = state.pawns[1].place
        assert isinstance(rival, High)
        if "yacht" in known or rival == place:
            continue
        number = rng.randrange(6)
        rope = state.ropes[number]
        chimney = rng.choice((rope.chimney, rope.chimney, rng.randint(1, 14)))
        paved = any(name.startswith("street") for name in known)
        taken = not paved and independent.within((rival.x, rival.y), end, 119)
        lengths = (
            (pawn, chimney_at(rope.chimney)),
            (pawn, chimney_at(chimney)),
            (end, chimney_at(chimney)),
        )
        ladder = independent.within(pawn, end, 400)
        swing = all(independent.within(*each, rope.length) for each in lengths)
        if 119 < dist((rival.x, rival.y), end) < 120:
            continue
        bears = bool(known) and not taken
        climbed = NIZZA.refusal(state, 0, Climb(*end)) is None
        swung = NIZZA.refusal(state, 0, Swing(number, chimney, *end)) is None
        assert climbed == (bears and ladder), (place, end)
        assert swung == (bears and swing), (place, number, chimney, end)
        judged += 1
        reached += climbed + swung
    assert judged > CASES * 3 // 4
    assert reached > CASES // 200


@pytest.mark.clause("nizza", "3.5", "3.6", "R9")
def test_falls_agree() -> None:
    rng = Random(3)
    choices = 0
    for _ in range(CASES):
        point = random_point(rng)
        if point == BOARD.centre:
            continue
        known, found = independent.squares(point), set(fall(*point).squares)
        choices += len(found) == 2
        assert found == known, point
    assert choices > CASES // 20


@pytest.mark.clause("nizza", "4.1", "4.4")
@pytest.mark.parametrize("surface", ["red1", "red2"])
def test_touching_agrees(surface: Surface) -> None:
    rng = Random(4)
    corners = [rng.choice(AREAS[surface].polygon) for _ in range(CASES // 10)]
    points = [(x + rng.randint(-120, 120), y + rng.randint(-120, 120)) for x, y in corners]
    known = independent.touches(dict(independent.SURFACES)[surface], points, 60)
    told = 0
    for point, each in zip(points, known, strict=True):
        if each is not None:
            told += each
            assert touches(surface, *point) == each, point
    assert CASES // 50 < told < CASES // 11


@given(
    st.tuples(st.integers(), st.integers()),
    st.tuples(st.integers(), st.integers()),
    st.integers(0, 10**6),
)
@pytest.mark.clause("nizza", "R9")
def test_r9_a_certificate_shows_its_verdict(start: Point, end: Point, length: int) -> None:
    """Two points, the length, the distance: out of reach if and only if it shows as longer."""
    verdict = reach(start, end, length)
    assert (verdict.start, verdict.end, verdict.length) == (start, end, length)
    assert verdict.fits == (verdict.distance <= length)
    assert (verdict.distance - 1) ** 2 < verdict.squared <= verdict.distance**2 or (
        verdict.distance == verdict.squared == 0
    )


@pytest.mark.clause("nizza", "R9")
def test_r9_the_certificate_of_a_fall() -> None:
    """There is a choice if and only if the distance shows it."""
    rng = Random(6)
    spots = [spot for area in BOARD.surfaces for spot in area.spots]
    for x, y in (*spots, *(random_point(rng) for _ in range(CASES))):
        fallen = fall(x, y)
        assert fallen.line == ((x, y), BOARD.centre)
        assert fallen.bound in BOARD.bounds
        assert fallen.distance is not None
        assert (len(fallen.squares) == 2) == (fallen.distance <= BOARD.fall_tolerance)
        if len(fallen.squares) == 2:
            assert fallen.bound == BOARD.bounds[fallen.squares[0]]
        (px, py), (bx, by) = (
            (each[0] - BOARD.centre[0], each[1] - BOARD.centre[1])
            for each in ((x, y), fallen.bound or (x, y))
        )
        aside, whole = (px * by - py * bx) ** 2, px * px + py * py
        assert aside <= fallen.distance**2 * whole
        assert fallen.distance == 0 or aside > (fallen.distance - 1) ** 2 * whole


@pytest.mark.clause("nizza", "R3")
def test_r3_corners_and_edges_bear() -> None:
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    notch = ((0, 0), (10, 0), (10, 10), (5, 4), (0, 10))
    for x in range(-2, 13):
        for y in range(-2, 13):
            assert inside(square, x, y) == (0 <= x <= 10 and 0 <= y <= 10)
    assert inside(notch, 5, 4)
    assert not inside(notch, 5, 5)
    assert inside(notch, 9, 8)
    assert not inside(notch, 9, 9)
    assert near(square, 13, 14, 5)
    assert not near(square, 13, 14, 4)
    assert near(square, 5, -5, 5)
    assert not near(square, 5, -6, 5)


def test_far_away_there_is_nothing() -> None:
    for far in (10**9, -(10**9), 2**53 + 1):
        assert ledge(far, far) is None
        assert fall(far, far).squares
    assert isinstance(reach((0, 0), (10**12, 0), 1), Verdict)
