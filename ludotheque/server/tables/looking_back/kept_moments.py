"""Games that are over, moment by moment, as they are shown: worked out once for all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

MOST: Final = 32 * 1024 * 1024
"""Bytes that are kept for the next who asks."""

MomentsKey: TypeAlias = tuple[str, str | None, int, int, bool]
"""A table, whose eyes, since when, how many, and whether packed."""


class KeptMoments:
    """One at a time is worked out: the interpreter is busy with it, and those who play wait."""

    def __init__(self) -> None:
        self._kept: OrderedDict[MomentsKey, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[MomentsKey, asyncio.Task[bytes]] = {}
        self._one = asyncio.Lock()

    async def of(self, key: MomentsKey, keep: bool, work: Callable[[], bytes]) -> bytes:
        """What `work` makes in a thread, or what was made of it before if it is to be kept."""
        if not keep:
            return await self._made(work)
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._making:
            self._making[key] = task = asyncio.create_task(self._made(work))
            task.add_done_callback(lambda done: self._over(key, done))
        # Whoever hangs up does not take it from the others.
        return await asyncio.shield(self._making[key])

    async def _made(self, work: Callable[[], bytes]) -> bytes:
        async with self._one:
            return await asyncio.to_thread(work)

    def _over(self, key: MomentsKey, done: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = raw = done.result()
        self._size += len(raw)
        while self._size > MOST:
            self._size -= len(self._kept.popitem(last=False)[1])
