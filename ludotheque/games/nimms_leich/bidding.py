"""Clauses 2 and 4: the ladder of bids, and the investigators who may climb in at any moment."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, ignore, put

from .deck import MOST
from .events import BidMade, CardsSeen, Event, TokenSpent, faces
from .model import (
    Bid,
    Bidding,
    Card,
    Claim,
    Corpse,
    Investigate,
    Look,
    Looking,
    Rule,
    State,
)

RANKS = 6


def most(state: State) -> int:
    """No corpse can show more often on the cards that are in hands now (ruling R1)."""
    return MOST[sum(map(len, state.hands))]


def height(row: tuple[Corpse, ...], bid: Bid | Claim) -> int:
    """Where a bid stands on the ladder: each number of every corpse, in the order of rank."""
    return bid.count * RANKS + row.index(bid.corpse)


def lowest(state: State) -> int:
    """The height of the lowest bid that is open: one step above the last one."""
    bids = state.bids
    return height(state.row, bids[-1]) + 1 if bids else RANKS


def highest(state: State) -> int:
    return most(state) * RANKS + RANKS - 1


def bid_at(row: tuple[Corpse, ...], step: int) -> Bid:
    return Bid(row[step % RANKS], step // RANKS)


def raises(state: State) -> list[Bid]:
    """Every bid that is open, from the lowest up."""
    row = state.row
    return [bid_at(row, step) for step in range(lowest(state), highest(state) + 1)]


def bid(state: State, seat: Seat, move: Bid, emit: Emit[Event]) -> State:
    if emit is not ignore:
        rule = Rule.RAISE if state.bids else Rule.BID
        emit(BidMade(seat=seat, corpse=move.corpse, count=move.count, rule=rule))
    claim = Claim(seat, move.corpse, move.count)
    following = Bidding((seat + 1) % state.options.seats)
    return replace(state, phase=following, bids=(*state.bids, claim))


# Investigators


def investigations(state: State, seat: Seat) -> list[Investigate]:
    """On whom this seat could spend a token now, if it has one."""
    if not state.tokens[seat]:
        return []
    others = [other for other in range(state.options.seats) if other != seat]
    found = [Investigate(pair) for pair in combinations(others, 2)]
    if state.options.seats == 3:
        found += [Investigate((other,)) for other in others if len(state.hands[other]) == 2]
    return found


def investigate(state: State, seat: Seat, move: Investigate, emit: Emit[Event]) -> State:
    phase = state.phase
    assert isinstance(phase, Bidding)
    left = state.tokens[seat] - 1
    three = state.options.seats == 3
    rule = Rule.TWO_CARDS_SEEN if three else Rule.INVESTIGATE
    emit(TokenSpent(seat=seat, opponents=move.opponents, left=left, rule=rule))
    state = replace(state, tokens=put(state.tokens, seat, left))
    if any(lots(state, move.opponents)):
        return replace(state, phase=Looking(phase.seat, seat, move.opponents))
    if len(move.opponents) == 1:
        (owner,) = move.opponents
        return _see(state, seat, (owner,), state.hands[owner], emit)
    cards = tuple(state.hands[owner][0] for owner in move.opponents)
    return _see(state, seat, move.opponents, cards, emit)


def lots(state: State, opponents: tuple[Seat, ...]) -> tuple[bool, ...]:
    """For each opponent, whether a lot must say which of two cards is shown (ruling R4)."""
    if len(opponents) == 1:
        return (False,)
    return tuple(len(state.hands[owner]) > 1 for owner in opponents)


def draw_lots(state: State, places: tuple[int, ...], emit: Emit[Event]) -> State:
    phase = state.phase
    assert isinstance(phase, Looking)
    pairs = zip(phase.opponents, places, strict=True)
    cards = tuple(state.hands[owner][place] for owner, place in pairs)
    state = replace(state, phase=Bidding(phase.turn))
    return _see(state, phase.seat, phase.opponents, cards, emit)


def _see(
    state: State,
    seat: Seat,
    opponents: tuple[Seat, ...],
    cards: tuple[Card, ...],
    emit: Emit[Event],
) -> State:
    if emit is not ignore:
        for owner in opponents:
            seen = tuple(card for card in cards if card in state.hands[owner])
            rule = Rule.INVESTIGATE if state.options.seats > 3 else Rule.TWO_CARDS_SEEN
            if len(opponents) == 2 and len(state.hands[owner]) == 2:
                rule = Rule.LOT
            both = (seat, owner)
            emit(CardsSeen(seat=seat, owner=owner, cards=faces(seen), rule=rule, only=both))
    return replace(state, looks=(*state.looks, Look(seat, opponents, cards)))
