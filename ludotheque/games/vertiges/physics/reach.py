"""What a hand can do from one sample to the next: anything more is done as far as possible."""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt

from ludotheque.core.live import Row
from ludotheque.games.vertiges.poses import TABLE, Pose, centre

from .trace import CLOSED, CUT_DOWN, HERTZ, TURNED

MICROMETRES = 62.5
"""In one of a trace's units of length: a sixteenth of a millimetre."""
FASTEST = 600 * 16 // HERTZ
"""60 cm/s, in units a row."""
FASTEST_TILT = 360 * 16 // HERTZ
"""A turn a second, in units a row."""
MOST_TILT = 180 * 16
CEILING = 1_800_000
"""A hand gets no higher than this, more than all 48 pieces on each other."""


class Reach:
    """The room in which a hand can be that took hold of a piece there, as offsets from there."""

    def __init__(self, start: Pose) -> None:
        x, y = centre(start)
        self.left, self.right = _units(-TABLE - x), _units(TABLE - x)
        self.down, self.up = _units(-y), _units(CEILING - y)

    def possible(self, last: Row, wanted: Row) -> Row:
        """The nearest to what is wanted that the hand can do after `last`; doing it is possible."""
        if not wanted[3] & CLOSED:
            return (*last[:3], last[3] & ~CLOSED)
        across = max(self.left, min(self.right, wanted[0])) - last[0]
        up = max(self.down, min(self.up, wanted[1])) - last[1]
        square = across * across + up * up
        if square > FASTEST * FASTEST:
            way = isqrt(square - 1) + 1
            # Rounded towards nothing, so that it is never more than possible.
            across, up = int(across * FASTEST / way), int(up * FASTEST / way)
        tilt = max(-MOST_TILT, min(MOST_TILT, wanted[2])) - last[2]
        tilt = max(-FASTEST_TILT, min(FASTEST_TILT, tilt))
        return last[0] + across, last[1] + up, last[2] + tilt, wanted[3]


def first_row(start: Pose, lifted: bool) -> Row:
    """How a hand begins. What is lifted from a tower stays as it is turned."""
    facing = (0 if start.cut_up else CUT_DOWN) | (TURNED if start.turned else 0)
    return (0, 0, 0, CLOSED | (0 if lifted else facing))


def able(start: Pose, lifted: bool, rows: Iterable[Row]) -> bool:
    """Whether a hand can do all this; whether there is room to turn a piece over shows later."""
    reach, last = Reach(start), first_row(start, lifted)
    for row in rows:
        if reach.possible(last, row) != row:
            return False
        if lifted and (row[3] ^ last[3]) & ~CLOSED:
            return False
        last = row
    return True


def _units(micrometres: int) -> int:
    return int(micrometres / MICROMETRES)
