"""What is likeliest, and what to do about it: the plain part of every bot."""

from __future__ import annotations

from ludotheque.core.game import Seat
from ludotheque.games.nimms_leich.bidding import RANKS
from ludotheque.games.nimms_leich.model import Ballot, Bidding, Changing, Denounce, Move, View, Vote

from .odds import Tail, chance
from .reading import Reading, together
from .style import PLAIN, BiddingStyle

EVEN = 0.5
CLOSE = 1e-9


def awaited(view: View, seat: Seat) -> bool:
    match view.phase:
        case Bidding(seat=turn):
            return turn == seat
        case Ballot(voted=done) | Changing(chosen=done):
            return not done[seat]
    return False


def decided(reading: Reading, odds: tuple[Tail, ...], style: BiddingStyle = PLAIN) -> Move:
    """The likelier of the best raise and the denunciation; with thumbs, the likelier side."""
    if not isinstance(reading.view.phase, Bidding):
        assert reading.last is not None
        return Vote(truth(reading, odds, reading.last) >= EVEN)
    step, likely = best_raise(reading, odds, reading.last)
    false = 0.0 if reading.last is None else 1 - truth(reading, odds, reading.last)
    if reading.last is not None and false + style.doubt > likely:
        return Denounce()
    if style.daring:
        step = dared(reading, odds, step, likely - style.daring)
    return reading.bid(step)


def dared(reading: Reading, odds: tuple[Tail, ...], step: int, least: float) -> int:
    """A higher bid for the same corpse, if it is still so likely."""
    for higher in range(step + RANKS, reading.top + 1, RANKS):
        if truth(reading, odds, higher) < max(least, CLOSE):
            break
        step = higher
    return step


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
