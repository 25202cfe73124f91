"""Somebody who only wants to play, and how long they wait: for a pong, a page, and for bots.

Beside the house they ask an echo on this machine, which nobody attacks: what the machine itself
has to do is then seen, and not taken for the house's.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .strangers import Stranger, Target

EVERY = 0.025
ECHO = """
import asyncio

async def echo(reader, writer):
    while data := await reader.read(100):
        writer.write(data)

async def main():
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

asyncio.run(main())
"""
PATIENCE = 30.0


class Bystander:
    """Sits at a table of their own with bots; `waits` are in seconds, by what was waited for."""

    def __init__(self, url: str) -> None:
        self._target = Target(url=url, table="", seconds=0)
        self.who = Stranger(self._target, "127.0.0.1")
        self.waits: defaultdict[str, list[float]] = defaultdict(list)
        self._asked: dict[str, float] = {}
        """Since when they wait for what."""
        self.kept_out = 0
        self.came_in = 0
        self.table = ""
        self.games = 0

    async def enter(self) -> None:
        assert await self.who.enter("Bystander")
        await self._sit()

    async def _sit(self) -> None:
        table = await self.who.seated("niagara", "amateur", "amateur")
        assert table is not None, self._target.met
        self.table = table

    @asynccontextmanager
    async def living(self) -> AsyncIterator[None]:
        echo = await asyncio.create_subprocess_exec(sys.executable, "-c", ECHO, stdout=PIPE)
        assert echo.stdout is not None
        port = int(await echo.stdout.readline())
        tasks = [
            asyncio.create_task(each)
            for each in (self._pong(), self._page(), self._bots(), self._again(), self._echo(port))
        ]
        try:
            yield
        finally:
            for task in tasks:
                if task.done() and not task.cancelled() and task.exception() is not None:
                    raise task.exception()  # type: ignore[misc]
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            echo.kill()
            await echo.wait()

    def medians(self) -> dict[str, float]:
        """In milliseconds, since the last time this was asked."""
        now = perf_counter()
        for what, began in self._asked.items():
            if what != "bots":  # who still waits has waited for so long at least
                self.waits[what].append(now - began)
        found = {what: 1000 * _usual(waits) for what, waits in self.waits.items() if waits}
        self.waits.clear()
        return found

    @contextmanager
    def _waiting(self, what: str) -> Iterator[None]:
        began = self._asked[what] = perf_counter()
        try:
            yield
        finally:
            self._asked.pop(what, None)
            self.waits[what].append(perf_counter() - began)

    async def _pong(self) -> None:
        """At somebody's socket at the table, who comes back if it breaks."""
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with self.who.at(self.table) as line:
                    for number in range(1_000_000):
                        with self._waiting("pong"):
                            await line.send(json.dumps({"kind": "ping", "id": f"p{number}"}))
                            await _until(line, f"p{number}")
                        await asyncio.sleep(EVERY)
            await asyncio.sleep(0.1)

    async def _page(self) -> None:
        """One that is worked out for everybody, and one for which the memory is asked who it is."""
        cookie = {"cookie": self.who.cookie}
        while True:
            try:
                with self._waiting("page"):
                    said = await self.who.http.get("/api/games")
                self.kept_out += said.status_code != 200
                with self._waiting("memory"):
                    said = await self.who.http.get("/api/me", headers=cookie)
                self.kept_out += said.status_code != 200
            except httpx.HTTPError:
                self.kept_out += 1
            await asyncio.sleep(4 * EVERY)

    async def _bots(self) -> None:
        """From a move of theirs until it is their turn again, for each thing that bots did."""
        rng = Random(1)
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with self.who.at(self.table) as line:
                    if await self._played(line, rng):
                        self.games += 1
                        await self._sit()

    async def _played(self, line: Any, rng: Random) -> bool:
        asked, moved = -1, 0.0
        async for raw in line:
            heard = json.loads(raw)
            if heard["kind"] == "table_now" and heard["table"]["stage"] == "over":
                return True
            if heard["kind"] == "frame" and 0 in heard["awaited"] and heard["at"] > asked:
                if moved and heard["at"] > asked + 1:
                    self.waits["bots"].append((perf_counter() - moved) / (heard["at"] - asked - 1))
                asked = heard["at"]
                moved = self._asked["bots"] = perf_counter()
                move = {"kind": "submit", "id": f"m{asked}", "move": rng.choice(heard["moves"])}
                await line.send(json.dumps(move))
        return False

    async def _again(self) -> None:
        """Who has a seat comes in again, whatever else goes on."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
                    with self._waiting("entry"):
                        await stack.enter_async_context(self.who.at(self.table))
                    self.came_in += 1
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.kept_out += 1
            await asyncio.sleep(1)

    async def _echo(self, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while True:
            with self._waiting("echo"):
                writer.write(b"echo")
                await reader.read(100)
            await asyncio.sleep(EVERY)


def _usual(waits: list[float]) -> float:
    """What somebody waits who comes at any moment: half of the time is spent in longer waits.

    Who waits for seconds asks seldom; counted by the question, that would weigh next to nothing.
    """
    half, spent = sum(wait + EVERY for wait in waits) / 2, 0.0
    for wait in sorted(waits):
        spent += wait + EVERY
        if spent >= half:
            return wait
    raise ValueError("nobody waited")


async def _until(line: Any, id: str) -> None:
    async with asyncio.timeout(PATIENCE):
        async for raw in line:
            if json.loads(raw).get("id") == id:
                return
