"""A whole state that could lie behind a view, any of them as likely as any other.

First the secret choices of the last round are guessed, then every card that the seat cannot place
is dealt to a place that it cannot name.
"""

from __future__ import annotations

from random import Random
from typing import cast

from msgspec.structs import replace

from ludotheque.core.game import Seat

from .deck import CARDS, mask
from .model import Ballot, Card, Changing, Look, Phase, Replacing, State, View, Voting
from .replacing import replacements

Places = list[list[Card | None]]


def imagine(view: View, rng: Random) -> State:
    hands: Places = [list(hand) for hand in view.hands]
    piles: Places = [list(pile) for pile in view.piles]
    discards: Places = [list(gone) for gone in view.discards]
    aside = list(view.aside)
    for seat, pair in secret_pairs(view):
        kept, gone = rng.sample(pair, 2)
        hands[seat][hands[seat].index(None)] = kept
        if _won(view, seat):
            discards[seat][-1] = gone
        elif piles[seat]:
            piles[seat][-1] = gone
        else:
            aside[_exchanged_place(view, seat)] = gone
    _deal([*hands, *piles, *discards, aside], view, rng)
    return _with_secrets(
        State(
            options=view.options,
            phase=_open_phase(view),
            round=view.round,
            row=view.row,
            tokens=view.tokens,
            hands=tuple(tuple(sorted(hand)) for hand in _dealt(hands)),
            piles=_dealt(piles),
            aside=_dealt([aside])[0],
            discards=_dealt(discards),
            bids=view.bids,
            looks=(),
            inquests=view.inquests,
            shown=_shown(view),
        ),
        view,
        rng,
    )


def secret_pairs(view: View) -> list[tuple[Seat, tuple[Card, ...]]]:
    """Whose hand holds one of two cards that were shown, and which two, as far as it is secret."""
    if view.options.seats > 3 or not view.inquests:
        return []
    shown = enumerate(view.inquests[-1].hands)
    return [
        (seat, pair)
        for seat, pair in shown
        if len(pair) == 2 and None in view.hands[seat] and not set(pair) & set(view.hands[seat])
    ]


def _won(view: View, seat: Seat) -> bool:
    last = view.inquests[-1]
    return last.thumbs[seat] == (last.total >= last.bids[-1].count)


def _exchanged_place(view: View, seat: Seat) -> int:
    """Where the card lies that this seat gave up: those of others may lie under it (ruling R8)."""
    last, seats = view.inquests[-1], view.options.seats
    order = [(last.denouncer + 1 + step) % seats for step in range(seats)]
    after = order[order.index(seat) + 1 :]
    return -1 - sum(exchanged(view, other) for other in after)


def exchanged(view: View, seat: Seat) -> bool:
    """Whether a seat took a card of those set aside after the last count."""
    hand = view.inquests[-1].hands[seat]
    return not _won(view, seat) and not view.piles[seat] and view.hands[seat] != hand


def _deal(places: Places, view: View, rng: Random) -> None:
    """Every card without a place to every place without a card."""
    placed = {card for row in places for card in row}
    cards = [card for card in CARDS if card not in placed] if view.row else []
    rng.shuffle(cards)
    for row in places:
        for place, card in enumerate(row):
            if card is None:
                row[place] = cards.pop()
    assert not cards, "no card may be left over"


def _dealt(places: Places) -> tuple[tuple[Card, ...], ...]:
    return cast("tuple[tuple[Card, ...], ...]", tuple(map(tuple, places)))


def _shown(view: View) -> int:
    shown = 0
    for inquest in view.inquests:
        shown |= mask(inquest.hands)
    return shown


def _open_phase(view: View) -> Phase:
    match view.phase:
        case Ballot(denouncer=denouncer, thumbs=thumbs):
            return Voting(denouncer, thumbs)
        case Changing(denouncer=denouncer, winners=winners):
            return Replacing(denouncer, winners, (None,) * view.options.seats)
        case phase:
            return phase


def _with_secrets(state: State, view: View, rng: Random) -> State:
    """What others saw, voted and chose: each as it could be in this deal."""
    if view.looks:
        looks = tuple(look if look.cards else _look(state, look, rng) for look in view.looks)
        state = replace(state, looks=looks)
    match view.phase:
        case Ballot(denouncer=denouncer, voted=voted, thumbs=thumbs):
            guessed = tuple(
                rng.random() < 0.5 if has and thumb is None else thumb
                for has, thumb in zip(voted, thumbs, strict=True)
            )
            return replace(state, phase=Voting(denouncer, guessed))
        case Changing(denouncer=denouncer, winners=winners, chosen=chosen, choices=choices):
            told = tuple(
                rng.choice(replacements(state, seat))
                if has and choices[seat] is None
                else choices[seat]
                for seat, has in enumerate(chosen)
            )
            return replace(state, phase=Replacing(denouncer, winners, told))
    return state


def _look(state: State, look: Look, rng: Random) -> Look:
    if len(look.opponents) == 1:
        return Look(look.seat, look.opponents, state.hands[look.opponents[0]])
    cards = tuple(rng.choice(state.hands[owner]) for owner in look.opponents)
    return Look(look.seat, look.opponents, cards)
