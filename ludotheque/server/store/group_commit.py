"""Group commit: all writes that wait share one transaction and one fsync.

Nobody is told before it returned.

The loop itself works in SQLite, which costs it less than to take turns with a thread that does;
what takes long, to wait for the disk, is a thread's. See docs/decisions/0010.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from msgspec import Struct

from .fsync import LogSync
from .schema import plainly
from .store import NotCertain, StoreTrouble

log = logging.getLogger(__name__)

MOST = 64
"""Jobs that share a commit: the loop has other things to do."""
AGAIN, PATIENCE = 0.01, 5.0
"""Seconds between attempts while another program is writing, and until we give up."""

Write: TypeAlias = Callable[[sqlite3.Connection], None]
"""Does nothing but write there: it may be done twice, if others in the same commit fail."""
WriteOutcome: TypeAlias = Exception | None


class Job(Struct, frozen=True):
    work: Write
    loop: asyncio.AbstractEventLoop
    told: Callable[[WriteOutcome], None]


class GroupCommit:
    """Used on the loop's thread only."""

    def __init__(self, connection: sqlite3.Connection, disk: LogSync) -> None:
        self.commits = 0
        self.jobs = 0
        self.seconds = 0.0
        """From the begin of a commit until it was safe, all together."""
        self.largest = 0
        """The most jobs that ever shared a commit."""
        self.failures = 0
        """Jobs that the disk or SQLite did not let through."""
        self.trouble: StoreTrouble | None = None
        """Why the last commit failed; None if it did not."""
        self.tried_at = time.monotonic()
        """When something was last written, or failed to be."""
        self._connection, self._disk = connection, disk
        self._waiting: list[Job] = []
        self._busy = False
        """Whether somebody will see to what waits, as soon as the disk or a lock is free."""
        self._unwritten = 0
        """Failures since it last went well."""
        self._closed = False

    @property
    def waiting(self) -> int:
        """Jobs for which the next commits are."""
        return len(self._waiting)

    async def write(self, work: Write) -> None:
        """All of the work or nothing, and on the disk. Raises whatever the work raised.

        A caller who is cancelled does not take the work back.
        """
        if self._closed:
            raise StoreTrouble("the house's file is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def told(outcome: WriteOutcome) -> None:
            if done.done():
                return  # the caller was cancelled
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

        self._waiting.append(Job(work, loop, told))
        if not self._busy:
            self._go_on(loop)
        await done

    def submit(self, work: Write, told: Callable[[WriteOutcome], None]) -> None:
        """The same for who does not wait, but is told on the loop how it went.

        What comes in the same turn of the loop shares a commit.
        """
        if self._closed:
            raise StoreTrouble("the house's file is closed")
        loop = asyncio.get_running_loop()
        self._waiting.append(Job(work, loop, told))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._go_on, loop)

    def close(self) -> None:
        """Returns once all that was queued is written."""
        self._closed = True
        self._disk.close()
        while self._waiting:
            jobs, outcomes = self._committed()
            _tell(jobs, self._judged(outcomes, self._disk.synced()))

    def _go_on(self, loop: asyncio.AbstractEventLoop, since: float | None = None) -> None:
        """Commit what waits, and let the disk make it safe."""
        if self._closed or not self._waiting:
            self._busy = False
            return
        self._busy = True
        now = time.monotonic()
        if since is None:
            since = now
        if _locked(self._connection) and now - since < PATIENCE:
            loop.call_later(AGAIN, self._go_on, loop, since)
            return
        began = time.perf_counter()
        jobs, outcomes = self._committed()

        def safe(trouble: OSError | sqlite3.Error | None) -> None:
            self.seconds += time.perf_counter() - began
            judged = self._judged(outcomes, trouble)
            self._go_on(loop)  # the disk need not wait until all are told
            _tell(jobs, judged)

        def gone() -> None:  # the loop has ended, and nobody waits there any more
            self._busy = False
            for job in tuple(self._waiting):
                if not job.loop.is_closed():
                    job.loop.call_soon_threadsafe(self._go_on, job.loop)
                    break

        self._disk.sync(loop, safe, gone)

    def _committed(self) -> tuple[Sequence[Job], Sequence[WriteOutcome]]:
        jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        connection = self._connection
        try:
            if not connection.in_transaction:
                connection.execute("BEGIN IMMEDIATE")
            outcomes = self._attempted(jobs)
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                if connection.in_transaction:  # SQLite rolls back by itself where it must
                    connection.execute("ROLLBACK")
            return jobs, [_told(error) for _ in jobs]
        self.commits += 1
        self.jobs += len(jobs)
        self.largest = max(self.largest, len(jobs))
        self._disk.dirty += len(jobs)
        return jobs, outcomes

    def _attempted(self, jobs: Sequence[Job]) -> Sequence[WriteOutcome]:
        if len(jobs) == 1:
            jobs[0].work(self._connection)  # if it fails, there is nothing else to be kept
            return [None]
        try:
            for job in jobs:
                job.work(self._connection)
        except Exception:
            # One of them fails, which is seldom: all of them anew, each so that it fails alone.
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            self._connection.execute("BEGIN IMMEDIATE")
            return [self._attempt(job.work) for job in jobs]
        return [None] * len(jobs)

    def _attempt(self, work: Write) -> WriteOutcome:
        """One job, which fails alone."""
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            work(connection)
            outcome = None
        except Exception as error:
            if not connection.in_transaction:
                raise  # the whole transaction is lost, and not only this job
            connection.execute("ROLLBACK TO job")
            outcome = _told(error)
        connection.execute("RELEASE job")
        return outcome

    def _judged(
        self, outcomes: Sequence[WriteOutcome], trouble: OSError | sqlite3.Error | None
    ) -> Sequence[WriteOutcome]:
        """How each job went, now that it is known how the sync did."""
        if trouble is not None:  # what was committed may not outlive a power cut
            doubt = NotCertain(str(_told(trouble)))
            outcomes = [doubt if outcome is None else outcome for outcome in outcomes]
        self._remember(outcomes)
        return outcomes

    def _remember(self, outcomes: Sequence[WriteOutcome]) -> None:
        troubles = [each for each in outcomes if isinstance(each, StoreTrouble)]
        if self.trouble is not None and not troubles:
            log.warning("the house's file can be written again; %d writes failed", self._unwritten)
            self._unwritten = 0
        self.failures += len(troubles)
        self._unwritten += len(troubles)
        self.trouble = troubles[0] if troubles else None
        self.tried_at = time.monotonic()


def _locked(connection: sqlite3.Connection) -> bool:
    """Begin, unless another program is writing: the loop cannot wait for it."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    return False


def _told(error: Exception) -> Exception:
    """What the disk and SQLite say, as the house's own trouble; what the work raised stays."""
    if isinstance(error, sqlite3.Error):
        return StoreTrouble(f"the house's file could not be written: {plainly(error)}")
    if isinstance(error, OSError):
        return StoreTrouble(f"the house's file could not be written: {error.strerror}")
    return error


def _tell(jobs: Sequence[Job], outcomes: Sequence[WriteOutcome]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.loop.is_closed():
            continue
        try:
            job.told(outcome)
        except Exception:  # what somebody makes of it is no matter of the others'
            log.exception("what follows a write has failed")
