"""The moves that can be listed; of those that are aimed, landings that are worth a thought."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from ludotheque.core.game import Seat

from .aims import hooks, point, usable
from .board import AREAS, BOARD, CHIMNEYS, SPOTS, SQUARES, chimney_at
from .geometry import within
from .model import (
    DICE,
    SYMBOLS,
    BoardHelicopter,
    Climb,
    EndTurn,
    HangRope,
    High,
    KeepDice,
    Keeping,
    LeaveWater,
    Move,
    OpenSafe,
    PassDie,
    PlacePawn,
    Placing,
    Push,
    State,
    Street,
    Swing,
    TakeCase,
    Throw,
    ThrowAgain,
    Throwing,
    Using,
    Walk,
)
from .refusals import refusal
from .using import at_peace, squares_below


def offers(state: State, seat: Seat) -> list[Move]:
    match state.phase:
        case Placing():
            found: Iterator[Move] = (PlacePawn(*spot) for spot in AREAS["green"].spots)
        case Keeping():
            return [KeepDice(), *again()]
        case Using() as phase:
            found = _uses(state, phase)
        case _:
            raise AssertionError("nobody is awaited")
    return [move for move in found if refusal(state, seat, move) is None]


FEW = 2
"""How many dice have so few throws that they can be listed."""


def throws(state: State) -> list[Move]:
    """What Nature may throw, if that is at most two dice; else nothing."""
    phase = state.phase
    if not isinstance(phase, Throwing) or len(phase.again) > FEW:
        return []
    return [Throw(dice) for dice in product(SYMBOLS, repeat=len(phase.again))]


def again() -> list[Move]:
    dice = range(1, DICE + 1)
    return [ThrowAgain(some) for count in dice for some in combinations(dice, count)]


def _uses(state: State, phase: Using) -> Iterator[Move]:
    for symbol in dict.fromkeys(phase.left):
        match symbol:
            case "rope":
                yield from _hangs(state)
            case "swing":
                yield from swings(state, phase.seat)
            case "ladder":
                yield LeaveWater()
                yield BoardHelicopter()
                yield from climbs(state, phase.seat)
            case "walk":
                yield from walks(state, phase.seat)
            case "parachute":
                yield from pushes(state, phase.seat)
            case "suitcase":
                yield TakeCase()
                yield OpenSafe()
        yield PassDie(symbol)
    yield EndTurn()


def _hangs(state: State) -> Iterator[Move]:
    for number, rope in enumerate(state.ropes):
        for chimney in (rope.chimney - 1, rope.chimney + 1):
            if 1 <= chimney <= CHIMNEYS:
                yield HangRope(number, chimney)


def swings(state: State, seat: Seat) -> Iterator[Swing]:
    """One way to each spot: with the rope that is hung anew as little as can be.

    By eye, whatever is listed would tell what reaches: nothing is.
    """
    place = state.pawns[seat].place
    if not isinstance(place, High | Street) or state.options.by_eye == "on":
        return
    pawn = point(place)
    ways: list[tuple[int, int]] = []
    for number in usable(state, pawn):
        rope = state.ropes[number]
        ways += [(number, chimney) for chimney in hooks(pawn, rope.length)]
    ways.sort(key=lambda way: state.ropes[way[0]].chimney != way[1])
    for spot, ground in SPOTS:
        if spot == pawn:
            continue
        for number, chimney in ways:
            if within(chimney_at(chimney), spot, state.ropes[number].length):
                yield Swing(number, chimney, *spot, onto=ground)
                break


def climbs(state: State, seat: Seat) -> Iterator[Climb]:
    place = state.pawns[seat].place
    if not isinstance(place, High | Street) or state.options.by_eye == "on":
        return
    pawn = point(place)
    for spot, ground in SPOTS:
        if spot != pawn and within(pawn, spot, BOARD.ladder):
            yield Climb(*spot, onto=ground)


def walks(state: State, seat: Seat) -> Iterator[Walk]:
    place = state.pawns[seat].place
    if isinstance(place, Street):
        for square in (place.square - 1, place.square + 1):
            if 1 <= square <= SQUARES:
                yield from (Walk(*spot) for spot in BOARD.street[square - 1].spots)


def pushes(state: State, seat: Seat) -> Iterator[Push]:
    """By eye, all rivals that could be pushed if they were near enough."""
    for rival, pawn in enumerate(state.pawns):
        if rival != seat and not at_peace(pawn.place):
            yield from (Push(rival, square) for square in squares_below(pawn.place))
