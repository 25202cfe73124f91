"""Ruling R20: however high it is, a tower that is built straight stands by itself."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.vertiges.judge import judge
from ludotheque.games.vertiges.physics.simulation import settle
from ludotheque.games.vertiges.physics.trace import pack
from ludotheque.games.vertiges.physics.world import COARSE, FINE, grain, left_alone
from ludotheque.games.vertiges.pieces import CUTS, PIECES, mate
from ludotheque.games.vertiges.poses import Pose, upon

from .wood import putting

ALL = 48


def tower(pieces: int, seed: int) -> list[Pose]:
    """Any that interlocks perfectly."""
    rng = Random(seed)
    left = {cut: [piece.id for piece in PIECES if piece.cut == cut] for cut in CUTS}
    found: list[Pose] = []
    while len(found) < pieces:
        cut = rng.choice([cut for cut in CUTS if left[cut] and left[mate(cut)]])
        if cut == mate(cut) and len(left[cut]) < 2:
            continue
        base = left[cut].pop()
        found.append(upon(found[-1], base) if found else Pose(base, 0, 0, 0, False))
        found.append(upon(found[-1], left[mate(cut)].pop()))
    return found


@pytest.mark.clause("vertiges", "R20")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_r20_a_tower_of_all_pieces_stands_by_itself(seed: int) -> None:
    built = tower(ALL, seed)
    stands = {pose.piece: pose for pose in left_alone(built, 4.0)}
    assert all(abs(stands[pose.piece].y - pose.y) < 3_000 for pose in built)


@pytest.mark.clause("vertiges", "R20")
@pytest.mark.parametrize("pieces", [26, 38])
def test_r20_and_a_steady_hand_builds_on_it(pieces: int) -> None:
    *below, top = tower(pieces, 5)
    job, rows = putting(tuple(sorted(below, key=lambda pose: pose.piece)), top)
    settled = settle(job, pack(rows))
    verdict = judge(job.poses, job.held, settled.released, settled.poses)
    assert (verdict.fallen, verdict.seated_on) == ((), below[-1].piece)


@pytest.mark.clause("vertiges", "R20")
def test_r20_what_may_get_tall_is_reckoned_more_finely() -> None:
    low, high = tower(12, 1), tower(20, 1)
    assert grain(()) == grain(low, 1) == COARSE
    assert grain(high, 1) == FINE
    # A part of a tower comes on top of what stands there.
    assert grain(low, 12) == FINE
