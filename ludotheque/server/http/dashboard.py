"""Dashboard: what a host sees at a glance, on a page and in Prometheus, gathered on demand."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage
from time import monotonic
from typing import Protocol

import msgspec
from prometheus_client.core import Metric

from ludotheque.core.game import Data
from ludotheque.server.limits.loop_lag import LoopLag
from ludotheque.server.metrics import Metrics, counter, gauge, gauges
from ludotheque.server.settings import VERSION, Settings
from ludotheque.server.sheet import STAGES
from ludotheque.server.store.sqlite import LAST_BACKUP
from ludotheque.server.store.store import Store, StoreTrouble
from ludotheque.server.tables.house import House
from ludotheque.server.workers.bot_pool import BotPool

SHARE_EVERY = 5.0
"""Seconds, as often as a host's page is renewed."""


class Snapshot(Data, frozen=True, kw_only=True):
    version: str
    uptime: float
    tables: dict[str, int]
    """Those that are awake, by stage."""
    sockets: int
    plies_lately: int
    """In the last minute."""
    commits: int
    jobs: int
    commit_seconds: float
    largest_batch: int
    store_failures: int
    store_trouble: str | None
    """Why the last write failed; None if it did not."""
    bots_waiting: int
    waiting: dict[str, float]
    """For something scarce, by its name."""
    waiting_longest: dict[str, float]
    """The most of that for one address or person."""
    loop_late: float
    """Seconds: the longest that the loop was late in the last minute."""
    bots_asked: int
    bots_answered: int
    bots_failed: int
    """Questions that were answered at random, as the bot did not."""
    bots_died: int
    bot_seconds: float
    bot_processes: int
    simulations_held: int
    """Things in somebody's hand right now."""
    simulations_settled: int
    simulations_lost: int
    """Those that came to no end, through no fault of who steered."""
    simulations_died: int
    file_size: int | None
    """None where it is a database's affair."""
    backup: float | None
    """When the last one was made, in seconds since 1970; None if it is not known."""
    free_space: int | None
    """Bytes that the disk of the house has left; None where the system does not say."""
    memory: int | None
    """Bytes of the house's own process; None where the system does not say."""

    def metrics(self) -> Iterator[Metric]:
        tables: dict[str, float] = dict(self.tables)
        yield gauges("tables_awake", "Tables that are awake", "stage", tables)
        yield gauge("sockets", "Open sockets", self.sockets)
        yield gauge("uptime_seconds", "Since the house was opened", self.uptime)
        yield counter("store_commits", "Commits", self.commits)
        yield counter("store_jobs", "Writes; several share a commit", self.jobs)
        yield counter("store_commit_seconds", "Time spent in commits", self.commit_seconds)
        yield gauge("store_batch_largest", "The most writes in one commit", self.largest_batch)
        yield counter("store_failures", "Writes that the disk refused", self.store_failures)
        if self.file_size is not None:
            yield gauge("store_file_bytes", "The house's file and its log", self.file_size)
        if self.free_space is not None:
            yield gauge("store_free_bytes", "What the disk has left", self.free_space)
        if self.backup is not None:
            yield gauge("backup_timestamp_seconds", "When the last backup was", self.backup)
        yield gauge("bots_waiting", "Questions that wait for a process", self.bots_waiting)
        yield gauges("waiting", "What waits for something scarce", "of", self.waiting)
        yield gauges(
            "waiting_largest_share", "The most of one who asks", "of", self.waiting_longest
        )
        yield gauge("loop_late_seconds", "The loop's worst of a minute", self.loop_late)
        yield gauge("bots_processes", "Processes that can think", self.bot_processes)
        yield counter("bots_asked", "Questions to bots", self.bots_asked)
        yield counter("bots_answered", "Answers of bots", self.bots_answered)
        yield counter("bots_fallbacks", "Answers at random instead", self.bots_failed)
        yield counter("bots_deaths", "Processes that had to be replaced", self.bots_died)
        yield counter("bots_seconds", "Time that bots thought", self.bot_seconds)
        yield gauge("simulations_held", "Simulations that run", self.simulations_held)
        yield counter("simulations_settled", "Simulations that ended", self.simulations_settled)
        yield counter("simulations_lost", "Simulations without an end", self.simulations_lost)
        yield counter(
            "simulations_deaths", "Processes that had to be replaced", self.simulations_died
        )


