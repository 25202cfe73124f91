"""Pools of bots that play a toy, and what is asked of them."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from ludotheque.server.workers.bot_pool import BotPool
from tests.bots.toy_hands import HIDER, Options, WhichHand
from tests.server.support.houses import PATIENCE

Loop: TypeAlias = Callable[[], AbstractEventLoop]

HANDS = WhichHand()
BEGUN = HANDS.setup(Options())
HIDERS = HANDS.view(BEGUN, HIDER)


def pool(workers: int = 1, **more: Any) -> BotPool:
    """Toy bots need no time to think; a worker that is well answers long before its patience."""
    return BotPool(workers, 0.05, registry="tests.server.support.odd_bots:TITLES", **more)


async def asked(bot_pool: BotPool, bot: str) -> Any:
    """What a bot does at the beginning: it must be legal, whoever thought of it."""
    move: Any = await bot_pool.choose(HANDS, f"tests.server.support.odd_bots:{bot}", HIDERS, HIDER)
    assert HANDS.refusal(BEGUN, HIDER, move) is None
    return move


def on(loop: Loop, main: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(main, PATIENCE)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(bounded())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)
