"""One placement from the moment something is held until everything is still.

A pure function of where the pieces are, what is held, the applied samples and the seed: however it
is run, live or again years later, it comes to the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.core.live import Row
from ludotheque.games.vertiges.judge import judge, put_back
from ludotheque.games.vertiges.poses import Pose

from .frames import Seen
from .grasp import CALM, TICKS, Grasp
from .hand import FADE
from .job import Job, Settled
from .reach import Reach, first_row
from .trace import CLOSED, CUT_DOWN, HERTZ, TURNED, pack, unpack
from .world import Table, grain

CALM_FOR: Final = HERTZ // 4
LONGEST: Final = 8 * HERTZ
"""What still moves then is taken as it is."""


class Placement:
    def __init__(self, job: Job) -> None:
        self.job = job
        self.rows: list[Row] = []
        """What was done, whatever was asked for: this is what a record keeps."""
        self.ticks = 0
        self.settled: Settled | None = None
        self._table: Table | None = Table(
            job.poses, felt=job.held[0], grain=grain(job.poses, len(job.held))
        )
        self._grasp: Grasp | None = Grasp(self._table, job)
        self._lifted, self._weight = self._grasp.lifted, self._grasp.weight
        self._reach = Reach(job.start)
        self._row = self._wanted = first_row(job.start, self._lifted)
        self._going_back = False
        self._released: Pose | None = None
        self._since = self._calm = 0
        self._away: dict[int, Pose] = {}
        """Pieces that have fallen and come to rest, and where: they are out of the way then."""
        self._seen = Seen(job.poses)

    def feed(self, row: Row) -> None:
        """Of several samples within one sample's time the last one counts.

        Where it is too far for that time the hand is still on its way in the next one, if no other
        sample has come by then; and fingers that are to open wait until they are there.
        """
        if self._wanted[3] & CLOSED:
            self._wanted = row

    def able(self, row: Row) -> bool:
        """Whether the hand can do exactly this now."""
        return self._grasp is not None and self.held and self._possible(self._grasp, row) == row

    def tick(self) -> None:
        if self.settled is not None:
            return
        assert self._table is not None
        self.ticks += 1
        if self._grasp is not None and self._going_back:
            self._part(self._table, self._grasp)
        elif self._grasp is not None:
            self._steer(self._table, self._grasp)
        else:
            self._let_be(self._table)

    def withdraw(self) -> None:
        """The hand goes back with what it still holds."""
        if self._grasp is None or self._going_back:
            return
        assert self._table is not None
        if not self.rows:
            self._end(Settled(None, self.job.poses))
            return
        self._going_back, self._calm = True, 0
        if not self._lifted:
            self._go_back(self._table, self._grasp)

    def finish(self) -> Settled:
        """What it comes to; a hand that still holds something goes back."""
        self.withdraw()
        while self.settled is None:
            self.tick()
        return self.settled

    @property
    def held(self) -> bool:
        """Whether it is steered; on its way back it is not."""
        return self._grasp is not None and not self._going_back

    def frame(self) -> dict[str, Any]:
        """How many samples so far, what has moved (see `frames.py`), what the fingers feel."""
        if self._table is not None:
            stirred = {*self._table.awake(), *self._seen.moved} & {*self._table.bodies}
            poses: Iterable[Pose] = [
                *(self._table.pose(piece) for piece in sorted(stirred)),
                *self._away.values(),
            ]
        else:
            assert self.settled is not None
            poses = self.settled.poses
        touch = self._grasp is not None and self._grasp.touching()
        told, held = self._seen.told(poses), self._grasp is not None
        return {"t": self.ticks, "poses": told, "touch": touch, "held": held}

    # While it is held

    def _steer(self, table: Table, grasp: Grasp) -> None:
        last, self._row = self._row, self._possible(grasp, self._led())
        self.rows.append(self._row)
        if not self._row[3] & CLOSED:
            self._released = table.pose(self.job.held[0])
            grasp.open()
            self._grasp = None
            self._let_be(table)
            return
        if changed := self._row[3] ^ last[3]:
            grasp.turn(changed)
        grasp.drive(last, self._row)
        if len(self.rows) == self.job.longest:
            self.withdraw()

    def _led(self) -> Row:
        """What is wanted, but with closed fingers on the way to where they shall open."""
        if self._wanted[3] & CLOSED:
            return self._wanted
        closed = (*self._wanted[:3], self._row[3])
        there = self._reach.possible(self._row, closed) == self._row
        return self._wanted if there else closed

    def _possible(self, grasp: Grasp, wanted: Row) -> Row:
        *way, buttons = wanted
        known = buttons & (CLOSED | CUT_DOWN | TURNED)
        row = self._reach.possible(self._row, (way[0], way[1], way[2], known))
        changed = row[3] ^ self._row[3]
        if changed in (0, CLOSED) or grasp.can_turn(changed):
            return row
        return (*row[:3], self._row[3])

    # On its way back

    def _part(self, table: Table, grasp: Grasp) -> None:
        """A part of a tower is kept still first: what is about to slide off it does."""
        self._since += TICKS
        self._calm = self._calm + 1 if grasp.keep_still() else 0
        if self._calm >= CALM_FOR or self._since >= LONGEST * TICKS:
            self._go_back(table, grasp)

    def _go_back(self, table: Table, grasp: Grasp) -> None:
        grasp.open()
        for piece in grasp.riding():
            table.remove(piece)
        self._grasp, self._weight = None, 0.0
        self._since = self._calm = 0

    # Once it is not held

    def _let_be(self, table: Table) -> None:
        """What falls falls, until all is still."""
        for _ in range(TICKS):
            self._since += 1
            if self._since <= FADE and self._weight:
                table.bodies[self.job.held[0]].carry(self._weight * (FADE - self._since) / FADE)
            table.step()
        self._calm = self._calm + 1 if table.hurry() < CALM and self._since > FADE else 0
        if self._calm >= CALM_FOR or self._since >= LONGEST * TICKS:
            poses = self._poses(table)
            if not self._cleared_away(table, poses):
                self._end(Settled(self._released, poses))

    def _cleared_away(self, table: Table, poses: tuple[Pose, ...]) -> bool:
        """Take what does not stay from the table: what only leans on it must stand by itself."""
        held = self.job.held
        verdict = judge(self.job.poses, held, self._released, poses)
        misfit = not (self._lifted or verdict.base or verdict.seated_on is not None)
        going = {*verdict.fallen, *(held if misfit else ())} & {*table.bodies}
        for piece in sorted(going):
            self._away[piece] = table.pose(piece)
            table.remove(piece)
        self._since, self._calm, self._weight = FADE, 0, 0.0
        return bool(going)

    def _poses(self, table: Table) -> tuple[Pose, ...]:
        """Of all pieces, also those that are no longer in the way, or go back with the hand."""
        poses = [*(table.pose(piece) for piece in table.bodies), *self._away.values()]
        if self._released is None and self._lifted:
            there = {pose.piece for pose in poses}
            back = put_back(self.job.poses, self.job.held, poses)
            poses += [pose for pose in back if pose.piece not in there]
        return tuple(sorted(poses, key=lambda pose: pose.piece))

    def _end(self, settled: Settled) -> None:
        self.settled = settled
        # Box2D has room for few worlds: this one goes now, not with the last who looks on.
        self._grasp = self._table = None


def settle(job: Job, trace: bytes) -> Settled:
    """What Nature answers to a trace."""
    return done(job, trace)[1]


def done(job: Job, trace: bytes) -> tuple[bytes, Settled]:
    """How much of a trace a hand does, and what comes of it.

    At the first row that it cannot do it goes back. In a record there is no such row.
    """
    if not trace:
        return trace, Settled(None, job.poses)
    placement = Placement(job)
    for row in unpack(trace):
        if not placement.able(row):
            break
        placement.feed(row)
        placement.tick()
    settled = placement.finish()
    return pack(placement.rows), settled
