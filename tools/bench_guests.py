"""Who loads a server: circles of four connections, around a table or before an echo."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import count
from random import Random
from time import perf_counter_ns

import httpx
import msgspec
from msgspec import Raw, Struct

from tools.bench_server import ALL
from tools.bench_wire import Wire, connect

SEATS = 3
WATCHER = SEATS
"""The fourth connection, which has no seat."""
FOUR = range(SEATS + 1)

_FRAME, _AT = b'{"kind":"frame"', len(b'{"kind":"frame","at":')
_NO = (b'{"kind":"refused"', b'{"kind":"objected"')


class Circle(ABC):
    """Asks one thing at a time, and has its answer when the last of those concerned has it."""

    def __init__(self, url: str, rng: Random) -> None:
        self.url, self.rng = url, rng
        self.wires: list[Wire] = []
        self.stint: Stint | None = None
        self.due = 0.0
        """When to ask next, if not at once."""
        self._asked = 0
        self._missing: set[int] = set()

    @abstractmethod
    async def gather(self) -> None:
        """Connect all four. Returns once something can be asked."""

    @abstractmethod
    def ask(self) -> None: ...

    def leave(self) -> None:
        for wire in self.wires:
            wire.leave()
        self.wires = []

    def _waits_for(self, connections: Iterable[int]) -> None:
        self._missing.update(connections)
        self._asked = perf_counter_ns()

    def _answered(self, connection: int, now: int) -> None:
        if connection in self._missing:
            self._missing.remove(connection)
            if not self._missing and self.stint is not None:
                self.stint.answered(self, now - self._asked)


class Stint:
    """All circles at work: each asks every so many seconds, or as soon as it has its answer."""

    def __init__(self, circles: Sequence[Circle], every: float | None) -> None:
        self.took: list[int] = []
        """Nanoseconds from a question until the last of those concerned had the answer."""
        self._every = every
        self._going, self._asking = True, len(circles)
        self._over = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        for circle in circles:
            circle.stint = self
            circle.due = self._loop.time() + circle.rng.uniform(0, every or 0.1)
            self._loop.call_at(circle.due, self._ask, circle)

    async def end(self) -> None:
        """Returns when nobody waits for anything any more."""
        self._going = False
        await self._over.wait()

    def answered(self, circle: Circle, nanoseconds: int) -> None:
        self.took.append(nanoseconds)
        if self._every is None:
            self._ask(circle)
        else:
            # Slow answers do not slacken the pace, as long as they are there in time.
            circle.due += self._every * circle.rng.uniform(0.5, 1.5)
            self._loop.call_at(circle.due, self._ask, circle)

    def _ask(self, circle: Circle) -> None:
        if self._going:
            circle.ask()
            return
        self._asking -= 1
        if not self._asking:
            self._over.set()


_ONE, _ALL = b'{"kind":"submit","id":"m1","move":{"kind":"lay","tile":3}}', ALL.encode()


class Callers(Circle):
    """Before an echo. One of the four calls, and waits for its answer, or until all have it."""

    def __init__(self, url: str, number: int, answer: bytes) -> None:
        super().__init__(url, Random(number))
        self.for_all = False
        self._path, self._answer = f"/echo/{number}", answer

    async def gather(self) -> None:
        for connection in FOUR:
            wire = await connect(self.url, self._path, None, partial(self._read, connection))
            wire.send(self._answer)  # which it keeps
            self.wires.append(wire)

    def ask(self) -> None:
        connection = self.rng.choice(FOUR)
        self._waits_for(FOUR if self.for_all else (connection,))
        self.wires[connection].send(_ALL if self.for_all else _ONE)

    def _read(self, connection: int, _: bytes, now: int) -> None:
        self._answered(connection, now)


class Seen(Struct):
    """What somebody who moves at random needs of a frame."""

    at: int
    awaited: tuple[int, ...]
    moves: tuple[Raw, ...]


_seen = msgspec.json.Decoder(Seen).decode
_circles = count()


class Players(Circle):
    """Three people at a table, who move at random, and one who watches."""

    def __init__(self, url: str, rng: Random, http: httpx.AsyncClient, cookies: list[str]) -> None:
        super().__init__(url, rng)
        self.frames: dict[int, bytes] = {}
        """The last that each of the four was sent."""
        self._http, self._cookies = http, cookies
        number = next(_circles)
        self._addresses = [f"10.{number >> 8 & 255}.{number & 255}.{each + 1}" for each in FOUR]
        self._at = self._submissions = 0
        self._ready = asyncio.Event()
        self._moving: asyncio.Task[None] | None = None

    async def gather(self) -> None:
        table = await self._post("/api/tables", 0, game="niagara", seats=["person"] * SEATS)
        path = f"/api/tables/{table['id']}"
        for seat in range(SEATS):
            await self._post(f"{path}/seat", seat, seat=seat)
        for connection in FOUR:
            cookie = None if connection == WATCHER else self._cookies[connection]
            hear = partial(self._read, connection)
            wire = await connect(
                self.url, f"{path}/socket", cookie, hear, self._addresses[connection]
            )
            self.wires.append(wire)
        await self._ready.wait()

    async def _post(self, path: str, person: int, **body: object) -> dict[str, str]:
        headers = {"cookie": self._cookies[person]}
        answer = await self._http.post(self.url + path, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    def ask(self) -> None:
        seen = _seen(self.frames[WATCHER])
        if not seen.awaited:
            self._moving = asyncio.create_task(self._to_another_table())
            return
        seat = self.rng.choice(seen.awaited)
        move = self.rng.choice(_seen(self.frames[seat]).moves)
        self._at = seen.at
        self._submissions += 1
        message = b'{"kind":"submit","id":"m%d","move":%b}' % (self._submissions, move)
        self._waits_for(FOUR)
        self.wires[seat].send(message)

    async def _to_another_table(self) -> None:
        self.leave()
        self.frames, self._at = {}, 0
        self._ready.clear()
        await self.gather()
        self.ask()

    def _read(self, connection: int, message: bytes, now: int) -> None:
        if message.startswith(_FRAME):
            at = int(message[_AT : message.index(b",", _AT)])
            self.frames[connection] = message
            if len(self.frames) == len(FOUR):
                self._ready.set()
            if at > self._at:
                self._answered(connection, now)
        elif message.startswith(_NO):
            raise RuntimeError(f"a move at random was not taken: {message.decode()}")


async def people(url: str, http: httpx.AsyncClient) -> list[str]:
    """The cookies of three people. They sit at all tables."""
    cookies: list[str] = []
    for seat in range(SEATS):
        answer = await http.post(f"{url}/api/me", json={"name": f"Guest {seat}"})
        answer.raise_for_status()
        cookies.append(f"ludotheque={answer.cookies['ludotheque']}")
        http.cookies.clear()
    return cookies
