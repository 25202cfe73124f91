"""The outbox, emptied: calls that are due are made, and again if nobody knows how it went.

A row is deleted after the call was made, never before: a house that dies in between calls twice,
and the device, which knows the call again, shows it once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final, TypeAlias

from prometheus_client.core import Metric

from ludotheque.server.limits.turns import Owner, Turns
from ludotheque.server.metrics import counters
from ludotheque.server.store.call_store import (
    CallChannel,
    CallStore,
    PendingCall,
    WaitingCall,
)
from ludotheque.server.store.store import StoreTrouble
from ludotheque.table.clock import MINUTE, SECOND

from .sending import CallOutcome

log = logging.getLogger(__name__)

AT_ONCE: Final = 64
"""Calls that are under way."""
OF_A_HOST, OF_A_PERSON = 8, 4
"""What a slow machine or somebody's many devices can have of them."""
OF_AN_ADDRESS: Final = 8
"""The same of all who come from there: they can name as many slow machines as they like."""
SPARED: Final = 1_000
"""People whose calls are left where they are, since others of theirs are under way."""
LEASE: Final = 60 * SECOND
"""So long a call is its house's: if that dies, it is due again."""
LEAST: Final = 25 * SECOND
"""With less left of it no call begins: it would still be under way as another house begins it."""
LOOK_EVERY: Final = 30 * SECOND
"""What others have written, or a house that died has left."""
ELSEWHERE: Final = 5 * SECOND
"""Until it is looked again at calls that another house should see to."""
REMEMBERED: Final = 10_000
"""Channels of which it is known that they failed: then those that have rested are forgotten."""
AGAIN, AGAIN_MOST, TRIES = 30 * SECOND, 60 * MINUTE, 12
"""How long after a failure; twice as long after each, and so often."""


class PutOff(Exception):
    """Not now, but then."""

    def __init__(self, due: int) -> None:
        super().__init__(due)
        self.due = due


Make: TypeAlias = Callable[[WaitingCall, CallChannel], Awaitable[CallOutcome | None]]
"""Make a call, if there still is a reason: None if there is none. Raises `PutOff`."""


