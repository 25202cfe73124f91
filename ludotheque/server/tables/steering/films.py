"""Moves that were made by hand, to be seen once more: only the samples are kept, not the film."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ludotheque.core.game import AnyGame
from ludotheque.core.live import Live, Row
from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import BadRecord, Ply
from ludotheque.protocol.wire import Film
from ludotheque.server.limits.places import Places
from ludotheque.server.limits.turns import Owner, Turns
from ludotheque.server.objection import Objection
from ludotheque.server.store.store import StoredTable
from ludotheque.server.tables.changes.records import opened
from ludotheque.server.workers.physics_pool import PhysicsPool
from ludotheque.server.workers.physics_process import Lost
from ludotheque.titles import RulesGone

LATELY: Final = 32
"""Films that are kept for the next who asks: usually that is everybody at the table."""
WAITING, OF_AN_ADDRESS = 32, 8
"""Films that wait to be made, in all and for one address: with more the house is too busy."""

Key: TypeAlias = tuple[str, int]
"""A table, and the line of its record."""


class Shot(NamedTuple):
    """All that is needed to make the film of one move."""

    at: int
    game: AnyGame
    live: Live
    job: bytes
    rows: Sequence[Row]


def shot(kept: StoredTable, at: int) -> Shot:
    """The move at line `at`, as the record has it. Raises `Objection` if no hand made it, and
    `BadChapter` if lines are missing that are needed for it.
    """
    try:
        game = opened(kept)
        live = game.game.live
        line = game.lines[at - game.start.at] if at < game.last else None
        rows = live.rows(line.move) if live is not None and isinstance(line, Ply) else None
        if live is None or rows is None:
            raise Objection("no-such-film")
        return Shot(at, game.game, live, live.job(game.course(at).state), rows)
    except (RulesGone, BadRecord):
        raise Objection("rules-changed") from None
    except NotInTheHouse:
        raise Objection("game-missing") from None


class Films:
    """Few are made at a time, so that nobody who steers a hand waits for those who look back; and
    those who do take turns by where they come from.
    """

    def __init__(self, physics_pool: PhysicsPool) -> None:
        self._physics_pool = physics_pool
        self.turns = Turns(physics_pool.benches, 1, 1, Places(WAITING, OF_AN_ADDRESS))
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self._lately: OrderedDict[Key, bytes] = OrderedDict()

    async def of(
        self, key: Key, shot: Callable[[], Awaitable[Shot]], packed: bool, address: str = ""
    ) -> bytes:
        """Raises `Objection`."""
        film = self._lately.get(key)
        if film is None:
            if key not in self._making:
                self._making[key] = asyncio.create_task(self._made(key, shot, address))
                self._making[key].add_done_callback(lambda made: self._over(key, made))
            # Whoever hangs up does not take it from the others.
            film = await asyncio.shield(self._making[key])
        return film if packed else await asyncio.to_thread(gzip.decompress, film)

    def _over(self, key: Key, made: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if not made.cancelled():
            made.exception()  # nobody may have waited for it

    async def _made(self, key: Key, shot: Callable[[], Awaitable[Shot]], address: str) -> bytes:
        async with self.turns.turn(Owner(address)):
            film = await developed(self._physics_pool, await shot())
        self._lately[key] = film
        if len(self._lately) > LATELY:
            self._lately.popitem(last=False)
        return film


async def developed(physics_pool: PhysicsPool, shot: Shot) -> bytes:
    """Packed with gzip."""
    try:
        held = await physics_pool.hold(shot.game, shot.job, shot.rows, paced=False, kept=True)
        settled = await held.settled
    except Lost:
        raise Objection("house-busy") from None
    live = shot.live
    raw = msgspec.json.encode(
        Film(at=shot.at, hertz=live.hertz / live.every, frames=settled.frames)
    )
    return await asyncio.to_thread(gzip.compress, raw, 6, mtime=0)
