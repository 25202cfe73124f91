"""Casanova's own opponents: they keep a belief about where he is, and plan their way home."""

from __future__ import annotations

from ludotheque.bots.bot import Bot
from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import AnyGame

from .planner import NightPlanner
from .seeker import Seeker
from .worth import Manners

AMATEUR = Manners(foresight=1, caution=0.0, spite=0.0, reads=False, strolls=False, slips=0.3)
EXPERT = Manners(foresight=2, caution=0.5, spite=0.0, reads=False, slips=0.1)
MASTER = Manners(foresight=3, caution=0.5, spite=0.6, reads=True)


def casanova(game: AnyGame, strength: str) -> Bot:
    """Whom each name means: one that only seeks, one that plans, one that hides, one that reads.

    Amateur and expert slip now and then: they take a step of the one that only seeks.
    """
    match strength:
        case "random":
            return AtRandom(game)
        case "novice":
            return Seeker(game)
        case "amateur":
            return NightPlanner(game, AMATEUR)
        case "expert":
            return NightPlanner(game, EXPERT)
        case _:
            return NightPlanner(game, MASTER)
