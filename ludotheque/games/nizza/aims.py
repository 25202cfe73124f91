"""What a move needs to reach, measured: for refusals, attempts by eye, and circles to draw."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludotheque.core.game import Seat

from .board import BOARD, CHIMNEYS, Point, chimney_at
from .geometry import Verdict, reach, within
from .model import Aimed, Climb, High, Place, Push, Reach, Rule, State, Street, Swing, Using


class Need(NamedTuple):
    """A length that must do, the clause that says so, and what to say if it does not."""

    rule: Rule
    reason: str
    verdict: Verdict


def point(place: Place) -> Point:
    """Where a pawn on the board stands (in the water it stands nowhere)."""
    assert isinstance(place, High | Street)
    return place.x, place.y


def needs(state: State, seat: Seat, move: Aimed) -> Iterator[Need]:
    """Every reach that a move depends on, in the order in which one would find out."""
    pawn = point(state.pawns[seat].place)
    match move:
        case Climb(x=x, y=y):
            yield Need(Rule.LADDER, "ladder_too_short", reach(pawn, (x, y), BOARD.ladder))
        case Swing(rope=number, chimney=chimney, x=x, y=y):
            rope = state.ropes[number]
            hook, length = chimney_at(rope.chimney), rope.length
            yield Need(Rule.SWING, "rope_too_far", reach(hook, pawn, length))
            if chimney != rope.chimney:
                hook = chimney_at(chimney)
                yield Need(Rule.SWING, "chimney_too_far", reach(pawn, hook, length))
            yield Need(Rule.SWING, "landing_too_far", reach(hook, (x, y), length))
        case Push(rival=rival):
            place = state.pawns[rival].place
            if isinstance(place, High):  # on the street, the same square is what counts
                verdict = reach(pawn, point(place), BOARD.push_reach)
                yield Need(Rule.PARACHUTE, "rival_too_far", verdict)


def missing(state: State, seat: Seat, move: Aimed) -> Need | None:
    """The first reach that falls short."""
    for need in needs(state, seat, move):
        if not need.verdict.fits:
            return need
    return None


@lru_cache(maxsize=4096)  # pawns stand still for most of the game
def hooks(pawn: Point, length: int) -> tuple[int, ...]:
    """The chimneys that a rope of this length can hang on while a pawn is tied to it."""
    chimneys = range(1, CHIMNEYS + 1)
    return tuple([number for number in chimneys if within(pawn, chimney_at(number), length)])


def usable(state: State, pawn: Point) -> list[int]:
    """The ropes that reach a pawn from where they hang."""
    return [
        number
        for number, rope in enumerate(state.ropes)
        if within(pawn, chimney_at(rope.chimney), rope.length)
    ]


def held(state: State, phase: Using) -> bool:
    """Clause 4.2: a case is heavy, and nobody carries it without its symbol in the turn."""
    return state.pawns[phase.seat].case is not None and "suitcase" not in phase.dice


def circles(state: State) -> tuple[Reach, ...]:
    """What a client may draw for the seat on turn (ruling R8: not at tables that play by eye)."""
    phase = state.phase
    if not isinstance(phase, Using) or state.options.by_eye == "on":
        return ()
    place = state.pawns[phase.seat].place
    if not isinstance(place, High | Street):
        return ()
    x, y = pawn = point(place)
    found: list[Reach] = []
    moves = not held(state, phase)
    if "ladder" in phase.left and moves:
        found.append(Reach("ladder", None, None, x, y, BOARD.ladder))
    if "parachute" in phase.left and isinstance(place, High) and place.on != "green":
        found.append(Reach("parachute", None, None, x, y, BOARD.push_reach))
    if "swing" in phase.left and moves:
        for number in usable(state, pawn):
            length = state.ropes[number].length
            for chimney in hooks(pawn, length):
                hx, hy = chimney_at(chimney)
                found.append(Reach("swing", number, chimney, hx, hy, length))
    return tuple(found)
