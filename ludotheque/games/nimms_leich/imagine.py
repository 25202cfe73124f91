"""A whole state that could lie behind a view, any of them as likely as any other.

First the secret choices of the last round are guessed, then every card that the seat cannot place
is dealt to a place that it cannot name.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.core.game import Seat, put

from .deck import CARDS, mask
from .model import Ballot, Card, Changing, Look, Phase, Replacing, State, View, Voting
from .replacing import replacements

Row: TypeAlias = tuple[Card | None, ...]
"""Cards that lie together, as far as they are known."""

_ALL = frozenset(CARDS)


def imagine(view: View, rng: Random) -> State:
    hands, piles, discards = list(view.hands), list(view.piles), list(view.discards)
    aside: Row = view.aside
    for seat, pair in secret_pairs(view):
        kept, gone = rng.sample(pair, 2)
        hands[seat] = put(hands[seat], hands[seat].index(None), kept)
        if _won(view, seat):
            discards[seat] = put(discards[seat], -1, gone)
        elif piles[seat]:
            piles[seat] = put(piles[seat], -1, gone)
        else:
            aside = put(aside, _exchanged_place(view, seat), gone)
    rows = _dealt((*hands, *piles, *discards, aside), bool(view.row), rng)
    seats = len(hands)
    held = rows[:seats]
    if seats < 4:  # only then has anybody two
        held = tuple([hand if len(hand) < 2 else tuple(sorted(hand)) for hand in held])
    state = State(
        options=view.options,
        # In this order: what they saw, and then what they voted.
        looks=_looks(view, held, rng),
        phase=_open_phase(view, rng),
        round=view.round,
        row=view.row,
        tokens=view.tokens,
        hands=held,
        piles=rows[seats : 2 * seats],
        aside=rows[-1],
        discards=rows[2 * seats : -1],
        bids=view.bids,
        inquests=view.inquests,
        shown=_shown(view),
    )
    return state if type(state.phase) is not Replacing else _with_choices(state, view, rng)


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


def _dealt(rows: tuple[Row, ...], begun: bool, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Every card without a place to every place without a card."""
    known = sum(rows, ())
    lot = rng.random
    # To sort by lots is as good as to shuffle, and twice as quick.
    cards = sorted(_ALL.difference(known), key=lambda _: lot()) if begun else []
    for place, card in enumerate(known):
        if card is not None:
            cards.insert(place, card)
    assert len(cards) == len(known), "no card may be left over"
    dealt = tuple(cards)
    found: list[tuple[Card, ...]] = []
    at = 0
    for row in rows:
        found.append(dealt[at : (at := at + len(row))])
    return tuple(found)


def _shown(view: View) -> int:
    shown = 0
    for inquest in view.inquests:
        shown |= mask(inquest.hands)
    return shown


def _open_phase(view: View, rng: Random) -> Phase:
    """What others voted is guessed; what they chose must wait until their cards are dealt."""
    phase = view.phase
    if type(phase) is Ballot:
        guessed = [
            rng.random() < 0.5 if has and thumb is None else thumb
            for has, thumb in zip(phase.voted, phase.thumbs, strict=True)
        ]
        return Voting(phase.denouncer, tuple(guessed))
    if isinstance(phase, Changing):
        return Replacing(phase.denouncer, phase.winners, (None,) * view.options.seats)
    assert not isinstance(phase, Ballot)
    return phase


def _with_choices(state: State, view: View, rng: Random) -> State:
    """What others chose: each as it could be in this deal."""
    phase = view.phase
    assert isinstance(phase, Changing)
    choices = phase.choices
    told = tuple(
        rng.choice(replacements(state, seat)) if has and choices[seat] is None else choices[seat]
        for seat, has in enumerate(phase.chosen)
    )
    return replace(state, phase=Replacing(phase.denouncer, phase.winners, told))


def _looks(view: View, hands: tuple[tuple[Card, ...], ...], rng: Random) -> tuple[Look, ...]:
    """What others saw, as it could be in this deal."""
    seat, looks = view.seat, view.looks
    if not looks:
        return looks
    return tuple([look if look.seat == seat else _look(hands, look, rng) for look in looks])


def _look(hands: tuple[tuple[Card, ...], ...], look: Look, rng: Random) -> Look:
    """What another seat saw: of whom it was shown knows it, of the others a lot decided it."""
    opponents = look.opponents
    if len(opponents) == 1:
        return Look(look.seat, opponents, hands[opponents[0]])
    told = [[card for card in hands[owner] if card in look.cards] for owner in opponents]
    cards = [
        rng.choice(known or hands[owner]) for owner, known in zip(opponents, told, strict=True)
    ]
    return Look(look.seat, opponents, tuple(cards))
