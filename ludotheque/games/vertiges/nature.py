"""What Nature may do: the deal, the tremor, what came of a placement, the bag."""

from __future__ import annotations

from ludotheque.core.game import Refusal

from .model import (
    HAND,
    Deal,
    Dealing,
    Falling,
    Fate,
    Move,
    PieceId,
    Refill,
    Refilling,
    Rule,
    Settle,
    Settling,
    State,
    Steady,
    Steadying,
    Take,
)
from .outcome import cascade
from .pieces import PIECES
from .surrogate import can_seat
from .towers import held_pieces
from .turns import told_oldest

ALL = tuple(range(len(PIECES)))


def nature_refusal(state: State, move: Move) -> Refusal | None:
    match state.phase, move:
        case Dealing(), Deal():
            return _deal(state, move)
        case _, Deal():
            return Refusal(Rule.SHARES, "pieces_are_dealt")
        case Steadying(), Steady():
            return None
        case _, Steady():
            return Refusal(Rule.STEERED, "no_hand_closes")
        case Settling() as phase, Settle():
            return _settle(state, phase, move)
        case Falling() as phase, Fate():
            return _fate(state, phase, move)
        case _, Settle() | Fate():
            return Refusal(Rule.STEERED, "nothing_settles_now")
        case Refilling(seat=seat), Refill(pieces=pieces):
            return _refill(state, seat, pieces)
        case _, Refill():
            return Refusal(Rule.FAST, "no_refill_now")
    return Refusal(Rule.MATERIAL, "nature_is_no_player")


def _deal(state: State, move: Deal) -> Refusal | None:
    if tuple(sorted(move.pieces)) != ALL:
        return Refusal(Rule.MATERIAL, "wrong_pieces")
    told = told_oldest(state.options)
    if move.first not in range(state.options.seats) or told not in (None, move.first):
        return Refusal(Rule.OLDEST, "wrong_oldest")
    return None


def _settle(state: State, phase: Settling, move: Settle) -> Refusal | None:
    numbers = [pose.piece for pose in move.poses]
    expected = {pose.piece for pose in state.poses}
    if isinstance(phase.held, Take) and move.released is not None:
        expected.add(phase.held.piece)
    if numbers != sorted(expected):
        return Refusal(Rule.STEERED, "wrong_poses")
    if move.released is not None and move.released.piece != phase.held.piece:
        return Refusal(Rule.STEERED, "wrong_poses")
    return None


def _fate(state: State, phase: Falling, move: Fate) -> Refusal | None:
    """Only what can fall falls, and whatever stood on it too."""
    there = {*held_pieces(state, phase.held), *(pose.piece for pose in state.poses)}
    good = (
        {*move.fallen} <= there
        and cascade(state.towers, move.fallen) == move.fallen
        and not (move.seated and (move.fallen or not can_seat(state, phase)))
    )
    return None if good else Refusal(Rule.PHYSICS, "wrong_fate")


def _refill(state: State, seat: int, pieces: tuple[PieceId, ...]) -> Refusal | None:
    missing = min(HAND - len(state.hands[seat]), len(state.bag))
    good = list(pieces) == sorted({*pieces}) and {*pieces} <= {*state.bag}
    return None if good and len(pieces) == missing else Refusal(Rule.FAST, "wrong_refill")
