"""What characters do more or less of in Venice, whatever their strength."""

from __future__ import annotations

from typing import NamedTuple


class NightStyle(NamedTuple):
    """How much more, or less, of each a character has than others of its strength."""

    caution: float = 0.0
    spite: float = 0.0
    bluffs: float = 0.0
    visits: float = 0.0
    """How often she visits who is at hand, though she could learn nothing."""
