"""Auctions that tell a secret, forget one, or depend on who clicks first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Emit, Manners, Refusal, Seat, put
from tests.core.toy import Auction
from tests.core.toy_model import (
    COLOURS,
    Bid,
    Bidding,
    BidSeen,
    Deal,
    Event,
    Move,
    Offered,
    Rule,
    State,
    TasteSeen,
    View,
)


class Forgetful(Auction):
    """Dreams as if it did not know its own bid."""

    def imagine(self, view: View, rng: Random) -> State:
        if isinstance(view.phase, Offered):
            nothing = (None,) * view.options.seats
            view = replace(view, phase=replace(view.phase, known=nothing))
        return super().imagine(view, rng)


class Tactful(Auction):
    """Looking back, still keeps what was dealt to whom to itself."""

    def revealed(self, state: State) -> View:
        return replace(super().revealed(state), tastes=self.view(state, None).tastes)


class DeepPockets(Auction):
    """Dreams of bids that nobody could pay."""

    def imagine(self, view: View, rng: Random) -> State:
        rich = replace(view, purses=(9,) * view.options.seats)
        return replace(super().imagine(rich, rng), purses=view.purses)


class Oracle(Auction):
    """Tells in a refusal how much the others have bid."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        if refusal and refusal.reason == "not_in_purse" and isinstance(state.phase, Bidding):
            highest = max((bid for bid in state.phase.bids if bid is not None), default=0)
            return replace(refusal, facts={"highest": highest})
        return refusal


class NoTies(Auction):
    """Neither lists nor allows a bid that somebody has already made."""

    def taken(self, state: State, move: Move) -> bool:
        bids = state.phase.bids if isinstance(state.phase, Bidding) else ()
        return isinstance(move, Bid) and move.amount > 0 and move.amount in bids

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if refusal := super().refusal(state, seat, move):
            return refusal
        return Refusal(Rule.TIE, "taken") if self.taken(state, move) else None

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [move for move in super().moves(state, seat) if not self.taken(state, move)]


class Candid(Manners[State, Move]):
    def evident(self, state: State, seat: Seat) -> bool:
        return True


class Particular(Auction):
    """Lets only who likes a lot bid all they have, and says that everybody sees who may."""

    manners = Candid()

    def beyond(self, state: State, seat: Seat, move: Move) -> bool:
        if not isinstance(move, Bid) or seat == NATURE or move.amount < max(state.purses[seat], 1):
            return False
        return state.tastes[seat] != COLOURS[(state.round - 1) % 2]

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if refusal := super().refusal(state, seat, move):
            return refusal
        return Refusal(Rule.BID, "too_much") if self.beyond(state, seat, move) else None

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [each for each in super().moves(state, seat) if not self.beyond(state, seat, each)]


class Glass(Auction):
    """Shows all bids to all."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if isinstance(view.phase, Offered) and isinstance(state.phase, Bidding):
            return replace(view, phase=replace(view.phase, known=state.phase.bids))
        return view


class Pair(Glass):
    """Shows the bids as soon as two lie there."""

    def view(self, state: State, seat: Seat | None) -> View:
        bids = state.phase.bids if isinstance(state.phase, Bidding) else ()
        hidden = len(bids) - bids.count(None) != 2
        return Auction.view(self, state, seat) if hidden else super().view(state, seat)


class Loud(Auction):
    """Announces each bid as it is made."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Bid):
            emit(BidSeen(target=seat, amount=move.amount, rule=Rule.BID))
        return super().apply(state, seat, move, emit)


class Tattler(Auction):
    """Announces the bids of before as another one is made."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Bid) and isinstance(state.phase, Bidding):
            for target, amount in enumerate(state.phase.bids):
                if amount is not None:
                    emit(BidSeen(target=target, amount=amount, rule=Rule.BID))
        return super().apply(state, seat, move, emit)


class Gossip(Auction):
    """Tells everybody what was dealt to whom."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Deal):
            emit(TasteSeen(taste=move.tastes[0], rule=Rule.TASTE))
        return super().apply(state, seat, move, emit)


class EarlyBird(Auction):
    """Gives a coin to the first who bids."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        after = super().apply(state, seat, move, emit)
        if isinstance(move, Bid) and len(self.awaited(state)) == state.options.seats:
            return replace(after, purses=put(after.purses, seat, after.purses[seat] + 1))
        return after
