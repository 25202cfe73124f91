"""What a hand holds on its way: it trembles with it, feels what it touches, turns it over."""

from __future__ import annotations

from math import pi
from typing import Final

from ludotheque.core.live import Row
from ludotheque.games.vertiges.judge import carried, fell
from ludotheque.games.vertiges.poses import HALF_TURN, Pose, centre, wrapped

from .engine import Spot
from .hand import Hand
from .job import Job
from .reach import MICROMETRES
from .trace import CUT_DOWN, TICK, TURNED
from .tremor import Shake, Tremor
from .world import UNIT, Table

TICKS: Final = 2
"""Of the world in one sample's time."""
EASING: Final = 12
"""Ticks in which the tremor sets in, so that taking hold of a tower is no blow to it."""
CALM: Final = 0.6
"""Below this nothing moves, in centimetres a second."""
MARGIN: Final = 500
"""Micrometres of free room around a piece that is turned in the air."""

_TILT_UNIT: Final = pi / 180 / 16


class Grasp:
    """From taking hold to letting go. A piece from the hand is brought to the table with it."""

    def __init__(self, table: Table, job: Job) -> None:
        self.job, self.piece = job, job.held[0]
        self.lifted = self.piece in table.bodies
        if not self.lifted:
            table.add(job.start)
        self._table = table
        self.hand = Hand(table, job.held)
        self._tremor = Tremor(job.seed, job.tremor / 10)
        self._centre = centre(job.start)
        self._ticks = 0

    @property
    def weight(self) -> float:
        return self.hand.weight

    def drive(self, last: Row, row: Row) -> None:
        """From one sample to the next, as well as a hand can that trembles."""
        x, y = self._centre
        for part in range(1, TICKS + 1):
            across, up, tilt = (
                last[each] + (row[each] - last[each]) * part / TICKS for each in range(3)
            )
            # Where the piece is, and not where the hand would like to be: that may be far below.
            held = self._ticks * TICK if self.job.tiring else 0.0
            shake = self._tremor.step(self.hand.body.centre[1], held)
            self._ticks += 1
            eased = min(1.0, self._ticks / EASING)
            self.hand.drive(
                (x + across * MICROMETRES) / UNIT,
                (y + up * MICROMETRES) / UNIT,
                tilt * _TILT_UNIT,
                Shake(shake.across * eased, shake.up * eased, shake.tilt * eased),
            )
            self._table.step()

    def keep_still(self) -> bool:
        """One sample's time; whether all that it holds is as still."""
        for _ in range(TICKS):
            self.hand.still()
            self._table.step()
        return all(self._table.bodies[piece].hurry < CALM for piece in self.job.held)

    def touching(self) -> bool:
        return self._table.touching(apart_from=self.job.held[1:])

    def riding(self) -> list[int]:
        """What would go with the hand: the piece in its fingers, and all that still is on it."""
        stood = {pose.piece: pose for pose in self.job.poses}
        now = self._table.pose(self.piece)
        return [self.piece] + [
            piece
            for piece in self.job.held[1:]
            if not fell(carried(stood[self.piece], stood[piece], now), self._table.pose(piece))
        ]

    def open(self) -> None:
        self.hand.open()

    # Turning over, which only a piece from the hand does, and only in the air

    def can_turn(self, changed: int) -> bool:
        """Whether there is room to; `changed` are the buttons that are no longer as they were."""
        free = not self.lifted and not self.touching()
        return free and self._table.clear(self._turned_over(changed), MARGIN)

    def turn(self, changed: int) -> None:
        """The same hand with the piece turned over in it, going on as it went."""
        pose, grip = self._turned_over(changed), self.hand.grip()
        if changed & CUT_DOWN:
            grip = Spot(grip.x, grip.y, -grip.cosine, -grip.sine)
        motion = self._table.bodies[self.piece].motion
        self.hand.open()
        self._table.remove(self.piece)
        self._table.add(pose).move(*motion)
        self.hand = Hand(self._table, self.job.held, grip, self.hand.tilt)

    def _turned_over(self, changed: int) -> Pose:
        """Its centre of mass stays where it is."""
        pose = self._table.pose(self.piece)
        angle = wrapped(pose.angle + HALF_TURN) if changed & CUT_DOWN else pose.angle
        turned = pose.turned ^ bool(changed & TURNED)
        (x, y), (off_x, off_y) = centre(pose), centre(Pose(self.piece, 0, 0, angle, turned))
        return Pose(self.piece, x - off_x, y - off_y, angle, turned)
