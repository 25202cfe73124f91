"""Metrics for Prometheus, which a host can watch: never a person's name or a table's id."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from .table_changed import TableChanged

# When each counter began: twice the lines, and nothing to learn.
disable_created_metrics()  # type: ignore[no-untyped-call]

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Lately:
    """How often something happened in the last minute, in bins of a second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._bins: deque[tuple[int, int]] = deque(maxlen=61)

    def add(self, count: int = 1) -> None:
        second = int(self._clock())
        if self._bins and self._bins[-1][0] == second:
            count += self._bins.pop()[1]
        self._bins.append((second, count))

    @property
    def count(self) -> int:
        now = int(self._clock())
        return sum(count for second, count in self._bins if now - 60 < second)


class TickedHistogram:
    """How often something took how long."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = tuple(bounds)
        self._counts, self._sum = [0] * (len(bounds) + 1), 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def metric(self, name: str, about: str) -> Metric:
        bounds = (*map(str, self._bounds), "+Inf")
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """Told as things happen; what others count themselves is read when somebody looks."""

    def __init__(self, version: str) -> None:
        self.registry = CollectorRegistry()
        self.plies_lately = Lately()
        registry = self.registry
        self._plies: dict[str, int] = {}
        self._told = TickedHistogram(_QUICK)
        self.watch(self._at_every_move)
        self._refusals = Counter(
            "ludotheque_refusals", "Moves that the rules refused", ["game"], registry=registry
        )
        self._objections = Counter(
            "ludotheque_objections", "What the house did not allow", ["reason"], registry=registry
        )
        self._malformed = Counter(
            "ludotheque_protocol_errors", "Messages that were none", registry=registry
        )
        self._answers = Counter(
            "ludotheque_http_answers", "Answers", ["method", "route", "status"], registry=registry
        )
        self._answering = Histogram(
            "ludotheque_http_seconds", "Time to answer", buckets=_QUICK, registry=registry
        )
        self._info = Info("ludotheque", "The house", registry=registry)
        self._version = version
        self.called(None)
        ProcessCollector(registry=registry)

    def called(self, house: str | None) -> None:
        """What the house is called among those that share its memory."""
        named = {} if house is None else {"house": house}
        self._info.info({"version": self._version, **named})

    def table_changed(self, changed: TableChanged) -> None:
        """A subscriber of the house's."""
        if changed.turn is not None:
            self.ply(changed.after.game, sum(step.is_ply for step in changed.turn.steps))

    def ply(self, game: str, count: int = 1) -> None:
        self._plies[game] = self._plies.get(game, 0) + count
        self.plies_lately.add(count)

    def refused(self, game: str) -> None:
        self._refusals.labels(game).inc()

    def objected(self, reason: str) -> None:
        """Over HTTP or on a socket."""
        self._objections.labels(reason).inc()

    def malformed(self) -> None:
        """A message on a socket that could not be read."""
        self._malformed.inc()

    def told(self, seconds: float) -> None:
        """A submission came, was stored, and everybody has been told."""
        self._told.add(seconds)

    def _at_every_move(self) -> Iterable[Metric]:
        """What is counted so often that the library's own counters, with their locks, cost more
        than what they count.
        """
        yield counters("plies", "Moves of people and bots", "game", self._plies)
        about = "From the arrival of a submission until everybody was told"
        yield self._told.metric("ludotheque_told_seconds", about)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """`route` is the template of a path, so that there are few."""
        self._answers.labels(method, route, str(status)).inc()
        self._answering.observe(seconds)

    def watch(self, look: Callable[[], Iterable[Metric]]) -> None:
        """Numbers that somebody else keeps: they are asked for when they are wanted."""
        self.registry.register(_Look(look))

    def page(self) -> bytes:
        """In the text format of Prometheus."""
        return generate_latest(self.registry)


class _Look(Collector):
    def __init__(self, look: Callable[[], Iterable[Metric]]) -> None:
        self._look = look

    def collect(self) -> Iterable[Metric]:
        return self._look()

    def describe(self) -> Iterable[Metric]:
        return ()  # else it would be asked at once, before there is anything to see


def gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"ludotheque_{name}", about, value=value)


def gauges(name: str, about: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(f"ludotheque_{name}", about, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def counters(name: str, about: str, label: str, values: Mapping[str, float]) -> Metric:
    family = CounterMetricFamily(f"ludotheque_{name}", about, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(f"ludotheque_{name}", about, value=value)
