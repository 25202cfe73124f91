"""A turn begins and ends; the last of them ends the game."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, ignore, put

from .board import FIRST_TURNS, POINTS, ROUNDS, palazzo, theatre_at
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
    points = points_at_first(state, seat)
    if emit is not ignore:
        rule = Rule.POINTS if points == POINTS else Rule.FIRST_TURNS
        emit(TurnBegan(seat=seat, round=state.round, points=points, rule=rule))
    return replace(state, phase=Sailing(seat, points, stayed=_stayed(state, seat)))


def points_at_first(state: State, seat: Seat) -> int:
    """What a turn has before anything is done in it; the first ones may be shorter (ruling R12)."""
    options = state.options
    if state.round > 1 or options.first_turns == "equal":
        return POINTS
    return FIRST_TURNS[options.seats][(seat - state.first) % options.seats]


def _stayed(state: State, seat: Seat) -> bool:
    """Whether her last turn began and ended at home (ruling R6). The first begins there."""
    home, wake = palazzo(seat), state.wakes[seat]
    return wake[-2:] in ((home,), (home, home))


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
