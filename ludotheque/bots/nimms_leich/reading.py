"""A view in numbers: what is known of each hand, to one seat and to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.core.game import Seat
from ludotheque.games.nimms_leich.bidding import RANKS, height
from ludotheque.games.nimms_leich.deck import CARDS, INDEX
from ludotheque.games.nimms_leich.imagine import secret_pairs
from ludotheque.games.nimms_leich.model import Bid, Card, Claim, View

from .odds import NOTHING, VALUES, CardCounts, Tail, accumulated, added, both, shown_by, tails


class HeldCards(NamedTuple):
    """A hand as somebody knows it: these cards, one of a pair, and some from the pool."""

    cards: tuple[Card, ...]
    pair: tuple[Card, ...]
    """Empty, or two cards of which one is in the hand."""
    free: int
    """How many more it holds that could be anything."""

    @property
    def unknown(self) -> int:
        return self.free + bool(self.pair)

    def also(self, seen: Sequence[Card]) -> HeldCards:
        """The same hand to somebody who has looked at these cards of it."""
        cards = tuple(sorted({*self.cards, *seen}))
        pair = () if {*self.pair} & {*seen} else self.pair
        held = len(self.cards) + bool(self.pair) + self.free
        return HeldCards(cards, pair, held - len(cards) - bool(pair))


class Reading:
    """What a player at the table would work out before thinking."""

    def __init__(self, view: View, me: Seat) -> None:
        self.view, self.me, self.seats = view, me, view.options.seats
        pairs = dict(secret_pairs(view))
        self.hands = [_held(hand, pairs.get(seat, ())) for seat, hand in enumerate(view.hands)]
        """As I know them."""
        rows = (*view.hands, *view.piles, *view.discards, view.aside)
        placed = {card for row in rows for card in row}
        placed.update(*pairs.values())
        self.pool = [card for card in CARDS if card not in placed]
        """The cards that could be anywhere."""
        shown = {card for each in view.inquests for hand in each.hands for card in hand}
        self.public = [self._public(seat, shown) for seat in range(self.seats)]
        """As everybody knows them."""
        self.public_pool = [card for card in CARDS if card not in shown]
        self.corpses = tuple(INDEX[corpse] for corpse in view.row)
        """From the lowest rank to the highest, as places in `CORPSES`."""
        self.own: CardCounts = shown_by(self.hands[me].cards)
        """What my own hand shows."""
        self.last = height(view.row, view.bids[-1]) if view.bids else None
        self.top = view.most * RANKS + RANKS - 1

    def _public(self, seat: Seat, shown: set[Card]) -> HeldCards:
        hand = self.view.hands[seat]
        before = self.view.inquests[-1].hands[seat] if self.view.inquests else ()
        secret = len(before) == 2 and len({*before} & {*hand}) < 2
        pair = before if secret and self.seats == 3 else ()
        known = tuple(
            card for card in hand if card is not None and card in shown and card not in pair
        )
        return HeldCards(known, pair, len(hand) - len(known) - bool(pair))

    def height(self, claim: Claim) -> int:
        return height(self.view.row, claim)

    def bid(self, step: int) -> Bid:
        return Bid(self.view.row[step % RANKS], step // RANKS)

    def lowest(self, last: int | None) -> list[int]:
        return lowest(last, self.top)


def together(hands: Sequence[HeldCards], pool: Sequence[Card]) -> tuple[Tail, ...]:
    """What hands show together: known cards, one card of each pair, the others from the pool."""
    known = NOTHING
    for hand in hands:
        known = added(known, shown_by(hand.cards))
    pairs = [[shown_by((card,)) for card in hand.pair] for hand in hands if hand.pair]
    found = []
    for corpse, tail in enumerate(tails(pool, sum(hand.free for hand in hands))):
        weights = [tail[n] - tail[n + 1] for n in range(len(tail) - 1)]
        for pair in pairs:
            either = [0.0] * VALUES
            for counts in pair:
                either[counts[corpse]] += 1 / len(pair)
            weights = both(weights, either)
        found.append(accumulated([0.0] * known[corpse] + weights))
    return tuple(found)


def lowest(last: int | None, top: int) -> list[int]:
    """The lowest open bid of each corpse after another bid: six steps up the ladder."""
    first = RANKS if last is None else last + 1
    return list(range(first, min(first + RANKS, top + 1)))


def _held(hand: tuple[Card | None, ...], pair: tuple[Card, ...]) -> HeldCards:
    known = tuple(card for card in hand if card is not None)
    return HeldCards(known, pair, len(hand) - len(known) - bool(pair))
