"""How a round could go on from here, if everybody holds what a dreamt world gives them."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.nimms_leich.bidding import RANKS

from .belief import Belief, Guess
from .odds import KINDS, CardCounts, Tail, chance
from .plain import EVEN
from .race import standing
from .reading import Reading

World: TypeAlias = dict[Seat, Guess]
Lifts: TypeAlias = tuple[float, ...]
"""How much more of each corpse somebody expects, for what was said."""
NO_LIFTS: Lifts = (0.0,) * KINDS
DENOUNCE = -1
CERTAIN = 1 - 1e-9


class Rollout:
    """Plays rounds to their end in the head. Opponents weigh chances from their own hands.

    `faith` is how many corpses more a listener expects in the hand of whoever named them: nobody
    knows how far the others take each other at their word, so each world has its own.
    """

    def __init__(self, belief: Belief) -> None:
        self.belief, self.reading = belief, belief.reading
        reading: Reading = belief.reading
        self.odds = belief.totals()
        self.said = [(claim.seat, reading.height(claim)) for claim in reading.view.bids]
        self.left = [
            len(hand) + len(pile)
            for hand, pile in zip(reading.view.hands, reading.view.piles, strict=True)
        ]
        self.shares: dict[tuple[bool, ...], float] = {}
        self.answers: dict[tuple[Seat, CardCounts | None, int, Lifts], int] = {}

    def value(self, action: int, world: World, faith: float) -> float:
        """My share of the win after the round that this action leads to in this world."""
        return self.share(self.winners(action, world, faith))

    def winners(self, action: int, world: World, faith: float) -> tuple[bool, ...]:
        """Who gets rid of a card at the end of that round."""
        reading = self.reading
        turn, said = reading.me, list(self.said)
        while action != DENOUNCE:
            said.append((turn, action))
            turn = (turn + 1) % reading.seats
            action = self._answer(turn, said, world, faith)
        return self._judged(turn, said, world, faith)

    def voted(self, denouncer: Seat, up: bool, world: World, faith: float) -> tuple[bool, ...]:
        """The same where thumbs decide, and mine is this."""
        return self._judged(denouncer, self.said, world, faith, up)

    def answer(self, seat: Seat, world: World) -> int:
        """What an opponent would do now: a step up the ladder, or to denounce."""
        return self._answer(seat, self.said, world, 0.0)

    def _answer(self, seat: Seat, said: list[tuple[Seat, int]], world: World, faith: float) -> int:
        """The likeliest raise, or a denunciation where that is likelier still."""
        last, lifts = said[-1][1], self._lifts(seat, said, faith)
        counts = None if seat == self.reading.me else world[seat].counts
        key = seat, counts, last, lifts
        if key not in self.answers:
            best, likely = DENOUNCE, 1 - self._truth(seat, counts, last, lifts)
            for step in self.reading.lowest(last):
                now = self._truth(seat, counts, step, lifts)
                while now >= likely:
                    best, likely = step, now
                    if now < CERTAIN:
                        break
                    step += RANKS  # as long as it is certain, higher is better
                    now = self._truth(seat, counts, step, lifts)
            self.answers[key] = best
        return self.answers[key]

    def _judged(
        self,
        denouncer: Seat,
        said: list[tuple[Seat, int]],
        world: World,
        faith: float,
        mine: bool | None = None,
    ) -> tuple[bool, ...]:
        bidder, last = said[-1]
        corpse, least = self.reading.corpses[last % RANKS], last // RANKS
        shown = self.reading.own[corpse]
        for guess in world.values():
            shown += guess.counts[corpse]
        good = shown >= least
        winners = []
        for seat in range(self.reading.seats):
            if seat == denouncer:
                thumb = False
            elif seat == bidder:
                thumb = True
            elif seat == self.reading.me and mine is not None:
                thumb = mine
            else:
                counts = None if seat == self.reading.me else world[seat].counts
                lifts = self._lifts(seat, said, faith)
                thumb = self._truth(seat, counts, last, lifts) >= EVEN
            winners.append(thumb == good)
        return tuple(winners)

    def share(self, winners: tuple[bool, ...]) -> float:
        if winners not in self.shares:
            left = [cards - won for cards, won in zip(self.left, winners, strict=True)]
            self.shares[winners] = standing(left, self.reading.view.tokens, self.reading.me)
        return self.shares[winners]

    def _lifts(self, listener: Seat, said: list[tuple[Seat, int]], faith: float) -> Lifts:
        """How much more of each corpse a listener expects, by who has named it.

        What was said before is in my own odds already.
        """
        mine = listener == self.reading.me
        heard = said[len(self.said) :] if mine else said
        weight = 1.0 if mine else faith
        if not weight or not heard:
            return NO_LIFTS
        lifts = [0.0] * KINDS
        for _, rank in {(seat, step % RANKS) for seat, step in heard if seat != listener}:
            lifts[self.reading.corpses[rank]] += weight
        return tuple(lifts)

    def _truth(self, seat: Seat, counts: CardCounts | None, step: int, lifts: Lifts) -> float:
        """How likely a bid is, to an opponent with such a hand, or to me (who needs no dream)."""
        corpse, least = self.reading.corpses[step % RANKS], step // RANKS
        if counts is None:
            tail, needed = self.odds[corpse], least
        else:
            outlook = self.belief.outlooks[seat]
            tail = outlook.rest[corpse]
            needed = least - counts[corpse]
        lift = lifts[corpse]
        return _between(tail, needed - lift) if lift else chance(tail, needed)


def _between(tail: Tail, needed: float) -> float:
    """Half an expected corpse is worth half a step."""
    low = int(needed // 1)
    part = needed - low
    return (1 - part) * chance(tail, low) + part * chance(tail, low + 1)
