"""Clauses 3: ropes, swings, the ladder, the street, the water."""

from __future__ import annotations

from math import isqrt

import pytest

from ludotheque.games.nizza.board import AREAS, BOARD, Point, chimney_at, middle
from ludotheque.games.nizza.events import (
    LadderClimbed,
    PawnSwung,
    PawnWalked,
    RopeHung,
    WaterLeft,
)
from ludotheque.games.nizza.geometry import ledge, within
from ludotheque.games.nizza.model import (
    Climb,
    HangRope,
    High,
    LeaveWater,
    Options,
    Pawn,
    Push,
    Rope,
    Street,
    Surface,
    Swing,
    Walk,
    Water,
)

from .positions import NIZZA, ROPES, at, of, on, play, reason, refused, street, turn, where

ON_2 = (Rope(2, 740), *ROPES[1:])
"""The first rope is long, and hangs on chimney 2."""


def inland(square: int) -> Street:
    """The landward spot of a square."""
    return street(square, 1)


def rim(centre: Point, length: int) -> tuple[list[Point], list[Point]]:
    """Standing points within half a tenth of a length: those that it reaches, and the others."""
    inner: list[Point] = []
    outer: list[Point] = []
    for x in range(centre[0] - length - 1, centre[0] + length + 2):
        for sign in (-1, 1):
            height = isqrt(max(0, length * length - (x - centre[0]) ** 2))
            for y in (centre[1] + sign * height, centre[1] + sign * (height + 1)):
                squared = (x - centre[0]) ** 2 + (y - centre[1]) ** 2
                here = ledge(x, y)
                if here and here.ground not in ("street", "yacht"):
                    (inner if squared <= length * length else outer).append((x, y))
    return inner, outer


@pytest.mark.clause("nizza", "3.1", "R2")
@pytest.mark.parametrize(("rope", "start", "ends"), [(0, 1, [2]), (1, 4, [3, 5]), (2, 5, [4, 6])])
def test_3_1_a_rope_goes_to_a_neighbouring_chimney(rope: int, start: int, ends: list[int]) -> None:
    state = turn(("rope",))
    listed = [move for move in NIZZA.moves(state, 0) if isinstance(move, HangRope)]
    assert [move.chimney for move in listed if move.rope == rope] == ends
    for end in ends:
        after, events = play(state, (0, HangRope(rope, end)))
        assert after.ropes[rope] == Rope(end, ROPES[rope].length)
        assert of(events, RopeHung) == [
            RopeHung(seat=0, rope=rope, start=start, chimney=end, rule="3.1")
        ]


@pytest.mark.clause("nizza", "R2")
@pytest.mark.parametrize("chimney", [-1, 0, 1, 3, 4, 14, 15])
def test_r2_neighbours_have_consecutive_numbers(chimney: int) -> None:
    assert reason(turn(("rope",)), HangRope(0, chimney)) == ("R2", "not_a_neighbour")


@pytest.mark.clause("nizza", "R2")
def test_r2_the_row_of_chimneys_is_no_ring() -> None:
    ropes = (Rope(14, 570), *ROPES[1:])
    assert reason(turn(("rope",), ropes=ropes), HangRope(0, 15)) == ("R2", "not_a_neighbour")
    assert reason(turn(("rope",), ropes=ropes), HangRope(0, 1)) == ("R2", "not_a_neighbour")


@pytest.mark.clause("nizza", "R2")
def test_r2_several_ropes_may_hang_on_one_chimney() -> None:
    state, _ = play(turn(("rope", "rope")), (0, HangRope(2, 4)))
    assert [rope.chimney for rope in state.ropes] == [1, 4, 4, 8, 9, 11]


@pytest.mark.clause("nizza", "3.1")
@pytest.mark.parametrize("rope", [-1, 6])
def test_3_1_there_are_six_ropes(rope: int) -> None:
    assert reason(turn(("rope",)), HangRope(rope, 2)) == ("3.1", "no_such_rope")
    assert reason(turn(("swing",), on("h2_roof")), Swing(rope, 2, 0, 0)) == ("3.2", "no_such_rope")


