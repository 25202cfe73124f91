"""How a hand moves that knows where it goes and does not tremble: up, across, down, and open.

Every leg of the way begins and ends at rest and is as smooth as can be between (minimum jerk).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, hypot, pi, sqrt
from typing import NamedTuple

from ludotheque.core.live import Row
from ludotheque.games.vertiges.pieces import SIDE
from ludotheque.games.vertiges.poses import HALF_TURN, Pose, centre, extent, wrapped

from .reach import FASTEST, MICROMETRES
from .trace import CLOSED, CUT_DOWN, HERTZ, TURNED

HARSHEST = 5.7735
"""Of a leg as smooth as can be: its acceleration at most, by its length and the time it takes."""


class Manner(NamedTuple):
    """How one puts things down. Lengths are micrometres, times seconds."""

    above: int = 25_000
    """So far over whatever is in its way a piece is carried, and over its place before it sinks."""
    press: int = 600
    """So much deeper than its place it is led, so that it sits when the fingers open."""
    up: float = 0.5
    across: float = 0.9
    down: float = 0.9
    hold: float = 0.12
    lifted: bool = False
    """What comes from a tower stays as it is turned."""
    gentle: tuple[float, float] | None = None
    """Sideways, and up and down: no leg is harsher than this, in metres a second each second."""


PLAIN = Manner()
LIFTING = Manner(
    above=35_000,
    press=500,
    up=0.7,
    across=0.9,
    down=1.0,
    hold=0.15,
    lifted=True,
    gentle=(0.5, 3.0),
)
"""With a part of a tower riding on the hand, from which it is not to be thrown."""


class Stop(NamedTuple):
    """Somewhere on the way, in the units of a trace."""

    across: float
    up: float
    tilt: float


def path(start: Pose, target: Pose, around: Iterable[Pose], manner: Manner = PLAIN) -> list[Row]:
    """From where a piece is held to where it belongs, past the others; the last row lets go.

    What is lifted with it must not be among the others. If it has to be turned over it is at once.
    """
    (x, y), (to_x, to_y) = centre(start), centre(target)
    depth = y - extent(start).bottom
    near = [
        extent(pose)
        for pose in around
        if min(x, to_x) - SIDE < pose.x < max(x, to_x) + SIDE and pose.piece != start.piece
    ]
    high = max([y, to_y + manner.above, *(box.top + depth + manner.above for box in near)])
    over = 0 if start.cut_up == target.cut_up else HALF_TURN
    tilt = wrapped(target.angle - start.angle - over) / 1e6 * 180 / pi * 16

    def stop(at_x: int, at_y: int, tilt: float) -> Stop:
        return Stop((at_x - x) / MICROMETRES, (at_y - y) / MICROMETRES, tilt)

    seated = stop(to_x, to_y - manner.press, tilt)
    stops = [
        (stop(x, high, 0.0), manner.up),
        (stop(to_x, high, tilt), manner.across),
        (stop(to_x, to_y + manner.above, tilt), 0.0),
        (seated, manner.down),
        (seated, manner.hold),
    ]
    faces = 0
    if not manner.lifted:
        faces = (0 if target.cut_up else CUT_DOWN) | (TURNED if target.turned else 0)
    rows: list[Row] = []
    last = Stop(0.0, 0.0, 0.0)
    for to, seconds in stops:
        if manner.gentle is not None:
            seconds = max(seconds, _gently(last, to, manner.gentle))
        rows += _leg(last, to, seconds, CLOSED | faces)
        last = to
    return [*rows, (*rows[-1][:3], faces)]


def _gently(last: Stop, to: Stop, most: tuple[float, float]) -> float:
    """How long a leg takes that is nowhere harsher than this."""
    ways = abs(to.across - last.across), abs(to.up - last.up)
    return max(
        sqrt(HARSHEST * way * MICROMETRES / 1e6 / each)
        for way, each in zip(ways, most, strict=True)
    )


def _leg(last: Stop, to: Stop, seconds: float, buttons: int) -> list[Row]:
    """No faster than a hand may be at its fastest, in the middle of the leg."""
    way = hypot(to.across - last.across, to.up - last.up)
    count = ceil(max(seconds * HERTZ if way or to == last else 0.0, 1.875 * way / (0.9 * FASTEST)))
    rows: list[Row] = []
    for number in range(1, count + 1):
        part = number / count
        eased = part * part * part * (10 - 15 * part + 6 * part * part)
        across, up, tilt = (
            round(one + (other - one) * eased) for one, other in zip(last, to, strict=True)
        )
        rows.append((across, up, tilt, buttons))
    return rows
