"""The board has every count and property that the rules ask of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest
from shapely.geometry import Point as Place
from shapely.geometry import Polygon

from ludotheque.games.nizza.board import AREAS, BOARD, HOUSE, LAST_HOUSE, Point, chimney_at
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
    assert BOARD.ropes == (580, 610, 640, 700, 740, 760)
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
        assert lengths == ([740, 760] if number == 14 else [])
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
