"""A turn begins and ends; the last of them ends the game."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, put

from .board import POINTS, ROUNDS, palazzo, theatre_at
from .events import (
    CasanovaStayedAboard,
    CasanovaStayedInTheatre,
    Event,
    GameEnded,
    TurnBegan,
)
from .model import Over, Rule, Sailing, State
from .path import tell_his_path


def begin_turn(state: State, seat: Seat, emit: Emit[Event]) -> State:
    emit(TurnBegan(seat=seat, round=state.round, rule=Rule.POINTS))
    at_home = state.ladies[seat] == palazzo(seat)
    return replace(state, phase=Sailing(seat, POINTS, from_home=at_home))


def end_turn(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """On to the left; once round the table, a round is over (ruling R9)."""
    wake = (*state.wakes[seat], state.ladies[seat])
    state = replace(state, wakes=put(state.wakes, seat, wake))
    left = (seat + 1) % state.options.seats
    if left != state.first:
        return begin_turn(state, left, emit)
    if state.round < ROUNDS:
        return begin_turn(replace(state, round=state.round + 1), left, emit)
    _tell_where_he_was(state, emit)
    tell_his_path(state, emit)
    emit(GameEnded(winners=(), rule=Rule.DRAW))
    return replace(state, phase=Over(None))


def _tell_where_he_was(state: State, emit: Emit[Event]) -> None:
    assert state.casanova is not None
    theatre = theatre_at(state.casanova)
    if theatre is None:
        emit(CasanovaStayedAboard(seat=state.casanova, rule=Rule.DRAW))
    else:
        emit(CasanovaStayedInTheatre(theatre=theatre, rule=Rule.DRAW))
