"""A plain way to steer: straight to a place that is meant, with a hand that does not correct."""

from __future__ import annotations

from random import Random

from .model import Held, Lift, PieceId, State, Take
from .physics.path import LIFTING, PLAIN, path
from .physics.trace import pack
from .poses import Pose, upon
from .towers import all_fitting, free_place, held_pieces, pose_of, start_pose


def steered(state: State, held: Held, rng: Random) -> bytes:
    """To some tower that takes it, or else to the table; nowhere if there is no room."""
    if isinstance(held, Lift):
        return toward(state, held, held.onto)
    fits = [onto for _, onto in all_fitting(state, (held.piece,))]
    return toward(state, held, rng.choice(fits) if fits else None)


def toward(state: State, held: Held, onto: PieceId | None) -> bytes:
    """The trace of a hand that means to put what it holds on this top; None: on the table."""
    target = _target(state, held, onto)
    if target is None:
        return b""
    lifted = held_pieces(state, held)
    around = [pose for pose in state.poses if pose.piece not in lifted]
    if isinstance(held, Take):
        return pack(path(start_pose(state, held), target, around, PLAIN))
    return pack(path(pose_of(state, held.piece), target, around, LIFTING))


def _target(state: State, held: Held, onto: PieceId | None) -> Pose | None:
    if onto is not None:
        support = pose_of(state, onto)
        # Where it matters how a piece is turned, it is turned as its mate is.
        return upon(support, held.piece, support.turned)
    place = free_place(state)
    return None if place is None else Pose(held.piece, place, 0, 0, False)
