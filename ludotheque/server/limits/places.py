"""Places: what can be held at once, and how much of it each has."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from itertools import islice

from .networks import shares, widest


class Places:
    """So many in all, and so many for each who takes them. The most that one has is a gauge.

    A block of networks has more than a home, and never more than a third: somebody may own it.
    """

    BLOCK = 1 / 3

    def __init__(self, most: float, each: float) -> None:
        self.most, self.each = most, each
        self._third = most * self.BLOCK
        self.taken = 0
        self._by: Counter[str] = Counter()

    def of(self, key: str) -> int:
        return self._by[key]

    @property
    def largest(self) -> int:
        """The most that anybody has."""
        return max(self._by.values(), default=0)

    def room(self, key: str, kept: float = 0, many: int = 1) -> bool:
        """Whether there is a place, or so `many`, if others are kept."""
        return self.taken + many <= self.most - kept and self.share_left(key, many)

    def share_left(self, key: str, many: int = 1) -> bool:
        """Whether they have not all that one may have, also if nothing is left for anybody."""
        return all(self._by[name] + many <= self._share(homes) for name, homes in shares(key))

    def _share(self, homes: float) -> float:
        return self.each if homes == 1 else max(self.each, min(self.each * homes, self._third))

    def take(self, key: str, many: int = 1) -> bool:
        if not self.room(key, many=many):
            return False
        self.add(key, many)
        return True

    def add(self, key: str, many: int = 1) -> None:
        """Without asking, for what cannot be refused."""
        self.taken += many
        for name, _ in shares(key):
            self._by[name] += many

    def leave(self, key: str, many: int = 1) -> None:
        self.taken -= many
        for name, _ in shares(key):
            self._by[name] -= many
            if not self._by[name]:
                del self._by[name]


class Resting:
    """Places that are held and not used: where none is left, whoever has most of those gives one up
    for somebody who comes.
    """

    SEEN = 64
    """How many of those who have had some for longest are looked at: enough, and quick."""

    def __init__(self) -> None:
        self._by: OrderedDict[str, OrderedDict[Callable[[], None], None]] = OrderedDict()

    def add(self, key: str, give_up: Callable[[], None]) -> None:
        self._by.setdefault(widest(key), OrderedDict())[give_up] = None

    def discard(self, key: str, give_up: Callable[[], None]) -> None:
        """It is used now, or gone."""
        block = widest(key)
        held = self._by.get(block)
        if held is not None:
            held.pop(give_up, None)
            if not held:
                del self._by[block]

    def one_goes(self) -> bool:
        """The oldest of whoever has most; False if there is none."""
        blocks = islice(self._by, self.SEEN)
        block = max(blocks, key=lambda each: len(self._by[each]), default=None)
        if block is None:
            return False
        give_up = next(iter(self._by[block]))
        self.discard(block, give_up)
        give_up()
        return True
