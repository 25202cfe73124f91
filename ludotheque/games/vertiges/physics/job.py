"""What goes into a simulation and what comes out of it; to know of these takes no engine."""

from __future__ import annotations

from ludotheque.core.game import Data
from ludotheque.games.vertiges.poses import Pose

from .trace import MOST

TIRES = 6.0
"""Where hands tire: after so many seconds one trembles twice as much as at first, and so on."""


class Job(Data, frozen=True):
    """All that a simulation needs."""

    poses: tuple[Pose, ...]
    """What is on the table; lifted pieces are, one from the hand is not."""
    held: tuple[int, ...]
    """Lowest first: the fingers hold this one, and the others ride on it."""
    start: Pose
    """Of the lowest one held."""
    seed: int
    tremor: int
    """In tenths of a millimetre."""
    tiring: bool = False
    """Whether the tremor grows for as long as something is held."""
    longest: int = MOST
    """Rows: then the hand goes back with what it holds."""


class Settled(Data, frozen=True):
    """What came of it: where the fingers opened, if they did, and the table afterwards.

    A piece from the hand is on it if it was let go. Lifted ones always are: on their tower, if the
    hand went back with them.
    """

    released: Pose | None
    poses: tuple[Pose, ...]


def weariness(held: float) -> float:
    """How many times as much a hand trembles that has held something for so many seconds."""
    return 1.0 + held / TIRES
