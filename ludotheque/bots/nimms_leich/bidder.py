"""Bots that reckon with chances, and with nothing that others say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.bots.thinking import Thought
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.nimms_leich.deck import CARDS
from ludotheque.games.nimms_leich.model import Bidding, Changing, Investigate, Move, View

from .odds import Tail
from .plain import awaited, best_raise, decided, totals, truth
from .reading import HeldCards, Reading, together
from .style import PLAIN, BiddingStyle
from .thoughts import all_alike, by_chances
from .tokens import visits


class PlainBidder:
    """The plain probability bot: bids what is most likely, denounces what is less likely still.

    It knows its own card and the notebook, and takes bids for noise. Where whatever it does is
    less likely to be right than `doubt`, it spends a token first, on those of whom least is known.
    `slips` is how often it does anything at all instead. If it is `forgetful`, it does without the
    notebook.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        doubt: float = 0.0,
        slips: float = 0.0,
        forgetful: bool = False,
        style: BiddingStyle = PLAIN,
    ) -> None:
        self.game, self.doubt, self.slips, self.forgetful = game, doubt, slips, forgetful
        self.style = style

    def in_style(self, style: BiddingStyle) -> PlainBidder:
        return PlainBidder(
            self.game,
            doubt=self.doubt,
            slips=self.slips,
            forgetful=self.forgetful,
            style=style,
        )

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        if not awaited(view, seat):
            return None
        if isinstance(view.phase, Changing) or (self.slips and rng.random() < self.slips):
            move: Move = self.game.sample(self.game.imagine(view, rng), seat, rng)
            return move
        reading = Reading(view, seat)
        odds = self._odds(reading)
        if isinstance(view.phase, Bidding) and view.tokens[seat]:
            look = self._looked(reading, odds, rng)
            if look is not None:
                return look
        return decided(reading, odds, self.style)

    def _looked(self, reading: Reading, odds: tuple[Tail, ...], rng: Random) -> Investigate | None:
        _, likely = best_raise(reading, odds, reading.last)
        if reading.last is not None:
            likely = max(likely, 1 - truth(reading, odds, reading.last))
        if likely >= self.doubt:
            return None
        found = visits(reading)
        rng.shuffle(found)
        return max(
            (Investigate(visit) for visit in found),
            key=lambda look: sum(reading.hands[seat].unknown for seat in look.opponents),
            default=None,
        )

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        if not awaited(view, seat):
            return []
        if isinstance(view.phase, Changing):
            return all_alike(view, seat, list(self.game.moves(self.game.imagine(view, rng), seat)))
        reading = Reading(view, seat)
        return by_chances(reading, self._odds(reading), also)

    def _odds(self, reading: Reading) -> tuple[Tail, ...]:
        return _own_card_only(reading) if self.forgetful else totals(reading)


def _own_card_only(reading: Reading) -> tuple[Tail, ...]:
    """As a beginner would: the own hand, and all the rest could be anything."""
    others = sum(len(hand) for seat, hand in enumerate(reading.view.hands) if seat != reading.me)
    own = reading.hands[reading.me].cards
    pool = [card for card in CARDS if card not in own]
    return together([HeldCards(own, (), others)], pool)
