"""Where simulations run: in processes of their own, never in the event loop.

The engine behind a simulation is not ours, and keeps the interpreter to itself while it works. A
process that dies takes with it what was held at that moment, and nothing that was ever recorded.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio import Future, Task
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Final, Self

import msgspec
from msgspec import Raw

from ludotheque.core.game import AnyGame, ignore
from ludotheque.core.live import Row

from .workbench import Begin, Drop, Failed, Feed, Order, Report, Settled, Shown, Withdraw

log = logging.getLogger(__name__)

STARTING: Final = 30.0
"""Seconds that a new process may take to import the rules, on a machine with much else to do."""
MOST: Final = 90
"""Simulations at once in one process: the engine has room for 128, and fails at the next."""
LONGEST_REPORT: Final = 16 * 1024 * 1024
"""Bytes: a film of a minute is long."""

PROGRAM: Final = "import sys; from ludotheque.server.workbench import work; work(sys.argv[1])"

_report = msgspec.json.Decoder(Report)
_encode = msgspec.json.Encoder().encode


class Lost(Exception):
    """What was held is not held any more, through no fault of who held it."""


class Held:
    """One thing in a hand, on some workbench."""

    def __init__(self, bench: _Bench, id: int, show: Callable[[Raw], None]) -> None:
        self._bench, self.id, self.show = bench, id, show
        self.settled: Future[Settled] = asyncio.get_running_loop().create_future()
        """What came of it. Raises `Lost`."""

    def feed(self, rows: Sequence[Row]) -> None:
        self._bench.tell(Feed(self.id, tuple(rows)))

    def withdraw(self) -> None:
        self._bench.tell(Withdraw(self.id))

    def drop(self) -> None:
        """Nobody is interested any more."""
        if not self.settled.done():
            self.settled.cancel()
            self._bench.forget(self.id)


class Workshop:
    """Processes are begun when something is first held: many a house has no use for them."""

    def __init__(self, benches: int, registry: str = "ludotheque.games:find") -> None:
        """`registry` is where the processes find games by name, as `module:function`."""
        if benches < 1:
            raise ValueError("somewhere things must be held: at least one bench is needed")
        self.deaths = 0
        self._benches = [_Bench(self, registry) for _ in range(benches)]
        self._ids = count()

    @property
    def held(self) -> int:
        return sum(len(bench.works) for bench in self._benches)

    @property
    def pids(self) -> set[int]:
        return {bench.process.pid for bench in self._benches if bench.process is not None}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(bench.stop() for bench in self._benches))

    def prepare(self) -> None:
        """Something will be held soon: then nobody shall wait for a process to begin."""
        for bench in self._benches:
            bench.prepare()

    async def hold(
        self,
        game: AnyGame,
        job: bytes,
        rows: Sequence[Row] | None = None,
        *,
        show: Callable[[Raw], None] = ignore,
        paced: bool = True,
        kept: bool = False,
    ) -> Held:
        """Something is held, to be steered live or by the samples in `rows`. Raises `Lost`."""
        bench = min(self._benches, key=lambda each: len(each.works))
        if len(bench.works) >= MOST:
            raise Lost("too much is held at once in this house")
        begin = Begin(
            next(self._ids), game.name, job, None if rows is None else tuple(rows), paced, kept
        )
        return await bench.begin(begin, show)


class _Bench:
    def __init__(self, shop: Workshop, registry: str) -> None:
        self.shop, self.registry = shop, registry
        self.process: Process | None = None
        self.works: dict[int, Held] = {}
        self._reading: Task[None] | None = None
        self._preparing: Task[None] | None = None
        self._starting = asyncio.Lock()

    def prepare(self) -> None:
        if self.process is None and (self._preparing is None or self._preparing.done()):
            self._preparing = asyncio.create_task(self._prepared())

    async def _prepared(self) -> None:
        with suppress(Lost):  # whoever needs it will be told
            await self._ready()

    async def begin(self, begin: Begin, show: Callable[[Raw], None]) -> Held:
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
        if self.process is not None and order.id in self.works:
            assert self.process.stdin is not None
            self.process.stdin.write(_encode(order) + b"\n")

    def forget(self, id: int) -> None:
        self.tell(Drop(id))
        self.works.pop(id, None)

    async def _ready(self) -> None:
        async with self._starting:
            if self.process is not None:
                return
            try:
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-c", PROGRAM, self.registry),
                    stdin=PIPE,
                    stdout=PIPE,
                    limit=LONGEST_REPORT,
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                    start_new_session=True,  # Ctrl-C is for the server alone
                )
            except OSError as error:
                raise Lost(f"no process can be started: {error}") from None
            assert process.stdout is not None
            try:
                async with asyncio.timeout(STARTING):
                    await process.stdout.readuntil()
            except BaseException as error:
                await _ended(process)
                if isinstance(error, EOFError | TimeoutError):
                    raise Lost("a process for simulations did not get ready") from None
                raise
            self.process = process
            self._reading = asyncio.create_task(self._read(process))

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self._hear(_report.decode(line))
        except Exception:
            log.exception("a process for simulations is not understood")
        self.process = None
        self.shop.deaths += 1
        lost, self.works = self.works, {}
        for held in lost.values():
            _tell_lost(held, "the process died")
        log.warning("a process for simulations died; lost with it: %d", len(lost))
        await _ended(process)

    def _hear(self, report: Shown | Settled | Failed) -> None:
        held = self.works.get(report.id)
        if held is None:
            return  # dropped meanwhile
        match report:
            case Shown(frame=frame):
                held.show(frame)
            case Settled():
                del self.works[report.id]
                if not held.settled.done():
                    held.settled.set_result(report)
            case Failed(trouble=trouble):
                del self.works[report.id]
                log.error("a simulation failed: %s", trouble)
                _tell_lost(held, trouble)

    async def stop(self) -> None:
        """Leaves no process behind."""
        for task in (self._preparing, self._reading):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        process, self.process = self.process, None
        for held in self.works.values():
            held.settled.cancel()
        self.works.clear()
        if process is not None:
            await _ended(process)


def _tell_lost(held: Held, why: str) -> None:
    if not held.settled.done():
        held.settled.set_exception(Lost(why))


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
