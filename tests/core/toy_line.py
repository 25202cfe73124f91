"""The Line: a point is aimed at, and Nature's wind carries the stone. Moves cannot be listed."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from ludotheque.core import game as core
from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Data, Emit, Game, Refusal, Result, Seat, Tagged
from ludotheque.core.rulebook import Rulebook

LENGTH, POST, REACH, WIND = 1000, 500, 300, 5


class Rule(StrEnum):
    TURN = "1.1"
    AIM = "1.2"
    WIND = "1.3"
    END = "1.4"


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=3)] = 2
    throws: Literal[1, 3] = 3


class State(Data, frozen=True):
    options: Options
    stones: tuple[int, ...] = ()
    """Where they came to rest, in the order in which they were thrown."""
    flying: int | None = None
    """The point that was aimed at, while Nature owes us the wind."""


class Aim(Tagged, frozen=True):
    at: int


class Blow(Tagged, frozen=True):
    by: int


Move: TypeAlias = Aim | Blow


class StoneRested(core.Event, frozen=True, kw_only=True):
    seat: Seat
    at: int


class Line(Game[Options, State, Move, StoneRested, State]):
    """Nothing is hidden: the view is the state."""

    name = "line"
    version = 1
    aimed = True
    rulebook = Rulebook(Path(__file__).parent / "toy_rules" / "line")
    codec = Codec(options=Options, state=State, move=Move, event=StoneRested, view=State)

    def setup(self, options: Options) -> State:
        return State(options)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        if state.flying is not None:
            return (NATURE,)
        seats = state.options.seats
        return () if len(state.stones) == seats * state.options.throws else (turn(state),)

    def result(self, state: State) -> Result | None:
        if self.awaited(state):
            return None
        seats = state.options.seats
        nearest = [min(abs(at - POST) for at in state.stones[seat::seats]) for seat in range(seats)]
        winners = tuple(seat for seat in range(seats) if nearest[seat] == min(nearest))
        return Result(tuple(-each for each in nearest), winners, Rule.END)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if seat not in self.awaited(state):
            return Refusal(Rule.TURN, "not_your_turn")
        match move:
            case Aim(at=at) if seat != NATURE:
                if not 0 <= at <= LENGTH or abs(at - last(state)) > REACH:
                    return Refusal(Rule.AIM, "out_of_reach", {"from": last(state)})
            case Blow(by=by) if seat == NATURE:
                if abs(by) > WIND:
                    return Refusal(Rule.WIND, "no_such_wind")
            case _:
                return Refusal(Rule.WIND, "the_wind_blows_and_players_aim")
        return None

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The winds. A point cannot be listed: it is sampled, and judged by `refusal`."""
        if seat == NATURE and state.flying is not None:
            return [Blow(by) for by in range(-WIND, WIND + 1)]
        return ()

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        if seat == NATURE:
            return Blow(rng.randint(-WIND, WIND))
        here = last(state)
        return Aim(rng.randint(max(0, here - REACH), min(LENGTH, here + REACH)))

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[StoneRested]) -> State:
        match move:
            case Aim(at=at):
                return replace(state, flying=at)
            case Blow(by=by):
                assert state.flying is not None
                rest = min(max(0, state.flying + by), LENGTH)
                emit(StoneRested(seat=turn(state), at=rest, rule=Rule.WIND))
                return replace(state, flying=None, stones=(*state.stones, rest))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def revealed(self, state: State) -> State:
        return state

    def imagine(self, view: State, rng: Random) -> State:
        return view


def turn(state: State) -> Seat:
    return len(state.stones) % state.options.seats


def last(state: State) -> int:
    return state.stones[-1] if state.stones else 0
