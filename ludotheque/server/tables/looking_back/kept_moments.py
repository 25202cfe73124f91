"""Games that are over, as they are shown: worked out once for all who ever ask."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from ludotheque.server.limits.places import Places
from ludotheque.server.limits.turns import NOBODY, Owner, Turns
from ludotheque.server.sheet import Over, Sheet
from ludotheque.server.store.store import Conflict, Store, StoreTrouble

from .made_by import made_by

log = logging.getLogger(__name__)

MOST: Final = 32 * 1024 * 1024
"""Bytes that are at hand for the next who asks."""
PAGE: Final = 500
"""Moments that are asked for together, if nobody wishes otherwise: such pages are stored."""

WAITING, OF_AN_ADDRESS = 200, 50
"""Who wait for a game to be shown, in all and from one address: if there are more, the house is too
busy.
"""

MomentsKey: TypeAlias = tuple[str | None, int, int]
"""Whose eyes, since when, and how many."""
CHART: Final[MomentsKey] = (None, -1, 0)
"""The whole game in numbers, which nobody can ask for as moments."""
MomentsWork: TypeAlias = Callable[[], Awaitable[bytes]]


class KeptMoments:
    """One at a time is worked out: the interpreter is busy with it, and those who play wait. Those
    who ask take turns by where they come from.

    What anybody is shown who wishes nothing special is stored with the game, so that it need not
    be worked out by the next house either; the rest is remembered as long as there is room.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, MomentsKey], bytes] = OrderedDict()
        """By their tables, too."""
        self._size = 0
        self._making: dict[tuple[str, MomentsKey], asyncio.Task[bytes]] = {}
        self.turns = Turns(1, 1, 1, Places(WAITING, OF_AN_ADDRESS))

    async def of(
        self, sheet: Sheet, which: MomentsKey, work: MomentsWork, owner: Owner = NOBODY
    ) -> bytes:
        """What `work` makes, or what was made of it before if the game is over."""
        stage, key = sheet.stage, (sheet.id, which)
        if not isinstance(stage, Over):
            return await self.made(work, owner)
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._making:
            eyes, since, most = which
            if which == CHART:
                work = self._stored(sheet, "chart", work)
            elif since <= stage.at and since % PAGE == 0 and most == PAGE:
                work = self._stored(sheet, f"moments {since} {eyes or ''}", work)
            self._making[key] = task = asyncio.create_task(self.made(work, owner))
            task.add_done_callback(lambda done: self._over(key, done))
        # Whoever hangs up does not take it from the others.
        return await asyncio.shield(self._making[key])

    async def made(self, work: MomentsWork, owner: Owner = NOBODY) -> bytes:
        """What `work` makes, remembered by nobody."""
        async with self.turns.turn(owner):
            return await work()

    def _stored(self, sheet: Sheet, what: str, work: MomentsWork) -> MomentsWork:
        async def found_or_made() -> bytes:
            found = await self._store.shown(sheet, made_by, what)
            if found is not None:
                return found
            raw = await work()
            try:
                await self._store.keep_shown(sheet, made_by, what, raw)
            except (Conflict, StoreTrouble) as why:
                log.warning("table %s: what it shows was not stored: %s", sheet.id, why)
            return raw

        return found_or_made

    def _over(self, key: tuple[str, MomentsKey], done: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = raw = done.result()
        self._size += len(raw)
        while self._size > MOST:
            self._size -= len(self._kept.popitem(last=False)[1])
