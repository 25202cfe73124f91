"""What is heard of one address in one turn of the loop has an end, however many lines it opens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ludotheque.server.limits.buckets import A_TURN, CROWD, LoopShare
from ludotheque.server.limits.limits import Limits
from ludotheque.server.settings import Settings


def hearing(
    heard: list[tuple[str, int]], who: str, share: LoopShare, left: int
) -> Callable[[int], int]:
    """Somebody who has so much to say, and waits again after each turn."""

    def hear(most: int) -> int:
        nonlocal left
        many = min(most, left)
        left -= many
        heard.append((who, many))
        if left:
            share.wait(hear)
        return many

    return hear


def test_short_messages_are_heard_at_once_as_long_as_there_is_room() -> None:
    async def scenario() -> None:
        share = LoopShare()
        assert [share.takes(A_TURN // 4) for _ in range(5)] == [True] * 4 + [False]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert share.takes(A_TURN)
        assert not share.takes(1)

    asyncio.run(scenario())


def test_lines_of_one_address_take_turns_and_each_turn_of_the_loop_has_an_end() -> None:
    async def scenario() -> None:
        share, heard = LoopShare(), list[tuple[str, int]]()
        for who in ("a", "b", "c"):
            share.wait(hearing(heard, who, share, 3 * A_TURN))
        assert not share.takes(1), "who comes now stands behind them"
        turns = list[int]()
        while len(heard) < 9:
            before = len(heard)
            await asyncio.sleep(0)
            turns.append(sum(many for _, many in heard[before:]))
        assert max(turns) == A_TURN
        assert [who for who, _ in heard] == ["a", "b", "c"] * 3
        assert Counter(who for who, _ in heard) == {"a": 3, "b": 3, "c": 3}
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert share.takes(A_TURN)

    asyncio.run(scenario())


def test_who_has_gone_takes_nothing_from_the_turn() -> None:
    async def scenario() -> None:
        share, heard = LoopShare(), list[tuple[str, int]]()
        share.wait(lambda most: 0)
        share.wait(hearing(heard, "b", share, 10))
        await asyncio.sleep(0)
        assert heard == [("b", 10)]
        assert share.waiting == 0

    asyncio.run(scenario())


def test_an_address_has_one_share_and_those_behind_a_proxy_have_their_own(tmp_path: Path) -> None:
    limits = Limits(Settings(data=tmp_path, proxies=("10.0.0.1",)))
    assert limits.connected("192.0.2.1")
    assert limits.connected("192.0.2.1")
    share = limits.share("192.0.2.1")
    assert limits.share("192.0.2.1") is share
    assert limits.share("192.0.2.2") is not share
    assert limits.share("10.0.0.1") is not limits.share("10.0.0.1")
    homes = ("2001:db8:1:1::", "2001:db8:1:2::", "2001:db8:2:1::")
    assert all(map(limits.connected, homes))
    one, same, other = map(limits.share, homes)
    assert one is same, "whoever has a block of networks has one share, too"
    assert one is not other
    limits.disconnected(homes[0])
    assert limits.share(homes[1]) is one
    limits.disconnected("192.0.2.1")
    assert limits.share("192.0.2.1") is share
    limits.disconnected("192.0.2.1")
    assert limits.share("192.0.2.1") is not share, "nothing is kept of who has gone"


def test_a_crowd_is_told_to_the_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(Settings(data=tmp_path))
        share = limits.share("192.0.2.1")
        for _ in range(CROWD - 1):
            share.wait(lambda most: 0)
        assert limits.held_back.counts["loop"] == 0
        share.wait(lambda most: 0)
        limits.share("192.0.2.2").wait(lambda most: 0)
        assert limits.held_back.counts["loop"] == 1
        assert (limits.shares.waiting, limits.shares.largest) == (CROWD + 1, CROWD)

    asyncio.run(scenario())
