"""One process in which simulations run: what it is told, what it tells, and how it ends."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future, Task
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ludotheque.core.live import Row

from .physics_messages import (
    Alive,
    Begin,
    Drop,
    Failed,
    Feed,
    Order,
    Report,
    Settled,
    Shown,
    Withdraw,
)
from .process import ChildProcess, NotStarted

log = logging.getLogger(__name__)

LOOKS: Final = 5
"""How often it is looked at until it is out of patience: a house that stood still blames nobody."""
BACKLOG: Final = 256 * 1024
"""Bytes that may wait for a process that does not listen: samples of a hand are old by then."""
LONGEST_REPORT: Final = 16 * 1024 * 1024
"""Bytes: a film of a minute is long."""

_report = msgspec.json.Decoder(Report)
_encode = msgspec.json.Encoder().encode


class Lost(Exception):
    """What was held is not held any more, through no fault of who held it."""


class Held:
    """One thing in a hand, in some process."""

    def __init__(self, bench: PhysicsProcess, id: int, show: Callable[[Shown], None]) -> None:
        self._bench, self.id, self.show = bench, id, show
        self.settled: Future[Settled] = asyncio.get_running_loop().create_future()
        """What came of it. Raises `Lost`."""

    def feed(self, rows: Sequence[Row], seq: int = 0) -> None:
        """`seq` is the number of the first."""
        self._bench.tell(Feed(self.id, tuple(rows), seq))

    def withdraw(self) -> None:
        self._bench.tell(Withdraw(self.id))

    @property
    def waiting(self) -> int:
        """Bytes that the process has still to be told."""
        return self._bench.waiting

    def drop(self) -> None:
        """Nobody is interested any more."""
        if not self.settled.done():
            self.settled.cancel()
            self._bench.forget(self.id)


class PhysicsProcess:
    """One process, begun when it is needed and begun again if it died."""

    def __init__(self, registry: str, patience: float) -> None:
        self.registry, self.patience = registry, patience
        self.deaths = self.settled = self.lost = 0
        self.process: ChildProcess | None = None
        self.works: dict[int, Held] = {}
        self._reading: Task[None] | None = None
        self._preparing: Task[None] | None = None
        self._watching: Task[None] | None = None
        self._starting = asyncio.Lock()
        self._heard = 0
        """How many reports there were."""

    @property
    def begun(self) -> bool:
        return self.process is not None or self._preparing is not None

    def prepare(self) -> None:
        if self.process is None and (self._preparing is None or self._preparing.done()):
            self._preparing = asyncio.create_task(self._prepared())

    async def _prepared(self) -> None:
        with suppress(Lost):  # whoever needs it will be told
            await self._ready()

    async def begin(self, begin: Begin, show: Callable[[Shown], None]) -> Held:
        held = Held(self, begin.id, show)
        self.works[begin.id] = held
        try:
            await self._ready()
        except BaseException:
            self.works.pop(begin.id, None)
            raise
        self.tell(begin)
        return held

    def tell(self, order: Order) -> None:
        """Never waits. If the process is dead, whoever waits for the outcome hears of it."""
        process = self.process
        if process is None or process.stdin.is_closing() or order.id not in self.works:
            return
        if process.untold < BACKLOG or not isinstance(order, Feed):
            process.stdin.write(_encode(order) + b"\n")

    @property
    def waiting(self) -> int:
        return 0 if self.process is None else self.process.untold

    def forget(self, id: int) -> None:
        self.tell(Drop(id))
        self.works.pop(id, None)

    async def _ready(self) -> None:
        async with self._starting:
            if self.process is not None:
                return
            try:
                process = await ChildProcess.begin("physics_worker", self.registry, LONGEST_REPORT)
                try:
                    await process.ready()
                except BaseException:
                    await process.end()
                    raise
            except NotStarted as trouble:
                raise Lost(f"a process for simulations {trouble}") from None
            self.process = process
            self._reading = asyncio.create_task(self._read(process))
            self._watching = asyncio.create_task(self._watch(process))

    async def _read(self, process: ChildProcess) -> None:
        try:
            async for line in process.stdout:
                self._hear(_report.decode(line))
        except Exception:
            log.exception("a process for simulations is not understood")
        if self._watching is not None:
            self._watching.cancel()
        self.process = None
        self.deaths += 1
        lost, self.works = self.works, {}
        for held in lost.values():
            self._tell_lost(held, "the process died")
        log.warning("a process for simulations died; lost with it: %d", len(lost))
        await process.end()

    async def _watch(self, process: ChildProcess) -> None:
        """One that hangs is ended: what it holds is lost at once, rather than never heard of."""
        heard, silent = self._heard, 0
        while silent < LOOKS:
            await asyncio.sleep(self.patience / LOOKS)
            silent = silent + 1 if self.works and self._heard == heard else 0
            heard = self._heard
        log.error("a process for simulations hangs, and is ended")
        process.kill()

    def _hear(self, report: Report) -> None:
        self._heard += 1
        if isinstance(report, Alive):
            return
        held = self.works.get(report.id)
        if held is None:
            return  # dropped meanwhile
        match report:
            case Shown():
                try:
                    held.show(report)
                except Exception:  # which concerns no other
                    log.exception("something held cannot be shown")
                    self.forget(report.id)
                    self._tell_lost(held, "it cannot be shown")
            case Settled():
                self.settled += 1
                del self.works[report.id]
                if not held.settled.done():
                    held.settled.set_result(report)
            case Failed(trouble=trouble):
                del self.works[report.id]
                log.error("a simulation failed: %s", trouble)
                self._tell_lost(held, trouble)

    async def stop(self) -> None:
        """Leaves no process behind."""
        for task in (self._preparing, self._watching, self._reading):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        process, self.process = self.process, None
        for held in self.works.values():
            held.settled.cancel()
        self.works.clear()
        if process is not None:
            await process.end()

    def _tell_lost(self, held: Held, why: str) -> None:
        if not held.settled.done():
            self.lost += 1
            held.settled.set_exception(Lost(why))
            held.settled.exception()  # who does not wait for it does not have to hear of it
