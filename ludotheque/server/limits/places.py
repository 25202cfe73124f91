"""Places: what can be held at once, and how much of it each has."""

from __future__ import annotations

from collections import Counter

from .networks import shares


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

    def room(self, key: str, kept: float = 0) -> bool:
        """Whether there is a place, if so many are kept for others."""
        return self.taken < self.most - kept and all(
            self._by[name] < self._share(many) for name, many in shares(key)
        )

    def _share(self, many: float) -> float:
        return self.each if many == 1 else max(self.each, min(self.each * many, self._third))

    def take(self, key: str) -> bool:
        if not self.room(key):
            return False
        self.add(key)
        return True

    def add(self, key: str) -> None:
        """Without asking, for what cannot be refused."""
        self.taken += 1
        for name, _ in shares(key):
            self._by[name] += 1

    def leave(self, key: str) -> None:
        self.taken -= 1
        for name, _ in shares(key):
            self._by[name] -= 1
            if not self._by[name]:
                del self._by[name]
