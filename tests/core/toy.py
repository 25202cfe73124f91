"""The Auction: sealed bids, a hidden deal, a token that looks out of turn. A game to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Emit, Game, Refusal, Result, Seat, put
from ludotheque.core.rulebook import Rulebook

from .toy_model import (
    COLOURS,
    PURSE,
    Bid,
    Bidding,
    BidSealed,
    BidSeen,
    Colour,
    Deal,
    Dealing,
    Event,
    LotOffered,
    LotSold,
    Move,
    Offered,
    Options,
    Over,
    Peek,
    Rule,
    State,
    TastesDealt,
    TasteSeen,
    TastesShown,
    TokenSpent,
    View,
)


class Auction(Game[Options, State, Move, Event, View]):
    name = "auction"
    version = 1
    rulebook = Rulebook(Path(__file__).parent / "toy_rules" / "auction")
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        seats = options.seats
        return State(
            options=options,
            phase=Dealing(),
            round=0,
            purses=(PURSE,) * seats,
            tokens=(True,) * seats,
            lots=((),) * seats,
            tastes=(None,) * seats,
        )

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Dealing():
                return (NATURE,)
            case Bidding(bids=bids):
                return tuple(seat for seat, bid in enumerate(bids) if bid is None)
            case Over():
                return ()

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        scores = tuple(
            len(lots) + lots.count(taste) if taste else 0
            for lots, taste in zip(state.lots, state.tastes, strict=True)
        )
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(scores, winners, Rule.END)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(state.phase, Over):
            return Refusal(Rule.END, "auction_is_over")
        if isinstance(move, Deal) or seat == NATURE:
            return refuse_deal(state, seat, move)
        if seat not in range(state.options.seats):
            return Refusal(Rule.PLAYERS, "no_such_seat", {"seat": seat})
        if isinstance(state.phase, Dealing):
            return Refusal(Rule.TASTE, "deal_first")
        bids = state.phase.bids
        match move:
            case Bid(amount=amount):
                if bids[seat] is not None:
                    return Refusal(Rule.BID, "already_bid")
                if not 0 <= amount <= state.purses[seat]:
                    return Refusal(Rule.PURSE, "not_in_purse", {"purse": state.purses[seat]})
            case Peek(target=target):
                if not state.tokens[seat]:
                    return Refusal(Rule.TOKEN, "token_is_spent")
                if target == seat or target not in range(len(bids)) or bids[target] is None:
                    return Refusal(Rule.TOKEN, "no_such_bid", {"target": target})
        return None

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        match state.phase:
            case Dealing() if seat == NATURE:
                return [Deal(tastes) for tastes in product(COLOURS, repeat=state.options.seats)]
            case Bidding(bids=bids) if seat != NATURE:
                found: list[Move] = []
                if bids[seat] is None:
                    found += [Bid(amount) for amount in range(state.purses[seat] + 1)]
                if state.tokens[seat]:
                    found += [
                        Peek(target)
                        for target, bid in enumerate(bids)
                        if bid is not None and target != seat
                    ]
                return found
            case _:
                return ()

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        match state.phase, move:
            case Dealing(), Deal(tastes=tastes):
                return deal(state, tastes, emit)
            case Bidding(bids=bids) as phase, Bid(amount=amount):
                emit(BidSealed(seat=seat, rule=Rule.BID))
                phase = replace(phase, bids=put(bids, seat, amount))
                state = replace(state, phase=phase)
                return state if None in phase.bids else sell(state, phase, emit)
            case Bidding() as phase, Peek(target=target):
                return peek(state, phase, seat, target, emit)
            case _:
                raise AssertionError(move)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        return Bid(0) if seat in self.awaited(state) else None

    def view(self, state: State, seat: Seat | None) -> View:
        over = isinstance(state.phase, Over)
        return View(
            seat=seat,
            options=state.options,
            phase=offered(state.phase, seat) if isinstance(state.phase, Bidding) else state.phase,
            round=state.round,
            purses=state.purses,
            tokens=state.tokens,
            lots=state.lots,
            tastes=tuple(
                taste if over or owner == seat else None for owner, taste in enumerate(state.tastes)
            ),
        )

    def revealed(self, state: State) -> View:
        view, phase = self.view(state, None), state.phase
        if isinstance(view.phase, Offered) and isinstance(phase, Bidding):
            view = replace(view, phase=replace(view.phase, known=phase.bids))
        return replace(view, tastes=state.tastes)

    def imagine(self, view: View, rng: Random) -> State:
        dealt = not isinstance(view.phase, Dealing)
        return State(
            options=view.options,
            phase=guess(view, view.phase, rng) if isinstance(view.phase, Offered) else view.phase,
            round=view.round,
            purses=view.purses,
            tokens=view.tokens,
            lots=view.lots,
            tastes=tuple(
                taste or (rng.choice(COLOURS) if dealt else None) for taste in view.tastes
            ),
        )

    def sealed(self, state: State, seat: Seat, move: Move) -> bool:
        """A bid is secret, except the last one, which opens them all."""
        return isinstance(move, Bid) and len(self.awaited(state)) > 1


def refuse_deal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat != NATURE or not isinstance(move, Deal):
        return Refusal(Rule.TASTE, "nature_deals_and_only_that")
    if not isinstance(state.phase, Dealing):
        return Refusal(Rule.TASTE, "already_dealt")
    if len(move.tastes) != state.options.seats:
        return Refusal(Rule.TASTE, "one_taste_each", {"seats": state.options.seats})
    return None


def deal(state: State, tastes: tuple[Colour, ...], emit: Emit[Event]) -> State:
    emit(TastesDealt(rule=Rule.TASTE))
    for seat, taste in enumerate(tastes):
        emit(TasteSeen(taste=taste, rule=Rule.TASTE, only=(seat,)))
    return offer(replace(state, tastes=tastes), emit)


def offer(state: State, emit: Emit[Event]) -> State:
    seats = state.options.seats
    emit(LotOffered(lot=COLOURS[state.round % 2], rule=Rule.BID))
    phase = Bidding(bids=(None,) * seats, peeked=((),) * seats)
    return replace(state, phase=phase, round=state.round + 1)


def peek(state: State, phase: Bidding, seat: Seat, target: Seat, emit: Emit[Event]) -> State:
    amount = phase.bids[target]
    assert amount is not None
    emit(TokenSpent(seat=seat, target=target, rule=Rule.TOKEN))
    emit(BidSeen(target=target, amount=amount, rule=Rule.TOKEN, only=(seat,)))
    peeked = put(phase.peeked, seat, (*phase.peeked[seat], target))
    return replace(
        state, tokens=put(state.tokens, seat, False), phase=replace(phase, peeked=peeked)
    )


def sell(state: State, phase: Bidding, emit: Emit[Event]) -> State:
    bids = tuple(bid or 0 for bid in phase.bids)
    highest = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
    if len(highest) > 1:
        emit(LotSold(bids=bids, winner=None, rule=Rule.TIE))
    else:
        winner = highest[0]
        emit(LotSold(bids=bids, winner=winner, rule=Rule.SALE))
        lot = COLOURS[(state.round - 1) % 2]
        state = replace(
            state,
            purses=put(state.purses, winner, state.purses[winner] - bids[winner]),
            lots=put(state.lots, winner, (*state.lots[winner], lot)),
        )
    if state.round < state.options.rounds:
        return offer(state, emit)
    emit(TastesShown(tastes=state.tastes, rule=Rule.END))
    return replace(state, phase=Over())


def offered(phase: Bidding, seat: Seat | None) -> Offered:
    seen = () if seat is None else (seat, *phase.peeked[seat])
    return Offered(
        sealed=tuple(bid is not None for bid in phase.bids),
        known=tuple(bid if owner in seen else None for owner, bid in enumerate(phase.bids)),
        peeked=phase.peeked,
    )


def guess(view: View, phase: Offered, rng: Random) -> Bidding:
    """Bids that this seat cannot know could be anything that their owner's purse allows."""
    bids = tuple(
        rng.randint(0, view.purses[seat]) if sealed and known is None else known
        for seat, (sealed, known) in enumerate(zip(phase.sealed, phase.known, strict=True))
    )
    return Bidding(bids=bids, peeked=phase.peeked)
