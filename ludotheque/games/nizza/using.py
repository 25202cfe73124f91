"""What may be done with a die, and why not (clauses 2.3 to 4.6)."""

from __future__ import annotations

from ludotheque.core.game import Refusal, Seat

from .aims import held, missing
from .board import CHIMNEYS, SQUARES
from .geometry import fall, ledge, touches
from .landing import at_the_tools, landing
from .model import (
    Aboard,
    Aside,
    BoardHelicopter,
    Climb,
    EndTurn,
    HangRope,
    High,
    LeaveWater,
    Move,
    OpenSafe,
    PassDie,
    Place,
    Push,
    Rule,
    State,
    Street,
    Swing,
    Symbol,
    TakeCase,
    Using,
    Walk,
    Water,
)

SYMBOL: dict[type[Move], Symbol] = {
    HangRope: "rope",
    Swing: "swing",
    Climb: "ladder",
    LeaveWater: "ladder",
    BoardHelicopter: "ladder",
    Walk: "walk",
    Push: "parachute",
    TakeCase: "suitcase",
    OpenSafe: "suitcase",
}
"""The symbol that a move is made with."""


def using_refusal(state: State, phase: Using, move: Move) -> Refusal | None:
    kind = type(move)
    if kind is EndTurn:
        return None
    symbol = move.symbol if type(move) is PassDie else SYMBOL[kind]
    if symbol not in phase.left:
        return Refusal(Rule.ONE_BY_ONE, "symbol_missing", {"symbol": symbol})
    # By its very type: `match` asks with `isinstance`, which is five times as slow.
    if kind is PassDie:
        return None
    if type(move) is Swing or type(move) is Climb:
        return _aimed(state, phase, move)
    match move:
        case Walk() | LeaveWater():
            return _stuck(state, phase) or _on_foot(state, phase.seat, move)
        case Push():
            return _push(state, phase.seat, move)
        case HangRope():
            return _hang(state, move)
        case TakeCase():
            return _take(state, phase.seat)
        case OpenSafe():
            return _open(state, phase)
        case BoardHelicopter():
            return _board(state, phase)
    raise AssertionError(move)


def _stuck(state: State, phase: Using) -> Refusal | None:
    return Refusal(Rule.CARRY, "no_suitcase_symbol") if held(state, phase) else None


def _aimed(state: State, phase: Using, move: Swing | Climb) -> Refusal | None:
    place = state.pawns[phase.seat].place
    if isinstance(place, Water):
        return Refusal(Rule.OUT_OF_WATER, "in_the_water")
    if stuck := _stuck(state, phase):
        return stuck
    if isinstance(move, Swing):
        if not 0 <= move.rope < len(state.ropes):
            return Refusal(Rule.SWING, "no_such_rope", {"ropes": len(state.ropes)})
        if not 1 <= move.chimney <= CHIMNEYS:
            return Refusal(Rule.SWING, "no_such_chimney", {"chimneys": CHIMNEYS})
    return landing(state, phase.seat, place, move) or _out_of_reach(state, phase.seat, move)


def _out_of_reach(state: State, seat: Seat, move: Swing | Climb | Push) -> Refusal | None:
    """With its certificate (ruling R9); where one plays by eye, trying is allowed, and costs."""
    if state.options.by_eye == "on":
        return None
    need = missing(state, seat, move)
    if need is None:
        return None
    (x, y), (to_x, to_y) = need.verdict.start, need.verdict.end
    return Refusal(
        need.rule,
        need.reason,
        {
            "x": x,
            "y": y,
            "to_x": to_x,
            "to_y": to_y,
            "length": need.verdict.length,
            "distance": need.verdict.distance,
        },
    )


