"""Strangers at a house on this machine, each from a loopback address of their own."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import count
from math import inf
from random import Random
from typing import Any

import httpx
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 60.0
numbers = count(1)

OPEN = b"\x81\x80\0\0\0\0"
"""An empty text. Every frame here is masked with zeros, so that what is sent can be read."""
CLOSE = re.compile(rb"\x88[\x02-\x7d](\x03[\xe8-\xff])[^\x00-\x1f]*\Z")
"""The last frame of a socket, with its code."""
MORE, PING, PONG = b"\x00\x80\0\0\0\0", b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"


class Target(Struct, kw_only=True):
    """What is attacked, for how long, and what came of it."""

    url: str
    table: str
    """Somebody's table, where a game goes on."""
    over: str | None = None
    """A long game that is over."""
    seconds: float
    enough: float = inf
    """So much is met, and the attackers go, if it was not too late before."""
    met: Counter[str] = field(default_factory=Counter)
    """What the attackers met, by its name."""
    wires: set[Any] = field(default_factory=set)
    """Those that are open."""

    def __post_init__(self) -> None:
        if not self.url.startswith("http://127."):
            raise ValueError(f"only a house on this machine is attacked, and not {self.url}")

    async def leave(self) -> None:
        """Nothing stays open."""
        readings = [wire.hang_up() for wire in tuple(self.wires)]
        await asyncio.gather(*readings, return_exceptions=True)

    @property
    def host(self) -> tuple[str, int]:
        host, _, port = self.url.removeprefix("http://").partition(":")
        return host, int(port)

    def path(self, table: str | None = None) -> str:
        return f"/api/tables/{table or self.table}"


class TurnedAway(Exception):
    """The socket was not opened."""


