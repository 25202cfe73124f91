"""What a hand can do: how often its placements end well, fitted to what bots' hands did in wood.

The odds of the rules (`surrogate.py`) are those of a hand that only the table shakes; a bot's own
shakes too, and aims beside its place. `tools/vertiges_zaps.py` makes the figures again.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, hypot, log
from typing import NamedTuple

from ludotheque.games.vertiges.model import Lift, Options, State
from ludotheque.games.vertiges.pieces import PIECES
from ludotheque.games.vertiges.poses import HALF_TURN, seen_from, wrapped
from ludotheque.games.vertiges.surrogate import shaking, sitting, standing
from ludotheque.games.vertiges.towers import lifted, tower_with

TOPPLES = 0.9
"""Of the ZAPs that fail, so many make something fall."""
DEGREES = 57.29577951308232e-6
"""In a microradian."""


class Part(NamedTuple):
    """A part of a tower that is to be carried over, and what it is to stand on."""

    moved: int
    below: int
    """Pieces that stay where they are, in the two towers together."""
    loose: int
    """Inside it: slopes on each other, which slide, and bowls turned over a hill, which rock."""
    bowled: int
    """Pieces that ride over hills in bowls, which rock less."""
    askew: float
    """Millimetres by which two flat sides in it are off each other at most, beyond six."""
    lean: float
    """Degrees by which the top that takes it leans, beyond two."""

    @property
    def features(self) -> tuple[float, ...]:
        # What is light gives to each tremor of the wrist, and what is long sways.
        few, many = max(0, 4 - self.moved), max(0, self.moved - 4)
        return (self.below, few, many, self.bowled, self.askew, self.lean)


WEIGHTS = (5.73, -4.77, -0.21, -0.45, -0.51, -0.78, -0.32, -0.75)
"""Of a constant, the logarithm of how much hand and table shake, and each feature of a part: fitted
to 3,484 ZAPs at the default table, 836 tried beside games and the rest of games.
"""
LOOSE = 0.12
"""So often a loose joint holds on the way, each by itself, however steady the hand: 8 of 150 did,
of which 68 would have come over without it.
"""


def part_of(state: State, lift: Lift) -> Part:
    held = lifted(state.towers, lift.piece)
    start, end = tower_with(state.towers, lift.piece), tower_with(state.towers, lift.onto)
    assert start is not None
    assert end is not None
    where = {pose.piece: pose for pose in state.poses}
    # From the fingers up a flat joint and a cut take turns.
    cuts = [(PIECES[held[at - 1]].cut, len(held) - at) for at in range(2, len(held), 2)]
    off = max(
        abs(seen_from(where[one], where[other].x, where[other].y)[0])
        for one, other in zip(held[::2], held[1::2], strict=False)
    )
    top = where[lift.onto]
    lean = abs(wrapped(top.angle if top.cut_up else top.angle + HALF_TURN)) * DEGREES
    return Part(
        moved=len(held),
        below=len(state.towers[start]) + len(state.towers[end]) - len(held),
        loose=sum(cut in "SC" for cut, _ in cuts),
        bowled=sum(above for cut, above in cuts if cut == "c"),
        askew=max(0.0, off / 1000 - 6),
        lean=max(0.0, min(10.0, lean) - 2),
    )


def _share(logit: float) -> float:
    return 1 / (1 + exp(-logit))


class Odds:
    """By how much the table shakes and how much the hand does, in millimetres."""

    def __init__(self, options: Options, hand: float) -> None:
        # The two know nothing of each other: their squares add up.
        self.shake = log(hypot(shaking(options), hand))

    def sits(self, height: int, cut: bool) -> float:
        """How often a piece sits as it should on a tower of this height."""
        return _share(sitting(self.shake, height, cut))

    def stands(self, height: int, cut: bool) -> float:
        """How often nothing falls."""
        return max(_share(standing(self.shake, height, cut)), self.sits(height, cut))

    def zaps(self, part: Part) -> float:
        """How often a part of a tower comes over whole."""
        known = (1.0, self.shake, *part.features)
        logit = 0.0
        for weight, feature in zip(WEIGHTS, known, strict=True):
            logit += weight * feature
        return _share(logit) * LOOSE**part.loose


@lru_cache(maxsize=64)
def odds(options: Options, hand: float) -> Odds:
    return Odds(options, hand)
