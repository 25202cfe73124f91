"""Casanova's way through the night, told when it is over: who took him, from whom, and when."""

from __future__ import annotations

from ludotheque.core.game import Emit

from .board import theatre_at
from .events import (
    CasanovaBeganAboard,
    CasanovaBeganInTheatre,
    CasanovaChangedAtTheatre,
    CasanovaChangedGondola,
    Event,
)
from .meetings import swapped
from .model import Met, Rule, State


def tell_his_path(state: State, emit: Emit[Event]) -> None:
    """From where he hid at first: the log is read backwards from where he is now."""
    assert state.casanova is not None
    place, changes = state.casanova, list[Event]()
    for entry in reversed(state.log):
        if isinstance(entry, Met) and entry.exchanged and place in (entry.seat, entry.spot):
            changes.append(_change(entry, taken=place == entry.seat))
            place = swapped(place, entry.seat, entry.spot)
    theatre = theatre_at(place)
    if theatre is None:
        emit(CasanovaBeganAboard(seat=place, rule=Rule.ANYWHERE))
    else:
        emit(CasanovaBeganInTheatre(theatre=theatre, rule=Rule.ANYWHERE))
    for change in reversed(changes):
        emit(change)


def _change(met: Met, *, taken: bool) -> Event:
    now, seat, theatre = met.round, met.seat, theatre_at(met.spot)
    if theatre is None:
        return CasanovaChangedGondola(
            round=now, seat=seat, rival=met.spot, taken=taken, rule=Rule.MEET
        )
    return CasanovaChangedAtTheatre(
        round=now, seat=seat, theatre=theatre, taken=taken, rule=Rule.CALL
    )
