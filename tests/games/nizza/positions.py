"""Positions by literal, and a few words that let tests read like the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

from ludotheque.core.game import Refusal, Seat
from ludotheque.games.nizza.board import AREAS, BOARD, Point
from ludotheque.games.nizza.events import Event
from ludotheque.games.nizza.game import Nizza
from ludotheque.games.nizza.landing import standing
from ludotheque.games.nizza.model import (
    Case,
    High,
    Keeping,
    Move,
    Options,
    Pawn,
    Phase,
    Place,
    Rope,
    State,
    Street,
    Surface,
    Symbol,
    Using,
    Water,
)

NIZZA = Nizza()
TWO = Options(seats=2)
THREE = Options(seats=3)
BY_EYE = Options(seats=2, by_eye="on")

Ply: TypeAlias = tuple[Seat, Move]
E = TypeVar("E")

ROPES = tuple(map(Rope, BOARD.rope_chimneys, BOARD.ropes))
"""The shortest on chimney 1, and so on."""


def on(surface: Surface, spot: int = 0) -> High:
    x, y = AREAS[surface].spots[spot]
    return High(x, y, surface)


def street(square: int, spot: int = 0) -> Street:
    x, y = BOARD.street[square - 1].spots[spot]
    return Street(x, y, square)


def at(x: int, y: int) -> High | Street:
    return standing(x, y)


def where(place: Place) -> Point:
    assert isinstance(place, High | Street)
    return place.x, place.y


def position(
    phase: Phase,
    *places: Place,
    options: Options = TWO,
    cases: Mapping[Seat, Case] | None = None,
    ropes: Sequence[Rope] = ROPES,
) -> State:
    """Pawns that are not told wait on the green terrace, each on a spot of its own."""
    pawns = list(places)
    for seat in range(len(pawns), options.seats):
        pawns.append(on("green", seat))
    carried = cases or {}
    return State(
        options=options,
        phase=phase,
        first=0,
        round=1,
        ropes=tuple(ropes),
        pawns=tuple(Pawn(place, carried.get(seat)) for seat, place in enumerate(pawns)),
    )


def turn(
    dice: Sequence[Symbol],
    *places: Place,
    options: Options = TWO,
    cases: Mapping[Seat, Case] | None = None,
    ropes: Sequence[Rope] = ROPES,
    left: Sequence[Symbol] | None = None,
) -> State:
    """Seat 0 has thrown these dice; where there are fewer than five, ropes fill the row."""
    filling: list[Symbol] = ["rope"] * (5 - len(dice))
    whole = (*dice, *filling)
    using = Using(0, whole, whole if left is None else tuple(left))
    return position(using, *places, options=options, cases=cases, ropes=ropes)


def keeping(dice: Sequence[Symbol], throw: int = 1, options: Options = TWO) -> State:
    return position(Keeping(0, tuple(dice), throw), options=options)


def play(state: State, *plies: Ply) -> tuple[State, list[Event]]:
    """Make moves that must be legal; gather all that happened."""
    events: list[Event] = []
    for seat, move in plies:
        refusal = NIZZA.refusal(state, seat, move)
        assert refusal is None, f"seat {seat}, {move}: {refusal}"
        state = NIZZA.apply(state, seat, move, events.append)
    return state, events


def refused(state: State, seat: Seat, move: Move) -> Refusal:
    """The refusal of a move that must be illegal, and must not be listed."""
    refusal = NIZZA.refusal(state, seat, move)
    assert refusal is not None, f"seat {seat}: {move} is allowed"
    if 0 <= seat < state.options.seats:
        assert move not in NIZZA.moves(state, seat), f"seat {seat}: {move} is listed"
    return refusal


def reason(state: State, move: Move, seat: Seat = 0) -> tuple[str, str]:
    refusal = refused(state, seat, move)
    return refusal.rule, refusal.reason


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def swimming(square: int) -> Water:
    return Water(square)
