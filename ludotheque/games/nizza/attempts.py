"""Ruling R8: where one plays by eye, trying is a move, and costs."""

from __future__ import annotations

from ludotheque.core.game import Emit, Seat

from .aims import needs
from .events import DieLost, Event, Measured, ReachMissed, Told
from .model import Aimed, Climb, Push, Rule, State, Swing, Using
from .turns import hand_on


def falls_short(state: State, seat: Seat, move: Aimed, emit: Emit[Event]) -> bool:
    """What reaches is measured for whoever paid for it; what does not is only too far."""
    need = None
    for need in needs(state, seat, move):
        if not need.verdict.fits:
            return True
    if need is not None:
        (x, y), (to_x, to_y) = need.verdict.start, need.verdict.end
        emit(
            Measured(
                symbol=told(move),
                x=x,
                y=y,
                to_x=to_x,
                to_y=to_y,
                length=need.verdict.length,
                distance=need.verdict.distance,
                rule=Rule.CERTIFICATE,
                only=(seat,),
            )
        )
    return False


def told(move: Aimed) -> Told:
    match move:
        case Swing():
            return "swing"
        case Climb():
            return "ladder"
        case Push():
            return "parachute"


def miss(state: State, phase: Using, move: Aimed, emit: Emit[Event]) -> State:
    """Each attempt out of reach costs its die, and nobody hears how far it was."""
    emit(ReachMissed(seat=phase.seat, symbol=told(move), rule=Rule.BY_EYE))
    emit(DieLost(seat=phase.seat, symbol=told(move), rule=Rule.BY_EYE))
    return hand_on(state, phase, emit, told(move), used=False)
