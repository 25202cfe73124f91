"""What characters do more or less of in Nizza, whatever their strength."""

from __future__ import annotations

from typing import NamedTuple


class ClimbingStyle(NamedTuple):
    pushes: bool | None = None
    """Whether it goes for others to push them; None: as anybody of its strength."""
    haste: float = 0.0
    """How much oftener than others it keeps the dice as they first lie, whatever they are worth."""


RIVALS, DETOUR = 1, 1
"""How many one who likes it would push at least, and how far it goes for that."""
RELISH = 0.03
"""And what of the win it would give for a push."""
