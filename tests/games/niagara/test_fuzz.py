"""Games that hypothesis looks for: moves nobody would make, and what must hold all the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.game import ignore
from ludotheque.core.laws.arbitrary import every
from ludotheque.games.niagara.model import Options, Over, State
from tests.games.fuzz import listed_or_refused

from .positions import NIAGARA, gems_everywhere

TABLES = list(every(Options))


def walked(options: Options, choices: list[int]) -> State:
    """A game in which each number picks whose move is made, and which."""
    state = NIAGARA.setup(options)
    for choice in choices:
        awaited = NIAGARA.awaited(state)
        if not awaited:
            break
        seat = awaited[choice % len(awaited)]
        moves = NIAGARA.moves(state, seat)
        state = NIAGARA.apply(state, seat, moves[choice // 7 % len(moves)], ignore)
    return state


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 2_000), max_size=120))
def test_a_walk_keeps_the_material_together(options: Options, choices: list[int]) -> None:
    state = walked(options, choices)
    assert gems_everywhere(state) == (7,) * 5
    assert -1 <= state.weather <= 2
    assert all(any(canoe.place != "falls" for canoe in pair) for pair in state.canoes)
    assert isinstance(state.phase, Over) == (NIAGARA.awaited(state) == ())


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(TABLES),
    st.lists(st.integers(0, 2_000), max_size=80),
    st.integers(0, 2**32),
)
def test_any_move_is_either_listed_or_refused_with_a_clause(
    options: Options, choices: list[int], seed: int
) -> None:
    listed_or_refused(NIAGARA, walked(options, choices), options.seats, Random(seed))