@pytest.mark.clause("nizza", "3.2", "R9")
def test_3_2_swing_on_a_rope_within_reach() -> None:
    start, end = on("h2_roof", 0), on("h2_upper_balcony")
    state, events = play(
        turn(("swing",), start, ropes=ON_2), (0, Swing(0, 2, end.x, end.y, onto=end.on))
    )
    assert state.pawns[0].place == end
    assert state.ropes == ON_2
    (swung,) = of(events, PawnSwung)
    hook = chimney_at(2)
    squared = (end.x - hook[0]) ** 2 + (end.y - hook[1]) ** 2
    assert (swung.length, swung.rule, swung.onto) == (740, "3.2", "h2_upper_balcony")
    assert (swung.from_x, swung.from_y) == hook
    assert (swung.distance - 1) ** 2 < squared <= swung.distance**2


@pytest.mark.clause("nizza", "3.2")
def test_3_2_the_chimney_end_may_be_hung_on_another_chimney_first() -> None:
    """From the villa's roof by way of chimney 3 to the boarding house."""
    start = next(
        on("h2_roof", spot)
        for spot in range(len(AREAS["h2_roof"].spots))
        if within(where(on("h2_roof", spot)), chimney_at(3), 740)
    )
    end = on("h3_roof", 2)
    state = turn(("swing",), start, ropes=ON_2)
    after, events = play(state, (0, Swing(0, 3, end.x, end.y)))
    assert after.ropes[0] == Rope(3, 740)
    assert after.pawns[0].place == end
    assert of(events, RopeHung) == [RopeHung(seat=0, rope=0, start=2, chimney=3, rule="3.2")]


@pytest.mark.clause("nizza", "3.2", "R9")
def test_3_2_a_rope_that_does_not_reach_the_pawn_is_no_use() -> None:
    state = turn(("swing",), on("h4_roof"), ropes=(Rope(1, 570), *ROPES[1:]))
    spot = where(on("green", 3))
    refusal = refused(state, 0, Swing(0, 1, *spot))
    assert (refusal.rule, refusal.reason) == ("3.2", "rope_too_far")
    x, y = chimney_at(1)
    pawn = where(on("h4_roof"))
    distance = refusal.facts.pop("distance")
    assert refusal.facts == {"x": x, "y": y, "to_x": pawn[0], "to_y": pawn[1], "length": 570}
    assert isinstance(distance, int)
    assert (distance - 1) ** 2 < (x - pawn[0]) ** 2 + (y - pawn[1]) ** 2 <= distance**2


@pytest.mark.clause("nizza", "3.2")
def test_3_2_the_pawn_keeps_its_place_while_the_rope_is_hung() -> None:
    """So the new chimney must be within the rope's length of the pawn too."""
    state = turn(("swing",), on("h2_roof"), ropes=ON_2)
    x, y = where(on("red1"))
    assert reason(state, Swing(0, 4, x, y)) == ("3.2", "chimney_too_far")


@pytest.mark.clause("nizza", "3.2", "R9")
def test_3_2_to_the_very_end_of_the_rope_and_no_hair_farther() -> None:
    state = turn(("swing",), on("h2_roof"), ropes=ON_2)
    inner, outer = rim(chimney_at(2), 740)
    assert len(inner) > 60 < len(outer)
    for point in inner:
        assert NIZZA.refusal(state, 0, Swing(0, 2, *point)) is None
    for point in outer:
        refusal = refused(state, 0, Swing(0, 2, *point))
        assert refusal.reason == "landing_too_far"
        assert refusal.facts["distance"] in (741, 742)


@pytest.mark.clause("nizza", "3.2")
def test_3_2_pawns_and_chimneys_in_between_bar_nothing() -> None:
    start, end = on("h2_roof", 0), on("h2_roof", 8)
    between = [on("h2_roof", spot) for spot in (2, 4)]
    state = turn(("swing",), start, *between, options=Options(seats=3), ropes=ON_2)
    assert NIZZA.refusal(state, 0, Swing(0, 2, end.x, end.y)) is None


@pytest.mark.clause("nizza", "3.2")
def test_3_2_from_the_street_up_and_back() -> None:
    """Where a rope reaches down to it."""
    ropes = (Rope(14, 740), *ROPES[1:])
    start, end = inland(24), on("h12_roof")
    state, _ = play(turn(("swing",), start, ropes=ropes), (0, Swing(0, 14, end.x, end.y)))
    assert state.pawns[0].place == end
    back = turn(("swing",), end, ropes=ropes)
    state, _ = play(back, (0, Swing(0, 14, start.x, start.y, onto="street")))
    assert state.pawns[0].place == start


