"""What one process of a `PhysicsPool` does: runs simulations, each as fast as its hand moves.

Those that are steered live go on by one sample at a time, by the clock. The others, of which all
samples are known, are run in the time that is left; and so are those in lockstep, as far as there
are samples.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Final

import msgspec
from msgspec import Raw

from ludotheque.core.game import AnyGame
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
from .pipes import READY, found, opened

WAITING: Final = 6
"""Samples of a hand that may wait, a tenth of a second. The oldest of more is forgotten."""
LINGERING: Final = 30
"""Samples in a row behind each of which another waited, half a second: so long a lag is borne."""
HOPELESS: Final = 0.25
"""Seconds: who is that late does not catch up, but goes on from here."""
AT_ONCE: Final = 30
"""Samples of a simulation that is not steered live, before others have their turn."""
SIGN_OF_LIFE: Final = 0.1
"""Seconds between two of them."""

_order = msgspec.json.Decoder(Order)
_encode = msgspec.json.Encoder().encode


class Work:
    """One simulation on the bench."""

    def __init__(self, game: AnyGame, begin: Begin) -> None:
        assert game.live is not None
        self.game, self.live, self.begin = game, game.live, begin
        self.simulation = game.live.begin(begin.job)
        self.steered = begin.rows is None
        self.seen = self.steered or begin.paced
        self.timed = self.seen and not begin.lockstep
        self.waiting = deque(enumerate(begin.rows or ()))
        self.samples = self.lagging = 0
        self.seq: int | None = None
        self.frames: list[Raw] = []
        self.recalled = False

    def feed(self, rows: tuple[Row, ...], seq: int) -> None:
        """Late samples wait; if too many do, the oldest are forgotten: nobody catches up."""
        if self.steered:
            self.waiting.extend(enumerate(rows, seq))
            while self.timed and len(self.waiting) > WAITING:
                self.waiting.popleft()

    @property
    def ready(self) -> bool:
        """Whether it can go on: in lockstep, a hand that holds something waits for its samples."""
        free = self.timed or not self.steered
        return free or bool(self.waiting) or not self.simulation.held

    def withdraw(self) -> None:
        self.recalled = self.recalled or self.simulation.held
        self.simulation.withdraw()

    def step(self) -> Iterator[Report]:
        """One sample further, or as long as the hand stays where it was if there is none."""
        simulation = self.simulation
        if self.waiting:
            if self.timed and self.lagging >= LINGERING and len(self.waiting) > 1:
                # A stall has left the hand behind; it would stay there until it rests.
                self.waiting.popleft()
                self.lagging = 0
            number, row = self.waiting.popleft()
            self.lagging = self.lagging + 1 if self.waiting else 0
            self.seq = number if self.steered else None
            simulation.feed(row)
        elif not self.steered or self.samples >= self.live.longest:
            simulation.withdraw()
        simulation.tick()
        self.samples += 1
        if self.samples % self.live.every == 0 or simulation.over or not self.ready:
            shown = self.shown()
            if self.begin.kept:
                self.frames.append(shown.frame)
            if self.seen:
                yield shown
        if simulation.over:
            steered, settled = simulation.outcome()
            encode = self.game.codec.encode
            yield Settled(
                self.begin.id,
                Raw(encode(steered)),
                Raw(encode(settled)),
                tuple(self.frames),
                self.recalled,
            )

    def shown(self) -> Shown:
        return Shown(self.begin.id, Raw(_encode(self.simulation.frame())), self.seq)


class PhysicsWorker:
    def __init__(self, registry: str, tell: Callable[[Report], None]) -> None:
        self.titles = found(registry)
        self.tell = tell
        self.works: dict[int, Work] = {}

    def hear(self, line: bytes) -> None:
        order: Order = _order.decode(line)
        match order:
            case Begin():
                self._begin(order)
            case Feed(id=id, rows=rows, seq=seq) if id in self.works:
                self.works[id].feed(rows, seq)
            case Withdraw(id=id) if id in self.works:
                self.works[id].withdraw()
            case Drop(id=id):
                self.works.pop(id, None)
            case _:
                pass  # it is over by now

    def _game(self, order: Begin) -> AnyGame:
        return self.titles[order.game].rules(order.version).game

    def _begin(self, order: Begin) -> None:
        try:
            work = self.works[order.id] = Work(self._game(order), order)
        except Exception as error:
            self.tell(Failed(order.id, f"{type(error).__name__}: {error}"))
        else:
            if not work.ready:  # whoever waits to see it before they steer would wait for ever
                self.tell(work.shown())

    def beat(self) -> None:
        """The time of one sample has passed."""
        for work in [each for each in self.works.values() if each.timed]:
            self._step(work)

    def hurry(self, until: float) -> bool:
        """Some more of what need not keep time, and a sample at least; False if there is none."""
        works = {id: each for id, each in self.works.items() if not each.timed and each.ready}
        for id, work in works.items():
            self.works[id] = self.works.pop(id)  # the others come first next time
            for _ in range(AT_ONCE):
                if not self._step(work) or not work.ready:
                    break
                if monotonic() >= until:
                    return True
        return bool(works)

    def _step(self, work: Work) -> bool:
        """False once it is over, or has failed, which concerns no other."""
        id = work.begin.id
        try:
            for report in work.step():
                self.tell(report)
                if isinstance(report, Settled):
                    self.works.pop(id, None)
        except Exception as error:
            self.works.pop(id, None)
            self.tell(Failed(id, f"{type(error).__name__}: {error}"))
        return id in self.works

    def interval(self) -> float:
        """Seconds between two samples of those that keep time."""
        return 1 / max(work.live.hertz for work in self.works.values())


def work(registry: str) -> None:
    """The whole life of a process. It ends with whoever began it, or when that one kills it."""
    orders, reports = opened()

    def tell(report: Report) -> None:
        reports.write(_encode(report) + b"\n")

    day = Day(PhysicsWorker(registry, tell), orders)
    reports.write(READY)
    try:
        while True:
            reports.flush()
            day.round()
    except BrokenPipeError:
        os._exit(0)
    except Exception as error:
        print(f"a process for simulations failed: {error!r}", file=sys.stderr)
        os._exit(1)


class Day:
    """One round after the other: what is new is heard, and every sample has its moment."""

    def __init__(self, bench: PhysicsWorker, inbox: SimpleQueue[bytes]) -> None:
        self.bench, self.inbox = bench, inbox
        self._due = self._told = 0.0

    def round(self) -> None:
        bench = self.bench
        if not bench.works:
            bench.hear(self.inbox.get())
            self._due = monotonic()
        self._hear_all()
        if not bench.works:
            return
        now = monotonic()
        if now - self._due > HOPELESS:
            self._due = now
        if now - self._told >= SIGN_OF_LIFE:
            self._told = now
            bench.tell(Alive())
        if now >= self._due:
            bench.beat()
            if not bench.works:
                return
            self._due += bench.interval()
        # Whoever is steered must not wait for what is only looked at; and that goes on, too.
        if not bench.hurry(self._due):
            sleep(max(0.0, self._due - monotonic()))

    def _hear_all(self) -> None:
        with suppress(Empty):
            while True:
                self.bench.hear(self.inbox.get_nowait())
