"""One legal move at random, with a sense of direction: else no random game would ever end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.core.game import NATURE, Seat

from .aims import hooks, point, usable
from .board import AREAS, BOARD
from .field import all_left
from .landing import at_the_tools, ground, on_last_house
from .lattice import NODES, YACHT, around, climbable, listed, nearest, swingable
from .model import (
    DICE,
    SYMBOLS,
    BoardHelicopter,
    Climb,
    Dealing,
    DealRopes,
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
    Starting,
    State,
    Street,
    Swing,
    Symbol,
    TakeCase,
    Throw,
    ThrowAgain,
    ThrowForStart,
    Throwing,
    Using,
    Water,
)
from .offers import places, pushes, walks
from .refusals import refusal, stock
from .turns import throwers
from .using import using_refusal

TRIES = 12
"""How many landings are compared for each die."""
WHIM = 0.1
"""How often a move is made that leads nowhere."""
MALICE = 0.15
"""How often a parachute is used."""
JITTER = 45
"""How far from a node one lands at most, to either side."""


def sampled(state: State, seat: Seat, rng: Random) -> Move:
    if seat == NATURE:
        return _nature(state, rng)
    phase = state.phase
    if type(phase) is Using:
        return _use(state, phase, rng)
    if type(phase) is Keeping:
        return _keep(state, seat, phase.dice, rng)
    assert isinstance(phase, Placing), "nobody is awaited"
    return _place(state, seat, rng)


def _nature(state: State, rng: Random) -> Move:
    match state.phase:
        case Dealing():
            lengths = list(stock(state))
            rng.shuffle(lengths)
            six = state.options.seats > DICE
            return DealRopes(tuple(lengths), rng.randrange(state.options.seats) if six else None)
        case Starting() as phase:
            return ThrowForStart(tuple([rng.choice(SYMBOLS) for _ in throwers(state, phase)]))
        case Throwing(again=again):
            return Throw(tuple([rng.choice(SYMBOLS) for _ in again]))
    raise AssertionError("Nature is not awaited")


def _place(state: State, seat: Seat, rng: Random) -> Move:
    xs, ys = zip(*AREAS["green"].polygon, strict=True)
    for _ in range(50):
        move = PlacePawn(rng.randint(min(xs), max(xs)), rng.randint(min(ys), max(ys)))
        if refusal(state, seat, move) is None:
            return move
    return rng.choice(places(state, seat))


def _keep(state: State, seat: Seat, dice: tuple[Symbol, ...], rng: Random) -> Move:
    """Any dice; whoever needs a symbol that lies there mostly lets it lie."""
    pawn = state.pawns[seat]
    useful: set[Symbol] = {"ladder"} if isinstance(pawn.place, Water) else {"ladder", "swing"}
    if pawn.case is not None or at_the_tools(pawn.place):
        useful.add("suitcase")
    again = tuple(
        die
        for die, symbol in enumerate(dice, start=1)
        if rng.random() < (0.1 if symbol in useful else 0.8)
    )
    return ThrowAgain(again) if again else KeepDice()


def _use(state: State, phase: Using, rng: Random) -> Move:
    for bold in _BOLD:
        if using_refusal(state, phase, bold) is None and rng.random() > WHIM:
            return bold
    symbol = rng.choice(phase.left)
    move = _with(state, phase, symbol, rng)
    if move is None or using_refusal(state, phase, move) is not None:
        return PassDie(symbol)
    return move


_BOLD = (BoardHelicopter(), OpenSafe(), TakeCase())


def _with(state: State, phase: Using, symbol: Symbol, rng: Random) -> Move | None:
    seat = phase.seat
    place = state.pawns[seat].place
    if symbol == "parachute":
        if rng.random() > MALICE:
            return None
        every = pushes(state, seat)
        shoves = [push for push in every if using_refusal(state, phase, push) is None]
        return rng.choice(shoves) if shoves else None
    if symbol == "rope":
        number = rng.randrange(len(state.ropes))
        return HangRope(number, state.ropes[number].chimney + rng.choice((-1, 1)))
    if symbol == "ladder" and isinstance(place, Water):
        return LeaveWater()
    if not isinstance(place, High | Street):
        return None
    if symbol == "walk":
        onward = list(walks(state, seat))
        return rng.choice(onward) if onward else None
    if symbol == "ladder":
        return _climb(state, phase, place, rng)
    return _swing(state, phase, place, rng) if symbol == "swing" else None


def _climb(state: State, phase: Using, place: High | Street, rng: Random) -> Move | None:
    here = ground(place)
    assert here is not None
    aims = _landings(state, phase.seat, climbable(point(place), here), rng)
    return _first(state, phase, [Climb(*at) for at in aims])


def _swing(state: State, phase: Using, place: High | Street, rng: Random) -> Move | None:
    pawn = point(place)
    ropes = usable(state, pawn)
    if not ropes:
        return None
    number = rng.choice(ropes)
    length = state.ropes[number].length
    chimney = rng.choice(hooks(pawn, length))
    nodes = swingable(chimney, length)
    if not on_last_house(place) and ground(place) != "yacht":
        nodes &= ~YACHT
    aims = _landings(state, phase.seat, nodes, rng)
    return _first(state, phase, [Swing(number, chimney, *at) for at in aims])


def _first(state: State, phase: Using, moves: Sequence[Move]) -> Move | None:
    for move in moves:
        if using_refusal(state, phase, move) is None:
            return move
    return None


def _landings(state: State, seat: Seat, nodes: int, rng: Random) -> list[tuple[int, int]]:
    """A point near the best of a few nodes, or that node itself, unless they lead away."""
    pawn = state.pawns[seat]
    place = pawn.place
    assert isinstance(place, High | Street)
    here = nearest(point(place), place.on if isinstance(place, High) else "street")
    if state.options.by_eye == "on" and rng.random() < WHIM:
        nodes |= around(point(place), 2 * BOARD.ladder) & ~YACHT
    found = listed(nodes)
    if not found:
        return []
    choice, far = rng.choice, all_left(pawn.case)
    some = [choice(found) for _ in range(TRIES)]
    best = min(some, key=far.__getitem__)
    if far[best] > far[here] and rng.random() > WHIM:
        return []
    x, y = NODES[best].at
    return [(x + rng.randint(-JITTER, JITTER), y + rng.randint(-JITTER, JITTER)), (x, y)]
