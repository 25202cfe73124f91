"""Players of Nizza: routes by a field of distances, dice by expectation, aims by searching."""

from __future__ import annotations

from functools import partial

from ludotheque.bots.ladder import Ladder
from ludotheque.bots.simple import AtRandom

from .player import Player
from .study import STUDY
from .thoughts import REASONS

__all__ = ["LADDER", "STUDY"]

LADDER = Ladder(
    {
        "random": AtRandom,
        "novice": partial(Player, slips=0.2, hasty=0.3),
        "amateur": partial(Player, aims=6, slips=0.03, hasty=0.1),
        "expert": partial(Player, rivals=2, detour=2, aims=6, slips=0.08),
        "master": partial(Player, rivals=3, detour=4, aims=24),
    },
    REASONS,
)
"""The novice keeps what it throws and strays; the amateur runs, now and then in haste, and never
pushes; the expert goes half a die out of its way to push somebody, and is careless one time in
twelve; the master goes farther for it, and takes more care.
"""
