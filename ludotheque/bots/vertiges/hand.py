"""The hands of bots: they know the way, and tremble on it.

What a bot's own hand shakes is in the samples that it gives; the tremor of the table comes on top,
for bots as for people.
"""

from __future__ import annotations

from random import Random

from ludotheque.core.live import Row
from ludotheque.games.vertiges.model import Held, Lift, PieceId, State
from ludotheque.games.vertiges.physics.reach import Reach, first_row
from ludotheque.games.vertiges.physics.trace import pack, unpack
from ludotheque.games.vertiges.physics.tremor import Tremor
from ludotheque.games.vertiges.poses import Pose, centre
from ludotheque.games.vertiges.steering import toward
from ludotheque.games.vertiges.towers import held_pose

SIXTEENTHS = 160
"""Of a millimetre in a centimetre."""
DEGREES = 16 * 57.29577951308232
"""Sixteenths of a degree in a radian."""
AIM = 0.5
"""How far a hand aims beside its place, as a part of how much it shakes."""
TICKS = 2
"""Of the tremor in one sample."""


class Hand:
    """Shakes so many millimetres on average, near the table. A steady one is 0."""

    def __init__(self, millimetres: float) -> None:
        self.millimetres = millimetres

    def put(self, state: State, held: Held, onto: PieceId | None, rng: Random) -> bytes:
        """Set what is held on this top, or on the table; the samples of it."""
        rows = unpack(toward(state, held, onto))
        if not self.millimetres or not rows:
            return pack(rows)
        start, lifted = held_pose(state, held), isinstance(held, Lift)
        return pack(self._shaken(rows, start, first_row(start, lifted), rng))

    def _shaken(self, rows: list[Row], start: Pose, first: Row, rng: Random) -> list[Row]:
        """Only what a hand can do: whoever wants more is held back, and only that is recorded."""
        reach, height = Reach(start), centre(start)[1] / 10_000
        tremor = Tremor(rng.getrandbits(48), self.millimetres)
        aside = round(rng.gauss(0.0, AIM * self.millimetres) * 16)
        shaken: list[Row] = []
        for across, up, tilt, buttons in rows:
            for _ in range(TICKS):
                shake = tremor.step(height + up / SIXTEENTHS)
            # Not while it takes hold: it begins where the piece is.
            ease = min(1.0, len(shaken) / 12)
            wanted = (
                across + round(ease * (aside + shake.across * SIXTEENTHS)),
                up + round(ease * shake.up * SIXTEENTHS),
                tilt + round(ease * shake.tilt * DEGREES),
                buttons,
            )
            shaken.append(reach.possible(shaken[-1] if shaken else first, wanted))
        return shaken
