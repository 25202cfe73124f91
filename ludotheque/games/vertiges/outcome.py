"""What a placement comes to, whether physics or a lot decided it: clauses 2, 3.3, 4 and 5."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, put

from .events import (
    Event,
    Missed,
    Named,
    PiecePut,
    PiecesFell,
    PieceTakenBack,
    SecondTowerForbidden,
    TowerForbidden,
    TowerStarted,
    TowerTooNear,
    Why,
    ZapMissed,
    Zapped,
    named,
)
from .judge import Measure, put_back
from .model import Building, Deed, Lift, PieceId, Rule, State, Tower
from .pieces import PIECES
from .poses import Pose, room
from .protests import fault
from .towers import EDGE, GAP, lifted, top_index, tower_with
from .turns import end_turn, finish, finished, gone, score, worth


class Outcome(NamedTuple):
    """How everything stands once the hand has gone."""

    poses: tuple[Pose, ...]
    """Of every piece on the table, those that fell or fit nowhere included."""
    fallen: tuple[PieceId, ...]
    seated_on: PieceId | None
    base: bool
    kept: bool
    """Whether the hand went back with what it held."""
    late: bool = False
    """Whether it did so because it had held it for too long (ruling R12)."""
    measure: Measure | None = None
    """Why it is a fall, where physics is at work."""


def placed(state: State, seat: Seat, piece: PieceId, seen: Outcome, emit: Emit[Event]) -> State:
    """A piece from the hand: clauses 2.2, 2.3 and 4.1."""
    fallen = cascade(state.towers, seen.fallen)
    if seen.base and not fallen:
        return _base(state, seat, piece, seen.poses, emit)
    if fallen:
        state = _fall(state, seat, fallen, seen.measure, Rule.FALL, emit)
    index = None if seen.seated_on is None else top_index(state.towers, seen.seated_on)
    if index is not None:
        state = _stack(state, seat, piece, index, emit)
    elif piece in fallen:
        state = _out_of_hand(state, seat, piece)
    else:
        # A base that stands while something falls is none: the turn is over (clause 4.1).
        missed: Why = "something_fell" if seen.base else "does_not_fit"
        kept: Why = "held_too_long" if seen.late else "kept_in_hand"
        _taken_back(seat, piece, kept if seen.kept else missed, emit)
    state = _stand(state, seen.poses)
    if index is not None and finished(state, seat):
        return finish(state, seat, emit)
    return end_turn(state, seat, emit) if fallen else replace(state, phase=Building(seat))


def _stack(state: State, seat: Seat, piece: PieceId, index: int, emit: Emit[Event]) -> State:
    *_, onto = below = state.towers[index]
    tower = (*below, piece)
    emit(PiecePut(seat=seat, piece=piece, onto=onto, height=len(tower), rule=Rule.INTERLOCK))
    towers = put(state.towers, index, tower)
    return _out_of_hand(replace(state, towers=towers, put=state.put + 1), seat, piece)


def _taken_back(seat: Seat, piece: PieceId, why: Why, emit: Emit[Event]) -> None:
    rule = Rule.STEERED if why == "held_too_long" else Rule.TAKEN_BACK
    emit(PieceTakenBack(seat=seat, piece=piece, why=why, rule=rule))


def _base(
    state: State, seat: Seat, piece: PieceId, poses: tuple[Pose, ...], emit: Emit[Event]
) -> State:
    """Clauses 2.1, 3.1 and 3.3."""
    pose = next(pose for pose in poses if pose.piece == piece)
    back = replace(_stand(state, poses), phase=Building(seat))
    gap = room(pose, poses)
    if abs(pose.x) > EDGE:
        _taken_back(seat, piece, "off_the_table", emit)
        return back
    if gap is not None and gap < GAP:
        emit(TowerTooNear(seat=seat, piece=piece, gap=gap // 1000, rule=Rule.NEW_TOWER))
        return back
    deed = Deed(seat, piece, state.hands[seat], state.put)
    first = not state.towers
    grown = replace(state, towers=(*state.towers, (piece,)), put=state.put + 1)
    grown = _stand(_out_of_hand(grown, seat, piece), poses)
    last = finished(grown, seat)
    # With the last piece the game would be over before anybody could protest.
    watched = state.options.referee == "automatic" or last
    if watched and not first and _forbidden(grown, deed, emit):
        return back
    rule = Rule.BASE if first else Rule.NEW_TOWER
    emit(TowerStarted(seat=seat, piece=piece, towers=len(grown.towers), rule=rule))
    if last:
        return finish(grown, seat, emit)
    if first:
        return replace(grown, phase=Building(seat))
    return end_turn(grown, seat, emit, deed)


def _forbidden(state: State, deed: Deed, emit: Emit[Event]) -> bool:
    """Whether the house itself gives a new tower back, and why."""
    found, base, seat = fault(state, deed), deed.base, deed.seat
    if found is None:
        return False
    assert base is not None
    rule = Rule.NEW_TOWER
    if found.fit is not None:
        piece, onto = found.fit
        emit(TowerForbidden(seat=seat, base=Named(base), piece=piece, onto=onto, rule=rule))
    else:
        emit(SecondTowerForbidden(seat=seat, piece=base, rule=rule))
    return True


def zapped(state: State, seat: Seat, lift: Lift, seen: Outcome, emit: Emit[Event]) -> State:
    """Clauses 5.4 to 5.6. Only what has moved nothing is no ZAP, and ends no turn (ruling R6)."""
    moved = lifted(state.towers, lift.piece)
    reached = seen.seated_on == lift.onto
    after, poses = state, seen.poses
    if reached:
        after = replace(state, towers=_carried(state.towers, moved, lift.onto))
    else:
        home = {pose.piece: pose for pose in put_back(state.poses, moved, poses)}
        poses = tuple(home.get(pose.piece, pose) for pose in poses)
    if fallen := cascade(after.towers, seen.fallen):
        after = _fall(after, seat, fallen, seen.measure, Rule.ZAP_FALLS, emit)
        return end_turn(_stand(after, poses), seat, emit)
    if not reached:
        back: Missed = "held_too_long" if seen.late else "carried_back"
        why = back if seen.kept else "misfit"
        rule = Rule.STEERED if why == "held_too_long" else Rule.ZAP_TIME
        emit(ZapMissed(seat=seat, onto=lift.onto, why=why, rule=rule))
        return replace(after, phase=Building(seat))
    after = _stand(after, poses)
    stars = sum(PIECES[piece].star for piece in moved)
    emit(Zapped(seat=seat, number=len(moved), stars=stars, rule=Rule.ZAP_POINTS))
    after = score(after, seat, len(moved) + stars, Rule.ZAP_POINTS, emit)
    return end_turn(after, seat, emit)


def _carried(towers: tuple[Tower, ...], moved: Tower, onto: PieceId) -> tuple[Tower, ...]:
    start, end = tower_with(towers, moved[0]), top_index(towers, onto)
    assert start is not None
    assert end is not None
    towers = put(towers, start, towers[start][: -len(moved)])
    return put(towers, end, (*towers[end], *moved))


def cascade(towers: Sequence[Tower], fallen: Collection[PieceId]) -> tuple[PieceId, ...]:
    """What stood on a piece that fell has fallen too (ruling R11)."""
    if not fallen:
        return ()
    gone = set(fallen)
    for tower in towers:
        lowest = next((level for level, piece in enumerate(tower) if piece in gone), len(tower))
        gone.update(tower[lowest:])
    return tuple(sorted(gone))


def _fall(
    state: State,
    seat: Seat,
    fallen: tuple[PieceId, ...],
    measure: Measure | None,
    rule: Rule,
    emit: Emit[Event],
) -> State:
    """Clauses 4.1 and 5.5, rulings R4 and R7."""
    emit(
        PiecesFell(
            seat=seat,
            pieces=named(fallen),
            number=len(fallen),
            piece=measure.piece if measure else fallen[0],
            why=measure.why if measure else "unmeasured",
            much=measure.much if measure else 0,
            most=measure.most if measure else 0,
            rule=rule,
        )
    )
    points = worth(state.options, fallen)
    for other in range(state.options.seats):
        if other != seat:
            state = score(state, other, points, rule, emit)
    towers = (tuple(piece for piece in tower if piece not in fallen) for tower in state.towers)
    return gone(replace(state, towers=tuple(tower for tower in towers if tower)), *fallen)


def _stand(state: State, poses: tuple[Pose, ...]) -> State:
    """Only what is part of a tower stays on the table."""
    standing = set[PieceId]().union(*state.towers)
    return replace(state, poses=tuple([pose for pose in poses if pose.piece in standing]))


def _out_of_hand(state: State, seat: Seat, piece: PieceId) -> State:
    hand = tuple([each for each in state.hands[seat] if each != piece])
    return replace(state, hands=put(state.hands, seat, hand))
