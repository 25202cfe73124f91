"""Casanova's own opponents: they keep a belief about where he is, and plan their way home."""

from __future__ import annotations

from functools import partial

from ludotheque.bots.ladder import Ladder
from ludotheque.bots.simple import AtRandom

from .beginner import Beginner, NightHabits
from .planner import NightPlanner
from .study import SHARPNESS, STUDY
from .thoughts import REASONS
from .worth import Temper

__all__ = ["LADDER", "STUDY"]

NOVICE = NightHabits(remembers=2, dawdles=0.25, strays=0.15, overlooks=0.3)
AMATEUR = Temper(
    foresight=1,
    caution=0.0,
    spite=0.0,
    strolls=False,
    slips=0.5,
    sharpness=SHARPNESS["amateur"],
)
EXPERT = Temper(foresight=2, slips=0.25, sharpness=SHARPNESS["expert"])
MASTER = Temper(foresight=2, reads=True)

LADDER = Ladder(
    {
        "random": AtRandom,
        "novice": partial(Beginner, habits=NOVICE),
        "amateur": partial(NightPlanner, temper=AMATEUR),
        "expert": partial(NightPlanner, temper=EXPERT),
        "master": partial(NightPlanner, temper=MASTER),
    },
    REASONS,
)
"""One that forgets and dawdles; one that plans its own way; one that looks at its rivals as well,
bars them and hides from them; and one that also reads who has him.

Amateur and expert slip now and then: they take a step of one that only seeks.
"""
