"""What became of a placement: pure functions of where the pieces were and where they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, pi
from typing import Literal, NamedTuple, TypeAlias

from ludotheque.core.game import Data

from .pieces import DROP, PIECES, SET_DOWN, SHOULDER, SHOVE, TOPPLE
from .poses import HALF_TURN, Pose, gap, joins, on_table, seen_by, seen_from, upon, wrapped

LEVEL = 34_907
"""A base stands within this of the upright: 2 degrees."""


class Slack(NamedTuple):
    """How far off a piece may sit on its support, as the support sees it, and be in its place."""

    across: int
    up: int
    angle: int


FLAT = Slack(12_000, 600, 34_907)
SLACK: dict[str, Slack] = {
    "V": Slack(1_000, 600, 34_907),
    "T": Slack(1_000, 600, 34_907),
    "W": Slack(1_000, 600, 34_907),
    "O": Slack(1_000, 600, 34_907),
    # A bowl may tilt, a step slide away from its riser, a slant slide along itself.
    "C": Slack(3_500, 800, 104_720),
    "Z": Slack(4_000, 600, 34_907),
    "S": Slack(4_500, 1_200, 34_907),
}


Poses: TypeAlias = Mapping[int, Pose]


class Verdict(Data, frozen=True):
    """Which pieces fell, in the order of their numbers, and how the held one stands.

    `seated_on` is the piece that it interlocks with, `base` says that it stands on the table; if
    neither is so it fits nowhere, fell, or was taken back.
    """

    fallen: tuple[int, ...]
    seated_on: int | None
    base: bool


def judge(
    before: Sequence[Pose], held: Sequence[int], released: Pose | None, after: Sequence[Pose]
) -> Verdict:
    """From the table before, what was held (lowest first), where it was let go, the table after.

    Pieces that were lifted are on the table before; one from a hand is not. Without `released` the
    hand went back with what it held: then pieces that still rode in it are where they stood before.
    """
    stood = {pose.piece: pose for pose in before}
    stands = {pose.piece: pose for pose in after}
    left = [piece for piece in stood if piece not in held]
    fallen = {piece for piece in left if fell(stood[piece], stands[piece])}
    fallen.update(_unseated(stood, stands, left, left))
    if released is None:
        if held[0] in stood:
            fallen.update(_lost(before, held, after, fallen))
        return Verdict(tuple(sorted(fallen)), None, False)

    lowest = stands[held[0]]
    support = seat(lowest, [stands[piece] for piece in left if piece not in fallen])
    base = stands_on_table(lowest) and not _slipped(released, lowest, [stood[p] for p in left])
    if support is None and not base and fell(released, lowest):
        fallen.add(held[0])
    for piece in held[1:]:
        if fell(carried(stood[held[0]], stood[piece], released), stands[piece]):
            fallen.add(piece)
    fallen.update(_unseated(stood, stands, held[1:], held))
    kept = fallen.isdisjoint(held)
    return Verdict(
        tuple(sorted(fallen)),
        support.piece if support is not None and kept else None,
        base and support is None and kept,
    )


def _slipped(released: Pose, now: Pose, others: Iterable[Pose]) -> bool:
    """Whether what stands on the table may have come there from a tower.

    Over the bare table a base may be let go as high as one likes: physics decides.
    """
    if released.y - now.y <= SET_DOWN:
        return False
    return any(gap(released, other) == 0 for other in others)


def fell(was: Pose, now: Pose) -> bool:
    return was.y - now.y > DROP or abs(wrapped(now.angle - was.angle)) > TOPPLE


def _unseated(
    stood: Poses, stands: Poses, pieces: Sequence[int], among: Sequence[int]
) -> dict[int, Measure]:
    """Pieces that do not sit on what they stood on any more, though none is lower than it was.

    One may be pushed onto the tower beside, or rock in its bowl a little further each time.
    """
    found: dict[int, Measure] = {}
    for piece in pieces:
        # Cut lies on cut and flat side on flat side: the two look in opposite directions.
        others = [stood[other] for other in among if stood[other].cut_up != stood[piece].cut_up]
        if not others or on_table(stood[piece]):
            continue
        support = under(stood[piece], others).piece
        across = _across(stands[support], stands[piece])
        aslant = wrapped(stands[piece].angle - stands[support].angle + HALF_TURN)
        if abs(across) > SHOVE:
            found[piece] = Measure(piece, "shoved", _up(abs(across), 1000), SHOVE // 1000)
        elif abs(aslant) > TOPPLE:
            found[piece] = _turned(piece, aslant)
    return found


def _across(support: Pose, pose: Pose) -> int:
    return seen_from(support, pose.x, pose.y)[0]


Fall: TypeAlias = Literal["let_go_high", "dropped", "sank", "turned", "shoved"]


class Measure(NamedTuple):
    """Why a piece counts as fallen, even if it stands: how far it went, and how far it may."""

    piece: int
    why: Fall
    much: int
    """In whole millimetres, or degrees for what is turned; rounded up, so that it is too much."""
    most: int


def measure(
    before: Sequence[Pose],
    held: Sequence[int],
    released: Pose | None,
    after: Sequence[Pose],
    fallen: Sequence[int],
) -> Measure | None:
    """Of the piece that tells most about a fall: the held one, or else the one that fell deepest.

    None if nothing fell, or only what stood on something that did.
    """
    stood = {pose.piece: pose for pose in before}
    stands = {pose.piece: pose for pose in after}
    if released is not None and held[0] in fallen:
        now = stands[held[0]]
        if stands_on_table(now) and released.y - now.y > SET_DOWN:
            return Measure(held[0], "let_go_high", _up(released.y - now.y, 1000), SET_DOWN // 1000)
        return _measured(released, now, "dropped")
    found = [
        _measured(stood[piece], stands[piece], "sank")
        for piece in fallen
        if piece not in held and fell(stood[piece], stands[piece])
    ]
    if not found:
        left = [piece for piece in stood if piece not in held]
        riders = () if released is None else held[1:]
        found = [
            *_unseated(stood, stands, left, left).values(),
            *_unseated(stood, stands, riders, held).values(),
        ]
    if not found and held[0] in stood:
        frame = released if released is not None else stood[held[0]]
        rode = {piece: carried(stood[held[0]], stood[piece], frame) for piece in held}
        found = [
            _measured(rode[piece], stands[piece], "sank")
            for piece in fallen
            if piece in rode and fell(rode[piece], stands[piece])
        ]
    return max(found, key=lambda each: (each.why == "sank", each.much), default=None)


def _measured(was: Pose, now: Pose, lower: Fall) -> Measure:
    drop = was.y - now.y
    if drop > DROP:
        return Measure(now.piece, lower, _up(drop, 1000), DROP // 1000)
    return _turned(now.piece, wrapped(now.angle - was.angle))


def _turned(piece: int, angle: int) -> Measure:
    degree = pi / 180 * 1_000_000
    return Measure(piece, "turned", _up(abs(angle), degree), round(TOPPLE / degree))


def _up(length: int, unit: float) -> int:
    return ceil(length / unit)


def seat(pose: Pose, others: Iterable[Pose]) -> Pose | None:
    """The piece among the others on which this one sits as it should."""
    return next((other for other in others if seated(other, pose)), None)


def seated(support: Pose, pose: Pose) -> bool:
    """Whether a piece sits in its place upon another: by kind, by how it is turned, by measure.

    Measure alone is not enough: some hollows lie on each other as snugly as mates do.
    """
    if not joins(support, pose):
        return False
    slack = SLACK[PIECES[pose.piece].cut.upper()] if support.cut_up else FLAT
    across, up = seen_from(support, pose.x, pose.y)
    up -= 2 * SHOULDER if support.cut_up else 0
    angle = wrapped(pose.angle - support.angle)
    # The two look in opposite directions, so that half a turn is what is meant.
    aslant = wrapped(angle + HALF_TURN)
    return abs(across) < slack.across and abs(up) < slack.up and abs(aslant) < slack.angle


def stands_on_table(pose: Pose) -> bool:
    """Whether a piece stands on its flat side on the table, as a base does."""
    return abs(pose.y) < FLAT.up and abs(pose.angle) < LEVEL


def carried(frame: Pose, pose: Pose, now: Pose) -> Pose:
    """Where a piece gets to that goes along with another one, from `frame` to where it is `now`."""
    x, y = seen_by(now, *seen_from(frame, pose.x, pose.y))
    return Pose(pose.piece, x, y, wrapped(pose.angle + now.angle - frame.angle), pose.turned)


def under(pose: Pose, others: Iterable[Pose]) -> Pose:
    """The one among the others that a piece stands on: it would sit perfectly on it most nearly."""

    def off(other: Pose) -> int:
        ideal = upon(other, pose.piece)
        return abs(ideal.x - pose.x) + abs(ideal.y - pose.y)

    return min(others, key=off)


def put_back(before: Sequence[Pose], held: Sequence[int], after: Sequence[Pose]) -> list[Pose]:
    """Where pieces are when the hand that lifted them goes back: on their tower, as it stands."""
    stood = {pose.piece: pose for pose in before}
    was = under(stood[held[0]], [pose for pose in before if pose.piece not in held])
    now = next(pose for pose in after if pose.piece == was.piece)
    return [stood[piece] if fell(was, now) else carried(was, stood[piece], now) for piece in held]


def _lost(
    before: Sequence[Pose], held: Sequence[int], after: Sequence[Pose], fallen: set[int]
) -> list[int]:
    """Lifted pieces that slid from the hand, or whose tower fell while the hand was away."""
    stands = {pose.piece: pose for pose in after}
    lowest = next(pose for pose in before if pose.piece == held[0])
    if under(lowest, [pose for pose in before if pose.piece not in held]).piece in fallen:
        return list(held)
    back = put_back(before, held, after)
    return [pose.piece for pose in back if fell(pose, stands[pose.piece])]
