"""What characters do more or less of with wood, whatever their strength."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.games.vertiges.model import Lift, State
from ludotheque.games.vertiges.towers import lifted, tower_with

from .plans import Plan, Stack


class BuildingStyle(NamedTuple):
    zaps: float = 0.0
    """What a ZAP is worth to it beside what it brings, in points."""
    large: float = 0.0
    """What it is worth to it beside that for each piece beyond three that it lifts at once."""
    tall: float = 0.0
    """What it is worth that a tower is higher by one."""
    notices: float = 0.0
    """How much oftener, or less often, it sees a fault of somebody's."""
    suspects: float = 0.0
    """How often it protests where there is none to be seen."""

    def leaning(self, state: State, plan: Plan) -> float:
        match plan:
            case Lift(piece=piece):
                return self.zaps + self.large * max(0, len(lifted(state.towers, piece)) - 3)
            case Stack(onto=onto):
                index = tower_with(state.towers, onto)
                return 0.0 if index is None else self.tall * len(state.towers[index])
        return 0.0


PLAIN = BuildingStyle()
