"""Guests of a house that was opened for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from ludotheque.client import HouseClient, TableFollower
from ludotheque.protocol.wire import FromHouse, SeatFor
from tests.server.support.houses import PATIENCE

T = TypeVar("T")
M = TypeVar("M", bound=FromHouse)

PEOPLE: tuple[SeatFor, ...] = ("person", "person", "person")


def run(what: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(what, PATIENCE))


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[HouseClient]]:
    """A house of their own for each: they come from different machines."""
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(HouseClient(url)) for _ in names]
        for house, name in zip(houses, names, strict=True):
            await house.enter_as(name)
        yield houses


async def begun(*houses: HouseClient, seats: Sequence[SeatFor] = PEOPLE) -> str:
    """A table of Niagara where all of them sit, in order."""
    face = await houses[0].create("niagara", seats=seats)
    for house in houses:
        await house.sit(face.id)
    return face.id


@asynccontextmanager
async def followers(table: str, *houses: HouseClient) -> AsyncIterator[list[TableFollower]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(house.at(table)) for house in houses]


async def first(seat: TableFollower, kind: type[M], where: Any = lambda _: True) -> M:
    """The first message of a kind of which something is true."""
    async for message in seat.messages():
        if isinstance(message, kind) and where(message):
            return message
    raise AssertionError(f"the table was closed before any such {kind.__name__} came")
