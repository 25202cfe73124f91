"""Casanova's own opponents: they keep a belief about where he is, and plan their way home."""

from __future__ import annotations

from functools import partial

from ludotheque.bots.ladder import Ladder
from ludotheque.bots.simple import AtRandom

from .planner import NightPlanner
from .seeker import Seeker
from .worth import Temper

AMATEUR = Temper(foresight=1, caution=0.0, spite=0.0, reads=False, strolls=False, slips=0.3)
EXPERT = Temper(foresight=2, caution=0.5, spite=0.0, reads=False, slips=0.1)
MASTER = Temper(foresight=3, caution=0.5, spite=0.6, reads=True)

LADDER = Ladder(
    {
        "random": AtRandom,
        "novice": Seeker,
        "amateur": partial(NightPlanner, temper=AMATEUR),
        "expert": partial(NightPlanner, temper=EXPERT),
        "master": partial(NightPlanner, temper=MASTER),
    }
)
"""One that only seeks, one that plans, one that hides, one that reads.

Amateur and expert slip now and then: they take a step of the one that only seeks.
"""
