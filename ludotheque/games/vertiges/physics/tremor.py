"""How a hand trembles: what makes the game one of skill, for people and for programs alike."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_128
from itertools import count
from math import pi, radians, sqrt
from struct import unpack
from typing import NamedTuple

from .job import weariness
from .trace import TICK

TILT = radians(0.5)
"""The wrist trembles so much for each millimetre that the hand does."""
UP = 0.8
"""Up and down less than sideways."""
STEADY_BELOW, REACH, GROWTH = 5.0, 25.0, 1.5
"""Above 5 cm an arm has no support: each 25 cm more add one and a half times the tremor."""
WARM_UP = 120
"""Ticks before the first, so that no hand begins at rest."""

_DRAWS = 9  # In one tick: three numbers for each of three directions.
_SECOND = 120 * _DRAWS


def gaussians(seed: int) -> Iterator[float]:
    """About normal, variance 1: sums of four even ones, from bits that are the same anywhere."""
    scale = 65536 * sqrt(4 / 12)
    for second in count():
        key = b"%d/%d" % (seed, second)
        even = unpack(f"<{4 * _SECOND}H", shake_128(key).digest(8 * _SECOND))
        for one, two, three, four in zip(
            even[::4], even[1::4], even[2::4], even[3::4], strict=True
        ):
            yield (one + two + three + four - 131070.0) / scale


class Swing:
    """Something that is struck at random and rings at its own pitch, of mean square 1."""

    def __init__(self, hertz: float, quality: float) -> None:
        pitch = 2 * pi * hertz
        self.stiffness, self.loss = pitch * pitch, pitch / quality
        self.strike = sqrt(2 * self.loss * self.stiffness / TICK)
        self.at = self.speed = 0.0

    def step(self, struck: float) -> float:
        pull = -self.stiffness * self.at - self.loss * self.speed + self.strike * struck
        self.speed += pull * TICK
        self.at += self.speed * TICK
        return self.at


class Unrest:
    """In one direction: a fine tremor, a wobble, and a slow drift."""

    drift_seconds = 1.2

    def __init__(self, fine: float, wobble: float) -> None:
        self.fine, self.wobble, self.drift = Swing(fine, 4.0), Swing(wobble, 1.2), 0.0
        self.back = TICK / self.drift_seconds
        self.strike = sqrt(2 * self.back)

    def step(self, first: float, second: float, third: float) -> float:
        self.drift += self.strike * third - self.back * self.drift
        return 0.25 * self.fine.step(first) + 0.70 * self.wobble.step(second) + 0.65 * self.drift


class Shake(NamedTuple):
    """How far the hand is from where it means to be: centimetres and radians."""

    across: float
    up: float
    tilt: float


class Tremor:
    """A hand that is off by so much on average, near the table; the seed is all its chance."""

    def __init__(self, seed: int, millimetres: float) -> None:
        self.centimetres = millimetres / 10
        self._draw = gaussians(seed).__next__
        self._unrest = Unrest(9.0, 2.2), Unrest(8.3, 1.9), Unrest(9.7, 2.5)
        for _ in range(WARM_UP):
            self._step()

    def step(self, height: float, held: float = 0.0) -> Shake:
        """The next tick, for a hand so many centimetres above the table, which tires.

        `held` is for how many seconds it has held something; 0, if it does not tire.
        """
        across, up, tilt = self._step()
        size = self.centimetres * (1.0 + GROWTH * max(0.0, height - STEADY_BELOW) / REACH)
        size *= weariness(held)
        return Shake(size * across, size * UP * up, size * 10 * TILT * tilt)

    def _step(self) -> tuple[float, float, float]:
        draw = self._draw
        across, up, tilt = self._unrest
        return (
            across.step(draw(), draw(), draw()),
            up.step(draw(), draw(), draw()),
            tilt.step(draw(), draw(), draw()),
        )
