"""Positions to start from, and moves that must be legal, or must not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.sample_game.events import Event
from ludotheque.games.sample_game.game import SampleGame
from ludotheque.games.sample_game.model import Choose, Move, Options, Place, Roll, State

GAME = SampleGame()
Ply: TypeAlias = tuple[Seat, Move]
E = TypeVar("E", bound=Event)


def position(
    *,
    seats: int = 3,
    tide: int = 1,
    shells: Sequence[int] | None = None,
    wet: Sequence[Seat] = (),
) -> State:
    """A tide in which nobody has chosen yet."""
    return replace(
        GAME.setup(Options(seats=seats)),
        tide=tide,
        shells=tuple(shells or (0,) * seats),
        wet=tuple(seat in wet for seat in range(seats)),
    )


def play(state: State, *plies: Ply) -> tuple[State, list[Event]]:
    """Make moves that must be legal, and listed; gather all that happened."""
    events: list[Event] = []
    for seat, move in plies:
        refusal = GAME.refusal(state, seat, move)
        assert refusal is None, f"seat {seat}, {move}: {refusal}"
        assert move in GAME.moves(state, seat), f"seat {seat}: {move} is not listed"
        state = GAME.apply(state, seat, move, events.append)
    return state, events


def chosen(state: State, *places: Place) -> tuple[State, list[Event]]:
    """The first seats choose."""
    return play(state, *((seat, Choose(place)) for seat, place in enumerate(places)))


def tide(state: State, *places: Place, die: int) -> tuple[State, list[Event]]:
    """A whole tide; only what the wave does is told."""
    return play(chosen(state, *places)[0], (NATURE, Roll(die)))


def refused(state: State, seat: Seat, move: Move) -> Refusal:
    """The refusal of a move that must be illegal, and must not be listed."""
    refusal = GAME.refusal(state, seat, move)
    assert refusal is not None, f"seat {seat}: {move} is allowed"
    assert move not in GAME.moves(state, seat), f"seat {seat}: {move} is listed"
    return refusal


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
