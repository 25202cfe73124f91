"""What characters do more or less of on the river, whatever their strength."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.games.niagara.model import CLOUD, Lay, Move, Paddle

SHARE = 0.02
"""What of the win one who searches gives for something that is worth a round to its taste."""
MIDDLE, REACH = 3.5, 2.5
"""Tiles go so far to both sides of the middle."""


class PaddlingStyle(NamedTuple):
    """In rounds of paddling: what a thing is worth to somebody beside what it brings."""

    theft: float = 0.0
    """To rob somebody; below 0, it never does."""
    cloud: float = 0.0
    """To lay the cloud."""
    nerve: float = 0.0
    """To lay a high tile, and as much less a low one."""
    heedless: float = 0.0
    """How much oftener than others one who does not search forgets the river's flow."""

    def of_tile(self, tile: int) -> float:
        return self.cloud if tile == CLOUD else self.nerve * (tile - MIDDLE) / REACH

    def leaning(self, move: Move) -> float:
        """The same for one who searches, as a share of the win."""
        match move:
            case Lay(tile=tile):
                return SHARE * self.of_tile(tile)
            case Paddle(rob=rob) if rob is not None:
                return SHARE * self.theft
        return 0.0


PLAIN = PaddlingStyle()
