"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludotheque.core.codec import Codec
from ludotheque.core.game import Emit, Game, Refusal, Result, Seat
from ludotheque.core.rulebook import Rulebook

from .events import Event, GameEnded, HareLeapt, HoundRan, RoundBegan
from .model import (
    BESIDE,
    BURROW,
    LETTER,
    ROW,
    START,
    Fleeing,
    Hunting,
    Leap,
    Move,
    Options,
    Over,
    Point,
    Rule,
    Run,
    State,
    View,
)
from .refusals import pack, refusal


class HoundsAndHare(Game[Options, State, Move, Event, View]):
    name = "hounds-and-hare"
    version = 1
    letter = LETTER
    rulebook = Rulebook(Path(__file__).parent)
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        return State(options=options, phase=Hunting(), round=1, hounds=START, hare=BURROW, idle=0)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Hunting():
                return (pack(state),)
            case Fleeing():
                return (1 - pack(state),)
            case Over():
                return ()

    def result(self, state: State) -> Result | None:
        match state.phase:
            case Over(winner=winner, rule=rule):
                scores = (1, 0) if winner == 0 else (0, 1)
                return Result(scores, (winner,), rule)
            case _:
                return None

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.awaited(state):
            return ()
        if isinstance(state.phase, Hunting):
            return list(runs(state))
        return [Leap(end) for end in free(state, state.hare)]

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        match move:
            case Run(start=start, end=end):
                return run(state, start, end, emit)
            case Leap(end=end):
                return leap(state, end, emit)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """R2: the first that there is, in the order of the points."""
        moves = self.moves(state, seat)
        return moves[0] if moves else None

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            phase=state.phase,
            round=state.round,
            hounds=state.hounds,
            hare=state.hare,
            idle=state.idle,
            pack=pack(state),
        )

    def revealed(self, state: State) -> View:
        return self.view(state, None)

    def imagine(self, view: View, rng: Random) -> State:
        """Nothing is hidden: there is one state behind a view."""
        return State(
            options=view.options,
            phase=view.phase,
            round=view.round,
            hounds=view.hounds,
            hare=view.hare,
            idle=view.idle,
        )


def free(state: State, point: Point) -> list[Point]:
    """2.2: where one can step from here."""
    return [each for each in BESIDE[point] if each not in state.hounds and each != state.hare]


def runs(state: State) -> Iterator[Run]:
    """2.3: forward or along a row, never back."""
    for start in state.hounds:
        for end in free(state, start):
            if ROW[end] >= ROW[start]:
                yield Run(start, end)


def run(state: State, start: Point, end: Point, emit: Emit[Event]) -> State:
    idle = 0 if ROW[end] > ROW[start] else state.idle + 1
    emit(HoundRan(seat=pack(state), start=start, end=end, idle=idle, rule=Rule.FORWARD))
    hounds = tuple(sorted(end if hound == start else hound for hound in state.hounds))
    state = replace(state, hounds=hounds, idle=idle, phase=Fleeing())
    if past(state):
        return won(state, 1 - pack(state), Rule.PAST, emit)
    if not free(state, state.hare):
        return won(state, pack(state), Rule.CAUGHT, emit)
    if idle == state.options.patience:
        return won(state, 1 - pack(state), Rule.TIRED, emit)
    return state


def leap(state: State, end: Point, emit: Emit[Event]) -> State:
    hare = 1 - pack(state)
    emit(HareLeapt(seat=hare, start=state.hare, end=end, rule=Rule.HARE))
    state = replace(state, hare=end, phase=Hunting())
    if past(state):
        return won(state, hare, Rule.PAST, emit)
    if next(runs(state), None) is None:
        return won(state, hare, Rule.STUCK, emit)
    emit(RoundBegan(round=state.round + 1, rule=Rule.TURNS))
    return replace(state, round=state.round + 1)


def past(state: State) -> bool:
    """3.2: no hound is nearer to its own end than the hare."""
    return all(ROW[state.hare] <= ROW[hound] for hound in state.hounds)


def won(state: State, winner: Seat, rule: Rule, emit: Emit[Event]) -> State:
    by = "hounds" if winner == pack(state) else "hare"
    emit(GameEnded(winners=(winner,), by=by, rule=rule))
    return replace(state, phase=Over(winner, rule))
