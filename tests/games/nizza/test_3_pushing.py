"""Clauses 3.5 to 3.7: who is thrown into the water, and where they land."""

from __future__ import annotations

from math import isqrt

import pytest

from ludotheque.games.nizza.board import AREAS, BOARD, Point
from ludotheque.games.nizza.events import GotWet, PawnFell, PawnPushed
from ludotheque.games.nizza.geometry import fall, ledge
from ludotheque.games.nizza.model import Climb, High, Options, Pawn, Push, Water

from .positions import NIZZA, THREE, at, of, on, play, reason, refused, street, turn, where


def beside(place: High, distance: int) -> High:
    """A place up high that is exactly so far away."""
    for dx in range(-distance, distance + 1):
        dy = isqrt(distance * distance - dx * dx)
        if dx * dx + dy * dy == distance * distance:
            for y in (place.y - dy, place.y + dy):
                here = ledge(place.x + dx, y)
                if here and here.ground not in ("street", "green"):
                    found = at(place.x + dx, y)
                    assert isinstance(found, High)
                    return found
    raise AssertionError(f"nothing {distance} away")


@pytest.mark.clause("nizza", "3.5")
def test_3_5_up_high_within_a_ladders_length_from_rim_to_rim() -> None:
    rival = on("h2_roof", 0)
    square = fall(rival.x, rival.y).squares[0]
    pusher = beside(rival, 520)
    state, events = play(turn(("parachute",), pusher, rival), (0, Push(1, square)))
    assert state.pawns[1] == Pawn(Water(square))
    assert of(events, PawnPushed) == [
        PawnPushed(
            seat=0,
            rival=1,
            square=square,
            x=pusher.x,
            y=pusher.y,
            to_x=rival.x,
            to_y=rival.y,
            length=520,
            distance=520,
            rule="3.5",
        )
    ]
    assert of(events, PawnFell) == [
        PawnFell(seat=1, x=rival.x, y=rival.y, square=square, rule="3.5")
    ]
    assert of(events, GotWet) == [GotWet(square=square, rule="3.5", only=(1,))]


@pytest.mark.clause("nizza", "3.5", "R9")
def test_3_5_no_farther() -> None:
    rival = on("h2_roof", 0)
    square = fall(rival.x, rival.y).squares[0]
    refusal = refused(turn(("parachute",), beside(rival, 521), rival), 0, Push(1, square))
    assert (refusal.rule, refusal.reason) == ("3.5", "rival_too_far")
    assert (refusal.facts["length"], refusal.facts["distance"]) == (520, 521)


@pytest.mark.clause("nizza", "3.5")
def test_3_5_on_the_street_the_same_square_and_no_other() -> None:
    state, events = play(turn(("parachute",), street(7), street(7, 1)), (0, Push(1, 7)))
    assert state.pawns[1] == Pawn(Water(7))
    (pushed,) = of(events, PawnPushed)
    assert (pushed.length, pushed.distance) == (None, None)
    assert of(events, PawnFell)[0].rule == "3.5"
    state = turn(("parachute",), street(7), street(8))
    assert reason(state, Push(1, 8)) == ("3.5", "other_square")


@pytest.mark.clause("nizza", "3.5")
@pytest.mark.parametrize("area", BOARD.surfaces, ids=lambda area: area.id)
def test_3_5_the_fall_goes_straight_towards_the_bay(area: object) -> None:
    """Seen from the middle of the bay, the pawn stood between the lines of its square."""
    surface = next(each for each in BOARD.surfaces if each is area)
    for x, y in surface.spots:
        for square in fall(x, y).squares:
            one, other = BOARD.bounds[square - 1 : square + 1]
            if surface.id != "yacht":
                assert aside(one, (x, y)) >= -25 * 4000
                assert aside((x, y), other) >= -25 * 4000


def aside(one: Point, other: Point) -> int:
    """Positive if the second is farther along the course, seen from the bay."""
    cx, cy = BOARD.centre
    return (one[0] - cx) * (other[1] - cy) - (one[1] - cy) * (other[0] - cx)


@pytest.mark.clause("nizza", "3.6")
def test_3_6_between_two_squares_the_pusher_chooses() -> None:
    spots = [
        (area.id, spot)
        for area in BOARD.surfaces
        for spot, point in enumerate(area.spots)
        if len(fall(*point).squares) == 2 and area.id not in ("green", "yacht")
    ]
    assert spots
    surface, spot = spots[0]
    rival = on(surface, spot)
    squares = fall(rival.x, rival.y).squares
    assert squares[1] == squares[0] + 1
    near = next(each for distance in range(120, 400) for each in try_beside(rival, distance))
    state = turn(("parachute",), near, rival)
    for square in squares:
        after, _ = play(state, (0, Push(1, square)))
        assert after.pawns[1].place == Water(square)
    listed = [move for move in NIZZA.moves(state, 0) if isinstance(move, Push)]
    assert [move.square for move in listed] == list(squares)
    for wrong in (squares[0] - 1, squares[1] + 1):
        assert refused(state, 0, Push(1, wrong)).facts == {"squares": f"{squares[0]}–{squares[1]}"}


