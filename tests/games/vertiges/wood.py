"""Towers to be built upon and knocked over, and hands that do so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotheque.core.live import Row
from ludotheque.games.vertiges.judge import Verdict, judge
from ludotheque.games.vertiges.physics.job import Job, Settled
from ludotheque.games.vertiges.physics.path import PLAIN, Manner, path
from ludotheque.games.vertiges.physics.simulation import settle
from ludotheque.games.vertiges.physics.trace import pack
from ludotheque.games.vertiges.physics.world import left_alone
from ludotheque.games.vertiges.pieces import PIECES
from ludotheque.games.vertiges.poses import HALF_TURN, Pose, extent, upon

Tower = list[Pose]

TWENTY = "VvTtCcWwOoZZSSvVtTcC"
ASKEW = [0, 700, -400, 900, 300, -600, 100, 500, -200, 0]
"""By how much the pairs of a tower stand beside the middle, in micrometres."""


class Box:
    """The pieces that are not yet used."""

    def __init__(self) -> None:
        self.left = [piece.id for piece in PIECES]

    def take(self, cut: str) -> int:
        piece = next(piece for piece in self.left if PIECES[piece].cut == cut)
        self.left.remove(piece)
        return piece

    def tower(self, cuts: str, x: int = 0) -> Tower:
        """A perfect one of these cuts, base first."""
        tower = [Pose(self.take(cuts[0]), x, 0, 0, False)]
        for cut in cuts[1:]:
            tower.append(upon(tower[-1], self.take(cut)))
        return tower


def table(*towers: Tower) -> tuple[Pose, ...]:
    return tuple(sorted((pose for tower in towers for pose in tower), key=lambda pose: pose.piece))


def above(poses: Iterable[Pose], piece: int, *, cut_down: bool = False, x: int = 0) -> Pose:
    """Where a hand takes hold of a piece: well over everything."""
    top = max((extent(pose).top for pose in poses), default=0) + 60_000
    if cut_down:
        return Pose(piece, x, top + PIECES[piece].height, HALF_TURN, False)
    return Pose(piece, x, top, 0, False)


def putting(
    poses: Sequence[Pose], target: Pose, *, seed: int = 0, tremor: int = 0, manner: Manner = PLAIN
) -> tuple[Job, list[Row]]:
    """A piece from the hand, and the way to its place."""
    start = above(poses, target.piece, cut_down=not target.cut_up)
    start = Pose(start.piece, start.x, start.y, start.angle, target.turned)
    job = Job(tuple(poses), (target.piece,), start, seed, tremor)
    return job, path(start, target, poses, manner)


def done(job: Job, rows: Sequence[Row]) -> tuple[Settled, Verdict]:
    settled = settle(job, pack(rows))
    return settled, judge(job.poses, job.held, settled.released, settled.poses)


def where(settled: Settled, piece: int) -> Pose:
    return next(pose for pose in settled.poses if pose.piece == piece)


def askew(box: Box, cuts: str) -> list[Pose]:
    """A tower as hands build it, that has come to rest."""
    tower = box.tower(cuts)
    poses = [
        Pose(pose.piece, pose.x + ASKEW[number // 2], pose.y, pose.angle, False)
        for number, pose in enumerate(tower)
    ]
    stood = {pose.piece: pose for pose in left_alone(poses, 0.75)}
    return [stood[pose.piece] for pose in poses]


def lifting(tremor: int = 0, seed: int = 0) -> tuple[Job, list[Pose], list[Pose]]:
    box = Box()
    tower, other = askew(box, "CcOoVvSS"), box.tower("TtWwV", x=80_000)
    held = tuple(pose.piece for pose in tower[5:])
    return Job(table(tower, other), held, tower[5], seed, tremor), tower, other
