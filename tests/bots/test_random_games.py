"""Random play is thrifty: it seldom gives gems away, so that random games come to an end."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from ludotheque.core.game import ignore
from ludotheque.games.niagara import game as rules
from ludotheque.games.niagara.game import Niagara, gives_up
from ludotheque.games.niagara.model import Canoe, Lay, Move, Options, Paddle
from tests.games.niagara.positions import ANYWHERE, ASHORE, FALLEN, position, store, turn

NIAGARA = Niagara()
SEEDS = range(6)
LONG = 1500
"""A game is left after so many rounds."""


def unloads(move: Move) -> bool:
    return isinstance(move, Paddle) and gives_up(move)


def rounds(seed: int) -> int:
    rng, state = Random(seed), NIAGARA.setup(Options(seats=3, loading="anywhere"))
    while (awaited := NIAGARA.awaited(state)) and state.round < LONG:
        seat = rng.choice(awaited)
        state = NIAGARA.apply(state, seat, NIAGARA.sample(state, seat, rng), ignore)
    return state.round


def unloading() -> tuple[float, float]:
    """Of the moves that a loaded canoe has, and of those that are sampled, how many unload."""
    state, rng = turn(6, Canoe("M3", "ruby"), ASHORE, options=ANYWHERE), Random(0)
    listed = NIAGARA.moves(state, 0)
    sampled = [NIAGARA.sample(state, 0, rng) for _ in range(600)]
    return mean(map(unloads, listed)), mean(map(unloads, sampled))


def test_a_gem_is_seldom_thrown_back(monkeypatch: pytest.MonkeyPatch) -> None:
    listed, sampled = unloading()
    assert 0 < sampled < listed / 2
    monkeypatch.setattr(rules, "SECOND_THOUGHTS", 0)
    assert unloading()[1] > listed / 2


def test_a_canoe_is_seldom_bought_back() -> None:
    state = position(canoes={0: (FALLEN, ASHORE)}, stores={0: store(ruby=1, amber=1)})
    rng = Random(0)
    lays = [NIAGARA.sample(state, 0, rng) for _ in range(2000)]
    bought = mean(isinstance(lay, Lay) and lay.buy_back is not None for lay in lays)
    assert 0 < bought < 0.05


def test_random_games_end_where_gems_can_be_unloaded_on_the_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thrifty = [rounds(seed) for seed in SEEDS]
    assert max(thrifty) < LONG
    monkeypatch.setattr(rules, "SECOND_THOUGHTS", 0)
    assert mean(map(rounds, SEEDS)) > 2 * mean(thrifty)
