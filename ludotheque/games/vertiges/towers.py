"""Questions about what stands on the table: tops, what fits, what can be lifted, free room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .model import Lift, PieceId, State, Take, Tower
from .pieces import CUT, HANDED, PIECES, SIDE, fits, mate
from .poses import HALF_TURN, TABLE, Pose, top_of, wrapped

GAP = 20_000
"""A new tower stands at least this far from its neighbours."""
EASE = 5_000
"""A place for a new tower counts as free only if a hand has so much to spare on either side."""
EDGE = TABLE - SIDE // 2
"""No base stands further out."""
LEANING = 174_533
"""A top that is further than this from level, 10 degrees, obliges nobody: of 14 tops that a hand
had knocked, the 9 up to 8 degrees could all be built on, and of the 5 from 11.7 on two could not.
"""
ABOVE = 60_000
"""A piece begins its way so high over the highest top."""


class Fit(NamedTuple):
    piece: PieceId
    onto: PieceId


def shows_cut(tower: Tower) -> bool:
    """Whether the top is a cut. Flat sides and cuts meet in turn (ruling R1)."""
    return len(tower) % 2 == 1


def wanted(tower: Tower) -> str | None:
    """The cut that fits on a tower, held the right way; None for a flat top, where any does."""
    return mate(CUT[tower[-1]]) if shows_cut(tower) else None


def takes(tower: Tower, piece: PieceId) -> bool:
    return wanted(tower) in (None, CUT[piece])


def leans(top: Pose) -> bool:
    """Whether a top is knocked so far askew that what is put there may slide off (ruling R17)."""
    angle = top.angle
    if angle in (0, HALF_TURN):
        return False
    return abs(wrapped(angle if top.cut_up else angle + HALF_TURN)) > LEANING


def fitting(state: State, hand: Sequence[PieceId], apart: PieceId | None = None) -> Fit | None:
    """A piece of a hand that fits on a tower, and on which; not on the one with this base."""
    found = all_fitting(state, hand)
    return next((fit for fit in found if fit.onto != apart), None)


def all_fitting(state: State, hand: Sequence[PieceId]) -> Iterator[Fit]:
    """What has to be put: a top that leans obliges nobody, though one may try."""
    for tower in state.towers:
        top = tower[-1]
        if not leans(pose_of(state, top)):
            cut = wanted(tower)
            for piece in hand:
                if cut is None or cut == CUT[piece]:
                    yield Fit(piece, top)


def tower_with(towers: Sequence[Tower], piece: PieceId) -> int | None:
    for index, tower in enumerate(towers):
        if piece in tower:
            return index
    return None


def top_index(towers: Sequence[Tower], top: PieceId) -> int | None:
    for index, tower in enumerate(towers):
        if tower[-1] == top:
            return index
    return None


def lifted(towers: Sequence[Tower], piece: PieceId) -> Tower:
    """A piece of a tower and all above it."""
    for tower in towers:
        if piece in tower:
            return tower[tower.index(piece) :]
    return ()


def held_pieces(state: State, held: Take | Lift) -> Tower:
    """What is in the hand, the lowest first."""
    return (held.piece,) if isinstance(held, Take) else lifted(state.towers, held.piece)


def mates(state: State, piece: PieceId, onto: PieceId) -> bool:
    """Whether two cuts go together as their pieces are turned: a part that is lifted is not."""
    return fits(CUT[onto], CUT[piece]) and _turned_alike(state, piece, onto)


def _turned_alike(state: State, piece: PieceId, onto: PieceId) -> bool:
    """Whether two pieces whose cuts are mates go together as they are turned."""
    return CUT[piece] not in HANDED or pose_of(state, piece).turned == pose_of(state, onto).turned


def lifts(state: State) -> list[Lift]:
    """Every ZAP that the towers allow."""
    towers = state.towers
    cut_tops = [(tower, tower[-1], wanted(tower)) for tower in towers if shows_cut(tower)]
    return [
        Lift(piece, top)
        for tower in towers
        # A joint of two cuts is under every second piece; two are lifted at least.
        for piece in tower[1:-1:2]
        for other, top, cut in cut_tops
        if cut == CUT[piece] and other is not tower and _turned_alike(state, piece, top)
    ]


def pose_of(state: State, piece: PieceId) -> Pose:
    for pose in state.poses:
        if pose.piece == piece:
            return pose
    raise AssertionError(piece)


def free_place(state: State) -> int | None:
    """The middle of a base that is as near to the middle of the table as the towers allow."""
    step = SIDE + GAP + EASE
    bases = [pose_of(state, tower[0]).x for tower in state.towers]
    places = [0, *[x + side for x in bases for side in (-step, step)]]
    for x in sorted(places, key=lambda x: (abs(x), x)):
        if abs(x) > EDGE:
            return None
        for base in bases:
            if abs(x - base) < step:
                break
        else:
            return x
    return None


def start_pose(state: State, take: Take) -> Pose:
    """Where a piece is when it is taken from the hand: in the middle, well above everything."""
    highest = top_of(state.poses)
    if take.cut_down:
        y = highest + ABOVE + PIECES[take.piece].height
        return Pose(take.piece, 0, y, HALF_TURN, take.turned)
    return Pose(take.piece, 0, highest + ABOVE, 0, take.turned)


def held_pose(state: State, held: Take | Lift) -> Pose:
    """Of the piece in the fingers when they take hold."""
    return start_pose(state, held) if isinstance(held, Take) else pose_of(state, held.piece)
