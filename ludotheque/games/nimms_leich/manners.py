"""What was said stands, bots leave time for a token, and what can be said beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.game import Manners, Seat

from .events import BidDenounced, BidMade, Event, VoteSealed
from .model import Bidding, Denounce, Move, State, View, Vote

AFTER_A_BID, AFTER_A_COUNT = 0.45, 0.17
"""How fast bots act in the bidding."""


class LeichManners(Manners[State, Move]):
    def binding(self, state: State, seat: Seat, move: Move) -> bool:
        """What was said was said (R12): the answers to it tell what the others hold."""
        return isinstance(state.phase, Bidding)

    def haste(self, state: State) -> float:
        """There is time for a token (R7), and a count is looked at before the next round."""
        if not isinstance(state.phase, Bidding) or not any(state.tokens):
            return 1.0
        return AFTER_A_BID if state.bids or state.round == 1 else AFTER_A_COUNT

    def preparable(self, view: View) -> Sequence[Move]:
        """While others bid: to doubt whatever is said until it is one's own turn, and a thumb or a
        fist if the bid that stands now is denounced before that. A bidder has no vote on their own.
        """
        phase = view.phase
        if view.seat is None or not isinstance(phase, Bidding) or phase.seat == view.seat:
            return ()
        votes: list[Move] = []
        if view.bids and view.bids[-1].seat != view.seat:
            votes = [Vote(True), Vote(False)]
        return [Denounce(), *votes]

    def foreseen(self, view: View, move: Move, event: Event) -> bool:
        """Bids, for who doubts them all; and for who votes, that it is this one. Whoever looks
        at a card meanwhile knows more than was thought.
        """
        match event:
            case BidMade():
                return isinstance(move, Denounce)
            case BidDenounced(corpse=corpse, count=count):
                last = view.bids[-1] if view.bids else None
                this = last is not None and (last.corpse, last.count) == (corpse, count)
                return isinstance(move, Vote) and this
            case VoteSealed():
                return isinstance(move, Vote)
            case _:
                return False
