"""Opponents for Nimm's Leich!, from the beginner to the schemer."""

from __future__ import annotations

from functools import partial

from ludotheque.bots.ladder import Ladder
from ludotheque.bots.simple import AtRandom

from .bidder import PlainBidder
from .schemer import Schemer
from .thoughts import REASONS
from .wary import Wary

LADDER = Ladder(
    {
        "random": AtRandom,
        "novice": partial(PlainBidder, slips=0.25, forgetful=True),
        "amateur": partial(PlainBidder, doubt=0.6),
        "expert": partial(Wary, heeds=0.5),
        "master": Schemer,
    },
    REASONS,
)
