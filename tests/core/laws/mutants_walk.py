"""Auctions that go wrong as they are played: an impure step, a bad flow, a false event."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import force_setattr, replace

from ludotheque.core.game import NATURE, Emit, Result, Seat
from tests.core.toy import Auction
from tests.core.toy_line import POST, Aim, Line
from tests.core.toy_line import Move as LineMove
from tests.core.toy_line import State as LineState
from tests.core.toy_model import (
    PURSE,
    Bid,
    BidSealed,
    BidSeen,
    Dealing,
    Event,
    Move,
    Options,
    Over,
    Peek,
    Rule,
    State,
    View,
)


class BlindSpectator(Auction):
    """Forgets that nobody sits where a spectator stands."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        assert not isinstance(state.phase, Over) or seat is not None
        return view


class Undone(Line):
    """Allows a throw past the post, and then cannot do it."""

    def apply(self, state: LineState, seat: Seat, move: LineMove, emit: Emit[Any]) -> LineState:
        assert not isinstance(move, Aim) or move.at <= POST
        return super().apply(state, seat, move, emit)


class Lists(Auction):
    """Puts a list where the type says tuple."""

    def setup(self, options: Options) -> State:
        purses: Any = [PURSE] * options.seats
        return replace(super().setup(options), purses=purses)


class Stateful(Auction):
    """Remembers between calls."""

    calls = 0

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        self.calls += 1
        return replace(super().apply(state, seat, move, emit), round=self.calls)


class Talkative(Auction):
    """Tells more of it every second time."""

    calls = 0

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        self.calls += 1
        if self.calls % 2:
            emit(BidSealed(seat=0, rule=Rule.BID))
        return super().apply(state, seat, move, emit)


class InPlace(Auction):
    """Writes into the state that it was given."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        after = super().apply(state, seat, move, emit)
        if isinstance(move, Peek):
            force_setattr(state, "tokens", after.tokens)
        return after


class Revisionist(Auction):
    """Writes into the state before the one that it was given."""

    before: State | None = None

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if self.before is not None and self.before is not state:
            force_setattr(self.before, "round", 9)
        self.before = state
        return super().apply(state, seat, move, emit)


class Hasty(Auction):
    """Has a result while the last bids are still made."""

    def result(self, state: State) -> Result | None:
        if state.round == state.options.rounds:
            return super().result(replace(state, phase=Over()))
        return super().result(state)


class Stranger(Auction):
    """Waits for somebody who does not sit at the table."""

    def awaited(self, state: State) -> tuple[Seat, ...]:
        awaited = super().awaited(state)
        return (*awaited, state.options.seats) if len(awaited) > 1 else awaited


class Ghost(Auction):
    """Seats are numbered from zero; this result numbers them from one."""

    def result(self, state: State) -> Result | None:
        result = super().result(state)
        return result and replace(result, winners=tuple(seat + 1 for seat in result.winners))


class Crowded(Auction):
    """Waits for a player while Nature deals."""

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return (NATURE, 0) if isinstance(state.phase, Dealing) else super().awaited(state)


class Uncited(Auction):
    """Tells of a peek under a clause that is not in the book."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        return super().apply(
            state, seat, move, lambda e: emit(replace(e, rule="2.9") if type(e) is BidSeen else e)
        )


class Misaddressed(Auction):
    """Shows the last taste to a seat that does not exist."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        return super().apply(
            state, seat, move, lambda e: emit(replace(e, only=(9,)) if e.only == (1,) else e)
        )


class Spendthrift(Auction):
    """Samples bids without looking into the purse."""

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        move = super().sample(state, seat, rng)
        return Bid(rng.randint(0, PURSE + 1)) if isinstance(move, Bid) else move


class Loaded(Auction):
    """Nature draws from a generator of her own, so that nobody can verify her."""

    def __init__(self) -> None:
        self.own = Random(0)

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return super().sample(state, seat, self.own if seat == NATURE else rng)
