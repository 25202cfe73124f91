"""Named strengths, the same names for every game, so that a player can choose an opponent."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Strength: TypeAlias = Literal["random", "novice", "amateur", "expert", "master"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
"""From the weakest to the strongest."""
