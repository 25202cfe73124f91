"""A careful beginner of each game: knows what the novice knows, and neither forgets nor slips.

The novice of a ladder should lose to somebody who has read the rules and minds what they do; these
are that somebody, to be measured against.
"""

from __future__ import annotations

from ludotheque.bots.bot import Bot
from ludotheque.bots.casanova.seeker import Seeker
from ludotheque.bots.niagara.habitual import Habitual
from ludotheque.bots.niagara.quick import PaddlingHabits
from ludotheque.bots.nimms_leich.bidder import PlainBidder
from ludotheque.bots.nizza.player import Player
from ludotheque.bots.vertiges import AVERAGE
from ludotheque.bots.vertiges.planner import Planner
from ludotheque.core.game import AnyGame


def niagara(game: AnyGame) -> Bot:
    """Looks at the water before each launch, buys back what fell, and robs nobody."""
    return Habitual(game, PaddlingHabits(heat=1.0, robs=False))


def nimms_leich(game: AnyGame) -> Bot:
    """Goes by the own hand and by what the notebook says, and investigates nothing."""
    return PlainBidder(game)


def casanova(game: AnyGame) -> Bot:
    """Walks to the nearest figure it has not seen, and takes him home."""
    return Seeker(game)


def nizza(game: AnyGame) -> Bot:
    """Runs, throws again what is of no use, and pushes nobody."""
    return Player(game)


def vertiges(game: AnyGame) -> Bot:
    """Plans with an average hand, and sees every third fault of the other's."""
    return Planner(game, AVERAGE, notices=0.3, overlooks=0.1)
