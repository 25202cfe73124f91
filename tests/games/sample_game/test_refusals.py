"""Every "no": its clause, its reason and its facts. None is left out."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE, Seat
from ludotheque.games.sample_game.model import Choose, Move, Roll, State

from .positions import chosen, play, position, refused, tide
from .reasons import REASONS

FRESH = position()
CHOSEN, _ = play(FRESH, (0, Choose("reef")))
ROLLING, _ = chosen(FRESH, "reef", "bank", "beach")
ENDED, _ = tide(position(tide=8), "reef", "bank", "beach", die=1)

CASES: dict[str, tuple[State, Seat, Move, str]] = {
    "no_such_seat": (FRESH, 3, Choose("beach"), "1.1"),
    "nature_is_no_player": (FRESH, NATURE, Choose("beach"), "2.1"),
    "nature_rolls": (ROLLING, 0, Roll(1), "3.1"),
    "game_over": (ENDED, 0, Choose("beach"), "4.1"),
    "choose_first": (CHOSEN, NATURE, Roll(1), "3.1"),
    "wave_first": (ROLLING, 0, Choose("beach"), "3.1"),
    "already_chosen": (CHOSEN, 0, Choose("beach"), "2.1"),
    "still_wet": (position(wet=[0]), 0, Choose("reef"), "2.3"),
}


@pytest.mark.clause("sample-game", "1.1", "2.1", "2.3", "3.1", "4.1")
@pytest.mark.parametrize("reason", CASES)
def test_a_refusal_cites_its_clause(reason: str) -> None:
    state, seat, move, rule = CASES[reason]
    refusal = refused(state, seat, move)
    assert (refusal.reason, refusal.rule) == (reason, rule)
    assert set(refusal.facts) == set(REASONS[reason])


def test_every_reason_was_given() -> None:
    assert set(CASES) == set(REASONS)