class HouseGlance(Data, frozen=True, kw_only=True):
    """What a house shows of itself to whoever looks at all that share a memory."""

    version: str
    uptime: float
    tables: int
    """That are awake."""
    sockets: int
    lookers: int
    plies_lately: int
    bots_waiting: int
    memory: int | None = None
    closing: bool = False


class WaitingLine(Protocol):
    """Where people wait in turns for something scarce."""

    @property
    def waiting(self) -> int: ...

    @property
    def largest(self) -> int:
        """The most that anybody has of it."""


_glance = msgspec.json.Decoder(HouseGlance).decode


class Dashboard:
    def __init__(
        self,
        house: House,
        store: Store,
        bot_pool: BotPool,
        settings: Settings,
        metrics: Metrics,
        lag: LoopLag,
        lines: Mapping[str, WaitingLine],
    ) -> None:
        """`lines` are those in which people wait for something scarce, by its name."""
        self._lag, self._lines = lag, lines
        self.house, self.store, self.bot_pool = house, store, bot_pool
        self.settings, self._metrics = settings, metrics
        self._opened = monotonic()
        metrics.called(store.house)

    async def houses(self) -> dict[str, HouseGlance]:
        """Of all that share the memory, by name; none where this one is alone."""
        shown = await self.store.houses()
        found: dict[str, HouseGlance] = {}
        for name, raw in shown:
            with suppress(msgspec.DecodeError):  # of another version, while houses are upgraded
                found[name] = _glance(raw)
        if self.store.house is not None:
            found[self.store.house] = self.glance()  # one's own is never old
        return found

    async def share(self) -> None:
        """Again and again, for as long as the house is open."""
        while self.store.house is not None:
            with suppress(StoreTrouble):  # which the heartbeat reports
                await self.store.show(msgspec.json.encode(self.glance()))
            await asyncio.sleep(SHARE_EVERY)

    def glance(self) -> HouseGlance:
        sight = self.look()
        return HouseGlance(
            version=sight.version,
            uptime=sight.uptime,
            tables=sum(sight.tables.values()),
            sockets=sight.sockets,
            lookers=len(self.house.lobby.lookers),
            plies_lately=sight.plies_lately,
            bots_waiting=sight.bots_waiting,
            memory=sight.memory,
            closing=self.house.closing,
        )

    def look(self) -> Snapshot:
        awake = Counter(
            str(actor.live.sheet.stage.__struct_config__.tag)
            for actor in self.house.actors.values()
        )
        writer, bot_pool, registry = self.store.figures, self.bot_pool, self._metrics.registry
        physics_pool = self.house.services.physics_pool
        memory = registry.get_sample_value("process_resident_memory_bytes")
        return Snapshot(
            version=VERSION,
            uptime=monotonic() - self._opened,
            tables={stage: awake[stage] for stage in STAGES},
            sockets=self.house.sockets,
            plies_lately=self._metrics.plies_lately.count,
            commits=writer.commits,
            jobs=writer.jobs,
            commit_seconds=writer.seconds,
            largest_batch=writer.largest,
            store_failures=writer.failures,
            store_trouble=None if writer.trouble is None else str(writer.trouble),
            bots_waiting=bot_pool.waiting,
            waiting={
                "bots": bot_pool.waiting,
                "hints": bot_pool.hints_waiting,
                **{name: line.waiting for name, line in self._lines.items()},
            },
            waiting_longest={
                "bots": bot_pool.longest_line,
                **{name: line.largest for name, line in self._lines.items()},
            },
            loop_late=self._lag.longest,
            bots_asked=bot_pool.asked,
            bots_answered=bot_pool.answered,
            bots_failed=bot_pool.fallbacks,
            bots_died=bot_pool.deaths,
            bot_seconds=bot_pool.seconds,
            bot_processes=len(bot_pool.pids),
            simulations_held=physics_pool.held,
            simulations_settled=physics_pool.settled,
            simulations_lost=physics_pool.lost,
            simulations_died=physics_pool.deaths,
            file_size=self.store.size,
            backup=_changed(self.settings.data / LAST_BACKUP),
            free_space=_free(self.settings.data),
            memory=None if memory is None else int(memory),
        )


def _free(folder: Path) -> int | None:
    try:
        return disk_usage(folder).free
    except OSError:
        return None


def _changed(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except OSError:
        return None
