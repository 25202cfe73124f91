from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.arena import rating
from ludotheque.arena.match import ArenaError, Match, Outcome
from ludotheque.arena.rating import Share, paces, percentile, shares, skills, summary, wilson
from ludotheque.arena.schedule import among_equals, one_against, round_robin
from ludotheque.core.game import Result

from .toy import PENNIES, Options

ALL = ("random", "novice", "amateur", "expert", "master")
WEIGHTS = dict(zip(ALL, (1.0, 2.0, 4.0, 8.0, 16.0), strict=True))


def outcome(match: Match, winners: tuple[int, ...], second: float = 0.1) -> Outcome:
    scores = tuple(int(seat in winners) for seat in range(len(match.bots)))
    return Outcome(
        digest=match.digest,
        match=match,
        result=Result(scores, winners, "4.1"),
        plies=10,
        fingerprint="",
        seconds=tuple((second, second * 3) for _ in match.bots),
    )


def drawn(matches: Sequence[Match], seed: int, luck: float = 0.0) -> list[Outcome]:
    """Each bot wins as often as its weight says; with some luck, the deal's seat does instead."""
    lucky: dict[int, int] = {}
    rng, outcomes = Random(seed), list[Outcome]()
    for match in matches:
        at = lucky.setdefault(match.deal, rng.randrange(len(match.bots)))
        weights = [WEIGHTS[bot] for bot in match.bots]
        fair = rng.choices(range(len(match.bots)), weights)[0]
        outcomes.append(outcome(match, (at if rng.random() < luck else fair,)))
    return outcomes


def strength(outcome: Outcome, seat: int) -> str:
    return outcome.match.bots[seat]


@pytest.mark.parametrize("luck", [0.0, 0.8])
def test_the_truth_lies_in_the_interval(luck: float) -> None:
    """Nineteen times of twenty, as claimed; however much the deals decide."""
    matches = one_against(PENNIES, Options(seats=4), "expert", "novice", games=120)
    truth = (1 - luck) * 8 / (8 + 3 * 2) + luck / 4
    found = [shares(drawn(matches, seed, luck), strength)["expert"] for seed in range(40)]
    assert 34 <= sum(share.low <= truth <= share.high for share in found) <= 40
    assert abs(sum(share.share for share in found) / 40 - truth) < 0.03
    assert all(share.games == 120 for share in found)


def test_shares_add_up_to_one_a_game() -> None:
    outcomes = drawn(round_robin(PENNIES, Options(seats=3), ALL, games=60), seed=1)
    won = shares(outcomes, strength)
    assert sum(share.games * share.share for share in won.values()) == pytest.approx(len(outcomes))
    assert sum(share.games for share in won.values()) == 3 * len(outcomes)


def test_a_shared_win_is_divided() -> None:
    match, *_ = one_against(PENNIES, Options(seats=4), "master", "random", games=1)
    won = shares([outcome(match, (0, 2))], strength)
    assert won["master"].share == 0.5
    assert won["random"].share == pytest.approx(1 / 6)


def test_a_clean_sheet_is_no_certainty() -> None:
    matches = one_against(PENNIES, Options(seats=4), "master", "random", games=80)
    won = shares([outcome(match, (match.bots.index("master"),)) for match in matches], strength)
    assert won["master"].share == won["master"].high == 1
    assert won["master"].low == pytest.approx(wilson(1.0, 20)[0]) == pytest.approx(0.8389, abs=1e-4)
    assert won["random"].low == 0


def test_few_deals_leave_much_open() -> None:
    matches = one_against(PENNIES, Options(seats=4), "master", "random", games=8)
    won = shares(drawn(matches, 0), strength)["master"]
    assert (won.low, won.high) == wilson(won.share, 2)


@pytest.mark.parametrize(("deals", "student"), [(10, 2.2622), (30, 2.0452), (100, 1.9842)])
def test_few_deals_widen_the_interval_as_student_has_it(deals: int, student: float) -> None:
    wider = sqrt(deals / (deals - 1)) * student / rating.Z
    assert rating._small(deals) == pytest.approx(wider, rel=0.02)
    assert rating._small(deals) > sqrt(deals / (deals - 1))


