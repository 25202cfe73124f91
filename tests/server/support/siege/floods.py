"""Bytes without end: frames that are no message, blasts, bodies that trickle, heads, haste."""

from __future__ import annotations

import asyncio
from itertools import count

from .strangers import MORE, OPEN, PING, PONG, Target, TurnedAway, Wire, all_of, strangers, upgrade

SOCKETS, RATE = 8, 3_000_000
"""Of one address, and the bytes a second of all of them."""
EACH = 60
"""How often a second each of them sends."""
UNSENT = 1 << 20
"""Bytes that wait here before somebody sends no more: the house reads slowly, and that is well."""


async def continuations(target: Target) -> None:
    await _frames(target, "127.0.3.1", OPEN.replace(b"\x81", b"\x01"), MORE)


async def pings(target: Target) -> None:
    await _frames(target, "127.0.3.2", b"", PING)


async def pongs(target: Target) -> None:
    await _frames(target, "127.0.3.3", b"", PONG)


async def _frames(target: Target, source: str, first: bytes, frame: bytes) -> None:
    piece = frame * (RATE // SOCKETS // EACH // len(frame))

    async def one() -> None:
        while True:
            try:
                wire = await Wire.socket(target, source, f"{target.path()}/socket")
            except (OSError, TurnedAway) as no:
                target.met[f"{no}"] += 1
                await asyncio.sleep(0.1)
                continue
            wire.send(first)
            while not wire.closed.is_set():
                if wire.unsent < UNSENT:
                    wire.send(piece)
                await wire.over(within=1 / EACH)
            target.met[f"closed {wire.code}"] += 1
            wire.hang_up()

    await all_of(one() for _ in range(SOCKETS))


async def blasts(target: Target) -> None:
    """250 KB of messages, forty times a second, on a socket of its own each."""
    message = b'{"kind":"ping","id":"x"}'
    blast = (b"\x81" + bytes([0x80 | len(message)]) + b"\0\0\0\0" + message) * 8333

    async def one() -> None:
        try:
            wire = await Wire.socket(target, "127.0.3.4", f"{target.path()}/socket")
        except (OSError, TurnedAway) as no:
            target.met[f"{no}"] += 1
            return
        wire.send(blast)
        await wire.over(within=2)
        target.met[f"closed {wire.code}" if wire.closed.is_set() else "heard"] += 1
        wire.hang_up()

    async with asyncio.TaskGroup() as group:
        while True:
            group.create_task(one())
            await asyncio.sleep(1 / 40)


HEADS = (
    b"GET /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n",
    b"GET /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"content-length: 60000\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nhost: x\r\nx: ",
)
CROWD = 900
"""Connections that one address tries to keep open, with a byte each second."""


async def trickles(target: Target) -> None:
    async def one(number: int) -> None:
        head = HEADS[number % len(HEADS)]
        drop = b"1\r\n \r\n" if b"chunked" in head else b" "
        while True:
            try:
                wire = await Wire.dial(target, "127.0.3.5")
            except OSError:
                target.met["not connected"] += 1
                await asyncio.sleep(1)
                continue
            wire.send(head)
            while not wire.closed.is_set():
                wire.send(drop)
                await wire.over(within=1)
            target.met["answered, closed" if wire.read else "turned away"] += 1
            wire.hang_up()
            await asyncio.sleep(1)

    async with asyncio.TaskGroup() as group:
        for number in range(CROWD):
            group.create_task(one(number))
            await asyncio.sleep(0.002)


async def queries(target: Target) -> None:
    """15 KB of query, a hundred times a second, from an address that was long refused."""
    source = "127.0.3.6"
    plain = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
    long = b"GET /api/games?" + b"a&" * 7500 + b" HTTP/1.1\r\nhost: x\r\n\r\n"
    wires = [await Wire.dial(target, source) for _ in range(4)]
    for wire in wires:
        wire.send(plain * 400)  # more than an address has at once
    for number in count():
        which = number % len(wires)
        if wires[which].closed.is_set():
            wires[which].hang_up()
            wires[which] = await Wire.dial(target, source)
        target.met["asked"] += 1
        if wires[which].unsent < UNSENT:
            wires[which].send(long)
        await asyncio.sleep(1 / 100)


async def early(target: Target) -> None:
    """Bytes before the socket is accepted; and two hundred questions at once, and nobody there."""
    async with strangers(target, "127.0.3.7") as people:
        cookie = people[0].cookie if people else ""
        question = f"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n".encode()
        for number in count():
            wire = await Wire.dial(target, "127.0.3.7")
            if number % 2:
                wire.send(question * 200)
            else:
                wire.send(upgrade(f"{target.path()}/socket", cookie))
                await asyncio.sleep(0.001 * (number % 5))
                wire.send(OPEN * 20)
            target.met["hung up"] += 1
            await asyncio.sleep(0.02)
            wire.hang_up()


LINES = 200
"""Connections of one address, each with more to ask than it hears answers."""


async def requests(target: Target) -> None:
    """What nobody counts, asked without waiting on two hundred lines."""
    paths = ("/healthz", "/nowhere", "/api/games", "/games/none/0/x")
    heads = "".join(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n" for path in paths).encode()

    async def one() -> None:
        while True:
            try:
                wire = await Wire.dial(target, "127.0.3.8")
            except OSError:
                target.met["not connected"] += 1
                await asyncio.sleep(1)
                continue
            while not wire.closed.is_set():
                if wire.unsent < UNSENT // LINES:
                    wire.send(heads * 20)
                    target.met["asked"] += 1
                await wire.over(within=0.05)
            target.met["hung up"] += 1
            wire.hang_up()

    await all_of(one() for _ in range(LINES))
