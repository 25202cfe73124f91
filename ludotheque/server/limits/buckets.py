"""Token buckets: how often something may be done, by each who does it. And shares of the loop:
buckets that are full again in each of its turns.

A connection can send a hundred small frames in a slice, and an address can have hundreds of
connections. If each had its slice in every turn of the loop, all others would wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from itertools import islice
from math import inf
from typing import Final, TypeAlias

from ludotheque.server.objection import Objection
from ludotheque.server.settings import Rate

from .networks import shares

A_TURN: Final = 2 * 1024
"""Bytes of one address that are looked at in one turn of the loop: a dozen messages, or a few
requests. What they hold costs time, and others wait.
"""

QUESTION: Final = 256
"""As many bytes of an address's share of the loop a request takes beside its own."""
FORWARDED: Final = 10_000
"""Addresses behind proxies of which a share is remembered."""

CROWD: Final = 20
"""So many lines of one address wait for their turn: that is no household any more."""

Hear: TypeAlias = Callable[[int], int]
"""Look at so many bytes at most; how many they were."""


class RateLimit:
    """How often one thing may be done, by each who does it; who is held back is `told`."""

    def __init__(
        self,
        rate: Rate,
        clock: Callable[[], float],
        told: Callable[[], None],
        widest: float = inf,
    ) -> None:
        """A block of networks has as many shares as it has elsewhere, and `widest` at most."""
        self._rate, self._clock, self._told, self._widest = rate, clock, told, widest
        self._buckets = Buckets(rate.each_second, rate.burst)

    def count(self, key: str, cost: float = 1.0) -> None:
        """Raises `Objection` if it was too often."""
        if not self.allows(key, cost):
            raise Objection("too-fast", wait=self._rate.wait)

    def allows(self, key: str, cost: float = 1.0, about: str = "") -> bool:
        """The same, where nobody hears an objection. `about` is what is counted for itself."""
        now = self._clock()
        for name, many in shares(key) if ":" in key else ((key, 1.0),):
            if not self._buckets.take(about + name, now, cost / min(many, self._widest)):
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
        passed, left = now - self._since, self._left
        if passed > 0.0:
            left += passed * self._rate
        return left if left < self._burst else self._burst

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


class LoopShare:
    """Whoever comes from one address takes turns in it."""

    __slots__ = ("_begun", "_held_back", "_left", "_line")

    def __init__(self, held_back: Callable[[], None] = lambda: None) -> None:
        """`held_back` is told when a crowd waits."""
        self._left, self._begun, self._held_back = A_TURN, False, held_back
        self._line: deque[Hear] = deque()

    @property
    def waiting(self) -> int:
        """Connections whose turn is yet to come."""
        return len(self._line)

    def takes(self, size: int) -> bool:
        """Whether so much can be heard at once. If not, whoever sent it has to `wait`."""
        if self._left < size or self._line:
            return False
        self._left -= size
        self._begin()
        return True

    def wait(self, hear: Hear) -> None:
        """In the next turn of the loop, or in one of those that follow: first come, first heard."""
        self._line.append(hear)
        if len(self._line) == CROWD:
            self._held_back()
        self._begin()

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._begun, self._left = False, A_TURN
        for _ in range(len(self._line)):
            self._left -= self._line.popleft()(self._left)
            if self._left <= 0:
                break
        if self._line or self._left < A_TURN:
            self._begin()


class LoopShares:
    """One for each address from which somebody is connected."""

    def __init__(self, held_back: Callable[[], None]) -> None:
        self._held_back = held_back
        self._shares: dict[str, LoopShare] = {}
        self._forwarded: OrderedDict[str, None] = OrderedDict()

    def of(self, address: str) -> LoopShare:
        if (found := self._shares.get(address)) is None:
            found = self._shares[address] = LoopShare(self._held_back)
        return found

    def of_forwarded(self, address: str) -> LoopShare:
        """Whom a proxy names: nobody tells when the last line from there has gone."""
        self._forwarded[address] = None
        self._forwarded.move_to_end(address)
        if len(self._forwarded) > FORWARDED:
            self.forget(self._forwarded.popitem(last=False)[0])
        return self.of(address)

    def forget(self, address: str) -> None:
        self._shares.pop(address, None)

    @property
    def waiting(self) -> int:
        """Connections whose turn is yet to come."""
        return sum(each.waiting for each in self._shares.values())

    @property
    def largest(self) -> int:
        return max((each.waiting for each in self._shares.values()), default=0)
