"""The longest that the loop was late, of the last minute."""

from __future__ import annotations

import asyncio
import time

from ludotheque.server.limits.loop_lag import LoopLag


def test_the_worst_of_a_minute_is_told_and_then_forgotten() -> None:
    now = [1000.0]
    lag = LoopLag(lambda: now[0])
    assert lag.longest == 0
    for second, late in ((0, 0.01), (0.5, 0.3), (0.75, 0.02), (30, 0.1)):
        now[0] = 1000 + second
        lag.note(late)
    assert lag.longest == 0.3
    now[0] = 1061.0
    assert lag.longest == 0.1
    now[0] = 1200.0
    assert lag.longest == 0


def test_a_loop_that_stands_still_is_seen() -> None:
    async def stand() -> float:
        lag = LoopLag()
        async with lag.watched():
            await asyncio.sleep(0.01)  # its timer is set
            time.sleep(0.5)
            await asyncio.sleep(0.01)
        return lag.longest

    assert asyncio.run(stand()) > 0.2
