"""Where simulations run: in processes of their own, never in the event loop.

The engine behind a simulation is not ours, and keeps the interpreter to itself while it works. A
process that dies takes with it what was held at that moment, and nothing that was ever recorded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final, Self

from msgspec import Raw

from ludotheque.core.game import AnyGame, ignore
from ludotheque.core.live import Row

from .physics_messages import Begin
from .physics_process import Held, Lost, PhysicsProcess

MOST: Final = 90
"""Simulations at once in one process: the engine has room for 128, and fails at the next."""
PATIENCE: Final = 10.0
"""Seconds without a sign of life from a process that has work: then it hangs, and is ended."""


class PhysicsPool:
    """Processes are begun when something is first held: many a house has no use for them."""

    def __init__(
        self,
        benches: int,
        registry: str = "ludotheque.titles:TITLES",
        patience: float = PATIENCE,
    ) -> None:
        """`registry` is where the processes find titles by name, as `module:mapping`."""
        if benches < 1:
            raise ValueError("somewhere things must be held: at least one bench is needed")
        self._benches = [PhysicsProcess(registry, patience) for _ in range(benches)]
        self._ids = count()

    @property
    def benches(self) -> int:
        return len(self._benches)

    @property
    def deaths(self) -> int:
        return sum(bench.deaths for bench in self._benches)

    @property
    def held(self) -> int:
        return sum(len(bench.works) for bench in self._benches)

    @property
    def begun(self) -> bool:
        """Whether anybody has had a use for it."""
        return any(bench.begun for bench in self._benches)

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
