"""Ruling R8: where one plays by eye, trying is a move, and costs."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat

from .aims import needs
from .events import DieLost, Event, Measured, ReachMissed, Told
from .model import Aimed, Climb, Push, Rule, State, Swing, Using
from .turns import hand_on

MISSES = 1
"""How many attempts out of reach are only told, in a turn."""


def measured_short(state: State, seat: Seat, move: Aimed, emit: Emit[Event]) -> bool:
    """Tell whoever tried what it came to, and whether it fell short."""
    need = None
    for need in needs(state, seat, move):
        if not need.verdict.fits:
            break
    if need is not None:
        verdict = need.verdict
        (x, y), (to_x, to_y) = verdict.start, verdict.end
        emit(
            Measured(
                symbol=told(move),
                x=x,
                y=y,
                to_x=to_x,
                to_y=to_y,
                length=verdict.length,
                distance=verdict.distance,
                rule=Rule.CERTIFICATE,
                only=(seat,),
            )
        )
    return need is not None and not need.verdict.fits


def told(move: Aimed) -> Told:
    match move:
        case Swing():
            return "swing"
        case Climb():
            return "ladder"
        case Push():
            return "parachute"


def miss(state: State, phase: Using, move: Aimed, emit: Emit[Event]) -> State:
    """Ruling R8: told so once; after that, each attempt out of reach costs its die."""
    emit(ReachMissed(seat=phase.seat, symbol=told(move), rule=Rule.BY_EYE))
    tried = replace(phase, misses=phase.misses + 1)
    if phase.misses < MISSES:
        return replace(state, phase=tried)
    emit(DieLost(seat=phase.seat, symbol=told(move), rule=Rule.BY_EYE))
    return hand_on(replace(state, phase=tried), tried, emit, told(move), used=False)
