"""The search: the same for every game, and repeatable."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from ludotheque.arena.rivals.niagara import evaluate
from ludotheque.bots.ismcts import Ismcts
from ludotheque.core.game import AnyGame, ignore
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import CLOUD, Canoe, MoveWeather, Paddle
from tests.core.toy import Auction
from tests.games.niagara.positions import ASHORE, FALLEN, store, turn

NIAGARA = Niagara()


def by_rollout(game: AnyGame) -> Any:
    """Play on at random, and see who wins."""

    def judge(state: Any) -> tuple[float, ...]:
        rng = Random(1)
        while awaited := game.awaited(state):
            state = game.apply(state, awaited[0], game.sample(state, awaited[0], rng), ignore)
        result = game.result(state)
        assert result is not None
        return result.shares()

    return judge


def search(game: AnyGame, state: Any, seat: int, iterations: int = 400, seed: int = 0) -> Any:
    judge = evaluate if game.name == "niagara" else by_rollout(game)
    bot = Ismcts(game, judge, iterations=iterations)
    return bot.choose(game.view(state, seat), seat, Random(seed))


def test_it_takes_the_win_that_lies_one_move_away() -> None:
    stores = {0: store(amethyst=3)}
    state = turn(2, Canoe("M2", "amethyst"), Canoe("M5", "ruby"), stores=stores)
    assert search(NIAGARA, state, 0) == Paddle(0, "beach")


def test_it_clears_the_sky_over_its_own_canoe() -> None:
    """One's gem lies on disc 7 and the rivals' canoes ashore: more rain helps nobody but them."""
    mine = (Canoe("L7", "ruby"), Canoe("R7", "ruby"))
    state = turn(CLOUD, *mine, tiles={1: 1, 2: 1}, stores={0: store(ruby=2)})
    assert search(NIAGARA, state, 0) == MoveWeather(-1)


def test_the_same_view_and_rng_give_the_same_move() -> None:
    state = turn(3, Canoe("M3"), ASHORE)
    assert search(NIAGARA, state, 0, 60, seed=7) == search(NIAGARA, state, 0, 60, seed=7)


def test_a_forced_move_needs_no_thought() -> None:
    state = turn(CLOUD, ASHORE, FALLEN, weather=2)

    def never(_: Any) -> tuple[float, ...]:
        raise AssertionError("nothing to evaluate")

    bot = Ismcts(NIAGARA, never, iterations=10)
    assert bot.choose(NIAGARA.view(state, 0), 0, Random(0)) == MoveWeather(-1)


def test_it_may_wait_out_of_turn() -> None:
    """In the auction a token may be spent out of turn: both that and waiting are considered."""
    game = Auction()
    options = game.codec.options(b"{}")
    state, rng = game.setup(options), Random(3)
    state = game.apply(state, -1, game.sample(state, -1, rng), ignore)
    for seat in (0, 1):
        state = game.apply(state, seat, game.sample(state, seat, rng), ignore)
    assert 0 not in game.awaited(state)
    assert game.moves(state, 0)
    chosen = {search(game, state, 0, 40, seed) for seed in range(20)}
    assert all(move is None or game.refusal(state, 0, move) is None for move in chosen)
    assert None in chosen or len(chosen) > 1


def test_a_limit_in_seconds_cuts_the_search_short() -> None:
    ticks = count()
    asked: list[int] = []

    def judge(state: Any) -> tuple[float, ...]:
        asked.append(1)
        return evaluate(state)

    bot = Ismcts(NIAGARA, judge, iterations=10_000, seconds=25.0, clock=lambda: float(next(ticks)))
    state = turn(3, Canoe("M3"), ASHORE)
    assert bot.choose(NIAGARA.view(state, 0), 0, Random(0)) is not None
    assert 20 <= len(asked) <= 30


def test_a_limit_needs_a_clock() -> None:
    with pytest.raises(ValueError, match="go together"):
        Ismcts(NIAGARA, evaluate, iterations=5, seconds=1.0)
