"""Games that hypothesis looks for: moves nobody would make, and what must hold all the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.game import ignore
from ludotheque.core.laws.arbitrary import every
from ludotheque.games.sample_game.model import Options, Over, State
from tests.games.fuzz import listed_or_refused

from .positions import GAME

TABLES = list(every(Options))


def walked(options: Options, choices: list[int]) -> State:
    """A game in which each number picks whose move is made, and which."""
    state = GAME.setup(options)
    for choice in choices:
        awaited = GAME.awaited(state)
        if not awaited:
            break
        seat = awaited[choice % len(awaited)]
        moves = GAME.moves(state, seat)
        state = GAME.apply(state, seat, moves[choice // 7 % len(moves)], ignore)
    return state


@settings(max_examples=50, deadline=None)
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 2_000), max_size=80), st.integers(0, 2**32))
def test_any_move_is_either_listed_or_refused_with_a_clause(
    options: Options, choices: list[int], seed: int
) -> None:
    state = walked(options, choices)
    assert isinstance(state.phase, Over) == (GAME.awaited(state) == ())
    listed_or_refused(GAME, state, options.seats, Random(seed))
