"""Clauses 1: who plays, and for how long."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.games.sample_game.events import TideBegan
from ludotheque.games.sample_game.model import Choosing, Options, Over

from .positions import GAME, of, position, tide


@pytest.mark.clause("sample-game", "1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_nobody_has_shells_and_all_are_dry(seats: int) -> None:
    state = GAME.setup(Options(seats=seats))
    assert state.shells == (0,) * seats
    assert state.wet == (False,) * seats
    assert state.phase == Choosing()


@pytest.mark.clause("sample-game", "1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_1_1_neither_one_nor_five_may_play(seats: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.codec.options(f'{{"seats": {seats}}}'.encode())


@pytest.mark.clause("sample-game", "1.2")
def test_1_2_one_tide_follows_the_other() -> None:
    state, events = tide(position(), "beach", "beach", "beach", die=1)
    assert (state.tide, state.phase) == (2, Choosing())
    assert of(events, TideBegan) == [TideBegan(round=2, rule="1.2")]


@pytest.mark.clause("sample-game", "1.2")
@pytest.mark.parametrize("tides", [8, 14])
def test_1_2_it_ends_after_as_many_tides_as_were_agreed_on(tides: int) -> None:
    state = GAME.setup(GAME.codec.options(f'{{"seats": 2, "tides": {tides}}}'.encode()))
    for number in range(1, tides + 1):
        assert (state.tide, state.phase) == (number, Choosing())
        state, _ = tide(state, "beach", "beach", die=1)
    assert isinstance(state.phase, Over)