@pytest.mark.clause("nizza", "3.3", "R9")
def test_3_3_along_the_ladder_to_its_end_or_part_of_the_way() -> None:
    start = where(on("h2_roof", 0))
    state = turn(("ladder",), on("h2_roof", 0))
    legal = [
        (x, y)
        for x in range(start[0] - 420, start[0] + 421, 20)
        for y in range(start[1] - 420, start[1] + 421, 20)
        if NIZZA.refusal(state, 0, Climb(x, y)) is None
    ]
    assert all(within(start, each, 400) for each in legal)
    assert any(not within(start, each, 300) for each in legal)
    assert any(within(start, each, 100) for each in legal)
    far = where(on("h2_roof", 8))
    refusal = refused(state, 0, Climb(*far))
    assert (refusal.rule, refusal.reason) == ("3.3", "ladder_too_short")
    assert refusal.facts["length"] == 400
    after, events = play(state, (0, Climb(*legal[0])))
    (climbed,) = of(events, LadderClimbed)
    assert (climbed.length, climbed.rule) == (400, "3.3")
    assert (climbed.from_x, climbed.from_y) == start
    assert climbed.distance <= 400
    assert where(after.pawns[0].place) == legal[0]


@pytest.mark.clause("nizza", "3.3", "R9")
def test_3_3_the_ladder_is_judged_exactly() -> None:
    start = on("h3_roof", 2)
    state = turn(("ladder",), start)
    inner, outer = rim(where(start), 400)
    assert len(inner) > 50 < len(outer)
    assert all(NIZZA.refusal(state, 0, Climb(*point)) is None for point in inner)
    for point in outer:
        refusal = refused(state, 0, Climb(*point))
        assert refusal.reason == "ladder_too_short"
        assert refusal.facts["distance"] in (401, 402)


@pytest.mark.clause("nizza", "3.3")
def test_3_3_up_from_the_street_and_down_to_it_but_never_along_it() -> None:
    balcony = on("h12_balcony")
    state, _ = play(turn(("ladder",), inland(24)), (0, Climb(balcony.x, balcony.y)))
    assert state.pawns[0].place == balcony
    down = inland(24)
    state, _ = play(turn(("ladder",), balcony), (0, Climb(down.x, down.y)))
    assert state.pawns[0].place == down
    for square in (22, 23, 24):
        aim = Climb(*where(street(square)))
        assert reason(turn(("ladder",), inland(23)), aim) == ("3.3", "not_along_the_street")


@pytest.mark.clause("nizza", "3.3", "R3")
@pytest.mark.parametrize("palm", ["palm_a", "palm_b", "palm_c", "palm_d", "palm_e"])
def test_3_3_trees_bear_too(palm: Surface) -> None:
    """From the street beside each of them."""
    tree = on(palm)
    near = [
        street(square, 1)
        for square in range(1, 25)
        if within(where(street(square, 1)), where(tree), 400)
    ]
    state, events = play(turn(("ladder",), near[0]), (0, Climb(tree.x, tree.y)))
    assert state.pawns[0].place == tree
    assert of(events, LadderClimbed)[0].onto == palm


@pytest.mark.clause("nizza", "3.4", "R16")
@pytest.mark.parametrize(("square", "to"), [(5, 4), (5, 6), (1, 2), (24, 23)])
def test_3_4_one_square_along_the_street_to_any_point_of_it(square: int, to: int) -> None:
    for spot in (0, 1):
        end = street(to, spot)
        state, events = play(turn(("walk",), street(square)), (0, Walk(end.x, end.y)))
        assert state.pawns[0].place == end
        assert of(events, PawnWalked) == [
            PawnWalked(seat=0, start=square, square=to, x=end.x, y=end.y, rule="3.4")
        ]


@pytest.mark.clause("nizza", "3.4")
@pytest.mark.parametrize("to", [3, 5, 7])
def test_3_4_no_farther_and_not_on_the_spot(to: int) -> None:
    move = Walk(*where(street(to, 1)))
    assert refused(turn(("walk",), street(5)), 0, move).facts == {"square": 5}


@pytest.mark.clause("nizza", "3.4")
def test_3_4_only_on_the_street() -> None:
    move = Walk(*where(street(5)))
    assert reason(turn(("walk",), on("h2_roof")), move) == ("3.4", "not_on_the_street")
    assert reason(turn(("walk",), street(5)), Walk(*where(on("h2_balcony")))) == (
        "3.4",
        "not_the_next_square",
    )


