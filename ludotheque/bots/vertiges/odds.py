"""What a hand can do: how often its placements end well, fitted to what bots' hands did in wood.

The odds of the rules (`surrogate.py`) are those of a hand that only the table shakes; a bot's own
shakes too, and aims beside its place.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp, log
from random import Random

from ludotheque.games.vertiges.model import Falling, Fate, Lift, State
from ludotheque.games.vertiges.surrogate import AMPLITUDE, STUMP, can_seat, sitting, standing
from ludotheque.games.vertiges.towers import held_pieces, shows_cut, top_index, tower_with

TOPPLES = 0.9
"""Of the ZAPs that fail, so many make something fall."""


def _share(logit: float) -> float:
    return 1 / (1 + exp(-logit))


class Odds:
    """By how much the table shakes and how much the hand does, in millimetres."""

    def __init__(self, tremor: str, hand: float) -> None:
        self.shake = AMPLITUDE[tremor] + hand

    @cached_property
    def _log(self) -> float:
        return log(self.shake)

    def sits(self, height: int, cut: bool) -> float:
        """How often a piece sits as it should on a tower of this height."""
        return _share(sitting(self._log, height, cut))

    def stands(self, height: int, cut: bool) -> float:
        """How often nothing falls."""
        return max(_share(standing(self._log, height, cut)), self.sits(height, cut))

    def zaps(self, heights: int, moved: int) -> float:
        """How often so many pieces come over, by the height of both towers together."""
        return _share(6.2 - 3.9 * self._log - 0.17 * heights - 0.28 * moved)

    def draw(self, state: State, phase: Falling, rng: Random) -> Fate:
        """What becomes of a placement, in the place of Nature."""
        if not can_seat(state, phase):
            return Fate((), False)
        held = phase.held
        pieces = held_pieces(state, held)
        index = None if phase.onto is None else top_index(state.towers, phase.onto)
        target = () if index is None else state.towers[index]
        if isinstance(held, Lift):
            start = tower_with(state.towers, held.piece)
            assert start is not None
            seated = self.zaps(len(state.towers[start]) + len(target), len(pieces))
            still = 1 - TOPPLES * (1 - seated)
        else:
            cut = shows_cut(target)
            seated, still = self.sits(len(target), cut), self.stands(len(target), cut)
        lot = rng.random()
        if lot < still:
            return Fate((), lot < seated)
        if target and rng.random() < 0.5:
            pieces = (*pieces, *target[rng.randrange(min(STUMP, len(target))) :])
        return Fate(tuple(sorted(pieces)), False)


@lru_cache(maxsize=64)
def odds(tremor: str, hand: float) -> Odds:
    return Odds(tremor, hand)
