"""Niagara's own opponents: the weaker ones play by habit, the stronger ones play rounds out."""

from __future__ import annotations

from functools import partial

from ludotheque.bots.ladder import Ladder, Playouts
from ludotheque.bots.simple import AtRandom

from .habitual import Habitual
from .player import Paddler
from .quick import PaddlingHabits
from .reasons import REASONS
from .study import SHARPNESS, STUDY

__all__ = ["LADDER", "STUDY"]

NOVICE = PaddlingHabits(heat=1.5, keep=0.0, heed=0.4, robs=False, lingers=0.4, forgets=0.5)
AMATEUR = PaddlingHabits(heat=0.6)

LADDER = Ladder(
    {
        "random": AtRandom,
        "novice": partial(Habitual, habits=NOVICE),
        "amateur": partial(Habitual, habits=AMATEUR),
        "expert": Playouts(partial(Paddler, mixing=0.03, sharpness=SHARPNESS["expert"]), 20),
        "master": Playouts(partial(Paddler, sharpness=SHARPNESS["master"]), 600),
    },
    REASONS,
)
"""One that forgets the river and leaves a canoe ashore; one that looks at the water; one that
thinks a round ahead in a few worlds, and not too exactly; and one that does so in many."""
