"""What the others may hold, judged by what they say.

Whoever bids is taken for somebody who weighs chances: raises that look likely from a hand are made
more often from it, and a bid that looks unlikely is denounced rather than raised. Each hand that an
opponent could hold weighs as much as what they did was to be expected from it. Who has said just
anything in earlier rounds is not listened to any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import NamedTuple

from ludotheque.core.game import Seat
from ludotheque.games.nimms_leich.model import Ballot, Card

from .likelihood import Deed, Habits, Outlook, TableSeen, caprice
from .odds import KINDS, CardCounts, Tail, accumulated, both, shown_by
from .reading import HeldCards, Reading, together


class Guess(NamedTuple):
    """One hand that an opponent could hold."""

    cards: tuple[Card, ...]
    counts: CardCounts
    weight: float


class Belief:
    def __init__(self, reading: Reading, habits: Habits) -> None:
        self.reading, self._table = reading, TableSeen(reading.corpses, reading.top)
        self.others = [seat for seat in range(reading.seats) if seat != reading.me]
        self.outlooks = {seat: outlook(reading, seat) for seat in self.others}
        self.guesses = {
            seat: self._weighed(seat, habits._replace(caprice=caprice(reading, seat, habits)))
            for seat in self.others
        }

    def _weighed(self, seat: Seat, habits: Habits) -> list[Guess]:
        hands = possible(self.reading.hands[seat], self.reading.pool)
        deeds = self._deeds(seat, habits)
        if not deeds or len(hands) == 1:
            return [Guess(cards, shown_by(cards), 1 / len(hands)) for cards in hands]
        found, whole = [], 0.0
        for cards in hands:
            counts, weight = shown_by(cards), 1.0
            for deed in deeds:
                weight *= deed.likelihood(counts)
            found.append((cards, counts, weight))
            whole += weight
        return [Guess(cards, counts, weight / whole) for cards, counts, weight in found]

    def _deeds(self, seat: Seat, habits: Habits) -> list[Deed]:
        """What this opponent has done in the round: bids, and a denunciation."""
        reading, last = self.reading, None
        deeds: list[Deed] = []
        for claim in reading.view.bids:
            step = reading.height(claim)
            if claim.seat == seat:
                deeds.append(Deed(self._table, self.outlooks[seat], habits, last, step))
            last = step
        phase = reading.view.phase
        if isinstance(phase, Ballot) and phase.denouncer == seat:
            deeds.append(Deed(self._table, self.outlooks[seat], habits, last, None))
        return deeds

    def totals(self) -> tuple[Tail, ...]:
        """What all hands show together; hands of different players are taken one by one."""
        return self.without((), self.reading.own)

    def without(
        self, seen: tuple[Seat, ...], known: CardCounts, lots: Mapping[Seat, Card] | None = None
    ) -> tuple[Tail, ...]:
        """What is known, and the hands that were not seen, show together.

        Of the hands in `lots` one card was seen; the whole of them is among what shows.
        """
        halves = lots or {}
        rest = [
            [guess for guess in guesses if seat not in halves or halves[seat] in guess.cards]
            for seat, guesses in self.guesses.items()
            if seat not in seen or seat in halves
        ]
        found = []
        for corpse in range(KINDS):
            weights = [0.0] * known[corpse] + [1.0]
            for guesses in rest:
                each = [0.0] * (1 + max(guess.counts[corpse] for guess in guesses))
                for guess in guesses:
                    each[guess.counts[corpse]] += guess.weight
                weights = both(weights, each)
            found.append(accumulated(weights))
        return tuple(found)

    def worlds(self, wanted: int, rng: Random) -> list[dict[Seat, Guess]]:
        """Hands for everybody, as likely as they are; no card is in two hands, but for the odd
        world where so few fit that none was found.
        """
        columns = [
            (seat, guesses, [guess.weight for guess in guesses])
            for seat, guesses in self.guesses.items()
        ]
        drawn = [
            (seat, rng.choices(guesses, weights, k=wanted)) for seat, guesses, weights in columns
        ]
        found = [{seat: hands[n] for seat, hands in drawn} for n in range(wanted)]
        return [world for world in found if _disjoint(world)] or found[:1]


def _disjoint(world: dict[Seat, Guess]) -> bool:
    cards = [card for guess in world.values() for card in guess.cards]
    return len(cards) == len(set(cards))


def possible(held: HeldCards, pool: list[Card]) -> list[tuple[Card, ...]]:
    """Every hand that fits what is known of it."""
    starts = [(*held.cards, kept) for kept in held.pair] or [held.cards]
    return [(*start, *drawn) for start in starts for drawn in combinations(pool, held.free)]


def outlook(reading: Reading, seat: Seat) -> Outlook:
    """What an opponent knows: what is public and, if they looked at my hand, what they saw."""
    hands, me = list(reading.public), reading.me
    if seen := _seen_by(reading, seat):
        hands[me] = hands[me].also(seen)
    del hands[seat]
    return Outlook(together(hands, reading.public_pool))


def _seen_by(reading: Reading, seat: Seat) -> list[Card]:
    """The cards of my hand that an opponent has looked at in this round."""
    looks = [look for look in reading.view.looks if look.seat == seat]
    return [
        card
        for card in reading.hands[reading.me].cards
        if any(card in look.cards for look in looks)
    ]