def try_beside(place: High, distance: int) -> list[High]:
    try:
        return [beside(place, distance)]
    except AssertionError:
        return []


@pytest.mark.clause("nizza", "R18", "3.5")
def test_r18_down_is_straight_towards_the_middle_of_the_bay() -> None:
    """Whatever stands on the same line from there falls alike; who stands beyond an end, at it."""
    cx, cy = BOARD.centre
    for square, paving in enumerate(BOARD.street, start=1):
        x, y = paving.middle[0] - cx, paving.middle[1] - cy
        for far in (1, 2, 3):
            assert fall(cx + far * x, cy + far * y).squares == (square,)
            assert fall(cx + far * x, cy + far * y).line[1] == BOARD.centre
    for (x, y), square in ((BOARD.bounds[0], 1), (BOARD.bounds[-1], 24)):
        assert fall(x, y + 400).squares == (square,)


@pytest.mark.clause("nizza", "R19", "3.6")
def test_r19_between_two_squares_is_25_at_most_from_the_middle_of_their_border() -> None:
    """Below the top of the bay, where the border runs straight up: 25 to the left is between."""
    cx, _ = BOARD.centre
    border = BOARD.bounds.index((cx, min(y for _, y in BOARD.bounds)))
    x, y = BOARD.bounds[border]
    for aside, squares in (
        (-26, (border,)),
        (-25, (border, border + 1)),
        (0, (border, border + 1)),
        (25, (border, border + 1)),
        (26, (border + 1,)),
    ):
        assert fall(x + aside, y).squares == squares
    # The line of a fall leans: from farther up, one stands farther aside and still falls between.
    assert fall(x + 45, y - 2013).squares == (border, border + 1)


@pytest.mark.clause("nizza", "3.6")
def test_3_6_the_water_holds_any_number_of_swimmers() -> None:
    state = turn(("parachute",), street(7), street(7), Water(7), options=THREE)
    state, _ = play(state, (0, Push(1, 7)))
    assert state.pawns[1].place == state.pawns[2].place == Water(7)


@pytest.mark.clause("nizza", "3.7", "R4")
def test_3_7_at_the_start_and_in_the_water_one_is_at_peace() -> None:
    state = turn(("parachute",), at(*near_green()), on("green", 0))
    assert reason(state, Push(1, 1)) == ("3.7", "rival_at_peace")
    state = turn(("parachute",), street(3), Water(3))
    assert reason(state, Push(1, 3)) == ("3.7", "rival_at_peace")


def near_green() -> Point:
    return AREAS["palm_a"].spots[0]


@pytest.mark.clause("nizza", "R4")
def test_r4_whoever_is_at_peace_pushes_nobody() -> None:
    for place in (on("green", 0), Water(3)):
        state = turn(("parachute",), place, street(3))
        assert reason(state, Push(1, 3)) == ("R4", "at_peace_yourself")


@pytest.mark.clause("nizza", "R14")
def test_r14_nobody_pushes_from_one_level_to_the_other() -> None:
    balcony, pavement = on("h12_balcony"), street(24, 1)
    for mine, theirs in ((balcony, pavement), (pavement, balcony)):
        state = turn(("parachute",), mine, theirs)
        assert reason(state, Push(1, 24)) == ("R14", "other_level")


@pytest.mark.clause("nizza", "3.5")
@pytest.mark.parametrize("rival", [-2, -1, 0, 3, 17])
def test_3_5_only_a_rival(rival: int) -> None:
    state = turn(("parachute",), street(3), options=Options(seats=3))
    assert reason(state, Push(rival, 3)) == ("3.5", "no_such_rival")


@pytest.mark.clause("nizza", "3.5", "R6")
def test_r6_pushing_needs_no_suitcase_symbol_and_no_strength() -> None:
    state = turn(("parachute", "ladder"), street(7), street(7), cases={0: "tools"})
    assert reason(state, Climb(*where(on("h3_balcony")))) == ("4.2", "no_suitcase_symbol")
    after, _ = play(state, (0, Push(1, 7)))
    assert after.pawns[1].place == Water(7)
