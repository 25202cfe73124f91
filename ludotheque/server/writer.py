"""One thread writes, and all the jobs that wait for it share one commit: one fsync for many."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TypeAlias

from msgspec import Struct

from .schema import plainly
from .store import StoreTrouble

log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[sqlite3.Connection], None]
Outcome: TypeAlias = Exception | None


class Job(Struct, frozen=True):
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """Nobody is answered before the commit that holds their work has returned."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        self.jobs = 0
        self.seconds = 0.0
        """Spent in commits."""
        self.largest = 0
        """The most jobs that ever shared a commit."""
        self.failures = 0
        """Jobs that the disk or SQLite did not let through."""
        self.trouble: StoreTrouble | None = None
        """Why the last commit failed; None if it did not."""
        self.tried_at = time.monotonic()
        """When something was last written, or failed to be."""
        self._connection = connection
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()
        self._unwritten = 0
        """Failures since it last went well."""
        self._closed = False
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        """All of the work or nothing, and on the disk. Raises whatever the work raised.

        A caller who is cancelled does not take the work back.
        """
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        with self._gate:  # so that nothing can be queued behind the end
            if self._closed:
                raise StoreTrouble("the house's file is closed")
            self._queue.put(job)
        await job.done

    def close(self) -> None:
        """Returns once all that was queued is written."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            waiting = [self._queue.get()]
            with suppress(Empty):
                while True:
                    waiting.append(self._queue.get_nowait())
            jobs = [job for job in waiting if job is not None]
            ending = len(jobs) < len(waiting)
            if jobs:
                outcomes = self._write(jobs)
                self._remember(outcomes)
                _answer(jobs, outcomes)

    def _write(self, jobs: Sequence[Job]) -> Sequence[Outcome]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job.work) for job in jobs]
            began = time.perf_counter()
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                if connection.in_transaction:  # SQLite rolls back by itself where it must
                    connection.execute("ROLLBACK")
            return [_told(error) for _ in jobs]
        self.seconds += time.perf_counter() - began
        self.commits += 1
        self.jobs += len(jobs)
        self.largest = max(self.largest, len(jobs))
        return outcomes

    def _remember(self, outcomes: Sequence[Outcome]) -> None:
        troubles = [each for each in outcomes if isinstance(each, StoreTrouble)]
        if self.trouble is not None and not troubles:
            log.warning("the house's file can be written again; %d writes failed", self._unwritten)
            self._unwritten = 0
        self.failures += len(troubles)
        self._unwritten += len(troubles)
        self.trouble = troubles[0] if troubles else None
        self.tried_at = time.monotonic()

    def _attempt(self, work: Work) -> Outcome:
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


def _told(error: Exception) -> Exception:
    """What SQLite says, as the house's own trouble; what the work itself raised stays."""
    if isinstance(error, sqlite3.Error):
        return StoreTrouble(f"the house's file could not be written: {plainly(error)}")
    return error


def _answer(jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
    """One call for each loop, which in a house is one call."""
    for loop in {job.loop for job in jobs}:
        answers = [
            (job.done, outcome)
            for job, outcome in zip(jobs, outcomes, strict=True)
            if job.loop is loop
        ]
        with suppress(RuntimeError):  # a loop that was closed: nobody waits there any more
            loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: Sequence[tuple[asyncio.Future[None], Outcome]]) -> None:
    for done, outcome in answers:
        if done.done():
            continue  # the caller was cancelled
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
