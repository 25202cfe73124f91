"""The table with its pieces in Box2D, built from whole numbers and read back into them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from ludotheque.games.vertiges.pieces import PIECES
from ludotheque.games.vertiges.poses import FAR, Pose, angle_of, direction, extent

from .engine import Body, Shape, Spot, Spring, World
from .trace import TICK

UNIT: Final = 10_000
"""Micrometres in one of Box2D's lengths. In metres its tolerances would exceed our clearances."""
GRAVITY: Final = 981.0


class Grain(NamedTuple):
    """How finely contacts are reckoned: steps within a tick, and how stiff wood can be at that."""

    parts: int
    contact: Spring


COARSE: Final = Grain(20, Spring(600.0, 10.0))
"""Softer, and towers buckle under their own weight; this lets them sway from twenty pieces up, and
from 26 on they come down by themselves.
"""
FINE: Final = Grain(80, Spring(2400.0, 10.0))
"""For what gets taller than `TALL`, at three times the price: so all 48 stand on each other."""
TALL: Final = 475_000
"""Micrometres: about nineteen pieces."""
LEVEL: Final = 25_000
"""So much higher a tower gets by each piece."""
PUSH: Final = 300.0
WOOD, TABLE_TOP = 0.45, 0.60
DENSITY: Final = 2.8e-3
DAMPING: Final = (0.05, 0.10)
PRELUDE: Final = 30
"""Ticks in which new bodies find out what they stand on, before they are put back and to sleep."""


@cache
def shapes(cut_of: int, turned: bool) -> tuple[Shape, ...]:
    """What a piece is made of; mirrored, its corners run the other way round."""
    sign = -1 if turned else 1
    return tuple(
        Shape([(sign * x / UNIT, y / UNIT) for x, y in polygon[::sign]])
        for polygon in PIECES[cut_of].polygons
    )


class Table:
    """Pieces as they stand, asleep: until something touches them they stay where they are.

    Of one piece, `felt`, it is known what it touches.
    """

    def __init__(
        self, poses: Iterable[Pose], felt: int | None = None, grain: Grain = COARSE
    ) -> None:
        self.world, self._parts = World(GRAVITY, grain.contact, PUSH), grain.parts
        self.world.ground(FAR / UNIT, TABLE_TOP)
        self.bodies: dict[int, Body] = {}
        self.turned: dict[int, bool] = {}
        self.felt = felt
        self._contacts: dict[int, int] = {}
        # What was built before decides the last bits, so that the order must always be the same.
        ordered = sorted(poses, key=lambda pose: pose.piece)
        for pose in ordered:
            self.add(pose)
        # Bodies that are created asleep know nothing of each other, and a tower of them bursts when
        # it is touched. So they bear their weight for a while; then they are where they were, and
        # the forces between them are those of a tower that has always stood.
        for _ in range(PRELUDE if ordered else 0):
            self.step()
        for pose in ordered:
            self.bodies[pose.piece].rest(_spot(pose))
        for pose in ordered:
            self.bodies[pose.piece].sleep()

    def add(self, pose: Pose) -> Body:
        body = self.world.body(
            shapes(pose.piece - pose.piece % 4, pose.turned),
            _spot(pose),
            density=DENSITY,
            friction=WOOD,
            damping=DAMPING,
            felt=pose.piece == self.felt,
        )
        self.bodies[pose.piece], self.turned[pose.piece] = body, pose.turned
        return body

    def remove(self, piece: int) -> None:
        body = self.bodies.pop(piece)
        self._contacts.pop(body.id, None)
        body.destroy()
        if piece == self.felt:
            self._contacts.clear()

    def pose(self, piece: int) -> Pose:
        x, y, cosine, sine = self.bodies[piece].spot
        return Pose(piece, _near(x), _near(y), angle_of(cosine, sine), self.turned[piece])

    def poses(self) -> tuple[Pose, ...]:
        return tuple(self.pose(piece) for piece in sorted(self.bodies))

    def awake(self) -> list[int]:
        """Pieces that may be moving."""
        return [piece for piece, body in self.bodies.items() if body.awake]

    def step(self) -> None:
        self.world.step(TICK, self._parts)
        if self.felt in self.bodies:
            for other, change in self.world.touches(self.bodies[self.felt]):
                self._contacts[other] = self._contacts.get(other, 0) + change

    def touching(self, apart_from: Iterable[int] = ()) -> bool:
        """Whether the piece that is felt touches the table, or any piece but these."""
        apart = {self.bodies[piece].id for piece in apart_from}
        return any(count > 0 and other not in apart for other, count in self._contacts.items())

    def clear(self, pose: Pose, margin: int) -> bool:
        """Whether there would be room for a piece, in a box of its own, beside all others."""
        wanted = extent(pose)
        left, right = (wanted.left - margin) / UNIT, (wanted.right + margin) / UNIT
        bottom, top = (wanted.bottom - margin) / UNIT, (wanted.top + margin) / UNIT
        boxes = [body.box for piece, body in self.bodies.items() if piece != pose.piece]
        return bottom > 0 and not any(
            left < box.right and box.left < right and bottom < box.top and box.bottom < top
            for box in boxes
        )

    def hurry(self) -> float:
        """Of whatever moves most."""
        return max((self.bodies[piece].hurry for piece in self.awake()), default=0.0)


def grain(poses: Iterable[Pose], more: int = 0) -> Grain:
    """For these pieces, of which a tower may get so many higher."""
    top = max((pose.y for pose in poses), default=0)
    return FINE if top + more * LEVEL > TALL else COARSE


def left_alone(poses: Sequence[Pose], seconds: float) -> tuple[Pose, ...]:
    """Where pieces get to that nobody touches in this time, none of them asleep."""
    table = Table((), grain=grain(poses))
    table.world.sleepless()
    for pose in sorted(poses, key=lambda pose: pose.piece):
        table.add(pose)
    for _ in range(round(seconds / TICK)):
        table.step()
    return table.poses()


def _spot(pose: Pose) -> Spot:
    return Spot(pose.x / UNIT, pose.y / UNIT, *direction(pose.angle))


def _near(length: float) -> int:
    return max(-FAR, min(FAR, round(length * UNIT)))
