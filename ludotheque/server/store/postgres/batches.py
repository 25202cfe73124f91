"""Group commit: all tables that wait to be saved share one statement, one commit and one fsync."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import asyncpg
from msgspec import Struct

from ludotheque.server.store.store import Conflict

from .figures import Figures
from .queries import SAVE, SAVE_AND_CALL
from .schema import FAILURES, trouble

MOST: Final = 64
"""Tables that share a statement."""


class WaitingSave(Struct, frozen=True):
    """A table to be saved: its row, its new lines, and who waits for it."""

    row: tuple[Any, ...]
    lines: Sequence[tuple[Any, ...]]
    calls: Sequence[tuple[Any, ...]]
    told: Callable[[Exception | None], None]

    @property
    def table(self) -> str:
        return str(self.row[0])


class SaveBatches:
    """One statement at a time; what comes meanwhile is in the next. Saves as the house `owner`."""

    def __init__(self, pool: asyncpg.Pool, owner: str) -> None:
        self.figures = Figures()
        self._pool, self._owner = pool, owner
        self._waiting: list[WaitingSave] = []
        self._writing: asyncio.Task[None] | None = None

    async def save(self, row: tuple[Any, ...], *rest: Sequence[tuple[Any, ...]]) -> None:
        """A caller who is cancelled does not take the work back."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(trouble: Exception | None) -> None:
            if done.done():
                return
            if trouble is None:
                done.set_result(None)
            else:
                done.set_exception(trouble)

        self.submit(told, row, *rest)
        await done

    def submit(
        self,
        told: Callable[[Exception | None], None],
        row: tuple[Any, ...],
        lines: Sequence[tuple[Any, ...]],
        calls: Sequence[tuple[Any, ...]] = (),
    ) -> None:
        self._waiting.append(WaitingSave(row, lines, calls, told))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def close(self) -> None:
        """Returns once all that was queued is written."""
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._commit(self._next())
        finally:
            self._writing = None

    def _next(self) -> Sequence[WaitingSave]:
        """Each table once: two saves of the same one follow each other."""
        batch: dict[str, WaitingSave] = {}
        rest: list[WaitingSave] = []
        for job in self._waiting:
            if len(batch) < MOST and job.table not in batch:
                batch[job.table] = job
            else:
                rest.append(job)
        self._waiting = rest
        return tuple(batch.values())

    async def _commit(self, jobs: Sequence[WaitingSave]) -> None:
        began = time.perf_counter()
        try:
            saved = await self._saved(jobs)
        except asyncpg.IntegrityConstraintViolationError:
            # One of them has a line that cannot be; alone, each is its own judge.
            for job in jobs:
                if len(jobs) == 1:
                    _tell(job, Conflict(job.table))
                else:
                    await self._commit((job,))
            return
        except FAILURES as error:
            why = trouble(error)
            self.figures.failed(why, len(jobs))
            for job in jobs:
                _tell(job, why)
            return
        self.figures.committed(len(jobs), time.perf_counter() - began)
        for job in jobs:
            _tell(job, None if job.table in saved else Conflict(job.table))

    async def _saved(self, jobs: Sequence[WaitingSave]) -> set[str]:
        rows = zip(*(job.row for job in jobs), strict=True)
        lines = [line for job in jobs for line in job.lines]
        calls = [call for job in jobs for call in job.calls]
        facts = (*map(list, rows), *_columns(lines), self._owner)
        if calls:
            found = await self._pool.fetch(SAVE_AND_CALL, *facts, *_columns(calls))
        else:
            found = await self._pool.fetch(SAVE, *facts)
        return {row[0] for row in found}


def _columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Of rows of five."""
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(5)]


def _tell(job: WaitingSave, trouble: Exception | None) -> None:
    """By the loop: what one of them does with it is nothing to the others."""
    asyncio.get_running_loop().call_soon(job.told, trouble)
