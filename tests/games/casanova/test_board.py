"""Our Venice has every property that the rules count on."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from ludotheque.games.casanova.board import (
    BOARD,
    DISTANCE,
    DOCKS,
    DOGE,
    DOORS,
    NEXT,
    PALAZZI,
    PLAIN,
    STREET,
    THEATRE_AT,
)
from ludotheque.games.casanova.model import THEATRES, Dock

PLACE: dict[str, tuple[int, int]] = {
    each["name"]: (each["x"], each["y"]) for each in (*BOARD["docks"], *BOARD["junctions"])
}


def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def corners(street: dict[str, Any]) -> list[tuple[int, int]]:
    """A street as it is drawn: straight, or with one bend."""
    start, end = (PLACE[dock] for dock in street["ends"])
    return [start, *([tuple(street["via"])] if "via" in street else []), end]


def cross(one: dict[str, Any], other: dict[str, Any]) -> bool:
    for a, b in zip(corners(one), corners(one)[1:], strict=False):
        for c, d in zip(corners(other), corners(other)[1:], strict=False):
            if side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b):
                return True
    return False


@pytest.mark.clause("casanova", "1.1", "1.4", "1.5")
def test_1_1_the_material_is_counted() -> None:
    assert [dock["name"] for dock in BOARD["docks"]] == list(DOCKS)
    assert (len(PALAZZI), len(DOGE), len(PLAIN)) == (5, 5, 28)
    assert [theatre["name"] for theatre in BOARD["theatres"]] == list(THEATRES)
    assert (len(THEATRES), BOARD["gondolas"], BOARD["points"]) == (7, 12, 3)
    assert len(set(PLACE.values())) == len(PLACE)


@pytest.mark.clause("casanova", "2.6")
def test_2_6_fourteen_streets_join_all_plain_docks_two_by_two() -> None:
    assert len(BOARD["streets"]) == 14
    assert sorted(STREET) == sorted(PLAIN)
    for dock, end in STREET.items():
        assert end != dock
        assert STREET[end] == dock


@pytest.mark.clause("casanova", "2.6")
def test_2_6_four_pairs_of_streets_cross_and_no_others() -> None:
    crossing = {
        frozenset(frozenset(street["ends"]) for street in pair)
        for pair in combinations(BOARD["streets"], 2)
        if cross(*pair)
    }
    listed = {frozenset(map(frozenset, pair)) for pair in BOARD["crossings"]}
    assert crossing == listed
    assert len(listed) == 4


@pytest.mark.clause("casanova", "1.4", "3.2")
def test_1_4_seven_theatres_stand_on_seven_streets() -> None:
    assert len(set(THEATRE_AT.values())) == 7
    for each in BOARD["theatres"]:
        one, other = DOORS[each["name"]]
        assert STREET[one] == other
        (x, y), (x1, y1), (x2, y2) = (each["x"], each["y"]), PLACE[one], PLACE[other]
        length = ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5
        beside = abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
        assert beside < 8, "it is drawn in its street"
        assert min(x1, x2) - 8 <= x <= max(x1, x2) + 8


def oracle(start: Dock) -> set[str]:
    """Ruling R1 told another way: follow every path along the water until a plain dock stops it."""
    found: set[str] = set()

    def follow(path: list[str]) -> None:
        for canal in BOARD["canals"]:
            way = canal["path"]
            for at, place in enumerate(way):
                if place != path[-1]:
                    continue
                for to in (*way[max(at - 1, 0) : at], *way[at + 1 : at + 2]):
                    if to in path:
                        continue
                    if to in PLACE and to in DOCKS:
                        found.add(to)
                    if to not in PLAIN:
                        follow([*path, to])

    follow([start])
    return found


@pytest.mark.clause("casanova", "2.1", "2.4", "R1")
def test_r1_next_docks_are_those_with_only_palazzi_or_the_doges_docks_between() -> None:
    for dock in DOCKS:
        assert set(NEXT[dock]) == oracle(dock), dock
    assert set(NEXT["Rialto"]) == {"Ca’ d’Oro", "San Silvestro", "San Zanipolo"}
    # past all five palazzi, and past all five docks of the Doge
    assert {"Tre Archi", "Santa Marta"} <= set(NEXT["San Marcuola"])
    assert {"Accademia", "Punta della Salute"} <= set(NEXT["San Zaccaria"])


@pytest.mark.clause("casanova", "2.1")
def test_2_1_water_leads_both_ways_and_everywhere() -> None:
    for dock in DOCKS:
        assert all(dock in NEXT[other] for other in NEXT[dock])
        assert set(DISTANCE[dock]) == set(DOCKS)


@pytest.mark.clause("casanova", "5.1")
def test_all_palazzi_are_equally_far_from_everywhere() -> None:
    for dock in (*PLAIN, *DOGE):
        assert len({DISTANCE[home][dock] for home in PALAZZI}) == 1, dock


@pytest.mark.clause("casanova", "4.1")
def test_4_1_seven_points_lead_from_a_palazzo_to_the_doge() -> None:
    assert {DISTANCE[home][molo] for home in PALAZZI for molo in DOGE} == {7}


@pytest.mark.clause("casanova", "3.2", "4.1", "5.1")
@pytest.mark.parametrize("theatre", THEATRES)
def test_a_tour_by_any_theatre_and_the_doge_takes_14_or_15_points(theatre: str) -> None:
    home = PALAZZI[0]
    tours = {
        DISTANCE[home][door] + min(DISTANCE[door][molo] + DISTANCE[molo][home] for molo in DOGE)
        for door in DOCKS
        if THEATRE_AT.get(door) == theatre
    }
    assert min(tours) in (14, 15)


def reaches_the_doge(barred: set[Dock]) -> bool:
    seen: set[Dock] = {PALAZZI[0]}
    todo = [PALAZZI[0]]
    while todo:
        new = {dock for dock in NEXT[todo.pop()] if dock not in barred} - seen
        seen |= new
        todo += new
    return not seen.isdisjoint(DOGE)


@pytest.mark.clause("casanova", "5.3")
def test_5_3_no_two_docks_cut_the_palazzi_from_the_doge() -> None:
    for pair in combinations((*PLAIN, *DOGE), 2):
        assert reaches_the_doge({*pair}), pair
    # and it can be done with three: the canals all have an end
    assert not reaches_the_doge({"San Marcuola", "Tre Archi", "Santa Marta"})
