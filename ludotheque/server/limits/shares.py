"""The loop, shared out by where people come from: so much is heard of each address in one turn.

A connection can send a hundred small frames in a slice, and an address can have hundreds of
connections. If each had its slice in every turn of the loop, all others would wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

A_TURN: Final = 2 * 1024
"""Bytes of one address that are looked at in one turn of the loop: a dozen messages, or a few
requests. What they hold costs time, and others wait.
"""

CROWD: Final = 20
"""So many lines of one address wait for their turn: that is no household any more."""

Hear: TypeAlias = Callable[[int], int]
"""Look at so many bytes at most; how many they were."""


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

    def of(self, address: str) -> LoopShare:
        if (found := self._shares.get(address)) is None:
            found = self._shares[address] = LoopShare(self._held_back)
        return found

    def forget(self, address: str) -> None:
        self._shares.pop(address, None)

    @property
    def waiting(self) -> int:
        """Connections whose turn is yet to come."""
        return sum(each.waiting for each in self._shares.values())

    @property
    def largest(self) -> int:
        return max((each.waiting for each in self._shares.values()), default=0)
