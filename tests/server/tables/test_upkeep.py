"""What comes by itself: those whose game is gone rest, and keep nobody else waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ludotheque.server.objection import Objection
from ludotheque.server.tables.upkeep import AT_ONCE, Upkeep
from tests.server.support.houses import quick

GONE = [f"gone {number}" for number in range(AT_ONCE + 50)]


class Actors(dict[str, Any]):
    def __init__(self) -> None:
        super().__init__()
        self.tried: list[str] = []
        self.waking: dict[str, Any] = {}

    async def wake(self, id: str, for_guest: bool) -> None:
        self.tried.append(id)
        if id in GONE:
            raise Objection("game-missing", game="go")


class Store:
    """Those whose game is gone have been due for longest."""

    async def due(self, now: int, most: int = AT_ONCE) -> tuple[str, ...]:
        return tuple([*GONE, "rings"][:most])

    async def prepared_due(self, now: int, most: int = AT_ONCE) -> tuple[str, ...]:
        return tuple([*GONE, "prepared"][:most])

    async def take(self, id: str) -> bool:
        return True

    async def adopt(self) -> tuple[str, ...]:
        return ()

    async def stale(self, *_: object) -> tuple[str, ...]:
        return ()


def test_tables_whose_game_is_gone_keep_no_other_clock_from_ringing() -> None:
    async def scenario() -> None:
        actors, lobby = Actors(), SimpleNamespace(removed=lambda: None)
        what: tuple[Any, ...] = (actors, None, Store(), lambda: 1000, quick(Path()), lobby, None)
        upkeep = Upkeep(*what)
        for _ in range(5):
            await upkeep.sweep()
        assert {"rings", "prepared"} < set(actors.tried)
        assert sorted(each for each in actors.tried if each in GONE) == sorted(GONE), "once each"

    asyncio.run(scenario())
