"""The pace of bots tells nothing."""

from __future__ import annotations

from ludotheque.core.game import Manners

from .board import POINTS
from .model import Move, OnTurn, State

BRISK = 2.4
"""How much faster than usual bots go on in a turn: six deeds then take about four seconds.

It still leaves each deed more time than bots need to think, so that thinking does not show.
"""


class CasanovaManners(Manners[State, Move]):
    def haste(self, state: State) -> float:
        """A turn is begun at leisure, and then is many small deeds, all at one pace.

        An answer as well, so that neither it nor what is done after it is told by its time (R8).
        """
        phase = state.phase
        begins = isinstance(phase, OnTurn) and phase.points == POINTS and not phase.met
        return 1.0 if begins or not isinstance(phase, OnTurn) else BRISK
