"""The one place that counts what somebody may cost: how often, and how much at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic

from prometheus_client.core import Metric

from ludotheque.server.metrics import counters, gauges
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Settings

from .buckets import QUESTION, Bucket, LoopShare, LoopShares, RateLimit
from .held_back import HeldBack
from .networks import Networks, widest
from .places import Places, Resting
from .turns import Owner

WAKING = 9.0
"""What it costs beside the question itself to wake a table: its whole game is played again."""

UNSENT, UNSENT_BY_ADDRESS = 256 * 1024 * 1024, 24 * 1024 * 1024
"""Bytes: all that somebody can ask for about themselves at once, and as much again."""

KNOWN = 10_000
"""People of whom it is remembered where they came from."""


class Limits:
    """Whoever serves guests asks here before it costs anything."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.settings, self._rates = settings, settings.rates
        self.held_back = HeldBack(clock)
        self._limits = {
            name: RateLimit(getattr(self._rates, name), clock, partial(self.held_back.note, name))
            for name in self._rates.__struct_fields__
        }
        self._proxies = Networks(settings.proxies)
        self.connections = Places(settings.connections, settings.connections_by_address)
        """TCP connections, of a proxy's too, which brings the whole world."""
        self.resting = Resting()
        """Those of them on which nothing is asked."""
        self.unsent = Places(UNSENT, UNSENT_BY_ADDRESS)
        """Bytes of answers that nobody has taken yet."""
        self.sockets = Places(settings.sockets, settings.sockets_by_address)
        self.lookers = Places(settings.lookers, settings.lookers_by_address)
        """Streams of the lobby."""
        self.shares = LoopShares(partial(self.held_back.note, "loop"))
        """Of the loop."""
        self._origins: OrderedDict[str, str] = OrderedDict()
        """From where people last came. It is kept nowhere else, and not for long."""

    # How often

    def count(self, rate: str, key: str, cost: float = 1.0) -> None:
        """`rate` is a field of `Rates`. Raises `Objection` if it was too often."""
        self._limits[rate].count(key, cost)

    def rate(self, name: str) -> RateLimit:
        """For those who count the same thing over and over."""
        return self._limits[name]

    def allows(self, rate: str, key: str, cost: float = 1.0) -> bool:
        """The same, where nobody hears an objection."""
        return self._limits[rate].allows(key, cost)

    def frames(self) -> Bucket:
        """For one connection: frames that are no message."""
        rate = self._rates.frames
        return Bucket(rate.each_second, rate.burst)

    # How much at once

    def connected(self, client: str) -> bool:
        """Whether one more connection may come from there."""
        if client not in self._proxies:
            full = self.connections.taken >= self.connections.most
            if not self.connections.share_left(client) or (full and not self.resting.one_goes()):
                self.held_back.note("connections")
                return False
        self.connections.add(client)
        return True

    def rests(self, client: str, give_up: Callable[[], None]) -> None:
        """Nobody asks anything there, so that the place can be somebody else's."""
        if client not in self._proxies:
            self.resting.add(client, give_up)

    def disconnected(self, client: str) -> None:
        self.connections.leave(client)
        block = widest(client)
        if not self.connections.of(block):
            self.shares.forget(block)

    def share(self, client: str) -> LoopShare:
        """What a connection from there has of the loop, with all others from there or from the same
        block of networks; behind a proxy each has its own, since those behind it are not one.
        """
        if client in self._proxies:
            return LoopShare()
        return self.shares.of(widest(client))

    def proxied(self, client: str) -> bool:
        return client in self._proxies

    def share_behind(self, address: str) -> LoopShare:
        """The same of whoever is behind a proxy, once the head was read that names them."""
        return self.shares.of_forwarded(widest(address))

    async def turn_behind(self, address: str) -> None:
        """Returns when it is their turn to have a question answered."""
        share = self.share_behind(address)
        if share.takes(QUESTION):
            return
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begun(_: int) -> int:
            if ready.done():
                return 0  # they have gone
            ready.set_result(None)
            return QUESTION

        share.wait(begun)
        await ready

    def unsent_more(self, client: str, many: int) -> bool:
        """Whether so many bytes more may wait for somebody there to take them."""
        if client in self._proxies:
            self.unsent.add(client, many)
            return True
        if self.unsent.take(client, many):
            return True
        self.held_back.note("slow takers")
        return False

    def socket(self, address: str, seated: bool) -> None:
        """Raises `Objection` if there is no place. Some are kept for those who have a seat."""
        kept = 0.0 if seated else self.settings.sockets * self.settings.kept_for_players
        if not self.sockets.room(address, kept):
            self.held_back.note("sockets")
            raise Objection("house-full")

    def looker(self, address: str) -> None:
        """Raises `Objection` if no more can look at the lobby's stream."""
        if not self.lookers.room(address):
            self.held_back.note("lookers")
            raise Objection("house-full")

    # For whom

    def came(self, person: str, address: str) -> None:
        """Somebody whom the house knows comes from there."""
        self._origins[person] = address
        self._origins.move_to_end(person)
        if len(self._origins) > KNOWN:
            self._origins.popitem(last=False)

    def address(self, person: str) -> str | None:
        """From where somebody last came; None if that was to another house, or too long ago."""
        return self._origins.get(person)

    def owner(self, person: str, what: str | None = None) -> Owner:
        """Behind whom something waits that is done for a person, or for a thing of theirs."""
        return Owner(self._origins.get(person, person), person if what is None else what)

    def new_table(self, person: str) -> None:
        """Raises `Objection` if somebody sets up too many, however they do it."""
        self.count("tables_by_address", self.owner(person).address)
        self.count("tables_by_person", person)

    # What a host sees

    def metrics(self) -> Iterator[Metric]:
        places = {
            "connections": self.connections,
            "sockets": self.sockets,
            "lookers": self.lookers,
            "unsent": self.unsent,
        }
        taken = {name: each.taken for name, each in places.items()}
        yield gauges("places_taken", "Places taken", "of", taken)
        yield gauges(
            "places_largest_share",
            "The most that one address or person has",
            "of",
            {name: each.largest for name, each in places.items()},
        )
        yield counters("held_back", "How often somebody was held back", "by", self.held_back.counts)
