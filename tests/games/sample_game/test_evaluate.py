"""What bots think of a position: shares that add up, and a wave that they reckon with."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.game import ignore
from ludotheque.games.sample_game.evaluate import evaluate
from ludotheque.games.sample_game.model import Choose

from .positions import GAME, play, position, tide


@pytest.mark.parametrize("seed", range(3))
def test_shares_are_positive_and_add_up_to_one(seed: int) -> None:
    rng, state = Random(seed), position(seats=2 + seed)
    while seats := GAME.awaited(state):
        shares = evaluate(state)
        assert len(shares) == state.options.seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0
        seat = rng.choice(seats)
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng), ignore)


def test_the_winner_takes_all_and_a_shared_win_is_divided() -> None:
    alone, _ = tide(position(tide=8, shells=(0, 0, 9)), "beach", "beach", "beach", die=1)
    shared, _ = tide(position(tide=8, shells=(9, 9, 0)), "beach", "beach", "beach", die=1)
    assert evaluate(alone) == (0, 0, 1)
    assert evaluate(shared) == (0.5, 0.5, 0)


def test_a_lead_is_better_and_the_better_the_later_it_is() -> None:
    early, late = (evaluate(position(tide=tide, shells=(5, 3, 3))) for tide in (1, 8))
    assert late[0] > early[0] > 1 / 3


def test_to_be_wet_is_worse_than_to_be_dry() -> None:
    shares = evaluate(position(wet=[0]))
    assert shares[0] < shares[1] == shares[2]


def test_a_place_that_is_shared_promises_less() -> None:
    alone, _ = play(position(), (0, Choose("bank")))
    crowd, _ = play(alone, (1, Choose("bank")))
    assert evaluate(alone)[0] > evaluate(crowd)[0]
