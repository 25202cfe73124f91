"""Where pieces are, in whole numbers: what lies on what, and how far apart."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import pi
from operator import attrgetter
from typing import Annotated, NamedTuple

from msgspec import Meta

from ludotheque.core.game import Data

from .pieces import FARTHEST, HANDED, PIECES, SHOULDER, SIDE, fits

HALF_TURN = 3_141_593
TABLE = 400_000
"""The table reaches so far to the left and to the right."""
FAR = 2_000_000
"""Nothing ever gets further than this."""


class Pose(Data, frozen=True):
    """A piece, the centre of its flat side in micrometres, and how it is turned in microradians.

    The table is at y = 0. At angle 0 the flat side is down, at half a turn the cut. A piece that is
    `turned` shows its other face: it is mirrored about the vertical before it is tilted.
    """

    piece: Annotated[int, Meta(ge=0, le=len(PIECES) - 1)]
    x: Annotated[int, Meta(ge=-FAR, le=FAR)]
    y: Annotated[int, Meta(ge=-FAR, le=FAR)]
    angle: Annotated[int, Meta(gt=-HALF_TURN, le=HALF_TURN)]
    turned: bool

    @property
    def cut_up(self) -> bool:
        """Whether the cut looks more up than down."""
        return 2 * abs(self.angle) < HALF_TURN


class Extent(NamedTuple):
    left: int
    right: int
    bottom: int
    top: int


def wrapped(angle: int) -> int:
    """The same direction, more than half a turn back and at most half a turn on."""
    return HALF_TURN - (HALF_TURN - angle) % (2 * HALF_TURN)


@lru_cache(maxsize=4096)  # most that stands is level
def direction(angle: int) -> tuple[float, float]:
    return direction_of(angle / 1_000_000)


def direction_of(radians: float) -> tuple[float, float]:
    """Cosine and sine, from sums and products alone: the same bits on every machine."""
    part = radians / 16
    square = part * part
    cosine = 1.0 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    sine = part * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    for _ in range(4):
        cosine, sine = cosine * cosine - sine * sine, 2 * cosine * sine
    return cosine, sine


def angle_of(cosine: float, sine: float) -> int:
    """The angle of a direction, again from sums, products and quotients alone."""
    if abs(sine) <= abs(cosine):
        angle = 0.0 if cosine > 0 else pi if sine > 0 else -pi
        tangent = sine / cosine
    else:
        angle = pi / 2 if sine > 0 else -pi / 2
        tangent = -cosine / sine
    # A rough guess, and then what is missing to it.
    angle += tangent * (1.0 - 0.215 * tangent * tangent)
    for _ in range(2):
        seen_cosine, seen_sine = direction_of(angle)
        missing = sine * seen_cosine - cosine * seen_sine
        angle += missing * (1.0 + missing * missing / 6)
    micro = round(angle * 1_000_000)
    # Half a turn in whole numbers is a little more than half a turn, and must come back as itself.
    return HALF_TURN if micro < 2 - HALF_TURN else micro


def seen_from(frame: Pose, x: int, y: int) -> tuple[int, int]:
    """A point of the room as the piece `frame` sees it."""
    cosine, sine = direction(frame.angle)
    across, up = x - frame.x, y - frame.y
    return round(cosine * across + sine * up), round(cosine * up - sine * across)


def seen_by(frame: Pose, x: int, y: int) -> tuple[int, int]:
    """A point that the piece `frame` sees there, as a point of the room."""
    return all_seen_by(frame, ((x, y),))[0]


def all_seen_by(frame: Pose, points: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The same for several points at once."""
    cosine, sine = direction(frame.angle)
    left, low = frame.x, frame.y
    return tuple(
        [
            (left + round(cosine * x - sine * y), low + round(sine * x + cosine * y))
            for x, y in points
        ]
    )


def outline(pose: Pose) -> tuple[tuple[int, int], ...]:
    """The corners of a piece as points of the room, anti-clockwise unless it is turned."""
    sign = -1 if pose.turned else 1
    corners = ((-SIDE // 2, 0), (SIDE // 2, 0), *reversed(PIECES[pose.piece].profile))
    return all_seen_by(pose, [(sign * x, y) for x, y in corners])


def centre(pose: Pose) -> tuple[int, int]:
    """The centre of a piece's mass, as a point of the room: a hand holds it there."""
    x, y = PIECES[pose.piece].centre
    return seen_by(pose, -x if pose.turned else x, y)


@lru_cache(maxsize=4096)  # what stands is asked about at every move
def extent(pose: Pose) -> Extent:
    corners = outline(pose)
    across, up = [x for x, _ in corners], [y for _, y in corners]
    return Extent(min(across), max(across), min(up), max(up))


def gap(one: Pose, other: Pose) -> int:
    """How far apart two pieces are sideways; nothing if one is over the other."""
    first, second = extent(one), extent(other)
    return max(0, first.left - second.right, second.left - first.right)


def room(base: Pose, others: Iterable[Pose]) -> int | None:
    """How far a base is from the nearest of the others that stand on the table."""
    gaps = [gap(base, other) for other in others if on_table(other) and other.piece != base.piece]
    return min(gaps, default=None)


def on_table(pose: Pose) -> bool:
    """Whether a piece is so low that nothing fits under it."""
    low = SHOULDER // 2
    return pose.y - FARTHEST <= low and extent(pose).bottom < low


def top_of(poses: Iterable[Pose]) -> int:
    """How high anything reaches; 0 if there is nothing."""
    highest = 0
    for pose in sorted(poses, key=attrgetter("y"), reverse=True):
        if pose.y + FARTHEST < highest:
            break
        highest = max(highest, extent(pose).top)
    return highest


def upon(support: Pose, piece: int, turned: bool = False) -> Pose:
    """Where a piece comes to be if it sits perfectly on another.

    A cut takes a cut, as its mate is turned; a flat side takes a flat side, however it is turned.
    """
    top = 2 * SHOULDER if support.cut_up else 0
    x, y = seen_by(support, 0, top)
    return Pose(piece, x, y, wrapped(support.angle + HALF_TURN), turned)


def joins(support: Pose, pose: Pose) -> bool:
    """Whether two pieces are of the kind that interlocks, as they are turned."""
    if support.cut_up == pose.cut_up:
        return False
    if not support.cut_up:
        return True
    top, bottom = PIECES[support.piece].cut, PIECES[pose.piece].cut
    return fits(top, bottom) and (top not in HANDED or support.turned == pose.turned)
