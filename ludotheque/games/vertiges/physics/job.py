"""What goes into a simulation and what comes out of it; to know of these takes no engine."""

from __future__ import annotations

from ludotheque.core.game import Data
from ludotheque.games.vertiges.poses import Pose


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


class Settled(Data, frozen=True):
    """What came of it: where the fingers opened, if they did, and the table afterwards.

    A piece from the hand is on it if it was let go. Lifted ones always are: on their tower, if the
    hand went back with them.
    """

    released: Pose | None
    poses: tuple[Pose, ...]
