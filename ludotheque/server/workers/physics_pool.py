"""Where simulations run: in processes of their own, never in the event loop.

The engine behind a simulation is not ours, and keeps the interpreter to itself while it works. A
process that dies takes with it what was held at that moment, and nothing that was ever recorded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final, Self

from ludotheque.core.game import AnyGame, ignore
from ludotheque.core.live import Row
from ludotheque.server.limits.turns import Turns

from .physics_messages import Begin, Shown
from .physics_process import Held, Lost, PhysicsProcess

MOST: Final = 90
"""Simulations at once in one process: the engine has room for 128, and fails at the next."""
BY_ADDRESS: Final = 20
BY_PERSON: Final = 2
"""Hands at once: whoever plays at more tables than that waits for themselves."""
PATIENCE: Final = 10.0
"""Seconds without a sign of life from a process that has work: then it hangs, and is ended."""


class PhysicsPool:
    """Processes are begun when something is first held: many a house has no use for them."""

    def __init__(
        self,
        benches: int,
        registry: str = "ludotheque.titles:TITLES",
        patience: float = PATIENCE,
        lockstep: bool = False,
    ) -> None:
        """`registry` is where the processes find titles by name, as `module:mapping`.

        In `lockstep` time is what whoever steers makes of it: a sample is a moment, and without one
        nothing goes on. What comes of a hand then does not depend on how fast anybody is.
        """
        if benches < 1:
            raise ValueError("somewhere things must be held: at least one bench is needed")
        self._benches = [PhysicsProcess(registry, patience) for _ in range(benches)]
        self.turns = Turns((MOST - 1) * benches, BY_ADDRESS, BY_PERSON)
        """To be taken by whoever holds something live: nobody holds all there is room for."""
        self._lockstep = lockstep
        self._ids = count()
        self._turned_away = 0
        """How often there was no room, or no process."""

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
    def settled(self) -> int:
        """How many simulations came to their end."""
        return sum(bench.settled for bench in self._benches)

    @property
    def lost(self) -> int:
        """How many did not, through no fault of who steered."""
        return self._turned_away + sum(bench.lost for bench in self._benches)

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
        show: Callable[[Shown], None] = ignore,
        paced: bool = True,
        kept: bool = False,
    ) -> Held:
        """Something is held, to be steered live or by the samples in `rows`. Raises `Lost`."""
        bench = min(self._benches, key=lambda each: len(each.works))
        if len(bench.works) >= MOST:
            self._turned_away += 1
            raise Lost("too much is held at once in this house")
        begin = Begin(
            id=next(self._ids),
            game=game.name,
            version=game.version,
            job=job,
            rows=None if rows is None else tuple(rows),
            paced=paced,
            kept=kept,
            lockstep=self._lockstep,
        )
        try:
            return await bench.begin(begin, show)
        except Lost:
            self._turned_away += 1
            raise
