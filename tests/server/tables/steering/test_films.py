"""Moves by hand that are looked at again: who asks waits behind nobody's crowd."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludotheque.server.objection import Objection
from ludotheque.server.tables.steering import films
from ludotheque.server.tables.steering.films import OF_AN_ADDRESS, Films
from ludotheque.server.workers.physics_pool import PhysicsPool
from tests.server.support.houses import PATIENCE


def test_one_address_waits_for_itself_and_has_a_few_in_the_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        order, go_on, held = list[str](), asyncio.Event(), list[None]()
        made = Films(PhysicsPool(1))
        made.turns.sent_away = lambda: held.append(None)

        async def developed(pool: PhysicsPool, shot: Any) -> bytes:
            order.append(shot)
            await go_on.wait()
            return b"a film"

        monkeypatch.setattr(films, "developed", developed)

        def asks(who: str, number: int) -> asyncio.Task[bytes]:
            async def shot() -> Any:
                return who

            return asyncio.create_task(made.of((who, number), shot, True, who))

        async with asyncio.timeout(PATIENCE):
            crowd = [asks("crowd", number) for number in range(1 + OF_AN_ADDRESS + 5)]
            await asyncio.sleep(0)
            other = asks("other", 1)
            while made.turns.waiting < OF_AN_ADDRESS:
                await asyncio.sleep(0)
            go_on.set()
            assert await other == b"a film"
            assert order.index("other") <= 2
            outcomes = await asyncio.gather(*crowd, return_exceptions=True)
        refused = [each for each in outcomes if isinstance(each, Objection)]
        assert [each.reason for each in refused] == ["house-busy"] * 5
        assert len(held) == 5

    asyncio.run(scenario())
