"""The geometry beside an independent, slower computation: random cases, no disagreement."""

from __future__ import annotations

import os
from math import cos, dist, pi, sin
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.nizza.board import AREAS, BOARD, Point, chimney_at
from ludotheque.games.nizza.geometry import Verdict, fall, inside, ledge, near, reach, touches
from ludotheque.games.nizza.model import Climb, High, Push, Street, Surface, Swing

from . import independent
from .positions import NIZZA, ROPES, at, on, turn

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


PLACES: list[High | Street] = [at(*spot) for area in BOARD.surfaces for spot in area.spots]
PLACES += [at(*spot) for paving in BOARD.street for spot in paving.spots]
LAST = {area.id for area in BOARD.surfaces if area.house == BOARD.houses[-1].id}


@pytest.mark.clause("nizza", "3.2", "3.3", "4.1", "4.5", "R9", "R15", "R17")
def test_swings_and_ladders_agree() -> None:
    """Whole refusals: standing, every length of a rope, the ladder, where one may land."""
    rng = Random(2)
    ends = [random_point(rng) for _ in range(CASES)]
    states = [(place, turn(("swing", "ladder"), place, ropes=ROPES[::-1])) for place in PLACES]
    tools = dict(independent.SURFACES)["red1"]
    reached = {"street": 0, "yacht": 0, "taken": 0, "swung": 0, "climbed": 0, "held": 0}
    for end, known in zip(ends, independent.grounds(ends), strict=True):
        place, state = rng.choice(states)
        pawn, rival = (place.x, place.y), state.pawns[1].place
        assert isinstance(rival, High)
        if len({name.split()[0] for name in known}) > 1 or rival == place:
            continue  # where two surfaces meet, either may bear; two pawns never stand on one spot
        start = place.on if isinstance(place, High) else "street"
        paved = any(name.startswith("street") for name in known)
        taken = not paved and independent.closer((rival.x, rival.y), end, 2 * BOARD.pawn_radius)
        bears = bool(known) and not taken
        boards = "yacht" in known and start not in {"yacht", *LAST}
        leaves = start == "yacht" and not known <= {"yacht", *LAST}
        (near,) = independent.touches(tools, [pawn], BOARD.pawn_radius)
        held = start != "street" and near and known != {"red1"}
        barred = boards or held
        number = rng.randrange(6)
        rope = state.ropes[number]
        chimney = rng.choice((rope.chimney, rope.chimney, rng.randint(1, 14)))
        lengths = (
            (pawn, chimney_at(rope.chimney)),
            (pawn, chimney_at(chimney)),
            (end, chimney_at(chimney)),
        )
        ladder = independent.within(pawn, end, BOARD.ladder)
        ladder = ladder and not leaves and not (start == "street" and paved)
        swing = all(independent.within(*each, rope.length) for each in lengths)
        climbed = NIZZA.refusal(state, 0, Climb(*end)) is None
        swung = NIZZA.refusal(state, 0, Swing(number, chimney, *end)) is None
        assert climbed == (bears and ladder and not barred), (place, end)
        assert swung == (bears and swing and not barred), (place, number, chimney, end)
        reached["taken"] += taken
        reached["held"] += bool(held and bears and (ladder or swing))
        reached["swung"] += swung
        reached["climbed"] += climbed
        reached["street"] += start == "street" and (climbed or swung)
        reached["yacht"] += "yacht" in (start, *known) and (climbed or swung)
    assert min(reached.values()) > 0, reached
    assert reached["swung"] + reached["climbed"] > CASES // 200


@pytest.mark.clause("nizza", "R3")
def test_r3_how_near_two_stand_agrees() -> None:
    """All around a pawn, a hair on either side of where the two would touch."""
    rng, rival = Random(7), on("red1", 3)
    near = on("red1", 0)
    state = turn(("ladder",), near, rival)
    bars = 0
    for _ in range(CASES // 10):
        turned = rng.uniform(0, 2 * pi)
        apart = rng.uniform(118, 122)
        end = round(rival.x + apart * cos(turned)), round(rival.y + apart * sin(turned))
        if independent.grounds([end]) != [{"red1"}]:
            continue
        if not independent.within((near.x, near.y), end, BOARD.ladder):
            continue
        refusal = NIZZA.refusal(state, 0, Climb(*end))
        barred = independent.closer((rival.x, rival.y), end, 2 * BOARD.pawn_radius)
        assert (refusal is not None and refusal.reason == "taken") == barred, end
        assert barred or refusal is None
        bars += barred
    assert bars > CASES // 200


@pytest.mark.clause("nizza", "3.5", "3.6", "3.7", "R14")
def test_pushes_agree() -> None:
    """Who reaches whom, and where they may fall: from everywhere to everywhere near."""
    rng = Random(8)
    done = 0
    for _ in range(CASES):
        mine, theirs = rng.choice(PLACES), rng.choice(PLACES)
        if rng.random() < 0.7:  # rather somebody near
            theirs = min(
                rng.sample(PLACES, 40), key=lambda each: dist((mine.x, mine.y), (each.x, each.y))
            )
        if mine == theirs and isinstance(mine, High):
            continue
        one, other = (mine.x, mine.y), (theirs.x, theirs.y)
        state = turn(("parachute",), mine, theirs)
        if isinstance(mine, Street) or isinstance(theirs, Street):
            reaches = (
                isinstance(mine, Street)
                and isinstance(theirs, Street)
                and mine.square == theirs.square
            )
            below = {theirs.square} if isinstance(theirs, Street) else set()
        else:
            reaches = "green" not in (mine.on, theirs.on) and independent.within(one, other, 520)
            below = {24} if theirs.on == "yacht" else independent.squares(other)
        for square in {*below, rng.randint(1, 24)}:
            pushed = NIZZA.refusal(state, 0, Push(1, square)) is None
            assert pushed == (reaches and square in below), (mine, theirs, square)
            done += pushed
    assert done > CASES // 100


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
