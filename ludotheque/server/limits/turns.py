"""Turns: what is scarce is shared out by who asks, and a crowd waits behind itself."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

from ludotheque.server.objection import Objection

from .networks import widest
from .places import Places

T = TypeVar("T")


class Owner(NamedTuple):
    """For whom something is done. Addresses take turns, and so do the people behind each. All the
    networks of a block count as one address, and those in it as people behind that.
    """

    address: str = ""
    person: str = ""


NOBODY = Owner()
ASKER: ContextVar[Owner] = ContextVar("asker", default=NOBODY)
"""For whom the task at hand does what it does, where nobody says otherwise: whoever serves guests
sets it at the door. What the house does of its own accord is nobody's.
"""


class FairQueue(Generic[T]):
    """A line for each owner. First in, first out within a line, and the lines take turns."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, OrderedDict[Owner, deque[T]]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, owner: Owner, item: T) -> None:
        behind = self._lines.setdefault(widest(owner.address), OrderedDict())
        behind.setdefault(owner, deque()).append(item)
        self._size += 1

    def get(self, wanted: Callable[[Owner], bool] = lambda _: True) -> T | None:
        """Of the first owner in turn who is wanted; None if there is none."""
        for owner in self._owners():
            if wanted(owner):
                return self._taken(owner)
        return None

    def longest(self) -> Owner | None:
        """Who has the most in the line."""
        return max(self._owners(), key=self.of, default=None)

    def of(self, owner: Owner) -> int:
        return len(self._line(owner) or ())

    def last(self, owner: Owner) -> T:
        """Taken from the end of a line that is too long."""
        item = self._lines[widest(owner.address)][owner].pop()
        self._shorter(owner)
        return item

    def remove(self, owner: Owner, item: T) -> bool:
        """Whoever waited has gone; False if it is not in the line any more."""
        line = self._line(owner)
        if line is None or item not in line:
            return False
        line.remove(item)
        self._shorter(owner)
        return True

    def _line(self, owner: Owner) -> deque[T] | None:
        people = self._lines.get(widest(owner.address))
        return None if people is None else people.get(owner)

    def _owners(self) -> Iterator[Owner]:
        for people in self._lines.values():
            yield from people

    def _taken(self, owner: Owner) -> T:
        people = self._lines[widest(owner.address)]
        item = people[owner].popleft()
        people.move_to_end(owner)
        self._lines.move_to_end(widest(owner.address))
        self._shorter(owner)
        return item

    def _shorter(self, owner: Owner) -> None:
        people = self._lines[widest(owner.address)]
        self._size -= 1
        if not people[owner]:
            del people[owner]
            if not people:
                del self._lines[widest(owner.address)]


class Turns:
    """So many at once in all, for each address and for each person. Who finds no place waits, in
    a line that may have an end.
    """

    def __init__(
        self,
        places: int,
        by_address: int,
        by_person: int,
        line: Places | None = None,
        crowd: int = 0,
    ) -> None:
        """`line` has so many places for who waits; whoever finds none of those is sent away. With a
        `crowd`, nobody is said to be held back before so many wait already.
        """
        self.places, self.by_address, self.by_person = places, by_address, by_person
        self._waiting, self._crowd = line, crowd
        self.sent_away: Callable[[], None] = lambda: None
        self.taken = 0
        self.held_back: Callable[[], None] = lambda: None
        """Told when somebody has to wait for what they themselves have taken."""
        self._has: Counter[Owner | str] = Counter()
        self._line: FairQueue[tuple[Owner, asyncio.Future[None]]] = FairQueue()

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def largest(self) -> int:
        """The most that anybody has."""
        return max(self._has.values(), default=0)

    def _may(self, owner: Owner) -> bool:
        return self._has[owner] < self.by_person and self.of_address(owner) < self.by_address

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Raises `Objection` if the line has an end, and that is reached."""
        await self._take(owner)
        try:
            yield
        finally:
            self.leave(owner)

    def take(self, owner: Owner) -> bool:
        """A place at once or none, for those who keep a line of their own; then `leave` it."""
        if self.taken >= self.places or not self._may(owner):
            return False
        self._give(owner)
        return True

    def of_address(self, owner: Owner) -> int:
        """How many are taken for whoever comes from there."""
        return self._has[f"of {widest(owner.address)}"]

    def room(self, owner: Owner) -> int:
        """How many more could be taken at once for them."""
        return min(
            self.places - self.taken,
            self.by_person - self._has[owner],
            self.by_address - self.of_address(owner),
        )

    async def _take(self, owner: Owner) -> None:
        if self.taken < self.places and self._may(owner):
            self._give(owner)
            return
        if not self._may(owner) and self._line.of(owner) >= self._crowd:
            self.held_back()
        if self._waiting is not None and not self._waiting.take(owner.address):
            self.sent_away()
            raise Objection("house-busy")
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.put(owner, (owner, ready))
        try:
            await ready
        except asyncio.CancelledError:
            if not self._line.remove(owner, (owner, ready)) and not ready.cancelled():
                self.leave(owner)  # the place came at the same moment
            raise
        finally:
            if self._waiting is not None:
                self._waiting.leave(owner.address)

    def _give(self, owner: Owner) -> None:
        self.taken += 1
        self._has.update((owner, f"of {widest(owner.address)}"))

    def leave(self, owner: Owner) -> None:
        self.taken -= 1
        self._has -= Counter((owner, f"of {widest(owner.address)}"))  # which forgets those at zero
        while self.taken < self.places:
            following = self._line.get(self._may)
            if following is None:
                return
            owner, ready = following
            if not ready.done():
                self._give(owner)
                ready.set_result(None)
