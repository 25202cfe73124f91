"""Clause 4: who wins."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Result
from ludotheque.games.sample_game.events import GameEnded
from ludotheque.games.sample_game.model import Over

from .positions import GAME, of, position, tide


@pytest.mark.clause("sample-game", "4.1")
def test_4_1_whoever_has_the_most_shells_wins() -> None:
    state, events = tide(position(tide=8, shells=(5, 9, 8)), "beach", "beach", "reef", die=5)
    assert state.phase == Over((1,))
    assert of(events, GameEnded) == [GameEnded(winners=(1,), rule="4.1")]
    assert GAME.result(state) == Result((6, 10, 8), (1,), "4.1")
    assert GAME.awaited(state) == ()


@pytest.mark.clause("sample-game", "4.1")
def test_4_1_who_has_as_many_shares_the_win() -> None:
    state, _ = tide(position(tide=8, shells=(5, 9, 9)), "beach", "beach", "beach", die=1)
    assert state.phase == Over((1, 2))


@pytest.mark.clause("sample-game", "4.1")
def test_4_1_before_that_nobody_has_won() -> None:
    state, _ = tide(position(tide=7, shells=(5, 9, 9)), "beach", "beach", "beach", die=1)
    assert GAME.result(state) is None
