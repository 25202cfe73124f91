"""Niagara's evaluator: shares that add up, and a river that it reckons with."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from ludotheque.arena.rivals.niagara import evaluate
from ludotheque.bots.niagara.rounds import need, rounds_home
from ludotheque.core.game import ignore
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import GEMS, Canoe, Disc, Options, Over
from tests.games.niagara.positions import ASHORE, FALLEN, eve, position, store

NIAGARA = Niagara()


@pytest.mark.parametrize("seed", range(3))
def test_shares_are_positive_and_add_up_to_one(seed: int) -> None:
    rng, state = Random(seed), NIAGARA.setup(Options(seats=3 + seed))
    for _ in range(300):
        shares = evaluate(state)
        assert len(shares) == state.options.seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        seats = NIAGARA.awaited(state)
        if not seats:
            break
        seat = rng.choice(seats)
        state = NIAGARA.apply(state, seat, NIAGARA.sample(state, seat, rng), ignore)


def test_the_winner_takes_all_and_a_shared_win_is_divided() -> None:
    assert evaluate(position(phase=Over((2,)))) == (0.0, 0.0, 1.0)
    assert evaluate(position(phase=Over((0, 1)))) == (0.5, 0.5, 0.0)


def test_a_gem_in_the_store_is_better_than_one_aboard_and_that_better_than_none() -> None:
    shares = evaluate(
        position(stores={0: store(ruby=1)}, canoes={1: (Canoe("M2", "ruby"), ASHORE)})
    )
    assert shares[0] > shares[1] > shares[2]


def test_a_fallen_canoe_is_worse_than_one_ashore() -> None:
    shares = evaluate(position(canoes={0: (ASHORE, FALLEN)}))
    assert shares[0] < shares[1] == pytest.approx(shares[2])


@pytest.mark.parametrize(
    ("place", "weather", "minimum", "doomed"),
    [
        ("L7", -1, 0, False),  # no disc enters
        ("L7", -1, 1, True),  # one does, always
        ("L7", 0, 0, True),
        ("R7", 0, 0, False),  # the other arm is served
        ("R7", 1, 0, True),
        ("L6", 1, 0, False),
        ("L6", 2, 0, True),
    ],
)
def test_what_the_weather_and_the_lowest_tile_take_away_is_lost_already(
    place: Disc, weather: int, minimum: Literal[0, 1], doomed: bool
) -> None:
    """The left arm is served first, and the lowest tile is a 1."""
    options = Options(seats=3, river_minimum=minimum)

    def share(canoe: Canoe) -> float:
        state = eve(tiles=(1, 3, 3), canoes={0: (canoe, ASHORE)}, weather=weather, options=options)
        return evaluate(state)[0]

    loaded, fallen = share(Canoe(place, "ruby")), share(FALLEN)
    if doomed:
        assert loaded == pytest.approx(fallen)
    else:
        assert loaded > 1.2 * fallen


def test_farther_gems_take_longer_and_bad_weather_makes_all_of_them_longer() -> None:
    calm = [rounds_home(gem, 0)["beach", False] for gem in GEMS]
    storm = [rounds_home(gem, 2)["beach", False] for gem in GEMS]
    assert calm == sorted(calm)
    assert all(rough > mild for rough, mild in zip(storm, calm, strict=True))


def test_need_shrinks_with_every_gem_and_ends_at_zero() -> None:
    full = (7,) * 5
    needs = [need(store(amethyst=count), full) for count in range(5)]
    assert needs == sorted(needs, reverse=True)
    assert needs[-1] == 0
    assert need((1, 1, 1, 1, 1), full) == 0
    assert need((3, 2, 2, 0, 0), full) == 0


def test_an_empty_site_makes_its_way_to_win_longer() -> None:
    assert need(store(amethyst=3), (0, 7, 7, 7, 7)) > need(store(amethyst=3), (4, 7, 7, 7, 7))
