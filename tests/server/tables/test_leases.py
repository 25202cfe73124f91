"""A table that has come to a house stays a while, though another asks for it."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.server.objection import Objection
from ludotheque.server.tables import leases
from ludotheque.server.tables.leases import KEPT_FOR, PATIENCE, TableLeases


class Others:
    """Another house that has the table, until it is asked often enough."""

    def __init__(self, after: int | None = 0) -> None:
        self.after = after
        self.asked = 0
        self.released: list[str] = []

    async def take(self, table: str) -> bool:
        return self.after is not None and self.asked >= self.after

    async def ask_for(self, table: str) -> None:
        self.asked += 1

    async def release(self, table: str) -> None:
        self.released.append(table)


class Clock:
    """Time goes on while somebody sleeps, and else where a test says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(leases, "monotonic", lambda: self.now)
        patch.setattr(asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_it_does_not_go_again_within_five_seconds(clock: Clock) -> None:
    async def scenario() -> None:
        others = Others()
        tables = TableLeases(others)  # type: ignore[arg-type]
        assert tables.may_go("a"), "nobody came for it"
        await tables.take("a")
        await tables.take("b", for_guest=False)
        assert KEPT_FOR == 5.0
        for seconds, goes in ((0.0, False), (4.9, False), (0.2, True)):
            clock.now += seconds
            assert tables.may_go("a") == goes, seconds
            assert tables.may_go("b"), "nobody came for it: its guests may be elsewhere"
        await tables.take("a")  # who comes later does not keep it longer
        assert tables.may_go("a")
        tables.let_go("a")
        assert not tables.may_go("a"), "it is on its way"
        await tables.take("a")
        assert others.released == ["a"]
        assert not tables.may_go("a"), "it came anew"
        tables.forget("a")
        assert tables.may_go("a")

    asyncio.run(scenario())


def test_a_house_asks_again_until_it_has_it_or_the_guest_is_told(clock: Clock) -> None:
    async def scenario() -> None:
        others = Others(after=7)
        await TableLeases(others).take("a")  # type: ignore[arg-type]
        assert others.asked == 7
        began = clock.now
        with pytest.raises(Objection, match="house-busy"):
            await TableLeases(Others(after=None)).take("a")  # type: ignore[arg-type]
        assert PATIENCE < clock.now - began < PATIENCE + 1

    asyncio.run(scenario())
