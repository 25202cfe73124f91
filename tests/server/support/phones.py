"""Bare sockets, for races: they send what they are told to, when, and keep all that they hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.client import HouseClient
from ludotheque.client.house import COOKIE

from .houses import PATIENCE


class Phone:
    """One connection of a guest, who may have several."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    def read(self) -> None:
        """From now on. Until then nothing is taken from the line."""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                self.heard.append(json.loads(raw))
                self._news.set()
        except ConnectionClosed:
            pass

    async def put_down(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def send(self, kind: str, **said: Any) -> None:
        await self.socket.send(json.dumps({"kind": kind, **said}))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that is about to be heard."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def first(self, kind: str) -> dict[str, Any]:
        await self.until(lambda: kind in self.kinds())
        return self.heard[self.kinds().index(kind)]

    async def shown(self, at: int) -> dict[str, Any]:
        """The frame of this moment, or of a later one."""
        await self.until(lambda: bool(self.frames) and self.frames[-1]["at"] >= at)
        return self.frames[-1]

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.heard]

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["kind"] == "frame"]

    @property
    def told(self) -> list[dict[str, Any]]:
        return [told for frame in self.frames for told in frame["told"]]

    def answers(self, id: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message.get("id") == id]

    async def answer(self, id: str, number: int = 1) -> dict[str, Any]:
        await self.until(lambda: len(self.answers(id)) >= number)
        return self.answers(id)[-1]


def address(house: HouseClient, table: str) -> str:
    return f"ws{house.url.removeprefix('http')}/api/tables/{table}/socket?language=en"


def headers(house: HouseClient) -> dict[str, str]:
    return {"cookie": f"{COOKIE}={house.cookie}"}


@asynccontextmanager
async def phone(house: HouseClient, table: str, **how: Any) -> AsyncIterator[Phone]:
    how = {"compression": None, "ping_interval": None, "close_timeout": 1.0, **how}
    async with connect(address(house, table), additional_headers=headers(house), **how) as socket:
        held = Phone(socket)
        if "max_queue" not in how:
            held.read()
        try:
            yield held
        finally:
            await held.put_down()


@asynccontextmanager
async def phones(table: str, *houses: HouseClient) -> AsyncIterator[list[Phone]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(phone(house, table)) for house in houses]
