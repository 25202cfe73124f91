"""What dice do: ropes, swings, ladders, steps, pushes, and the way of the jewels (3.1 to 5.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, put

from .aims import needs, point
from .attempts import falls_short, miss
from .board import middle
from .events import (
    CaseLost,
    CaseTaken,
    Event,
    GameWon,
    GotWet,
    HelicopterBoarded,
    JewelsSaved,
    LadderClimbed,
    PawnFell,
    PawnPushed,
    PawnSwung,
    PawnWalked,
    RopeHung,
    SafeOpened,
    WaterLeft,
)
from .landing import ground, standing
from .model import (
    Aboard,
    Aimed,
    BoardHelicopter,
    Climb,
    EndTurn,
    Ground,
    HangRope,
    High,
    LeaveWater,
    Move,
    OpenSafe,
    Over,
    PassDie,
    Pawn,
    Place,
    Push,
    Rule,
    State,
    Street,
    Swing,
    TakeCase,
    Using,
    Walk,
    Water,
)
from .turns import hand_on
from .using import SYMBOL, squares_below


def use(state: State, phase: Using, move: Move, emit: Emit[Event]) -> State:
    match move:
        case PassDie(symbol=symbol):
            return hand_on(state, phase, emit, symbol, used=False)
        case EndTurn():
            return hand_on(state, phase, emit, *phase.left, used=False)
        case BoardHelicopter():
            return board(state, phase, emit)
        case Swing() | Climb() | Push():
            if state.options.by_eye == "on" and falls_short(state, phase.seat, move, emit):
                return miss(state, phase, move, emit)
            state = aimed(state, phase.seat, move, emit)
        case _:
            state = plain(state, phase.seat, move, emit)
    return hand_on(state, phase, emit, SYMBOL[type(move)], used=True)


# Aimed


def aimed(state: State, seat: Seat, move: Aimed, emit: Emit[Event]) -> State:
    match move:
        case Swing():
            return swing(state, seat, move, emit)
        case Climb():
            return climb(state, seat, move, emit)
        case Push():
            return push(state, seat, move, emit)


def swing(state: State, seat: Seat, move: Swing, emit: Emit[Event]) -> State:
    *_, last = needs(state, seat, move)
    rope = state.ropes[move.rope]
    if move.chimney != rope.chimney:
        emit(
            RopeHung(
                seat=seat,
                rope=move.rope,
                start=rope.chimney,
                chimney=move.chimney,
                rule=Rule.SWING,
            )
        )
        rope = replace(rope, chimney=move.chimney)
    place = standing(move.x, move.y)
    emit(
        PawnSwung(
            seat=seat,
            chimney=move.chimney,
            x=move.x,
            y=move.y,
            onto=named(place),
            from_x=last.verdict.start[0],
            from_y=last.verdict.start[1],
            length=rope.length,
            distance=last.verdict.distance,
            rule=Rule.YACHT if named(place) == "yacht" else Rule.SWING,
        )
    )
    return moved(replace(state, ropes=put(state.ropes, move.rope, rope)), seat, place)


def climb(state: State, seat: Seat, move: Climb, emit: Emit[Event]) -> State:
    (need,) = needs(state, seat, move)
    place = standing(move.x, move.y)
    emit(
        LadderClimbed(
            seat=seat,
            x=move.x,
            y=move.y,
            onto=named(place),
            from_x=need.verdict.start[0],
            from_y=need.verdict.start[1],
            length=need.verdict.length,
            distance=need.verdict.distance,
            rule=Rule.YACHT if named(place) == "yacht" else Rule.LADDER,
        )
    )
    return moved(state, seat, place)


def named(place: Place) -> Ground:
    found = ground(place)
    assert found is not None
    return found


def moved(state: State, seat: Seat, place: Place) -> State:
    pawn = replace(state.pawns[seat], place=place)
    return replace(state, pawns=put(state.pawns, seat, pawn))


def push(state: State, seat: Seat, move: Push, emit: Emit[Event]) -> State:
    pawn = state.pawns[move.rival]
    place, square = pawn.place, move.square
    yacht = ground(place) == "yacht"
    pushed(state, seat, move, emit)
    x, y = point(place)
    chosen = Rule.BETWEEN if len(squares_below(place)) > 1 else Rule.PARACHUTE
    rule = Rule.FROM_YACHT if yacht else chosen
    emit(PawnFell(seat=move.rival, x=x, y=y, square=square, rule=rule))
    emit(GotWet(square=square, rule=Rule.PARACHUTE, only=(move.rival,)))
    wet = Pawn(Water(square), pawn.case)
    if keeps_jewels(state, pawn):
        emit(JewelsSaved(seat=move.rival, rule=Rule.FROM_YACHT if yacht else Rule.LOSS))
    elif pawn.case is not None:
        emit(CaseLost(seat=move.rival, case=pawn.case, rule=Rule.LOSS))
        wet = Pawn(Water(square))
    return replace(state, pawns=put(state.pawns, move.rival, wet))


def pushed(state: State, seat: Seat, move: Push, emit: Emit[Event]) -> None:
    verdict = next((need.verdict for need in needs(state, seat, move)), None)
    (x, y), (to_x, to_y) = point(state.pawns[seat].place), point(state.pawns[move.rival].place)
    emit(
        PawnPushed(
            seat=seat,
            rival=move.rival,
            square=move.square,
            x=x,
            y=y,
            to_x=to_x,
            to_y=to_y,
            length=verdict.length if verdict else None,
            distance=verdict.distance if verdict else None,
            rule=Rule.PARACHUTE,
        )
    )


def keeps_jewels(state: State, pawn: Pawn) -> bool:
    """Clause 4.7 and ruling R5."""
    from_yacht = isinstance(pawn.place, High) and pawn.place.on == "yacht"
    return pawn.case == "jewels" and (from_yacht or state.options.jewels_lost == "never")


# Neither aimed nor measured


def plain(state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
    pawn = state.pawns[seat]
    match move:
        case HangRope(rope=number, chimney=chimney):
            rope = state.ropes[number]
            emit(
                RopeHung(
                    seat=seat, rope=number, start=rope.chimney, chimney=chimney, rule=Rule.ROPE
                )
            )
            hung = replace(rope, chimney=chimney)
            return replace(state, ropes=put(state.ropes, number, hung))
        case Walk(x=x, y=y):
            place = standing(x, y)
            assert isinstance(pawn.place, Street)
            assert isinstance(place, Street)
            start, square = pawn.place.square, place.square
            emit(PawnWalked(seat=seat, start=start, square=square, x=x, y=y, rule=Rule.WALK))
            return moved(state, seat, place)
        case LeaveWater():
            assert isinstance(pawn.place, Water)
            square = pawn.place.square
            emit(WaterLeft(seat=seat, square=square, rule=Rule.OUT_OF_WATER))
            return moved(state, seat, Street(*middle(square), square))
        case TakeCase():
            emit(CaseTaken(seat=seat, rule=Rule.TOOLS))
            return replace(state, pawns=put(state.pawns, seat, Pawn(pawn.place, "tools")))
        case OpenSafe():
            emit(SafeOpened(seat=seat, rule=Rule.SAFE))
            return replace(state, pawns=put(state.pawns, seat, Pawn(pawn.place, "jewels")))
    raise AssertionError(move)


def board(state: State, phase: Using, emit: Emit[Event]) -> State:
    """Clauses 4.6 and 5.1: up the long rope ladder, and away."""
    seat = phase.seat
    emit(HelicopterBoarded(seat=seat, rule=Rule.HELICOPTER))
    emit(GameWon(seat=seat, round=state.round, rule=Rule.END))
    return replace(moved(state, seat, Aboard()), phase=Over(seat))
