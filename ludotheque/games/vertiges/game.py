"""Vertiges' rules, in the order of the rulebook. Each part of a turn has its own module."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Emit, Game, Refusal, Result, Seat
from ludotheque.core.rulebook import Rulebook

from .events import Event, HoldLost, PieceTaken, TowerLifted, TowerUntouched
from .judge import judge, measure, seated
from .knowledge import imagine, revealed, view
from .live import VertigesLive, longest
from .manners import VertigesManners
from .model import (
    LETTER,
    UNNAMED,
    Aim,
    Building,
    Deal,
    Dealing,
    Falling,
    Fate,
    Held,
    Holding,
    Lift,
    Lost,
    Move,
    Options,
    Over,
    Pass,
    Protest,
    Put,
    Refill,
    Refilling,
    Rule,
    Settle,
    Settling,
    State,
    Steady,
    Steadying,
    Take,
    TimeUp,
    View,
    Withdraw,
)
from .offers import offers
from .outcome import Outcome, placed, zapped
from .physics.trace import lasted
from .protests import protest
from .refusals import refusal
from .sampling import drawn, sampled
from .surrogate import reckoned
from .towers import held_pieces, lifted
from .turns import deal, leaders, pass_turn, refill


class Vertiges(Game[Options, State, Move, Event, View]):
    name = "vertiges"
    version = 3
    letter = LETTER
    unnamed = UNNAMED
    aimed = True
    manners = VertigesManners()
    live = VertigesLive()
    rulebook = Rulebook(Path(__file__).parent)
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        seats = options.seats
        return State(
            options=options,
            phase=Dealing(),
            first=0,
            turn=0,
            scores=(0,) * seats,
            hands=((),) * seats,
            piles=((),) * seats,
            aside=(),
            bag=(),
            out=(),
            towers=(),
            poses=(),
            put=0,
            holds=0,
            deed=None,
        )

    def awaited(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if type(phase) is Building or type(phase) is Holding:
            return (phase.seat,)
        return () if type(phase) is Over else (NATURE,)

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        winners = leaders(state)
        rule = Rule.WIN if len(winners) == 1 else Rule.TIE
        if state.phase.rule == Rule.STANDSTILL:
            rule = Rule.STANDSTILL
        return Result(state.scores, winners, rule)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """All but ways to steer a hand, which have no end; Nature's draws are too many."""
        return offers(state, seat) if seat != NATURE else ()

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return drawn(state, rng) if seat == NATURE else sampled(state, seat, rng)

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        # By its very type: `match` asks with `isinstance`, which is five times as slow.
        phase = state.phase
        if type(phase) is Building and (type(move) is Take or type(move) is Lift):
            return take_hold(state, seat, move, emit)
        if type(phase) is Steadying and type(move) is Steady:
            return replace(state, phase=Holding(phase.seat, phase.held, move.seed))
        if type(phase) is Holding and type(move) is Aim:
            return replace(state, phase=Falling(phase.seat, phase.held, move.onto))
        if type(phase) is Falling and type(move) is Fate:
            seen = reckoned(state, phase, move)
            return come_to(state, phase.seat, phase.held, seen, emit)
        match phase, move:
            case Holding(seat=holder, held=held, seed=seed), Put(trace=trace):
                return replace(state, phase=Settling(holder, held, seed, trace))
            case Settling(seat=holder, held=held), Settle():
                return settle(state, holder, held, move, emit)
            case Holding(seat=holder, held=held), Withdraw():
                return come_to(
                    state, holder, held, Outcome(state.poses, (), None, False, True), emit
                )
            case Holding(seat=holder), Lost():
                return lost(state, holder, emit)
            case _, Pass() | TimeUp():
                return pass_turn(state, seat, emit)
            case _, Protest():
                return protest(state, seat, emit)
            case Refilling(seat=drawer), Refill(pieces=pieces):
                return refill(state, drawer, pieces, emit)
            case _, Deal():
                return deal(state, move, emit)
        raise AssertionError(phase, move)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """Out of time, the hand goes back with what it holds, and the turn is passed.

        Even where the house is the referee (ruling R3): nobody stops a game by doing nothing.
        """
        match state.phase:
            case Holding(seat=holder) if holder == seat:
                return Put(b"") if state.options.physics == "wood" else Withdraw()
            case Building(seat=turn) if turn == seat:
                return Pass() if refusal(state, seat, Pass()) is None else TimeUp()
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def revealed(self, state: State) -> View:
        return revealed(state)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)


def take_hold(state: State, seat: Seat, held: Held, emit: Emit[Event]) -> State:
    """Once a piece is touched, nothing before can be contested any more (ruling R3)."""
    if isinstance(held, Lift):
        number = len(lifted(state.towers, held.piece))
        emit(TowerLifted(seat=seat, piece=held.piece, onto=held.onto, number=number, rule=Rule.ZAP))
    else:
        emit(PieceTaken(seat=seat, piece=held.piece, rule=Rule.ONE_HAND))
    return replace(state, phase=Steadying(seat, held), holds=state.holds + 1, deed=None)


def lost(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """A fault of the house costs nobody one of their holds (ruling R16)."""
    emit(HoldLost(seat=seat, rule=Rule.HOLDS))
    return replace(state, phase=Building(seat), holds=state.holds - 1)


def settle(state: State, seat: Seat, held: Held, move: Settle, emit: Emit[Event]) -> State:
    """What became of a hand that was steered."""
    assert isinstance(state.phase, Settling), state.phase
    stays = move.released is None and move.poses == state.poses
    if isinstance(held, Lift) and not state.phase.trace and stays:
        emit(TowerUntouched(seat=seat, rule=Rule.ZAP_TIME))
        return replace(state, phase=Building(seat))
    pieces = held_pieces(state, held)
    found = judge(state.poses, pieces, move.released, move.poses)
    kept, onto = move.released is None, found.seated_on
    if isinstance(held, Lift) and not kept and held.piece not in found.fallen:
        # What reached its place stays there, even if something slid off it.
        stands = {pose.piece: pose for pose in move.poses}
        onto = held.onto if seated(stands[held.onto], stands[held.piece]) else None
    seen = Outcome(
        move.poses,
        found.fallen,
        onto,
        found.base,
        kept,
        late=kept and lasted(state.phase.trace) == longest(state.options),
        measure=measure(state.poses, pieces, move.released, move.poses, found.fallen),
    )
    return come_to(state, seat, held, seen, emit)


def come_to(state: State, seat: Seat, held: Held, seen: Outcome, emit: Emit[Event]) -> State:
    if isinstance(held, Lift):
        return zapped(state, seat, held, seen, emit)
    return placed(state, seat, held.piece, seen, emit)