def test_ten_deals_are_enough_for_an_honest_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nineteen times of twenty, as claimed; without the correction, nine of ten."""
    rng, sat = Random(1), [1] * 10
    draws = [rng.choices(range(10), k=10) for _ in range(400)]
    samples = [[rng.betavariate(2, 2) for _ in sat] for _ in range(1000)]

    def found() -> list[Share]:
        return [rating._share(won, sat, draws) for won in samples]

    honest = found()
    monkeypatch.setattr(rating, "_small", lambda deals: 1.0)
    narrow = found()
    assert all(
        one.high - one.low > other.high - other.low
        for one, other in zip(honest, narrow, strict=True)
    )
    assert 940 <= sum(share.low <= 0.5 <= share.high for share in honest) <= 965
    assert sum(share.low <= 0.5 <= share.high for share in narrow) <= 925


def test_wilson_is_the_textbook_interval() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_percentiles_are_nearest_ranks() -> None:
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([7.0], 0.025) == percentile([7.0], 0.975) == 7.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_order(seats: int) -> None:
    matches = round_robin(PENNIES, Options(seats=seats), ALL, games=800)
    skill = skills(drawn(matches, seed=3))
    assert sorted(skill, key=lambda each: skill[each].mu) == list(ALL)
    assert skill["random"].high < skill["master"].low
    assert all(0 < each.sigma < 2 for each in skill.values())


def test_copies_teach_nothing_about_themselves() -> None:
    match, *_ = one_against(PENNIES, Options(seats=3), "master", "random", games=1)
    mirror = replace(match, bots=("random",) * 3)
    assert skills([outcome(mirror, (0,))])["random"].mu == 25
    assert skills([outcome(mirror, (0,))])["random"].sigma == pytest.approx(25 / 3)


def test_ratings_do_not_depend_on_the_order_of_arrival() -> None:
    outcomes = drawn(one_against(PENNIES, Options(seats=3), "master", "random", games=60), seed=4)
    assert skills(outcomes) == skills(outcomes[::-1])
    assert shares(outcomes, strength).keys() == {"master", "random"}


def test_paces() -> None:
    match, *_ = one_against(PENNIES, Options(seats=3), "master", "random", games=1)
    pace = paces([outcome(match, (0,), second=0.5)])
    assert (pace["master"].decisions, pace["random"].decisions) == (2, 4)
    assert (pace["master"].mean, pace["master"].slow) == (1.0, 1.5)


def test_a_summary_tells_everything() -> None:
    matches = round_robin(PENNIES, Options(seats=4), ALL, games=400)
    told = summary(drawn(matches, seed=5))
    assert (told.games, told.deals, told.plies, told.fair) == (400, 100, 10, 0.25)
    assert [standing.strength for standing in told.standings] == list(ALL[::-1])
    assert len(told.seats) == 4
    assert all(seat.low < 0.25 < seat.high for seat in told.seats)


def test_what_cannot_be_rated() -> None:
    with pytest.raises(ArenaError, match="no results yet"):
        summary([])
    three = one_against(PENNIES, Options(seats=3), "master", "random", games=1)
    four = one_against(PENNIES, Options(seats=4), "master", "random", games=1)
    with pytest.raises(ArenaError, match="by other rules than the first"):
        summary(drawn([*three, *four], seed=0))


def test_shares_by_place_follow_the_order_and_not_the_seat() -> None:
    """Whoever begins wins two games of three here, on whichever seat."""
    rng, outcomes = Random(3), list[Outcome]()
    for match in among_equals(PENNIES, Options(seats=3), "expert", games=300):
        first = match.deal % 3
        order = (first, (first + 1) % 3, (first + 2) % 3)
        winner = order[rng.choices((0, 1, 2), (4, 1, 1))[0]]
        outcomes.append(replace(outcome(match, (winner,)), order=order))
    told = summary(outcomes)
    first_, *others = told.places
    assert first_.games == 300
    assert first_.low < 2 / 3 < first_.high
    assert first_.low > 1 / 3, "a fair share is out of its interval"
    assert all(other.high < 1 / 3 for other in others)
    assert all(seat.low < 1 / 3 < seat.high for seat in told.seats)


def test_results_that_do_not_tell_the_order_tell_no_places() -> None:
    matches = one_against(PENNIES, Options(seats=2), "expert", "novice", games=20)
    assert summary(drawn(matches, 1)).places == ()
