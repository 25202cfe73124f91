from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations

import pytest

from ludotheque.arena.match import ArenaError, Match
from ludotheque.arena.schedule import among_equals, circles, one_against, rotations, round_robin
from ludotheque.core.options import NotInTheHouse

from .toy import PENNIES, Options

ALL = ("random", "novice", "amateur", "expert", "master")


def seatings(matches: Sequence[Match]) -> Counter[tuple[str, int]]:
    """How often each strength had each seat."""
    return Counter((bot, seat) for match in matches for seat, bot in enumerate(match.bots))


def meetings(matches: Sequence[Match]) -> Counter[frozenset[str]]:
    pairs = (pair for match in matches for pair in combinations(match.bots, 2))
    return Counter(frozenset(pair) for pair in pairs if pair[0] != pair[1])


def test_rotations_are_distinct() -> None:
    assert rotations(("a", "b", "c")) == (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert rotations(("a", "a")) == (("a", "a"),)


def test_circles_are_the_ways_to_sit_around_a_table() -> None:
    assert len(circles(("a", "b", "c", "d"))) == 6
    assert circles(("b", "a", "b", "a")) == (("a", "a", "b", "b"), ("a", "b", "a", "b"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_against_a_field(seats: int) -> None:
    matches = one_against(PENNIES, Options(seats=seats), "master", "random", games=41)
    assert 41 <= len(matches) < 41 + seats
    deals = defaultdict(list)
    for match in matches:
        assert Counter(match.bots) == {"master": 1, "random": seats - 1}
        deals[match.deal].append(match.bots.index("master"))
    assert all(sorted(at) == list(range(seats)) for at in deals.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("strengths", [2, 3, 4, 5])
def test_a_round_robin_favours_nobody(seats: int, strengths: int) -> None:
    names = ALL[:strengths]
    matches = round_robin(PENNIES, Options(seats=seats), names, games=100)
    assert len(matches) >= 100
    assert len({match.digest for match in matches}) == len(matches)
    sat, met = seatings(matches), meetings(matches)
    assert len(sat) == strengths * seats
    assert len(set(sat.values())) == 1
    assert len(met) == strengths * (strengths - 1) / 2
    assert len(set(met.values())) == 1


def test_each_deal_goes_all_the_way_round() -> None:
    matches = round_robin(PENNIES, Options(seats=4), ALL, games=1)
    deals = defaultdict(list)
    for match in matches:
        deals[match.deal].append(match)
    assert sorted(deals) == [0, 1, 2, 3, 4]
    for each in deals.values():
        assert tuple(match.bots for match in each) == rotations(each[0].bots)
        assert [match.rotation for match in each] == [0, 1, 2, 3]


def test_a_longer_schedule_begins_with_the_shorter() -> None:
    short = round_robin(PENNIES, Options(seats=3), ALL, games=10)
    longer = round_robin(PENNIES, Options(seats=3), ALL, games=200)
    assert longer[: len(short)] == short


def test_another_first_deal_brings_fresh_luck() -> None:
    matches = one_against(PENNIES, Options(), "master", "random", 4, first=7)
    assert [match.deal for match in matches] == [7] * 3 + [8] * 3


def test_options_are_written_out() -> None:
    match, *_ = one_against(PENNIES, Options(), "master", "random", games=1)
    assert match.options == {"seats": 3, "rounds": 3, "shouts": 1}


def test_what_cannot_be_played() -> None:
    with pytest.raises(ArenaError, match="no bot 'champion': choose among random, novice"):
        one_against(PENNIES, Options(), "champion", "random", 10)
    with pytest.raises(NotInTheHouse, match="pennies: seats can be 2, 3, 4, 5, and not 6"):
        round_robin(PENNIES, Options(seats=6), ALL, 10)
    with pytest.raises(NotInTheHouse, match="and not 0"):
        round_robin(PENNIES, Options(seats=0), ALL, 10)
    with pytest.raises(ArenaError, match="0 games"):
        one_against(PENNIES, Options(), "master", "random", 0)
    with pytest.raises(ArenaError, match="two strengths at least, each named once"):
        round_robin(PENNIES, Options(), ["master", "master"], 10)
    with pytest.raises(ArenaError, match="master against itself"):
        one_against(PENNIES, Options(), "master", "master", 10)


def test_one_strength_alone_sits_on_all_seats_once_a_deal() -> None:
    matches = among_equals(PENNIES, Options(seats=3), "expert", games=7, first=4)
    assert [match.bots for match in matches] == [("expert",) * 3] * 7
    assert [match.deal for match in matches] == [*range(4, 11)]
