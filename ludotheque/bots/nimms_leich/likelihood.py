"""How likely somebody was to do what they did, with a hand or by caprice."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from ludotheque.core.game import Seat
from ludotheque.core.sums import total
from ludotheque.games.nimms_leich.bidding import RANKS, height
from ludotheque.games.nimms_leich.deck import CARDS, INDEX, MOST
from ludotheque.games.nimms_leich.model import Corpse, Inquest

from .odds import CardCounts, Tail, chance, shown_by, tails
from .reading import Reading, lowest

STEPS = 3
"""How many numbers of each corpse somebody would consider."""
HARDLY = 0.02
"""Nobody is quite beyond doubt, or beyond hope."""


class Habits(NamedTuple):
    """How people choose, as far as we may guess it."""

    whim: float
    """How much less likely a choice may be, and still be made now and then."""
    caprice: float
    """How often somebody says just anything."""


class TableSeen(NamedTuple):
    """The ladder of a round: corpses from the lowest rank to the highest, and its highest step."""

    corpses: tuple[int, ...]
    top: int

    def lowest(self, last: int | None) -> list[int]:
        return lowest(last, self.top)


class Outlook(NamedTuple):
    """How the table looks to an opponent, but for their own hand."""

    rest: tuple[Tail, ...]
    """What all other hands show together."""

    def truth(self, corpse: int, own: int, least: int) -> float:
        """How likely a corpse shows so often, for somebody whose hand shows it `own` times."""
        return chance(self.rest[corpse], least - own)


class Deed:
    """A raise, or a denunciation (`chosen` is None), and how much was to be said for it."""

    def __init__(
        self,
        table: TableSeen,
        outlook: Outlook,
        habits: Habits,
        last: int | None,
        chosen: int | None,
    ) -> None:
        self._outlook, self._habits, self._corpses = outlook, habits, table.corpses
        self._last, self._chosen = last, chosen
        self._firsts = table.lowest(last)
        steps = [step for first in self._firsts for step in self._row(first, table.top)]
        self._beyond = chosen is not None and chosen not in steps
        self._choices = len(steps) + (last is not None) + self._beyond
        self._top = table.top
        self._sums: dict[tuple[int, int], float] = {}

    def _row(self, first: int, top: int) -> range:
        return range(first, min(first + STEPS * RANKS, top + 1), RANKS)

    def likelihood(self, counts: CardCounts) -> float:
        """How likely this was to be done with a hand that shows so much."""
        caprice = self._habits.caprice
        return (1 - caprice) * self.sense(counts) + caprice / self._choices

    def sense(self, counts: CardCounts) -> float:
        """The same, of somebody who weighs chances."""
        whole = 0.0
        for first in self._firsts:
            corpse = self._corpses[first % RANKS]
            key = first, counts[corpse]
            if key not in self._sums:
                row = self._row(first, self._top)
                self._sums[key] = total(self._raise(step, counts) for step in row)
            whole += self._sums[key]
        denounced = 0.0 if self._last is None else self._pull(1 - self._truth(self._last, counts))
        whole += denounced
        this = denounced if self._chosen is None else self._raise(self._chosen, counts)
        if self._beyond:
            whole += this
        return this / whole

    def _raise(self, step: int, counts: CardCounts) -> float:
        return self._pull(self._truth(step, counts))

    def _truth(self, step: int, counts: CardCounts) -> float:
        corpse = self._corpses[step % RANKS]
        return self._outlook.truth(corpse, counts[corpse], step // RANKS)

    def _pull(self, chance: float) -> float:
        return exp(chance / self._habits.whim)


def caprice(reading: Reading, seat: Seat, habits: Habits) -> float:
    """How likely somebody says just anything, after what they said in the rounds on record."""
    odds = log(habits.caprice / (1 - habits.caprice))
    for inquest in reading.view.inquests:
        odds += _suspicion(inquest, reading.view.row, habits)[seat]
    return min(max(1 / (1 + exp(-odds)), HARDLY), 1 - HARDLY)


@lru_cache(maxsize=1 << 12)
def _suspicion(inquest: Inquest, row: tuple[Corpse, ...], habits: Habits) -> tuple[float, ...]:
    """For each seat, how much its bids of a round speak for caprice, now that its hand is known.

    Caprice picks any bid that is open; sense, what looks likely from the hand.
    """
    cards = sum(map(len, inquest.hands))
    table = TableSeen(tuple(INDEX[corpse] for corpse in row), MOST[cards] * RANKS + RANKS - 1)
    found, last = [0.0] * len(inquest.hands), None
    for claim in inquest.bids:
        step, hand = height(row, claim), inquest.hands[claim.seat]
        outlook = Outlook(tails(CARDS, cards - len(hand)))
        sense = Deed(table, outlook, habits, last, step).sense(shown_by(hand))
        first = RANKS if last is None else last + 1
        found[claim.seat] += log(1 / (table.top - first + 2)) - log(max(sense, 1e-6))
        last = step
    return tuple(max(min(each, 8.0), -4.0) for each in found)
