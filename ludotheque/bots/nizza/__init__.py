"""Players of Nizza: routes by a field of distances, dice by expectation, aims by searching."""

from __future__ import annotations

from functools import partial

from ludotheque.bots.ladder import Ladder
from ludotheque.bots.simple import AtRandom

from .player import Player

LADDER = Ladder(
    {
        "random": AtRandom,
        "novice": partial(Player, slips=0.35),
        "amateur": partial(Player, aims=6),
        "expert": partial(Player, rivals=2, aims=6),
        "master": partial(Player, rivals=3, detour=4, aims=24),
    }
)
"""The amateur runs and never pushes; the expert pushes whom it meets; the master goes for it, and
aims with more care.
"""
