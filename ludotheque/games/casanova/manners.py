"""A look is a look, and the pace of bots tells nothing."""

from __future__ import annotations

from ludotheque.core.game import Manners, Seat

from .model import Call, LookRound, Meet, Move, OnTurn, State
from .turns import points_at_first

BRISK = 2.4
"""How much faster than usual bots go on in a turn: six deeds then take about four seconds.

It still leaves each deed more time than bots need to think, so that thinking does not show.
"""


class CasanovaManners(Manners[State, Move]):
    def binding(self, state: State, seat: Seat, move: Move) -> bool:
        """Who looked has looked (R11), also where nothing new was to be seen."""
        return isinstance(move, Meet | Call | LookRound)

    def haste(self, state: State) -> float:
        """A turn is begun at leisure, and then is many small deeds, all at one pace.

        An answer as well, so that neither it nor what is done after it is told by its time (R8).
        """
        phase = state.phase
        if not isinstance(phase, OnTurn):
            return 1.0
        begins = phase.points == points_at_first(state, phase.seat) and not phase.met
        return 1.0 if begins else BRISK
