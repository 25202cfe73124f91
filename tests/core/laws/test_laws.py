"""The laws hold on the toys and on every game of the house, and say so in a way one can read."""

from __future__ import annotations

import pickle

import pytest

from ludotheque.core.game import AnyGame, Game
from ludotheque.core.laws.arbitrary import every
from ludotheque.core.laws.conform import LAWS, Broken, Law, Tally, cases, check, survey
from ludotheque.core.record import Opened, read
from tests.core.toy import Auction
from tests.core.toy_line import Line
from tests.core.toy_model import Options
from tests.support.titles import GAMES, of_game

from .mutants_secrets import Glass

SOME, EFFORT, LIMIT = 16, 20, 1500
"""Games, states examined in each, and plies: some seconds. `ludotheque check` takes its time."""


def test_the_auction_keeps_all_laws_and_tests_each_of_them() -> None:
    tally = survey(Auction(), range(3))
    assert tally.untested == ()
    assert tally.games == 3 * len(every(Options))


def test_the_line_keeps_all_laws_though_its_moves_cannot_be_listed() -> None:
    tally = survey(Line(), range(5))
    assert tally.tests[Law.SAMPLED] > tally.plies
    # Nothing is private or hidden there, nobody is out of time, and no two throw at once.
    assert set(tally.untested) == {Law.ONLY, Law.LAPSE, Law.COMMUTE, Law.SEALED, Law.EVENTS}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_of_the_house_keeps_the_laws(game: AnyGame) -> None:
    left = iter(range(SOME))
    tally = survey(
        game,
        range(SOME),
        effort=EFFORT,
        limit=LIMIT,
        late=lambda: next(left, None) is None,
    )
    assert tally.games == SOME
    cannot = {Law.REVEALED} if type(game).revealed is Game.revealed else set()
    assert set(tally.untested) == of_game(game, "laws").UNTESTED | cannot


def test_a_game_that_forgets_to_promise_secrecy_is_noticed() -> None:
    """Its leaks could not be caught, but that nothing was promised shows."""

    class Unpromised(Auction):
        sealed = Game.sealed

    class Leaking(Unpromised, Glass):
        pass

    for game in (Unpromised(), Leaking()):
        assert survey(game, range(2)).untested == (Law.SEALED,)


def test_every_law_says_in_one_sentence_what_it_demands() -> None:
    assert len({law.value for law in LAWS}) == len(LAWS) == len(Law)
    for law in LAWS:
        assert str(law) == law.name.lower()
        assert law.value.endswith(".")
        assert "\n" not in law.value


def test_a_survey_goes_over_all_options_before_it_repeats_any() -> None:
    listed = list(cases(Auction(), range(2)))
    options = every(Options)
    assert len(listed) == 2 * len(options)
    assert {each for each, seed in listed[: len(options)]} == set(options)
    assert {seed for _, seed in listed[: len(options)]} == {0}


def test_a_survey_that_is_late_stops_and_tells_what_it_did() -> None:
    asked = iter((False, False, True))
    assert survey(Auction(), range(9), late=lambda: next(asked)).games == 2


def test_without_effort_only_the_cheap_laws_are_put() -> None:
    tally = check(Auction(), Options(), 0, effort=0)
    assert Law.PURITY not in tally.untested
    assert Law.RECORD not in tally.untested
    assert {Law.ONCE, Law.DISCREET, Law.SEALED} <= set(tally.untested)


def test_a_game_can_be_left_unfinished() -> None:
    tally = check(Auction(), Options(), 0, limit=4)
    assert tally.plies == 4
    assert Law.RESULT in tally.untested
    assert Law.RECORD not in tally.untested


def test_the_same_seed_is_the_same_trial() -> None:
    one, other = (check(Auction(), Options(), 5) for _ in range(2))
    assert one.tests == other.tests


def test_tallies_add_up() -> None:
    one, other = (check(Auction(), Options(), seed) for seed in range(2))
    both = one + other
    assert (both.games, both.plies) == (2, one.plies + other.plies)
    assert all(both.tests[law] == one.tests[law] + other.tests[law] for law in LAWS)
    assert Tally().untested == LAWS
    assert all(f" {law} " in str(both) for law in LAWS)


def broken() -> Broken:
    with pytest.raises(Broken) as caught:
        survey(Glass(), range(3))
    return caught.value


def test_what_is_broken_is_told_in_one_line_with_all_it_takes_to_see_it_again() -> None:
    first = broken()
    for told in ("sealed is broken by auction", '{"seats":', "seed 0", "ply ", "seat ", "known"):
        assert told in str(first)
    assert "\n" not in str(first)
    with pytest.raises(Broken) as again:
        check(Glass(), first.options, first.seed)
    assert str(again.value) == str(first)


def test_what_is_broken_carries_the_game_so_far_as_a_record() -> None:
    first = broken()
    opened = Opened(read(first.record), Auction())
    assert len(opened.lines) == first.ply
    assert Auction().awaited(opened.state())


def test_what_is_broken_travels_between_processes() -> None:
    first = broken()
    copy = pickle.loads(pickle.dumps(first))
    assert (copy.law, copy.seed, str(copy)) == (first.law, first.seed, str(first))