def _on_foot(state: State, seat: Seat, move: Walk | LeaveWater) -> Refusal | None:
    place = state.pawns[seat].place
    if isinstance(move, LeaveWater):
        return None if isinstance(place, Water) else Refusal(Rule.OUT_OF_WATER, "not_in_the_water")
    if isinstance(place, Water):
        return Refusal(Rule.OUT_OF_WATER, "in_the_water")
    if not isinstance(place, Street):
        return Refusal(Rule.WALK, "not_on_the_street")
    here = ledge(move.x, move.y)
    if here is None or here.square is None or abs(here.square - place.square) != 1:
        return Refusal(Rule.WALK, "not_the_next_square", {"square": place.square})
    if move.square not in (None, here.square):
        return Refusal(Rule.STANDING, "something_else_there", {"x": move.x, "y": move.y})
    return None


def _push(state: State, seat: Seat, move: Push) -> Refusal | None:
    mine = state.pawns[seat].place
    if at_peace(mine):
        return Refusal(Rule.TRUCE, "at_peace_yourself")
    if not 0 <= move.rival < state.options.seats or move.rival == seat:
        return Refusal(Rule.PARACHUTE, "no_such_rival")
    theirs = state.pawns[move.rival].place
    if at_peace(theirs):
        return Refusal(Rule.PEACE, "rival_at_peace", {"rival": move.rival})
    if isinstance(mine, Street) != isinstance(theirs, Street):
        return Refusal(Rule.SAME_LEVEL, "other_level", {"rival": move.rival})
    if isinstance(mine, Street) and isinstance(theirs, Street) and mine.square != theirs.square:
        return Refusal(Rule.PARACHUTE, "other_square", {"rival": move.rival})
    below = squares_below(theirs)
    if move.square not in below:
        return Refusal(Rule.BETWEEN, "not_the_square_below", {"squares": "–".join(map(str, below))})
    return _out_of_reach(state, seat, move)


def at_peace(place: Place) -> bool:
    """Clause 3.7 and ruling R4: at the start and in the water; nor is anyone pushed elsewhere."""
    if isinstance(place, High):
        return place.on == "green"
    return isinstance(place, Water | Aside | Aboard)


def squares_below(place: Place) -> tuple[int, ...]:
    """Where one comes down who is pushed from here (clauses 3.5, 3.6 and 4.7)."""
    if isinstance(place, Street):
        return (place.square,)
    assert isinstance(place, High)
    return (SQUARES,) if place.on == "yacht" else fall(place.x, place.y).squares


def _hang(state: State, move: HangRope) -> Refusal | None:
    if not 0 <= move.rope < len(state.ropes):
        return Refusal(Rule.ROPE, "no_such_rope", {"ropes": len(state.ropes)})
    chimney = state.ropes[move.rope].chimney
    if abs(move.chimney - chimney) != 1 or not 1 <= move.chimney <= CHIMNEYS:
        return Refusal(Rule.NEIGHBOURS, "not_a_neighbour", {"chimney": chimney})
    return None


def _take(state: State, seat: Seat) -> Refusal | None:
    pawn = state.pawns[seat]
    if pawn.case is not None:
        return Refusal(Rule.TOOLS, "already_carrying")
    if not at_the_tools(pawn.place):
        return Refusal(Rule.TOOLS, "not_on_the_first_terrace")
    return None


def _open(state: State, phase: Using) -> Refusal | None:
    pawn = state.pawns[phase.seat]
    if pawn.case is None:
        return Refusal(Rule.TOOLS, "no_tools")
    if pawn.case == "jewels":
        return Refusal(Rule.SAFE, "jewels_already")
    if not (isinstance(pawn.place, High) and touches("red2", pawn.place.x, pawn.place.y)):
        return Refusal(Rule.SAFE, "not_on_the_second_terrace")
    if phase.dice.count("suitcase") < 2:
        return Refusal(Rule.SAFE, "two_suitcases_needed")
    return None


def _board(state: State, phase: Using) -> Refusal | None:
    pawn = state.pawns[phase.seat]
    if not (isinstance(pawn.place, High) and pawn.place.on == "yacht"):
        return Refusal(Rule.HELICOPTER, "not_on_the_yacht")
    if pawn.case != "jewels":
        return Refusal(Rule.END, "no_jewels")
    if phase.left.count("ladder") < 2:
        return Refusal(Rule.HELICOPTER, "two_ladders_needed")
    return _stuck(state, phase)
