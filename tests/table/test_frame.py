"""A frame is for a seat of the table or for a spectator, and for nobody else."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE, Seat
from ludotheque.table.frame import frame

from .test_table import opened


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_whoever_sits_there_and_a_spectator_are_shown_their_own_view(seat: Seat | None) -> None:
    playing = opened()
    assert frame(playing, seat, 0).view == playing.game.view(playing.state, seat)


@pytest.mark.parametrize("seat", [NATURE, -2, 3, 9])
def test_a_seat_that_does_not_exist_is_shown_nothing(seat: Seat) -> None:
    """In a tuple -1 is the last seat: Nature must not be given a player's hand by that."""
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        frame(opened(), seat, 0)
