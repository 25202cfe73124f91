"""The board has every count and property that the rules ask of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from shapely.geometry import Point as Place
from shapely.geometry import Polygon

from ludotheque.games.nizza.board import (
    AREAS,
    BOARD,
    CHIMNEYS,
    HOUSE,
    LAST_HOUSE,
    Point,
    chimney_at,
)
from ludotheque.games.nizza.geometry import fall, inside, ledge, within
from ludotheque.games.nizza.lattice import NODES, YACHT, ladders, members, steps, swings
from ludotheque.games.nizza.model import Surface
from tools import nizza_board


def points(surface: Surface, step: int) -> Iterator[Point]:
    polygon = AREAS[surface].polygon
    xs, ys = zip(*polygon, strict=True)
    for x in range(min(xs), max(xs) + 1, step):
        for y in range(min(ys), max(ys) + 1, step):
            if inside(polygon, x, y):
                yield x, y


def test_the_board_is_the_one_that_the_script_draws() -> None:
    """If it is changed: `scripts/generate`, and look at what changed."""
    assert json.loads(nizza_board.FILE.read_bytes()) == nizza_board.board()


@pytest.mark.clause("nizza", "1.1", "1.4", "R1")
def test_every_count() -> None:
    kinds = Counter(area.kind for area in BOARD.surfaces)
    assert (len(BOARD.houses), len(BOARD.chimneys), kinds["palm"]) == (12, 14, 5)
    assert (len(BOARD.street), len(BOARD.water), kinds["yacht"]) == (24, 24, 1)
    assert kinds["terrace"] == 3
    assert BOARD.ropes == (570, 600, 630, 690, 720, 740)
    assert (BOARD.ladder, BOARD.pawn_radius, BOARD.push_reach) == (400, 60, 400 + 2 * 60)
    assert BOARD.rope_chimneys == (1, 4, 5, 8, 9, 11)
    assert len({house.style for house in BOARD.houses}) == 12


@pytest.mark.clause("nizza", "R3")
def test_every_polygon_is_sound_and_lies_on_the_board() -> None:
    rings = [area.polygon for area in BOARD.surfaces]
    rings += [paving.polygon for paving in BOARD.street]
    rings += [cell.polygon for cell in BOARD.water]
    for ring in rings:
        polygon = Polygon(ring)
        assert polygon.is_valid
        assert polygon.area > 0
        assert all(0 <= x <= BOARD.size[0] and 0 <= y <= BOARD.size[1] for x, y in ring)
    for house in BOARD.houses:
        assert Polygon(house.facade).is_valid


@pytest.mark.clause("nizza", "R3")
def test_surfaces_do_not_overlap_by_more_than_a_line() -> None:
    surfaces = [(area.id, Polygon(area.polygon)) for area in BOARD.surfaces]
    for index, (name, one) in enumerate(surfaces):
        for other_name, other in surfaces[index + 1 :]:
            assert one.intersection(other).area < 1000, (name, other_name)
        for paving in BOARD.street:
            assert one.intersection(Polygon(paving.polygon)).area < 1000, name


@pytest.mark.clause("nizza", "1.3", "4.1", "4.4")
def test_the_terraces_divide_the_way_into_thirds() -> None:
    squares = {name: fall(*AREAS[name].spots[0]).squares[0] for name in ("green", "red1", "red2")}
    assert squares["green"] <= 2
    assert 7 <= squares["red1"] <= 10
    assert 15 <= squares["red2"] <= 18


@pytest.mark.clause("nizza", "R3", "3.3")
def test_every_standing_point_is_reachable() -> None:
    """With the shortest rope somewhere at hand, over the net; and the net covers every surface."""
    start = next(number for number, node in enumerate(NODES) if node.ground == "green")
    ways = (ladders(), steps(), swings(BOARD.ropes[0]))
    known, fresh = 1 << start, 1 << start
    while fresh:
        onward = 0
        for number in members(fresh):
            for way in ways:
                onward |= way[number]
        fresh = onward & ~known
        known |= onward
    assert known == (1 << len(NODES)) - 1
    for area in BOARD.surfaces:
        nodes = [node.at for node in NODES if node.ground == area.id]
        assert nodes
        for point in points(area.id, 20):
            assert any(within(point, node, BOARD.ladder) for node in nodes), (area.id, point)


@pytest.mark.clause("nizza", "3.5", "3.6")
def test_the_fall_from_every_point_gives_one_square_or_two_that_meet() -> None:
    both = Counter[int]()
    for area in BOARD.surfaces:
        if area.id != "yacht":
            for point in points(area.id, 15):
                squares = fall(*point).squares
                both[len(squares)] += 1
                assert all(1 <= square <= 24 for square in squares)
                assert len(squares) == 1 or squares[1] == squares[0] + 1
    assert set(both) == {1, 2}
    assert both[2] < both[1]


@pytest.mark.clause("nizza", "4.5", "R15")
def test_the_yacht_is_reached_by_ladder_or_by_the_longest_ropes_only() -> None:
    deck = Polygon(AREAS["yacht"].polygon)
    near = {
        area.house
        for area in BOARD.surfaces
        if area.id != "yacht" and deck.distance(Polygon(area.polygon)) <= BOARD.ladder
    }
    assert near == {LAST_HOUSE}
    for number in range(1, 15):
        apart = deck.distance(Place(chimney_at(number)))
        lengths = [length for length in BOARD.ropes if apart <= length]
        assert lengths == ([720, 740] if number == 14 else [])
    assert HOUSE["h12_balcony"] == HOUSE["h12_roof"] == LAST_HOUSE


@pytest.mark.clause("nizza", "4.6")
def test_the_net_knows_the_yacht() -> None:
    assert all(NODES[number].ground == "yacht" for number in members(YACHT))
    assert sum(1 for _ in members(YACHT)) > 10


@pytest.mark.clause("nizza", "3.8")
def test_each_cell_of_water_lies_before_its_square() -> None:
    for square, (paving, cell) in enumerate(zip(BOARD.street, BOARD.water, strict=True), start=1):
        assert fall(*cell.middle).squares == (square,) == fall(*paving.middle).squares
        here = ledge(*paving.middle)
        assert here
        assert here.square == square
        assert ledge(*cell.middle) is None or square >= 22  # the yacht lies there


LOW: dict[int, Surface] = {
    1: "green",
    3: "h3_roof",
    4: "h4_roof",
    7: "h6_roof",
    9: "h8_roof",
    12: "h10_roof",
}
"""The chimneys on the front ridges of low houses, and what they stand on."""
SHARE, STRIP = 0.15, 80
"""A square is robustly in reach if so much of it is, in a strip wider than this."""
CARRIED, WANTED = 2, 12


def robustly(number: int, length: int) -> int:
    """The squares that a rope on this chimney reaches with room to spare, a bit each."""
    reach, found = Place(chimney_at(number)).buffer(length, 64), 0
    for index, paving in enumerate(BOARD.street):
        square = Polygon(paving.polygon)
        there = square.intersection(reach)
        if there.area >= SHARE * square.area:
            corners = [Place(corner) for corner in there.minimum_rotated_rectangle.exterior.coords]
            sides = corners[0].distance(corners[1]), corners[1].distance(corners[2])
            found |= (min(sides) > STRIP) << index
    return found


@pytest.mark.clause("nizza", "3.2", "R1")
def test_ropes_and_street_meet_in_every_deal() -> None:
    """A rope that is carried two chimneys at most leads to half of the squares, and up again."""
    known = {
        (number, length): robustly(number, length)
        for number in range(1, CHIMNEYS + 1)
        for length in BOARD.ropes
    }
    for dealt in permutations(BOARD.ropes):
        squares = 0
        for start, length in zip(BOARD.rope_chimneys, dealt, strict=True):
            for number in range(start - CARRIED, start + CARRIED + 1):
                squares |= known.get((number, length), 0)
        assert squares.bit_count() >= WANTED, dealt


@pytest.mark.clause("nizza", "3.2")
def test_whoever_swings_up_from_the_street_has_a_roof_to_land_on() -> None:
    """The disc of a rope that reaches the street holds a good part of its own house's roof."""
    for number in LOW:
        for length in BOARD.ropes:
            reach = Place(chimney_at(number)).buffer(length, 64)
            roof = Polygon(AREAS[LOW[number]].polygon)
            assert roof.intersection(reach).area > 0.5 * roof.area, (number, length)


def test_low_chimneys_stand_on_the_front_of_their_own_house() -> None:
    for number, surface in LOW.items():
        here = ledge(*chimney_at(number))
        assert here
        assert here.ground == surface
