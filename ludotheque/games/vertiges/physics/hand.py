"""A hand: fingers that hold one piece softly by its centre of mass, and an arm that bears it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from .engine import Body, Spot, Spring
from .tremor import Shake
from .world import GRAVITY, TICK, Table

FINGERS: Final = Spring(12.0, 1.0)
WRIST: Final = Spring(10.0, 0.9)
LEAD: Final = 0.8
"""Centimetres: where a piece will not follow, the fingers give rather than press harder."""
FADE: Final = 7
"""Ticks in which the weight goes over from the arm to whatever is below."""


class Hand:
    """It holds the lowest of the pieces; the others ride on it freely.

    It starts where that piece is, or goes on from a `grip` that it had of it when it was tilted.
    """

    def __init__(
        self, table: Table, held: Sequence[int], grip: Spot | None = None, tilt: float = 0.0
    ) -> None:
        self.body = table.bodies[held[0]]
        spot = grip or Spot(*self.body.centre, *self.body.spot[2:])
        bodies = [table.bodies[piece] for piece in held]
        mass = sum(body.mass for body in bodies)
        self.weight = mass * GRAVITY
        self._kinematic = table.world.hand(spot)
        # More load, and the grip is firmer: else whatever is high would swing like a bell.
        self._weld = table.world.weld(
            self._kinematic,
            self.body,
            Spring(FINGERS.hertz * sqrt(mass / self.body.mass), FINGERS.damping),
            Spring(WRIST.hertz * sqrt(_inertia(bodies) / self.body.inertia), WRIST.damping),
        )
        self._x, self._y, self.tilt = spot.x, spot.y, tilt

    def drive(self, x: float, y: float, tilt: float, shake: Shake) -> None:
        """Be there at the end of the next tick, tilted so far from how it once took hold."""
        x, y, tilt = x + shake.across, y + shake.up, tilt + shake.tilt
        at_x, at_y = self.body.centre
        ahead = sqrt((x - at_x) ** 2 + (y - at_y) ** 2)
        if ahead > LEAD:
            x, y = at_x + (x - at_x) * LEAD / ahead, at_y + (y - at_y) * LEAD / ahead
        speed = (x - self._x) / TICK, (y - self._y) / TICK
        self._kinematic.move(speed, (tilt - self.tilt) / TICK)
        self._x, self._y, self.tilt = x, y, tilt
        self.body.carry(self.weight)

    def grip(self) -> Spot:
        """Where it is now, and how it is turned."""
        return self._kinematic.spot

    def open(self) -> None:
        self._weld.destroy()
        self._kinematic.destroy()


def _inertia(bodies: Sequence[Body]) -> float:
    """Of all of them about the centre of the first."""
    x, y = bodies[0].centre
    return sum(
        body.inertia + body.mass * ((body.centre[0] - x) ** 2 + (body.centre[1] - y) ** 2)
        for body in bodies
    )
