"""What a seat's place in the race is worth: fitted to games, or by dice left alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotheque.bots.thinking import Weights
from ludotheque.games.nizza.model import Pawn

from .features import NAMES, standing

PATH = Path(__file__).with_name("weights.json")


class RaceValues:
    """Logits of the share of the win."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def logit(self, pawn: Pawn, left: int, turn: int) -> float:
        return self.weights.logit(standing(pawn, left, turn))


@cache
def fitted_values() -> RaceValues:
    return RaceValues(Weights.read(NAMES, PATH))


@cache
def plain_values() -> RaceValues:
    """Dice left, and nothing else: what bots play by."""
    return RaceValues(Weights(NAMES, {name: -float(name.startswith("way")) for name in NAMES}))
