"""The pace of bots."""

from __future__ import annotations

from ludotheque.core.game import Manners

from .model import Move, State, Using

TO_THROW, TO_USE = 3.0, 1.7
"""How fast bots throw and keep, and how fast they use a die, which one would like to see."""


class NizzaManners(Manners[State, Move]):
    def haste(self, state: State) -> float:
        """A turn is five or six small deeds: nobody wants to wait ten seconds for a bot's."""
        return TO_USE if isinstance(state.phase, Using) else TO_THROW
