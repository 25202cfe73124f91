"""Games that hypothesis looks for: moves nobody would make, and what must hold all the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.game import NATURE, ignore
from ludotheque.core.laws.arbitrary import arbitrary, every
from ludotheque.games.casanova.model import Options, Over, Placing, State

from .positions import CASANOVA

TABLES = list(every(Options))
MOVE = CASANOVA.codec.types["Move"]


def walked(options: Options, choices: list[int]) -> State:
    """A game in which each number picks the move that is made."""
    state = CASANOVA.setup(options)
    for choice in choices:
        awaited = CASANOVA.awaited(state)
        if not awaited:
            break
        moves = CASANOVA.moves(state, awaited[0])
        move = (
            moves[choice % len(moves)]
            if moves
            else CASANOVA.sample(state, awaited[0], Random(choice))
        )
        state = CASANOVA.apply(state, awaited[0], move, ignore)
    return state


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 2_000), min_size=3, max_size=120))
def test_a_walk_keeps_the_material_together(options: Options, choices: list[int]) -> None:
    state = walked(options, choices)
    assert isinstance(state.phase, Over) == (CASANOVA.awaited(state) == ())
    if not isinstance(state.phase, Placing):
        assert len({*state.ladies, *state.empties}) == 12
    for seat in (None, *range(options.seats)):
        view = CASANOVA.view(state, seat)
        assert CASANOVA.view(CASANOVA.imagine(view, Random(1)), seat) == view


@settings(max_examples=120, deadline=None)
@given(
    st.sampled_from(TABLES),
    st.lists(st.integers(0, 2_000), max_size=80),
    st.integers(0, 2**32),
)
def test_any_move_is_either_listed_or_refused_with_a_clause(
    options: Options, choices: list[int], seed: int
) -> None:
    state, rng = walked(options, choices), Random(seed)
    for seat in range(NATURE, options.seats + 1):
        for _ in range(10):
            move = arbitrary(MOVE, rng)
            refusal = CASANOVA.refusal(state, seat, move)
            if refusal is None:
                listed = CASANOVA.moves(state, seat)
                assert move in listed or (seat == NATURE and not listed)
            else:
                assert refusal.rule in CASANOVA.rulebook
                assert refusal.reason
