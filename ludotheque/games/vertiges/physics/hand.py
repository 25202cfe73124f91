"""A hand: fingers that hold one piece softly by its centre of mass, and an arm that bears it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from .engine import Body, Spot, Spring
from .trace import TICK
from .tremor import Shake
from .world import GRAVITY, Table

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
        mass = _mass(bodies)
        self.weight = mass * GRAVITY
        self._kinematic = table.world.hand(spot)
        # More load, and the grip is firmer: else whatever is high would swing like a bell.
        self._weld = table.world.weld(
            self._kinematic,
            self.body,
            _firmer(FINGERS, sqrt(mass / self.body.mass)),
            _firmer(WRIST, sqrt(_inertia(bodies) / self.body.inertia)),
        )
        self._x, self._y, self.tilt = spot.x, spot.y, tilt

    def drive(self, x: float, y: float, tilt: float, shake: Shake) -> None:
        """Be there at the end of the next tick, tilted so far from how it once took hold."""
        # Each way by itself: who pushes down hard does not tremble less sideways.
        at_x, at_y = self.body.centre
        x, y = _near(x + shake.across, at_x), _near(y + shake.up, at_y)
        tilt += shake.tilt
        speed = (x - self._x) / TICK, (y - self._y) / TICK
        self._kinematic.move(speed, (tilt - self.tilt) / TICK)
        self._x, self._y, self.tilt = x, y, tilt
        self.body.carry(self.weight)

    def still(self) -> None:
        """Stay there during the next tick, and tremble no more."""
        self._kinematic.move((0.0, 0.0), 0.0)
        self.body.carry(self.weight)

    def grip(self) -> Spot:
        """Where it is now, and how it is turned."""
        return self._kinematic.spot

    def open(self) -> None:
        self._weld.destroy()
        self._kinematic.destroy()


def _firmer(spring: Spring, by: float) -> Spring:
    """The engine reckons both with the one piece in the fingers, and not with what rides on it."""
    return Spring(spring.hertz * by, spring.damping * by)


def _near(wanted: float, piece: float) -> float:
    return max(piece - LEAD, min(piece + LEAD, wanted))


# Not `sum`, which adds up more exactly in some versions of Python than in others, and no powers,
# which some machines round differently: the last bit counts.


def _mass(bodies: Sequence[Body]) -> float:
    mass = 0.0
    for body in bodies:
        mass += body.mass
    return mass


def _inertia(bodies: Sequence[Body]) -> float:
    """Of all of them about the centre of the first."""
    x, y = bodies[0].centre
    inertia = 0.0
    for body in bodies:
        across, up = body.centre[0] - x, body.centre[1] - y
        inertia += body.inertia + body.mass * (across * across + up * up)
    return inertia