@pytest.mark.clause("nizza", "3.4", "R3")
def test_3_4_the_square_that_is_named_is_the_one_there() -> None:
    state, end = turn(("walk",), street(5)), where(street(6))
    assert NIZZA.refusal(state, 0, Walk(*end, square=6)) is None
    for other in (-1, 4, 5, 7, 10**9):
        assert reason(state, Walk(*end, square=other)) == ("R3", "something_else_there")
    walks = [move for move in NIZZA.moves(state, 0) if isinstance(move, Walk)]
    assert {move.square for move in walks} == {4, 6}


@pytest.mark.clause("nizza", "3.4")
def test_3_4_several_pawns_may_share_a_square() -> None:
    end = street(6)
    state, _ = play(turn(("walk",), street(5), end), (0, Walk(end.x, end.y)))
    assert state.pawns[0].place == state.pawns[1].place == end


@pytest.mark.clause("nizza", "3.8", "R16")
@pytest.mark.parametrize("square", [1, 12, 24])
def test_3_8_a_ladder_brings_a_swimmer_to_the_middle_of_the_square_beside(square: int) -> None:
    state, events = play(turn(("ladder",), Water(square)), (0, LeaveWater()))
    x, y = middle(square)
    assert state.pawns[0] == Pawn(Street(x, y, square))
    assert of(events, WaterLeft) == [WaterLeft(seat=0, square=square, rule="3.8")]


@pytest.mark.clause("nizza", "3.8")
def test_3_8_a_swimmer_does_nothing_else() -> None:
    state = turn(("swing", "ladder", "walk", "parachute"), Water(3), on("h2_roof"))
    x, y = middle(3)
    for move in (Swing(0, 1, x, y), Climb(x, y), Walk(x, y)):
        assert reason(state, move) == ("3.8", "in_the_water")
    assert refused(state, 0, Push(1, 3)).rule == "R4"
    assert reason(turn(("walk",), Water(3)), LeaveWater()) == ("2.2", "symbol_missing")
    assert reason(turn(("ladder",), street(3)), LeaveWater()) == ("3.8", "not_in_the_water")


@pytest.mark.clause("nizza", "R3")
def test_r3_walls_sky_and_water_bear_nobody() -> None:
    state = turn(("swing", "ladder"), on("h2_roof"), ropes=ON_2)
    facade = BOARD.houses[1].facade
    edge = (*facade[:3], *facade[-3:])  # beside its balconies
    x, y = (sum(each) // len(edge) for each in zip(*edge, strict=True))
    for point in ((x, y), (0, 0), BOARD.water[3].middle, BOARD.centre, BOARD.helicopter):
        assert reason(state, Swing(0, 2, *point)) == ("R3", "nothing_to_stand_on")
        assert reason(state, Climb(*point)) == ("R3", "nothing_to_stand_on")


@pytest.mark.clause("nizza", "R3")
def test_r3_whoever_names_the_landing_names_it_right() -> None:
    end = on("h2_upper_balcony")
    state = turn(("swing",), on("h2_roof"), ropes=ON_2)
    assert NIZZA.refusal(state, 0, Swing(0, 2, end.x, end.y, onto="h2_upper_balcony")) is None
    wrong = Swing(0, 2, end.x, end.y, onto="h2_roof")
    assert reason(state, wrong) == ("R3", "something_else_there")


@pytest.mark.clause("nizza", "R3")
def test_r3_up_high_pawns_do_not_overlap_by_a_hair() -> None:
    rival = on("h2_roof", 4)
    state = turn(("swing",), on("h2_roof", 0), rival, ropes=ON_2)
    landings = [(rival.x + dx, rival.y + dy) for dx, dy in ((72, 96), (-72, -96), (120, 0))]
    legal = [each for each in landings if isinstance(at_or_none(*each), High)]
    assert legal
    for x, y in legal:
        assert NIZZA.refusal(state, 0, Swing(0, 2, x, y)) is None
        closer = Swing(0, 2, x - (x > rival.x) + (x < rival.x), y)
        assert reason(state, closer) == ("R3", "taken")


def at_or_none(x: int, y: int) -> High | Street | None:
    try:
        return at(x, y)
    except AssertionError:
        return None
