"""The start, the dice and whose turn it is (clauses 1.3 to 2.3)."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, ignore, put

from .board import BOARD
from .events import (
    DiceKept,
    DiceThrown,
    DieHandedOn,
    Event,
    Face,
    PawnPlaced,
    RopeDealt,
    RoundBegun,
    SatOut,
    StartDieThrown,
    StarterFound,
    StartUndecided,
)
from .model import (
    DICE,
    Aside,
    DealRopes,
    High,
    Keeping,
    Pawn,
    PlacePawn,
    Placing,
    Rope,
    Rule,
    Starting,
    State,
    Symbol,
    Throwing,
    Using,
)

THROWS = 3


def deal(state: State, move: DealRopes, emit: Emit[Event]) -> State:
    ropes = tuple(map(Rope, BOARD.rope_chimneys, move.lengths))
    for number, rope in enumerate(ropes):
        emit(RopeDealt(rope=number, chimney=rope.chimney, length=rope.length, rule=Rule.ROPES))
    if move.sits_out is not None:
        emit(SatOut(seat=move.sits_out, rule=Rule.SITS_OUT))
    return replace(state, ropes=ropes, phase=Starting(move.sits_out))


def throwers(state: State, phase: Starting) -> list[Seat]:
    """Who throws to see who begins: there are five dice."""
    return [seat for seat in range(state.options.seats) if seat != phase.sits_out]


def throw_for_start(
    state: State, phase: Starting, dice: tuple[Symbol, ...], emit: Emit[Event]
) -> State:
    """Ruling R10: thrown together, until a single parachute shows."""
    seats = throwers(state, phase)
    for seat, die in zip(seats, dice, strict=True):
        emit(StartDieThrown(seat=seat, symbol=die, rule=Rule.FIRST_PLAYER))
    parachutes = dice.count("parachute")
    if parachutes != 1:
        emit(StartUndecided(parachutes=parachutes, rule=Rule.FIRST_THROW))
        return state
    first = seats[dice.index("parachute")]
    emit(StarterFound(seat=first, rule=Rule.FIRST_PLAYER))
    return replace(state, first=first, phase=Placing(first))


def place_pawn(state: State, seat: Seat, move: PlacePawn, emit: Emit[Event]) -> State:
    emit(PawnPlaced(seat=seat, x=move.x, y=move.y, rule=Rule.GREEN_TERRACE))
    pawns = put(state.pawns, seat, Pawn(High(move.x, move.y, "green")))
    state = replace(state, pawns=pawns)
    following = after(state, seat)
    if isinstance(pawns[following].place, Aside):
        return replace(state, phase=Placing(following))
    return begin_turn(state, state.first, emit)


def after(state: State, seat: Seat) -> Seat:
    """Who sits to the left."""
    return (seat + 1) % state.options.seats


def begin_turn(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """Clause 2.1: all five dice are thrown."""
    if seat == state.first:
        state = replace(state, round=state.round + 1)
        emit(RoundBegun(round=state.round, rule=Rule.ONE_BY_ONE))
    return replace(state, phase=Throwing(seat, (), tuple(range(1, DICE + 1)), 1))


def throw(state: State, phase: Throwing, dice: tuple[Symbol, ...], emit: Emit[Event]) -> State:
    lying: tuple[Symbol, ...] = phase.dice or dice
    for die, symbol in zip(phase.again, dice, strict=True):
        lying = put(lying, die - 1, symbol)
    if emit is not ignore:
        rule = Rule.THROW if phase.throw == 1 else Rule.ANY_DICE
        faces = tuple(map(Face, lying))
        emit(DiceThrown(seat=phase.seat, throw=phase.throw, dice=faces, rule=rule))
    if phase.throw == THROWS:
        return replace(state, phase=Using(phase.seat, lying, lying))
    return replace(state, phase=Keeping(phase.seat, lying, phase.throw))


def throw_again(state: State, phase: Keeping, again: tuple[int, ...]) -> State:
    """Nature's dice follow, and tell."""
    return replace(state, phase=Throwing(phase.seat, phase.dice, again, phase.throw + 1))


def keep(state: State, phase: Keeping, emit: Emit[Event]) -> State:
    emit(DiceKept(seat=phase.seat, rule=Rule.THROW))
    return replace(state, phase=Using(phase.seat, phase.dice, phase.dice))


def hand_on(state: State, phase: Using, emit: Emit[Event], *symbols: Symbol, used: bool) -> State:
    """Clause 2.2: dice go to the next player, one by one; with the last one, the turn."""
    following, left = after(state, phase.seat), list(phase.left)
    rule = Rule.ONE_BY_ONE if used else Rule.UNUSED
    for symbol in symbols:
        if emit is not ignore:
            emit(DieHandedOn(seat=phase.seat, symbol=symbol, to=following, used=used, rule=rule))
        left.remove(symbol)
    if not left:
        return begin_turn(state, following, emit)
    return replace(state, phase=Using(phase.seat, phase.dice, tuple(left)))
