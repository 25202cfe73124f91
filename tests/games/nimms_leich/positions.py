"""Positions by literal, and a few words that let tests read like the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.nimms_leich.deck import CARDS, FACES, PILE, mask
from ludotheque.games.nimms_leich.events import Event
from ludotheque.games.nimms_leich.game import NimmsLeich
from ludotheque.games.nimms_leich.model import (
    CORPSES,
    Bid,
    Bidding,
    Card,
    Claim,
    Corpse,
    Deal,
    Denounce,
    Inquest,
    Move,
    Options,
    Phase,
    State,
    Vote,
)

GAME = NimmsLeich()
FOUR = Options(seats=4)
THREE = Options(seats=3)
LETTERS = dict(zip("IPNTAR", CORPSES, strict=True))
"""I is the lowest in rank in these positions, R the highest."""

Ply: TypeAlias = tuple[Seat, Move]
Hand: TypeAlias = tuple[Card, ...]
E = TypeVar("E")


def card(face: str) -> Card:
    """The card that shows these letters: `card("IIIIPN")`."""
    counts = tuple(face.count(letter) for letter in LETTERS)
    assert sum(counts) == len(face) == 6
    return FACES.index(counts)


def bid(words: str) -> Bid:
    """`bid("3 N")`"""
    count, letter = words.split()
    return Bid(LETTERS[letter], int(count))


def claim(seat: Seat, words: str) -> Claim:
    made = bid(words)
    return Claim(seat, made.corpse, made.count)


def inquest(hands: Sequence[Hand], bids: Sequence[Claim], *, thumbs: Iterable[bool]) -> Inquest:
    """A count whose denouncer sits on the left of the last bidder."""
    last = bids[-1]
    total = sum(FACES[card][CORPSES.index(last.corpse)] for hand in hands for card in hand)
    return Inquest(tuple(bids), (last.seat + 1) % len(hands), tuple(thumbs), tuple(hands), total)


def position(
    hands: Sequence[Hand],
    *,
    options: Options | None = None,
    piles: Mapping[Seat, Hand] | None = None,
    discards: Mapping[Seat, Hand] | None = None,
    aside: Hand | None = None,
    turn: Seat = 0,
    phase: Phase | None = None,
    bids: Sequence[Claim] = (),
    tokens: Sequence[int] | None = None,
    inquests: Sequence[Inquest] = (),
    row: tuple[Corpse, ...] = CORPSES,
) -> State:
    """Piles that are not given are filled up with whatever is left; no card is ever lost."""
    options = options or Options(seats=len(hands))
    seats = range(options.seats)
    given = [*hands, *(piles or {}).values(), *(discards or {}).values(), aside or ()]
    used = [card for cards in given for card in cards]
    assert len(used) == len(set(used)), "a card stands twice"
    rest = iter([card for card in CARDS if card not in used])
    gone = tuple((discards or {}).get(seat, ()) for seat in seats)
    stacks = tuple(
        (piles or {})[seat]
        if seat in (piles or {})
        else tuple(next(rest) for _ in range(PILE - len(hands[seat]) - len(gone[seat])))
        for seat in seats
    )
    shown = 0
    for each in inquests:
        shown |= mask(each.hands)
    return State(
        options=options,
        phase=phase or Bidding(turn),
        round=len(inquests) + 1,
        row=row,
        tokens=tuple(tokens or (2,) * options.seats),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        piles=stacks,
        aside=(*(aside or ()), *rest),
        discards=gone,
        bids=tuple(bids),
        looks=(),
        inquests=tuple(inquests),
        shown=shown,
    )


def dealt(options: Options = FOUR, *, dealer: Seat = 0, first: Sequence[Card] = ()) -> State:
    """The deck in its own order, but with these cards on top of it."""
    cards = (*first, *(card for card in CARDS if card not in first))
    state, _ = play(GAME.setup(options), (NATURE, Deal(CORPSES, cards, dealer)))
    return state


def play(state: State, *plies: Ply) -> tuple[State, list[Event]]:
    """Make moves that must be legal, and listed; gather all that happened."""
    events: list[Event] = []
    for seat, move in plies:
        refusal = GAME.refusal(state, seat, move)
        assert refusal is None, f"seat {seat}, {move}: {refusal}"
        if not isinstance(move, Deal):
            assert move in GAME.moves(state, seat), f"seat {seat}: {move} is not listed"
        state = GAME.apply(state, seat, move, events.append)
    return state, events


def refused(state: State, seat: Seat, move: Move) -> Refusal:
    """The refusal of a move that must be illegal, and must not be listed."""
    refusal = GAME.refusal(state, seat, move)
    assert refusal is not None, f"seat {seat}: {move} is allowed"
    if seat == NATURE or 0 <= seat < state.options.seats:
        assert move not in GAME.moves(state, seat), f"seat {seat}: {move} is listed"
    return refusal


def denounced(state: State, thumbs: Mapping[Seat, bool]) -> list[Ply]:
    """Whose turn it is denounces; the free voters vote as told."""
    (seat,) = GAME.awaited(state)
    return [(seat, Denounce()), *((voter, Vote(thumb)) for voter, thumb in thumbs.items())]


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def cards_everywhere(state: State) -> list[Card]:
    """All cards, wherever they are."""
    rows = (*state.hands, *state.piles, *state.discards, state.aside)
    return sorted(card for row in rows for card in row)
