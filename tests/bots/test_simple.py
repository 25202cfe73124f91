"""Bots that look no further than their own move."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.arena.rivals.niagara import evaluate
from ludotheque.bots.simple import AtRandom, Greedy
from ludotheque.core.game import ignore
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Canoe, DrawLots, Lay, Options, Paddle, State
from ludotheque.titles import find
from tests.games.niagara.positions import FALLEN, turn
from tools.generate.places import EVERY_TITLE

NIAGARA = Niagara()


def begun() -> State:
    return NIAGARA.apply(NIAGARA.setup(Options(seats=3)), -1, DrawLots(0, "L"), ignore)


def test_at_random_waits_when_it_is_not_awaited() -> None:
    state = NIAGARA.apply(begun(), 1, Lay(3), ignore)
    assert AtRandom(NIAGARA).choose(NIAGARA.view(state, 1), 1, Random(0)) is None
    assert Greedy(NIAGARA, evaluate).choose(NIAGARA.view(state, 1), 1, Random(0)) is None


def test_greedy_takes_a_gem_home() -> None:
    """Two discs from the beach, with a gem and a tile that reaches: no river can be worth more."""
    state = turn(2, Canoe("M2", "ruby"), FALLEN)
    move = Greedy(NIAGARA, evaluate).choose(NIAGARA.view(state, 0), 0, Random(1))
    assert move == Paddle(0, "beach")


@pytest.mark.parametrize("weather", [0, 2])
def test_greedy_looks_at_the_rivers_next_flow(weather: int) -> None:
    """On disc 7 a canoe with a gem paddles up as far as it can when the river is going to take it.

    Unloading costs the same two points and would leave it to the falls.
    """
    state = turn(2, Canoe("L7", "ruby"), FALLEN, weather=weather, tiles={1: 2, 2: 2})
    move = Greedy(NIAGARA, evaluate).choose(NIAGARA.view(state, 0), 0, Random(1))
    assert move == Paddle(0, "M5")


def test_a_bot_that_always_slips_plays_at_random() -> None:
    view = NIAGARA.view(begun(), 0)
    tiles = {
        Greedy(NIAGARA, evaluate, slips=1.0).choose(view, 0, Random(seed)) for seed in range(60)
    }
    assert tiles == {Lay(tile) for tile in range(7)}


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("name", EVERY_TITLE)
def test_every_strength_of_every_game_plays_a_legal_move(name: str, strength: str) -> None:
    game, rng = EVERY_TITLE[name].game, Random(5)
    state = game.setup(game.codec.options(b"{}"))
    player = EVERY_TITLE[name].bot(strength)
    for _ in range(12):
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = awaited[0]
        if seat == -1:
            move = game.sample(state, seat, rng)
        else:
            move = player.choose(game.view(state, seat), seat, rng)
        assert game.refusal(state, seat, move) is None
        state = game.apply(state, seat, move, ignore)


def test_an_unknown_strength_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'genius': choose random, novice"):
        find("niagara").bot("genius")
