"""Clauses 3 and 5: thumbs on the count of three, the inquest, and whose cards go."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, ignore, put

from .deck import FACES, INDEX, TOKENS, mask, showing
from .events import (
    BidDenounced,
    BidJudged,
    CardDiscarded,
    CardsKept,
    CardsTaken,
    CardTucked,
    Event,
    GameWon,
    HandShown,
    RoundOpened,
    ThumbsShown,
    VoteSealed,
    WinShared,
    faces,
)
from .model import Bidding, Card, Inquest, Over, Replacing, Rule, State, Voting, from_afar


def denounce(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """Clause 3.2: the denouncer has no thumb, the bidder has one, the others think about it."""
    last = state.bids[-1]
    if emit is not ignore:
        emit(
            BidDenounced(
                seat=seat,
                bidder=last.seat,
                corpse=last.corpse,
                count=last.count,
                rule=Rule.DENOUNCE,
            )
        )
    thumbs: list[bool | None] = [None] * state.options.seats
    thumbs[seat], thumbs[last.seat] = False, True
    return replace(state, phase=Voting(seat, tuple(thumbs)))


def vote(state: State, seat: Seat, thumb: bool, emit: Emit[Event]) -> State:
    phase = state.phase
    assert isinstance(phase, Voting)
    if emit is not ignore:
        emit(VoteSealed(seat=seat, rule=Rule.THUMBS))
    thumbs = put(phase.thumbs, seat, thumb)
    if None in thumbs:
        return replace(state, phase=Voting(phase.denouncer, thumbs))
    return count(state, phase.denouncer, tuple(map(bool, thumbs)), emit)


def count(state: State, denouncer: Seat, thumbs: tuple[bool, ...], emit: Emit[Event]) -> State:
    last = state.bids[-1]
    total = showing(last.corpse, state.hands)
    good = total >= last.count
    winners = tuple([thumb == good for thumb in thumbs])
    if emit is not ignore:
        _narrate(state, thumbs, emit)
        emit(
            BidJudged(
                corpse=last.corpse, count=last.count, total=total, good=good, rule=Rule.VERDICT
            )
        )
    looks = tuple([from_afar(look) for look in state.looks])
    inquest = Inquest(state.bids, denouncer, thumbs, state.hands, total, looks)
    return leave(_noted(state, inquest), denouncer, winners, emit)


def _noted(state: State, inquest: Inquest) -> State:
    """Ruling R6: what stays before everybody's eyes, and what is left to their memory."""
    shown = mask(inquest.hands)
    if state.options.notebook == "on":
        return replace(state, inquests=(*state.inquests, inquest), shown=shown | state.shown)
    past = state.inquests[-1:] if state.options.notebook == "two" else ()
    for each in past:
        shown |= mask(each.hands)
    return replace(state, inquests=(*past, inquest), shown=shown)


def _narrate(state: State, thumbs: tuple[bool, ...], emit: Emit[Event]) -> None:
    """All thumbs at once, then one hand after the other, from the bidder's left."""
    seats, last = range(state.options.seats), state.bids[-1]
    up = tuple(seat for seat in seats if thumbs[seat])
    down = tuple(seat for seat in seats if not thumbs[seat])
    emit(ThumbsShown(thumbs=up, fists=down, rule=Rule.THUMBS))
    total, index = 0, INDEX[last.corpse]
    for step in seats:
        seat = (last.seat + 1 + step) % len(seats)
        here = sum(FACES[card][index] for card in state.hands[seat])
        total += here
        emit(
            HandShown(
                seat=seat,
                cards=faces(state.hands[seat]),
                showing=here,
                total=total,
                rule=Rule.COUNT,
            )
        )


def leave(state: State, denouncer: Seat, winners: tuple[bool, ...], emit: Emit[Event]) -> State:
    """Clause 3.5, or the choices of three players, unless somebody's last card goes.

    Then there is nothing to choose for any more: of another winner's two cards, one goes (R11).
    """
    hands, piles = list(state.hands), list(state.piles)
    finished = tuple(
        [
            seat
            for seat, won in enumerate(winners)
            if won and not piles[seat] and len(hands[seat]) == 1
        ]
    )
    three = len(hands) == 3
    if three and not finished:
        return replace(state, phase=Replacing(denouncer, winners, (None,) * 3))
    discards, told = list(state.discards), emit is not ignore
    for seat, won in enumerate(winners):
        hand = hands[seat]
        if won:
            discards[seat] += hand[:1]
            hands[seat] = hand[1:]
            if told:
                left = len(hands[seat]) + len(piles[seat])
                among_three = Rule.LAST_CARD if seat in finished else Rule.LAST_ROUND
                rule = among_three if three else Rule.CARDS_GO
                emit(CardDiscarded(seat=seat, left=left, rule=rule))
        elif not three:
            if piles[seat]:
                piles[seat] += hand
                hands[seat] = ()
                if told:
                    emit(CardTucked(seat=seat, rule=Rule.CARDS_GO))
            elif told:
                emit(CardsKept(seat=seat, rule=Rule.SAME_CARD))
    state = replace(state, hands=tuple(hands), piles=tuple(piles), discards=tuple(discards))
    if finished:
        return end(state, finished, emit)
    return open_round(state, (denouncer + 1) % state.options.seats, emit)


def end(state: State, finished: tuple[Seat, ...], emit: Emit[Event]) -> State:
    """Clause 5: of several who finish at once, those who used the fewest tokens."""
    used = {seat: TOKENS - state.tokens[seat] for seat in finished}
    winners = tuple(seat for seat in finished if used[seat] == min(used.values()))
    rule = Rule.WIN if len(finished) == 1 else Rule.TIE
    if len(winners) == 1:
        emit(GameWon(seat=winners[0], rule=rule))
    else:
        emit(WinShared(winners=winners, rule=rule))
    return replace(state, phase=Over(winners, finished), bids=(), looks=())


def open_round(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """Clause 2.1: everybody takes cards until their hand is full, as far as they have any."""
    hands, piles = list(state.hands), list(state.piles)
    full = 2 if len(hands) == 3 else 1
    taken: dict[Seat, tuple[Card, ...]] = {}
    for owner, hand in enumerate(hands):
        if len(hand) < full and (pile := piles[owner]):
            wanted = full - len(hand)
            cards = pile[:wanted]
            piles[owner] = pile[wanted:]
            if full > 1:
                cards = tuple(sorted(cards))
            taken[owner] = cards
            hands[owner] = tuple(sorted(hand + cards)) if hand else cards
    if emit is not ignore:
        emit(
            RoundOpened(
                round=state.round + 1,
                seat=seat,
                rule=Rule.NEXT_OPENER if state.round > 0 else Rule.OPENER,
            )
        )
        rule = Rule.HAND if full == 1 else Rule.TWO_IN_HAND
        for owner, cards in taken.items():
            emit(CardsTaken(seat=owner, cards=faces(cards), rule=rule, only=(owner,)))
    return replace(
        state,
        phase=Bidding(seat),
        round=state.round + 1,
        hands=tuple(hands),
        piles=tuple(piles),
        bids=(),
        looks=(),
    )
