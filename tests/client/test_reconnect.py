"""Links break and houses restart: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from ludotheque.client import Interrupted, TableFollower
from ludotheque.client.table_socket import FIRST_DELAY, LONGEST_DELAY, delays
from ludotheque.games.niagara.model import Lay
from ludotheque.protocol.wire import ChatMessages, Frame
from tests.server.support.houses import Running, running_house

from .guests import begun, first, followers, guests, run


@asynccontextmanager
async def opened(tmp_path: Path, **chosen: Any) -> AsyncIterator[Running]:
    """A house that opens and closes while its guests go on doing what they do."""
    house = running_house(tmp_path, **chosen)
    running = await asyncio.to_thread(house.__enter__)
    try:
        yield running
    finally:
        await asyncio.to_thread(house.__exit__, None, None, None)


class Wire:
    """A cable between a guest and the house that can be cut, or go dead without a word."""

    def __init__(self, url: str) -> None:
        self.port = urlsplit(url).port
        self.dead = False
        self.links: set[asyncio.StreamWriter] = set()

    async def carry(self, guest: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        house, on = await asyncio.open_connection("127.0.0.1", self.port)
        self.links |= {back, on}
        await asyncio.gather(self.pipe(guest, on), self.pipe(house, back, answers=True))

    async def pipe(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, answers: bool = False
    ) -> None:
        try:
            while read := await source.read(1 << 16):
                if not (answers and self.dead):
                    target.write(read)
        except OSError:
            pass
        target.close()

    def cut(self) -> None:
        for link in self.links:
            link.transport.abort()
        self.links.clear()


@asynccontextmanager
async def wired(url: str) -> AsyncIterator[tuple[Wire, str]]:
    wire = Wire(url)
    async with await asyncio.start_server(wire.carry, "127.0.0.1", 0) as server:
        yield wire, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        wire.cut()


async def disconnected(seat: TableFollower) -> None:
    while seat.connected:
        await asyncio.sleep(0.01)


def test_a_guest_outlives_the_house(tmp_path: Path) -> None:
    async def session(stack: AsyncExitStack) -> None:
        async with opened(tmp_path) as house:
            url, port = house.url, urlsplit(house.url).port
            houses = await stack.enter_async_context(guests(url, "Ana", "Ben", "Chloé"))
            table = await begun(*houses)
            ana, ben = await stack.enter_async_context(followers(table, *houses[:2]))
            read = [await anext(ana)]
            await ben.say("It is late.")
            await ben.submit(Lay(tile=2))
        await disconnected(ana)
        waiting = asyncio.create_task(ana.submit(Lay(tile=3)))
        async with opened(tmp_path, port=port):
            assert (await waiting).at == 2, "asked while the house was closed"
            async with houses[2].at(table) as chloe:
                await chloe.submit(Lay(tile=4))
            while read[-1].at < 4:
                read.append(await anext(ana))
            await ben.say("Good morning!")
            await first(ana, ChatMessages, lambda _: len(ana.said) == 2)
            assert [said.text for said in ana.said] == ["It is late.", "Good morning!"]
            async with houses[0].at(table) as again:
                whole = await anext(again)
            assert [told for frame in read for told in frame.told] == list(whole.told)
            assert (whole.at, whole.view) == (4, read[-1].view)

    async def everything() -> None:
        async with AsyncExitStack() as stack:
            await session(stack)

    run(everything())


def test_a_move_whose_answer_was_lost_is_made_once(url: str) -> None:
    async def session() -> None:
        async with (
            guests(url, "Ben", "Chloé") as (house, other),
            wired(url) as (wire, by_wire),
            guests(by_wire, "Ana") as (far,),
        ):
            table = await begun(house, other, far)
            async with followers(table, house, far) as (ben, ana):
                wire.dead = True
                asked = asyncio.create_task(ana.submit(Lay(tile=3)))
                await first(ben, Frame, lambda frame: frame.at == 2)
                assert not asked.done(), "it is made, and Ana does not know it"
                wire.dead = False
                wire.cut()
                assert (await asked).at == 1
                frame = await anext(ana)
                assert (frame.at, frame.awaited) == (2, (0, 1))
                assert {told.at for told in frame.told} == {0, 1}

    run(session())


def test_what_might_be_done_twice_is_not_repeated(url: str) -> None:
    async def session() -> None:
        async with (
            guests(url, "Ben", "Chloé") as (house, other),
            wired(url) as (wire, by_wire),
            guests(by_wire, "Ana") as (far,),
        ):
            table = await begun(house, other, far)
            async with followers(table, house, far) as (ben, ana):
                wire.dead = True
                asked = asyncio.create_task(ana.say("Hello?"))
                await first(ben, ChatMessages)
                wire.dead = False
                wire.cut()
                with pytest.raises(Interrupted):
                    await asked
                await ana.say("Hello.")
                await first(ben, ChatMessages, lambda _: len(ben.said) == 2)
                assert [said.text for said in ben.said] == ["Hello?", "Hello."]

    run(session())


def test_a_silent_link_is_a_dead_one(tmp_path: Path) -> None:
    async def session() -> None:
        async with (
            opened(tmp_path, pulse=0.1) as house,
            guests(house.url, "Ben", "Chloé") as (near, other),
            wired(house.url) as (wire, by_wire),
            guests(by_wire, "Ana") as (far,),
        ):
            table = await begun(near, other, far)
            async with followers(table, near, far) as (ben, ana):
                await anext(ana)
                wire.dead = True
                await ben.submit(Lay(tile=1))
                await disconnected(ana)
                wire.dead = False
                assert (await anext(ana)).at == 2

    run(session())


def test_the_delays_grow_and_differ() -> None:
    some = list(islice(delays(Random(1)), 20))
    assert all(delay <= LONGEST_DELAY for delay in some)
    assert FIRST_DELAY / 2 <= some[0] <= FIRST_DELAY
    assert min(some[8:]) >= LONGEST_DELAY / 2
    assert all(later > earlier / 2 for earlier, later in pairwise(some))
    assert some != list(islice(delays(Random(2)), 20))
