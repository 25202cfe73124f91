"""Who begins, and which way the turn goes round: what shares by place are counted from."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from ludotheque.core.game import NATURE, AnyGame, Seat, ignore
from tests.support.titles import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def opened(game: AnyGame, seats: int, seed: int) -> tuple[object, list[object]]:
    """Where the first choice is anybody's, and what chance did before it."""
    rng, chance = Random(seed), list[object]()
    state = game.setup(game.codec.options(b'{"seats":%d}' % seats))
    while game.awaited(state) == (NATURE,):
        chance.append(game.sample(state, NATURE, rng))
        state = game.apply(state, NATURE, chance[-1], ignore)
    return state, chance


def begins(game: AnyGame, state: object) -> Seat | None:
    return game.manners.begins(state, game.awaited(state))


def drawn(moves: list[object], seats: int) -> Seat | None:
    """Whom a lot named, if the lot itself says so."""
    for move in moves:
        if hasattr(move, "first"):
            return int(move.first)
        if hasattr(move, "dealer"):
            return (int(move.dealer) + 1) % seats
    return None


@every_game
def test_whoever_the_lot_names_begins(game: AnyGame) -> None:
    found = set[Seat | None]()
    for seed in range(20):
        state, chance = opened(game, 3, seed)
        first = begins(game, state)
        assert first in range(3) or len(game.awaited(state)) == 3, "all choose together"
        assert drawn(chance, 3) in (None, first)
        found.add(first)
    assert found in ({0, 1, 2}, {None})


@pytest.mark.parametrize("name", ["casanova", "nizza", "vertiges"])
def test_turns_go_round_the_way_that_the_game_says(name: str) -> None:
    """Where only one is awaited at a time, the next sits beside the one before."""
    game, rng = GAMES[name], Random(1)
    state, _ = opened(game, 4, 7)
    turns = [*game.awaited(state)]
    assert turns == [begins(game, state)]
    while len(turns) < 9 and (awaited := game.awaited(state)):
        if awaited != (NATURE,) and turns[-1] != awaited[0]:
            turns.append(awaited[0])
        state = game.apply(state, awaited[0], game.sample(state, awaited[0], rng), ignore)
    assert {(after - before) % 4 for before, after in pairwise(turns)} == {
        1 if game.manners.clockwise else 3
    }
