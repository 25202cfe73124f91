"""What a seat can know: its own hand, what it was shown, and where shown cards went since.

Every round ends with all hands on the table, so that a shown card is lost sight of in one case
only: among three players, which of two shown cards its owner kept is secret until the next count.
In the round that ends the game nobody chooses that, and so everybody knows it (ruling R11).
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ludotheque.core.game import Seat

from .bidding import most
from .deck import CARDS, mask
from .model import (
    Ballot,
    Bidding,
    Card,
    Changing,
    Dealing,
    Look,
    Looking,
    Over,
    Replacing,
    State,
    View,
    Voting,
)

ALL = (1 << len(CARDS)) - 1


def view(state: State, seat: Seat | None) -> View:
    assert seat is None or seat >= 0, "Nature sees no view"
    return _view(state, seat, places_known(state, seat), (seat,))


def revealed(state: State) -> View:
    """Every card and every secret, for those who look back."""
    return _view(state, None, ALL, range(state.options.seats))


def _view(state: State, seat: Seat | None, known: int, own: Collection[Seat | None]) -> View:
    """`own`: whose looks, votes and choices are in it."""
    return View(
        seat=seat,
        options=state.options,
        phase=_phase(state, own),
        round=state.round,
        row=state.row,
        tokens=state.tokens,
        hands=tuple([_hand(hand, known) for hand in state.hands]),
        piles=tuple([_row(pile, known) for pile in state.piles]),
        aside=_row(state.aside, known),
        discards=tuple([_row(gone, known) for gone in state.discards]),
        bids=state.bids,
        looks=tuple([_told(look, state.hands, own) for look in state.looks]),
        inquests=state.inquests,
        most=most(state),
    )


def _told(look: Look, hands: tuple[tuple[Card, ...], ...], own: Collection[Seat | None]) -> Look:
    """A look, as the investigator knows it, those who were looked at, and everybody else."""
    if look.seat in own:
        return look
    mine = [card for seat in look.opponents if seat in own for card in hands[seat]]
    return replace(look, cards=tuple([card for card in look.cards if card in mine]))


def places_known(state: State, seat: Seat | None) -> int:
    """The cards whose places this seat knows, as a set of bits."""
    seen = 0
    for look in state.looks:
        if look.seat == seat:
            seen |= mask((look.cards,))
    known = state.shown | seen
    if state.options.seats == 3 and state.inquests and not isinstance(state.phase, Over):
        for owner, (before, now) in enumerate(
            zip(state.inquests[-1].hands, state.hands, strict=True)
        ):
            if owner != seat and len(before) == 2 and sum(card in now for card in before) == 1:
                pair = mask((before,))
                if not pair & seen:
                    known &= ~pair
    return known if seat is None else known | mask((state.hands[seat],))


def _hand(hand: tuple[Card, ...], known: int) -> tuple[Card | None, ...]:
    """A hand has no order that could tell anything: known cards come first."""
    if len(hand) == 1:
        return hand if known >> hand[0] & 1 else (None,)
    visible = [card for card in hand if known >> card & 1]
    return (*visible, *[None] * (len(hand) - len(visible)))


def _row(cards: tuple[Card, ...], known: int) -> tuple[Card | None, ...]:
    return tuple([card if known >> card & 1 else None for card in cards])


def _phase(
    state: State, own: Collection[Seat | None]
) -> Dealing | Bidding | Looking | Ballot | Changing | Over:
    match state.phase:
        case Voting(denouncer=denouncer, thumbs=thumbs):
            told = (denouncer, state.bids[-1].seat, *own)
            return Ballot(
                denouncer,
                tuple([thumb is not None for thumb in thumbs]),
                tuple([thumb if one in told else None for one, thumb in enumerate(thumbs)]),
            )
        case Replacing(denouncer=denouncer, winners=winners, choices=choices):
            return Changing(
                denouncer,
                winners,
                tuple([choice is not None for choice in choices]),
                tuple([choice if one in own else None for one, choice in enumerate(choices)]),
            )
        case phase:
            return phase
