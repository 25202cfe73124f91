"""Who steers in the bench of live tables: somebody who practises alone, and somebody who looks on.

A bot chooses what to put where, and its steady hand is sent as a person's would be.
"""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct

from ludotheque.bots.vertiges.hand import Hand
from ludotheque.bots.vertiges.planner import Builder
from ludotheque.core.live import Row
from ludotheque.games.vertiges.model import Holding, Over, Put
from ludotheque.games.vertiges.physics.trace import BACK, CLOSED, unpack
from ludotheque.titles import find
from tools.bench_wire import Wire, connect

TOGETHER = 2
"""Samples in a message."""
HERTZ = 60

_FRAME = b'{"kind":"frame"'
_LIVE, _AT = b'{"kind":"live"', len(b'{"kind":"live","at":')
_NO = (b'{"kind":"refused"', b'{"kind":"objected"')

TABLE: dict[str, Any] = {"game": "vertiges", "seats": ["person"], "options": {}}


class Seen(Struct):
    at: int
    view: Raw


_seen = msgspec.json.Decoder(Seen).decode
_encode = msgspec.json.Encoder().encode


class Builders:
    """One table. Once a game is over they go to another one."""

    def __init__(self, url: str, rng: Random, http: httpx.AsyncClient, cookie: str) -> None:
        self.gaps: list[int] = []
        """Nanoseconds from each live frame to the next of the same hold, for either of the two."""
        self._url, self._rng, self._http, self._cookie = url, rng, http, cookie
        self._game = find("vertiges").game
        self._bot = Builder(self._game, Hand(0.0), notices=0.0)
        self._wires: list[Wire] = []
        self._last: dict[int, tuple[int, int]] = {}
        """Which hold each saw last, and when."""
        self._at = self._steered = -1
        self._frame = b""
        self._submissions = 0
        self._rows: list[Row] = []
        self._moving = asyncio.Event()
        self._leaving: asyncio.Task[None] | None = None

    async def gather(self) -> None:
        """Returns once a piece is on the move."""
        headers = {"cookie": self._cookie}
        post = partial(self._http.post, headers=headers)
        made = await post(f"{self._url}/api/tables", json=TABLE)
        path = f"/api/tables/{made.raise_for_status().json()['id']}"
        (await post(f"{self._url}{path}/seat", json={})).raise_for_status()
        for connection, cookie in enumerate((self._cookie, None)):
            hear = partial(self._read, connection)
            self._wires.append(await connect(self._url, f"{path}/socket", cookie, hear))
        self._think()
        await self._moving.wait()

    def leave(self) -> None:
        for wire in self._wires:
            wire.leave()
        self._wires, self._last, self._rows = [], {}, []

    async def _to_another_table(self) -> None:
        self.leave()
        self._at, self._steered, self._frame = -1, -1, b""
        await self.gather()

    def _read(self, connection: int, message: bytes, now: int) -> None:
        if message.startswith(_LIVE):
            at = int(message[_AT : message.index(b",", _AT)])
            hold, last = self._last.get(connection, (at, now))
            if hold == at and last < now:
                self.gaps.append(now - last)
            self._last[connection] = (at, now)
            if connection == 0 and self._rows and self._steered != at:
                self._steered = at
                self._moving.set()
                self._steer(self._rows, 0, asyncio.get_running_loop().time())
        elif message.startswith(_FRAME) and connection == 0:
            self._frame = message
            self._think()
        elif message.startswith(_NO):
            raise RuntimeError(f"a builder was not let build: {message.decode()}")

    def _think(self) -> None:
        if len(self._wires) < 2 or not self._frame:
            return  # not everybody is there
        seen = _seen(self._frame)
        if seen.at <= self._at:
            return
        self._at = seen.at
        view = self._game.codec.view(bytes(seen.view))
        if isinstance(view.phase, Over):
            self._leaving = asyncio.create_task(self._to_another_table())
            return
        move = self._bot.choose(view, 0, self._rng)
        if isinstance(view.phase, Holding):
            assert isinstance(move, Put)
            self._rows = unpack(move.trace) or [(0, 0, 0, CLOSED | BACK)]
        elif move is not None:
            self._submissions += 1
            body = {"kind": "submit", "id": f"m{self._submissions}", "move": move}
            self._wires[0].send(_encode(body))

    def _steer(self, rows: list[Row], first: int, began: float) -> None:
        """Two samples now, the next two when their time has come."""
        if not self._wires or rows is not self._rows:
            return
        some = rows[first : first + TOGETHER]
        if some:
            body = {"kind": "steer", "at": self._steered, "seq": first, "rows": some}
            self._wires[0].send(_encode(body))
            due = began + (first + TOGETHER) / HERTZ
            asyncio.get_running_loop().call_at(due, self._steer, rows, first + TOGETHER, began)
