"""Games that hypothesis looks for: moves nobody would make, and what must hold all the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.game import NATURE, ignore
from ludotheque.core.laws.arbitrary import every
from ludotheque.games.nimms_leich.deck import CARDS
from ludotheque.games.nimms_leich.model import Options, Over, State
from tests.games.fuzz import listed_or_refused

from .positions import GAME, cards_everywhere

TABLES = list(every(Options))


def walked(options: Options, choices: list[int]) -> State:
    """A game in which each number picks who moves, out of turn too, and which move is made."""
    rng = Random(len(choices))
    state = GAME.setup(options)
    state = GAME.apply(state, NATURE, GAME.sample(state, NATURE, rng), ignore)
    for choice in choices:
        awaited = GAME.awaited(state)
        if not awaited:
            break
        seats = awaited if choice % 5 else (NATURE, *range(options.seats))
        seat = seats[choice % len(seats)]
        moves = GAME.moves(state, seat)
        if moves:
            state = GAME.apply(state, seat, moves[choice // 7 % len(moves)], ignore)
    return state


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 20_000), max_size=120))
def test_a_walk_keeps_the_material_together(options: Options, choices: list[int]) -> None:
    state = walked(options, choices)
    assert cards_everywhere(state) == list(CARDS)
    assert isinstance(state.phase, Over) == (GAME.awaited(state) == ())
    for seat in (None, *range(options.seats)):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.imagine(view, Random(len(choices))), seat) == view


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(TABLES),
    st.lists(st.integers(0, 20_000), max_size=80),
    st.integers(0, 2**32),
)
def test_any_move_is_either_listed_or_refused_with_a_clause(
    options: Options, choices: list[int], seed: int
) -> None:
    listed_or_refused(GAME, walked(options, choices), options.seats, Random(seed))