class CallOutbox:
    def __init__(
        self,
        store: CallStore,
        now: Callable[[], int],
        make: Make,
        host: Callable[[CallChannel], str],
        owner: Callable[[CallChannel], Owner] = lambda channel: Owner(person=channel.person),
        held_back: Callable[[], None] = lambda: None,
    ) -> None:
        """`host` tells where a call goes to, and `owner` for whom it is made."""
        self._store, self._now, self._make = store, now, make
        self._host, self._owner = host, owner
        self._askers = Turns(AT_ONCE, OF_AN_ADDRESS, OF_A_PERSON)
        self._turns = Turns(AT_ONCE, OF_A_HOST, OF_A_PERSON)
        self._held_back = held_back
        self._spared: OrderedDict[str, Owner] = OrderedDict()
        """Who has a share of the places and more calls that are due: all others come first."""
        self._late: dict[str, tuple[int, int]] = {}
        """Channels that failed: until when no call of theirs is made, and how often in a row."""
        self._under_way: dict[WaitingCall, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        self._heard: int | None = None
        """The first that came due of what was written since it was last looked."""
        self._emptying: asyncio.Task[None] | None = None
        self._counts: Counter[str] = Counter()

    def begin(self) -> None:
        self._emptying = asyncio.create_task(self._empty())

    async def end(self) -> None:
        """What is under way is given up, and made by whoever opens next."""
        tasks = [*self._under_way.values()]
        if self._emptying is not None:
            tasks.append(self._emptying)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, calls: Sequence[PendingCall]) -> None:
        """These were written."""
        self.due(min(call.due for call in calls))

    def due(self, when: int) -> None:
        self._heard = when if self._heard is None else min(when, self._heard)
        self._news.set()

    def metrics(self) -> Iterator[Metric]:
        yield counters("calls", "Calls that were made, or not", "outcome", self._counts)

    @property
    def waiting(self) -> int:
        """Calls that wait for a machine, and people who wait for calls of their own."""
        return len(self._spared) + self._turns.waiting

    @property
    def largest(self) -> int:
        """The most that are made at once for one address or person."""
        return self._askers.largest

    async def _empty(self) -> None:
        following = self._now()
        while True:
            wait = following - self._now()
            if wait > 0:
                try:
                    async with asyncio.timeout(wait / SECOND):
                        await self._news.wait()
                except TimeoutError:
                    pass
            self._news.clear()
            if self._heard is not None:
                following, self._heard = min(following, self._heard), None
            if following > self._now():
                continue
            try:
                following = await self._taken()
            except StoreTrouble as trouble:
                log.error("no calls can be made, as %s", trouble)
                following = self._now() + LOOK_EVERY
            except Exception:
                log.exception("the outbox could not be emptied")
                following = self._now() + LOOK_EVERY

    async def _taken(self) -> int:
        """Begin with what is due; returns when to look again."""
        room = AT_ONCE - len(self._under_way)
        if room <= 0:
            return self._now() + LOOK_EVERY  # or as soon as one is done
        following, now = await self._store.next_call(), self._now()
        if following is None or following > now:
            return min(now + LOOK_EVERY, following or now + LOOK_EVERY)
        found = await self._claimed(now)
        while not found and self._let_again(room):
            found = await self._claimed(now)
        found.sort(key=lambda each: self._askers.of_address(self._owner(each[1])))
        left = [(call, channel) for call, channel in found if not self._begun(call, channel)]
        if left:
            self._held_back()
            await asyncio.gather(*(self._spare(call, channel) for call, channel in left))
        return self._now() if found else self._now() + ELSEWHERE

    async def _claimed(self, now: int) -> list[tuple[WaitingCall, CallChannel]]:
        """More than there are places for, to choose from: else a crowd whose calls are older would
        have each place that one of its own has left. Whoever is not chosen comes after all others.
        """
        spared = tuple(self._spared)
        return list(await self._store.claim_calls(now, now + LEASE, AT_ONCE, spared))

    def _begun(self, call: WaitingCall, channel: CallChannel) -> bool:
        owner = self._owner(channel)
        if not self._askers.take(owner):
            return False
        self._under_way[call] = task = asyncio.create_task(self._seen_to(call, channel))
        task.add_done_callback(lambda _: self._is_done(call, owner))
        return True

    def _is_done(self, call: WaitingCall, owner: Owner) -> None:
        del self._under_way[call]
        self._askers.leave(owner)
        if self._spared or len(self._under_way) == AT_ONCE - 1:
            self.due(self._now())

    async def _spare(self, call: WaitingCall, channel: CallChannel) -> None:
        """It is due as before, and left until one of theirs is done."""
        spared = len(self._spared) < SPARED
        if spared:
            self._spared[channel.person] = self._owner(channel)
        due = self._now() + (0 if spared else AGAIN)
        await self._store.put_off(call, due, call.tries)

    def _let_again(self, room: int) -> bool:
        """Some of those for whom there is a place now; whether there is anybody."""
        taken: Counter[str] = Counter()
        again: list[str] = []
        for person, owner in self._spared.items():
            if len(again) < room and taken[owner.address] < self._askers.room(owner):
                taken[owner.address] += 1
                again.append(person)
        for person in again:
            del self._spared[person]
        return bool(again)

    async def _seen_to(self, call: WaitingCall, channel: CallChannel) -> None:
        try:
            if await self._rests(call, channel):
                return
            machine = Owner(self._host(channel), channel.person)
            async with self._turns.turn(machine):
                if self._now() >= call.due - LEAST:
                    self._held_back()  # it waited for so long, and is due again soon
                elif not await self._rests(call, channel):
                    await self._tried(call, channel)
        except StoreTrouble as trouble:
            log.error("a call is made again, as %s", trouble)
        except Exception:
            log.exception("a call could not be made")
            await self._failed(call)

    async def _rests(self, call: WaitingCall, channel: CallChannel) -> bool:
        """What one call of a channel has met, the next would meet too: it waits, and costs no
        connection.
        """
        until, _ = self._late.get(channel.id, (0, 0))
        if until <= self._now():
            return False
        await self._store.put_off(call, until, call.tries)
        self.due(until)
        return True

    async def _tried(self, call: WaitingCall, channel: CallChannel) -> None:
        store = self._store
        try:
            outcome = await self._make(call, channel)
        except PutOff as off:
            await store.put_off(call, off.due, call.tries)
            self.due(off.due)
            return
        self._counts["needless" if outcome is None else outcome.how] += 1
        if outcome is not None and outcome.how == "sent":
            self._late.pop(channel.id, None)
        if outcome is None or outcome.how in ("sent", "held-back"):
            await store.call_done(call)
        elif outcome.how == "gone":
            log.info("a channel has ended: %s", outcome.why)
            await store.end_channel(channel.id)
        elif outcome.how == "refused":
            log.warning("a call was refused: %s", outcome.why)
            await store.call_done(call)
        else:
            log.info("a call is made again later: %s", outcome.why)
            least = max(round(outcome.wait * SECOND), self._rest(channel))
            await self._again(call, least)

    def _rest(self, channel: CallChannel) -> int:
        """For how long: whatever is called for anew meanwhile, twice as long after each failure."""
        now, (_, times) = self._now(), self._late.get(channel.id, (0, 0))
        if len(self._late) >= REMEMBERED:
            self._late = {id: each for id, each in self._late.items() if each[0] > now}
        wait = min(AGAIN << times, AGAIN_MOST)
        self._late[channel.id] = now + wait, min(times + 1, TRIES)
        return wait

    async def _again(self, call: WaitingCall, least: int = 0) -> None:
        if call.tries + 1 >= TRIES:
            log.warning("a call was tried %d times, and is given up", TRIES)
            await self._store.call_done(call)
            return
        wait = max(least, min(AGAIN << call.tries, AGAIN_MOST))
        due = self._now() + wait
        await self._store.put_off(call, due, call.tries + 1)
        self.due(due)

    async def _failed(self, call: WaitingCall) -> None:
        """By a fault of ours: it is not made over and over."""
        try:
            await self._again(call)
        except StoreTrouble as trouble:
            log.error("%s", trouble)
