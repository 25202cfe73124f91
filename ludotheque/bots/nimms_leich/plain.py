"""Bots that reckon with chances, and with nothing that others say."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.nimms_leich.bidding import RANKS
from ludotheque.games.nimms_leich.deck import CARDS
from ludotheque.games.nimms_leich.model import Ballot, Bidding, Changing, Denounce, Move, View, Vote

from .odds import Tail, chance
from .reading import HeldCards, Reading, together

EVEN = 0.5
CLOSE = 1e-9


class PlainBidder:
    """The plain probability bot: bids what is most likely, denounces what is less likely still.

    It knows its own card and the notebook, takes bids for noise, and spends no tokens but by a
    slip: `slips` is how often it does anything at all instead. If it is `forgetful`, it does
    without the notebook.
    """

    def __init__(self, game: AnyGame, *, slips: float = 0.0, forgetful: bool = False) -> None:
        self.game, self.slips, self.forgetful = game, slips, forgetful

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        if not awaited(view, seat):
            return None
        if isinstance(view.phase, Changing) or (self.slips and rng.random() < self.slips):
            move: Move = self.game.sample(self.game.imagine(view, rng), seat, rng)
            return move
        reading = Reading(view, seat)
        odds = _own_card_only(reading) if self.forgetful else totals(reading)
        return decided(reading, odds)


def awaited(view: View, seat: Seat) -> bool:
    match view.phase:
        case Bidding(seat=turn):
            return turn == seat
        case Ballot(voted=done) | Changing(chosen=done):
            return not done[seat]
    return False


def decided(reading: Reading, odds: tuple[Tail, ...]) -> Move:
    """The likelier of the best raise and the denunciation; with thumbs, the likelier side."""
    if not isinstance(reading.view.phase, Bidding):
        assert reading.last is not None
        return Vote(truth(reading, odds, reading.last) >= EVEN)
    step, likely = best_raise(reading, odds, reading.last)
    if reading.last is not None and 1 - truth(reading, odds, reading.last) > likely:
        return Denounce()
    return reading.bid(step)


def best_raise(reading: Reading, odds: tuple[Tail, ...], last: int | None) -> tuple[int, float]:
    """Of the likeliest raises the highest, for it leaves the next player the least.

    No raise at all has no chance.
    """
    best, likely = -1, -1.0
    for first in reading.lowest(last):
        for step in range(first, reading.top + 1, RANKS):
            now = truth(reading, odds, step)
            if now < likely - CLOSE or not now:
                break
            if now > likely + CLOSE or step > best:
                best, likely = step, now
    if best < 0 and (open_steps := reading.lowest(last)):
        return open_steps[0], 0.0
    return best, likely


def truth(reading: Reading, odds: tuple[Tail, ...], step: int) -> float:
    """How likely the bid of this height is good."""
    return chance(odds[reading.corpses[step % RANKS]], step // RANKS)


def totals(reading: Reading) -> tuple[Tail, ...]:
    """What all hands show together, from what this seat knows of each."""
    return together(reading.hands, reading.pool)


def _own_card_only(reading: Reading) -> tuple[Tail, ...]:
    """As a beginner would: the own hand, and all the rest could be anything."""
    others = sum(len(hand) for seat, hand in enumerate(reading.view.hands) if seat != reading.me)
    own = reading.hands[reading.me].cards
    pool = [card for card in CARDS if card not in own]
    return together([HeldCards(own, (), others)], pool)
