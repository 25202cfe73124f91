"""The guest's end of a websocket, with no more to it than a bench needs.

What is measured is the server: whatever is spent on this end, on the same few cores, is noise.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter_ns
from typing import TypeAlias, cast
from urllib.parse import urlsplit

Hear: TypeAlias = Callable[[bytes, int], None]
"""Given every text message, and when it was there, in nanoseconds."""

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_FINAL = _MASKED = 0x80
_MASK = bytes(4)
"""A guest has to mask what it sends; zeros change nothing, and cost nothing."""


class Broken(Exception):
    """A server closed a connection, or would not open it."""


class Wire(asyncio.Protocol):
    def __init__(self, request: bytes, hear: Hear) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request, self._hear = request, hear
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._left = False

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def leave(self) -> None:
        """Without a word: a phone that is switched off."""
        self._left = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is one in deed only
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        now = perf_counter_ns()
        data, start = self._rest + data, 0
        if not self.opened.done():
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(Broken(data.decode()))
                return
            self.opened.set_result(None)
        while (end := _end(data, start)) <= len(data):
            self._read(data[start] & 0x0F, data[start + _header(data, start) : end], now)
            start = end
        self._rest = data[start:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Broken("a server hung up before it answered"))
        elif not self._left:
            raise Broken("a server hung up")

    def _read(self, code: int, payload: bytes, now: int) -> None:
        if code == TEXT:
            self._hear(payload, now)
        elif code == PING:
            self._write(PONG, payload)
        elif code == CLOSE:
            raise Broken(f"a server closed a socket: {payload!r}")

    def _write(self, code: int, payload: bytes) -> None:
        size = len(payload)
        assert size < 1 << 16
        length = bytes([size | _MASKED]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(bytes([code | _FINAL]) + length + _MASK + payload)


def _header(data: bytes, start: int) -> int:
    return {126: 4, 127: 10}.get(data[start + 1], 2)


def _end(data: bytes, start: int) -> int:
    """Where the frame that begins here ends: beyond what is there, if that much is not known."""
    there = len(data) - start
    if there < 2 or there < (header := _header(data, start)):
        return len(data) + 1
    size = data[start + 1]
    if header > 2:
        size = int.from_bytes(data[start + 2 : start + header], "big")
    return start + header + size


async def connect(
    url: str, path: str, cookie: str | None, hear: Hear, address: str | None = None
) -> Wire:
    """`address` is for whom this asks, where a server believes that."""
    place = urlsplit(url)
    assert place.hostname is not None
    assert place.port is not None
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: bHVkb3RoZXF1ZSBiZW5jaA==",
        *([] if cookie is None else [f"Cookie: {cookie}"]),
        *([] if address is None else [f"X-Forwarded-For: {address}"]),
    ]
    request = "".join(f"{line}\r\n" for line in (*lines, "")).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, hear), place.hostname, place.port)
    await wire.opened
    return wire
