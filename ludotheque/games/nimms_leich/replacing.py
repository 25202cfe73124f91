"""Clause 6: among three players, each chooses which card goes, and where."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, put

from .counting import open_round
from .events import (
    CardDiscarded,
    CardExchanged,
    CardsKept,
    CardsTaken,
    CardTucked,
    ChoiceSealed,
    Event,
    faces,
)
from .model import Discard, Exchange, Keep, Replacement, Replacing, Rule, State, Tuck


def replacements(state: State, seat: Seat) -> list[Replacement]:
    """What a seat may choose after the count, whether it has already chosen or not."""
    phase, hand = state.phase, state.hands[seat]
    assert isinstance(phase, Replacing)
    if phase.winners[seat]:
        return [Discard(card) for card in hand]
    if state.piles[seat]:
        return [Tuck(card) for card in hand]
    return [Keep(), *(Exchange(card) for card in hand)]


def choose(state: State, seat: Seat, move: Replacement, emit: Emit[Event]) -> State:
    phase = state.phase
    assert isinstance(phase, Replacing)
    emit(ChoiceSealed(seat=seat, rule=Rule.CHOSEN_TOGETHER))
    choices = put(phase.choices, seat, move)
    if None in choices:
        return replace(state, phase=replace(phase, choices=choices))
    opener = (phase.denouncer + 1) % state.options.seats
    for step in range(state.options.seats):
        owner = (opener + step) % state.options.seats
        choice = choices[owner]
        assert choice is not None
        state = _carry_out(state, owner, choice, emit)
    return open_round(state, opener, emit)


def _carry_out(state: State, seat: Seat, choice: Replacement, emit: Emit[Event]) -> State:
    """The card goes; the next of the pile is taken when the round opens."""
    hand, pile = state.hands[seat], state.piles[seat]
    if isinstance(choice, Keep):
        emit(CardsKept(seat=seat, rule=Rule.KEPT))
        return state
    rest = tuple(card for card in hand if card != choice.card)
    match choice:
        case Discard(card=card):
            left = len(rest) + len(pile)
            rule = Rule.WINNER_CHOOSES if left > 1 else Rule.LAST_CARD
            emit(CardDiscarded(seat=seat, left=left, rule=rule))
            gone = put(state.discards, seat, (*state.discards[seat], card))
            return replace(state, hands=put(state.hands, seat, rest), discards=gone)
        case Tuck(card=card):
            emit(CardTucked(seat=seat, rule=Rule.LOSER_CHOOSES))
            under = put(state.piles, seat, (*pile, card))
            return replace(state, hands=put(state.hands, seat, rest), piles=under)
        case Exchange(card=card):
            emit(CardExchanged(seat=seat, rule=Rule.EXCHANGE))
            top, *others = state.aside
            emit(CardsTaken(seat=seat, cards=faces((top,)), rule=Rule.EXCHANGE, only=(seat,)))
            return replace(
                state,
                hands=put(state.hands, seat, tuple(sorted((*rest, top)))),
                aside=(*others, card),
            )
