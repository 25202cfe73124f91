"""Opponents for Vertiges: how well they plan, how much their hands shake, and what they notice."""

from __future__ import annotations

from functools import partial

from ludotheque.bots.bot import Bot
from ludotheque.bots.ladder import Ladder, Playouts
from ludotheque.core.game import AnyGame

from .hand import Hand
from .planner import Builder, Planner
from .rehearsal import Rehearser
from .thoughts import REASONS

AVERAGE = Hand(1.7)
"""With the normal tremor of a table, about two millimetres together."""


LADDER = Ladder(
    {
        "random": partial(Builder, hand=Hand(3.0), notices=0.1, overlooks=0.45),
        "novice": partial(Planner, hand=Hand(2.2), notices=0.3, overlooks=0.16, slips=0.3),
        "amateur": partial(Planner, hand=Hand(1.2), notices=0.6, overlooks=0.10),
        "expert": partial(Planner, hand=Hand(0.5), notices=0.9, overlooks=0.05),
        "master": Playouts(partial(Rehearser, hand=Hand(0.2), notices=1.0), 10),
    },
    REASONS,
)


def average_planner(game: AnyGame) -> Bot:
    """The best plans with an average hand, to be measured against `average_builder`."""
    return Planner(game, AVERAGE, notices=1.0)


def average_builder(game: AnyGame) -> Bot:
    """No plan at all, with the same hand and the same eyes."""
    return Builder(game, AVERAGE, notices=1.0)
