"""Token buckets: how often something may be done, by each who does it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from itertools import islice

from ludotheque.server.objection import Objection
from ludotheque.server.settings import Rate

from .networks import shares


class RateLimit:
    """How often one thing may be done, by each who does it; who is held back is `told`."""

    def __init__(self, rate: Rate, clock: Callable[[], float], told: Callable[[], None]) -> None:
        self._rate, self._clock, self._told = rate, clock, told
        self._buckets = Buckets(rate.each_second, rate.burst)

    def count(self, key: str, cost: float = 1.0) -> None:
        """Raises `Objection` if it was too often."""
        if not self.allows(key, cost):
            raise Objection("too-fast", wait=self._rate.wait)

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """The same, where nobody hears an objection."""
        now = self._clock()
        for name, many in shares(key) if ":" in key else ((key, 1.0),):
            if not self._buckets.take(name, now, cost / many):
                self._told()
                return False
        return True


class Bucket:
    """Tokens that come back steadily and are spent as one likes, up to a burst."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        if rate <= 0 or burst <= 0:
            raise ValueError("a bucket that never fills would stay shut for good")
        self._rate, self._burst = rate, burst
        self._left, self._since = burst, 0.0

    def left(self, now: float) -> float:
        # A clock that was set back earns nothing and costs nothing.
        passed = max(0.0, now - self._since)
        return min(self._burst, self._left + passed * self._rate)

    def full(self, now: float) -> bool:
        return self.left(now) >= self._burst

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether it may be done; if not, nothing is spent."""
        left = self.left(now)
        allowed = left >= cost
        self._left, self._since = left - cost if allowed else left, now
        return allowed


class Buckets:
    """A bucket for each address or person. A full one says nothing and is forgotten."""

    SEEN = 16
    """How many of the oldest are looked at when there is no room: enough, and quick."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        Bucket(rate, burst)  # complains now rather than at the first key
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # the last one used stands last

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        self._forget(now)
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(key)
        return bucket.take(now, cost)

    def _forget(self, now: float) -> None:
        """Two of the oldest at most, so that they go faster than they come and nobody waits."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or not self._buckets[oldest].full(now):
                return
            del self._buckets[oldest]

    def _make_room(self, now: float) -> None:
        """The fullest of the oldest goes: whoever floods the house loses that flood's own keys
        before the one key that a limit was holding back.
        """
        if len(self._buckets) >= self._most:
            oldest = islice(self._buckets, self.SEEN)
            del self._buckets[max(oldest, key=lambda key: self._buckets[key].left(now))]