class Wire:
    """A connection down to its bytes, which reads and forgets; of a socket, why it was closed."""

    def __init__(
        self, target: Target, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._target, self._reader, self._writer = target, reader, writer
        target.wires.add(self)
        self.closed = asyncio.Event()
        self.read = 0
        self._head = self._tail = b""
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def dial(cls, target: Target, source: str) -> Wire:
        return cls(target, *await asyncio.open_connection(*target.host, local_addr=(source, 0)))

    @classmethod
    async def socket(cls, target: Target, source: str, path: str, cookie: str = "") -> Wire:
        wire = await cls.dial(target, source)
        wire.send(upgrade(path, cookie))
        await wire.some()
        if wire._head.startswith(b"HTTP/1.1 101"):
            return wire
        status = wire._head[9:12].decode() or "hung up"
        wire.hang_up()
        raise TurnedAway(status)

    async def _read(self) -> None:
        with suppress(OSError):
            while data := await self._reader.read(65536):
                self._head = self._head or data[:12]
                self.read += len(data)
                self._tail = (self._tail + data)[-4096:]
                if CLOSE.search(self._tail):
                    break  # whoever is told to go has gone
        self.closed.set()

    async def some(self) -> None:
        """Until something was said."""
        while not (self.read or self.closed.is_set()):
            await asyncio.sleep(0.001)

    async def over(self, within: float) -> None:
        """Until the house hangs up, or so many seconds have passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self.closed.wait()

    @property
    def code(self) -> str:
        """Why a socket was closed: the code in its last frame, if there is one."""
        found = CLOSE.search(self._tail)
        return "hung up" if found is None else str(int.from_bytes(found[1]))

    def heard(self, what: bytes) -> bool:
        """Whether this was said lately."""
        return what in self._tail

    def send(self, data: bytes) -> None:
        """The house may well have hung up by now."""
        if not self.closed.is_set():
            self._writer.write(data)

    @property
    def unsent(self) -> int:
        return self._writer.transport.get_write_buffer_size()

    def hang_up(self) -> asyncio.Task[None]:
        self._target.wires.discard(self)
        self._reading.cancel()
        self._writer.transport.abort()
        return self._reading


def upgrade(path: str, cookie: str = "") -> bytes:
    said = f"cookie: {cookie}\r\n" if cookie else ""
    return (
        f"GET {path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
        f"{said}\r\n"
    ).encode()


class Stranger:
    """Somebody with a name, over HTTP and over sockets."""

    def __init__(self, target: Target, source: str) -> None:
        self.target, self.source, self.cookie = target, source, ""
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.http = httpx.AsyncClient(
            base_url=target.url, transport=transport, timeout=PATIENCE, headers={"host": "x"}
        )

    async def enter(self, name: str | None = None) -> bool:
        said = await self.post(
            "/api/me", {"name": name or f"Stranger {os.getpid()} {next(numbers)}"}
        )
        if said.status_code == 200:
            self.cookie = said.headers["set-cookie"].partition(";")[0]
        return said.status_code == 200

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self._noted(self.http.post(path, json=body, headers={"cookie": self.cookie}))

    async def get(self, path: str) -> httpx.Response:
        return await self._noted(self.http.get(path, headers={"cookie": self.cookie}))

    async def _noted(self, asking: Any) -> httpx.Response:
        self.http.cookies.clear()  # whoever has none is meant to have none
        said: httpx.Response = await asking
        reason = f" {said.json()['reason']}" if said.status_code == 503 else ""
        self.target.met[f"{said.status_code}{reason}"] += 1
        return said

    async def seated(self, game: str, *seats: str, **asked: Any) -> str | None:
        """At a new table; None if there is none for them."""
        table = {"game": game, "seats": ["person", *seats], **asked}
        made = await self.post("/api/tables", table)
        if made.status_code != 201:
            return None
        id = str(made.json()["id"])
        sat = await self.post(f"/api/tables/{id}/seat", {"entropy": "e"})
        return id if sat.status_code == 200 else None

    def at(self, table: str) -> Any:
        """A socket there."""
        host, port = self.target.host
        return connect(
            f"ws://{host}:{port}{self.target.path(table)}/socket?language=en",
            additional_headers={"cookie": self.cookie} if self.cookie else {},
            local_addr=(self.source, 0),
            compression=None,
            ping_interval=None,
            close_timeout=1.0,
            max_size=None,
            open_timeout=PATIENCE,
        )

    async def close(self) -> None:
        await self.http.aclose()


@asynccontextmanager
async def strangers(target: Target, source: str, many: int = 1) -> AsyncIterator[list[Stranger]]:
    """From one address. Whom the house does not let in is not there."""
    people = [Stranger(target, source) for _ in range(many)]
    try:
        yield [each for each in people if await each.enter()]
    finally:
        for each in people:
            await each.close()


async def plays(
    who: Stranger, table: str, rng: Random, steps: Counter[str], rest: float = 0.0
) -> bool:
    """Any legal move whenever one is due, as long as the game goes on; whether it came to its end.
    Should the line break, they come back.
    """
    while True:
        try:
            async with who.at(table) as line:
                if await _played(line, rng, steps, rest):
                    return True
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as trouble:
            steps[f"broken: {type(trouble).__name__} {trouble}"[:90]] += 1
            await asyncio.sleep(0.2)


async def _played(line: ClientConnection, rng: Random, steps: Counter[str], rest: float) -> bool:
    seat, asked = None, -1
    async for raw in line:
        heard = json.loads(raw)
        if heard["kind"] == "table_now":
            seat = heard["seat"]
            if heard["table"]["stage"] == "over":
                return True
        elif heard["kind"] == "frame" and seat in heard["awaited"] and heard["at"] > asked:
            asked = heard["at"]
            await asyncio.sleep(rest)
            move = rng.choice(heard["moves"])
            said = {"kind": "submit", "id": f"m{asked}", "move": move}
            await line.send(json.dumps(said))
        elif heard["kind"] in ("accepted", "refused", "objected"):
            reason = heard.get("problem", {}).get("reason", "")
            steps[f"{heard['kind']} {reason}".strip()] += 1
    return False


async def all_of(tasks: Iterable[Any]) -> None:
    """At once; the first that fails ends all."""
    async with asyncio.TaskGroup() as group:
        for each in tasks:
            group.create_task(each)
