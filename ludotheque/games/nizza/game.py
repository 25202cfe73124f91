"""Nizza's rules, in the order of the rulebook. Each part of a turn has its own module."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Emit, Game, Refusal, Result, Seat
from ludotheque.core.rulebook import Rulebook

from .aims import circles
from .dice import use
from .events import Event
from .manners import NizzaManners
from .model import (
    LETTER,
    Dealing,
    DealRopes,
    EndTurn,
    KeepDice,
    Keeping,
    Move,
    OnTurn,
    Options,
    Over,
    Pawn,
    PlacePawn,
    Placing,
    Rule,
    Starting,
    State,
    Throw,
    ThrowAgain,
    ThrowForStart,
    Throwing,
    Using,
    View,
)
from .offers import offers, throws
from .refusals import refusal
from .sampling import sampled
from .turns import deal, keep, place_pawn, throw, throw_again, throw_for_start


class Nizza(Game[Options, State, Move, Event, View]):
    name = "nizza"
    version = 2
    letter = LETTER
    manners = NizzaManners()
    aimed = True
    rulebook = Rulebook(Path(__file__).parent)
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        return State(
            options=options,
            phase=Dealing(),
            first=0,
            round=0,
            ropes=(),
            pawns=(Pawn(),) * options.seats,
        )

    def awaited(self, state: State) -> tuple[Seat, ...]:
        # By its very type: `isinstance` is five times as slow for all that it is not.
        phase = state.phase
        if type(phase) is Using or type(phase) is Keeping or type(phase) is Placing:
            return (phase.seat,)
        return () if type(phase) is Over else (NATURE,)

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        winner = state.phase.winner
        scores = tuple(int(seat == winner) for seat in range(state.options.seats))
        return Result(scores, (winner,), Rule.END)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """All but the aims, which have no end: of these, landings that are worth a thought.

        Nature's throws are listed where they are few: of five dice there are 7776.
        """
        if seat not in self.awaited(state):
            return ()
        return throws(state) if seat == NATURE else offers(state, seat)

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return sampled(state, seat, rng)

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        phase = state.phase
        if type(phase) is Using:
            return use(state, phase, move, emit)
        if type(phase) is Throwing and type(move) is Throw:
            return throw(state, phase, move.dice, emit)
        if type(phase) is Keeping and type(move) is ThrowAgain:
            return throw_again(state, phase, move.dice)
        match phase, move:
            case Keeping(), KeepDice():
                return keep(state, phase, emit)
            case Placing(), PlacePawn():
                return place_pawn(state, seat, move, emit)
            case _, DealRopes():
                return deal(state, move, emit)
            case Starting(), ThrowForStart(dice=symbols):
                return throw_for_start(state, phase, symbols, emit)
        raise AssertionError(move)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """Out of time, the dice lie as they lie and are passed on; a pawn takes the first spot."""
        phase = state.phase
        if not isinstance(phase, OnTurn) or phase.seat != seat:
            return None
        match phase:
            case Keeping():
                return KeepDice()
            case Using():
                return EndTurn()
            case Placing():
                return self.moves(state, seat)[0]
            case _:
                return None

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            phase=state.phase,
            first=state.first,
            round=state.round,
            ropes=state.ropes,
            pawns=state.pawns,
            reach=circles(state),
        )

    def revealed(self, state: State) -> View:
        """Nothing is ever hidden."""
        return self.view(state, None)

    def imagine(self, view: View, rng: Random) -> State:
        return State(
            options=view.options,
            phase=view.phase,
            first=view.first,
            round=view.round,
            ropes=view.ropes,
            pawns=view.pawns,
        )
