"""Clauses 3: the wave, and the shells."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.sample_game.events import GotWet, ShellsGathered, WaveCame
from ludotheque.games.sample_game.model import DICE, Place, Roll

from .positions import GAME, chosen, of, position, tide


@pytest.mark.clause("sample-game", "3.1")
def test_3_1_a_die_is_rolled_by_nature() -> None:
    state, _ = chosen(position(), "beach", "bank", "reef")
    assert GAME.awaited(state) == (NATURE,)
    assert GAME.moves(state, NATURE) == [Roll(die) for die in DICE]


@pytest.mark.clause("sample-game", "3.1", "3.2")
@pytest.mark.parametrize(
    ("die", "wet"),
    [(1, ()), (2, ()), (3, ()), (4, (2,)), (5, (2,)), (6, (1, 2))],
)
def test_3_1_how_far_the_wave_comes(die: int, wet: tuple[int, ...]) -> None:
    state, events = tide(position(), "beach", "bank", "reef", die=die)
    assert events[0] == WaveCame(die=die, rule="3.1")
    assert tuple(each.seat for each in of(events, GotWet)) == wet
    assert state.wet == tuple(seat in wet for seat in range(3))


@pytest.mark.clause("sample-game", "3.2")
def test_3_2_who_gets_wet_gathers_nothing_and_is_dry_again_a_tide_later() -> None:
    state, _ = tide(position(shells=(3, 3, 3)), "beach", "bank", "reef", die=6)
    assert state.shells == (4, 3, 3)
    state, _ = tide(state, "beach", "beach", "beach", die=6)
    assert state.wet == (False, False, False)


@pytest.mark.clause("sample-game", "3.3")
def test_3_3_on_the_beach_everybody_finds_one_shell() -> None:
    state, events = tide(position(seats=4), "beach", "beach", "beach", "beach", die=6)
    assert state.shells == (1, 1, 1, 1)
    assert {each.rule for each in of(events, ShellsGathered)} == {"3.3"}


@pytest.mark.clause("sample-game", "3.4")
@pytest.mark.parametrize(("others", "each"), [(0, 4), (1, 2), (2, 1), (3, 1)])
def test_3_4_four_shells_are_divided_on_the_sandbank(others: int, each: int) -> None:
    places: list[Place] = ["bank" if seat <= others else "beach" for seat in range(4)]
    state, _ = tide(position(seats=4), *places, die=1)
    assert state.shells == (each,) * (1 + others) + (1,) * (3 - others)


@pytest.mark.clause("sample-game", "3.4")
@pytest.mark.parametrize(("others", "each"), [(0, 6), (1, 3), (2, 2), (3, 1)])
def test_3_4_and_six_on_the_reef(others: int, each: int) -> None:
    places: list[Place] = ["reef" if seat <= others else "beach" for seat in range(4)]
    state, events = tide(position(seats=4), *places, die=1)
    assert state.shells[: 1 + others] == (each,) * (1 + others)
    assert of(events, ShellsGathered)[0].rule == "3.4"
