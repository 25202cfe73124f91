"""Whether a turn ended as it should have, and who notices: clauses 2.5, 3.3 and 3.4, ruling R3."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat

from .events import (
    BaseRemoved,
    Event,
    FittingCaught,
    IdlenessCaught,
    ProtestRejected,
    Right,
    SecondTowerCaught,
)
from .model import Building, Deed, Rule, State
from .towers import Fit, fitting, free_place
from .turns import gone, score

REWARD = 2


class Fault(NamedTuple):
    fit: Fit | None
    """A piece that could have been put; if none could, pieces were put already, or none at all."""


def fault(state: State, deed: Deed) -> Fault | None:
    """What was wrong with a deed, as long as the table is as it left it."""
    if (fit := fitting(state, deed.hand, apart=deed.base)) is not None:
        return Fault(fit)
    if deed.base is not None:
        return Fault(None) if deed.put else None
    idle = not deed.put and deed.hand and free_place(state) is not None
    return Fault(None) if idle else None


def contested(state: State, seat: Seat) -> Deed | None:
    """What a seat may protest against now."""
    deed = state.deed
    if deed is None or state.options.referee == "automatic":
        return None
    if not isinstance(state.phase, Building) or deed.seat == seat or seat in deed.protests:
        return None
    return deed


def protest(state: State, seat: Seat, emit: Emit[Event]) -> State:
    deed = state.deed
    assert deed is not None
    found = fault(state, deed)
    if found is None:
        emit(ProtestRejected(seat=seat, against=deed.seat, why=_right(deed), rule=Rule.REFEREE))
        return replace(state, deed=replace(deed, protests=(*deed.protests, seat)))
    against = deed.seat
    if found.fit is not None:
        piece, onto = found.fit
        emit(FittingCaught(seat=seat, against=against, piece=piece, onto=onto, rule=Rule.CAUGHT))
    elif deed.base is not None:
        emit(SecondTowerCaught(seat=seat, against=against, rule=Rule.CAUGHT))
    else:
        emit(IdlenessCaught(seat=seat, against=against, rule=Rule.REFEREE))
    state = score(state, seat, REWARD, Rule.CAUGHT, emit)
    if deed.base is not None:
        emit(BaseRemoved(piece=deed.base, rule=Rule.CAUGHT))
        state = _without_base(state, deed.base)
    return replace(state, deed=None)


def _right(deed: Deed) -> Right:
    if deed.base is not None or deed.put:
        return "nothing_fitted"
    return "no_room" if deed.hand else "hand_was_empty"


def _without_base(state: State, base: int) -> State:
    without = replace(
        state,
        towers=tuple(tower for tower in state.towers if tower != (base,)),
        poses=tuple(pose for pose in state.poses if pose.piece != base),
    )
    return gone(without, base)
