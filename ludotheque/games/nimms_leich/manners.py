"""What was said stands, and bots leave time for a token."""

from __future__ import annotations

from ludotheque.core.game import Manners, Seat

from .model import Bidding, Move, State

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
