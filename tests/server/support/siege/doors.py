"""Doors that came later: the lobby's stream, films, codes, devices, days; and who comes as many."""

from __future__ import annotations

import asyncio
import resource
from contextlib import AsyncExitStack
from itertools import count

from .floods import UNSENT
from .strangers import Stranger, Target, TurnedAway, Wire, all_of, strangers

PROXY = "127.0.9.1"
"""From here an attacker says whom they bring: the besieged house takes it for a proxy."""


async def lobby(target: Target) -> None:
    """Three hundred pages of three addresses that look at the lobby, while one changes it."""

    async def looks(number: int) -> None:
        head = b"GET /api/lobby HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n"
        while True:
            wire = await Wire.dial(target, f"127.0.7.{1 + number % 3}")
            wire.send(head)
            await wire.some()
            target.met["looks" if wire.heard(b"event-stream") else "turned away"] += 1
            await wire.over(within=5)
            wire.hang_up()
            await asyncio.sleep(1)

    async def changes() -> None:
        async with strangers(target, "127.0.7.4", 4) as people:
            while True:
                for who in people:
                    table = await who.seated("niagara", "person", "person")
                    if table is not None:
                        await who.http.delete(
                            f"{target.path(table)}/seat", headers={"cookie": who.cookie}
                        )
                await asyncio.sleep(0.1)

    await all_of([changes(), *map(looks, range(300))])


async def films(target: Target) -> None:
    """Every move of a long game in slow motion, fifty at once."""
    async with strangers(target, "127.0.7.5") as (who,):

        async def one(number: int) -> None:
            for at in count(number, 50):
                said = await who.get(f"{target.path(target.over)}/films/{at % 700}")
                await asyncio.sleep(0.5 if said.status_code in (429, 503) else 0)

        await all_of(map(one, range(50)))


async def codes(target: Target) -> None:
    """Fifty addresses try codes that nobody has given them."""
    async with AsyncExitStack() as stack:
        crowd = [Stranger(target, f"127.0.8.{number}") for number in range(1, 51)]
        for each in crowd:
            stack.push_async_callback(each.close)
        while True:
            await all_of(each.post("/api/me/latchkey", {"latchkey": "2222-2222"}) for each in crowd)
            await asyncio.sleep(0.1)


async def devices(target: Target) -> None:
    """Devices that are none, mails to nobody, and one's games counted over and over."""
    async with strangers(target, "127.0.7.6", 6) as people:
        # Never a name that anybody has: no attack leaves this machine.
        nowhere = {"endpoint": "https://push.invalid/x", "p256dh": "x", "auth": "x"}

        async def one(who: Stranger) -> None:
            while True:
                await who.post("/api/calls/devices", nowhere)
                await who.post("/api/me/letter", {"address": "nobody@mail.invalid"})
                await who.post("/api/me/code")
                for path in ("/api/calls", "/api/me/played", "/api/day"):
                    await who.get(path)

        await all_of(map(one, people))


async def takers(target: Target) -> None:
    """Large answers, asked for on fifty lines, and hardly a byte of them taken."""
    path = f"{target.path(target.over)}/moments?eyes=all"
    question = f"GET {path} HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n".encode()

    async def one() -> None:
        host, port = target.host
        while True:
            reader, writer = await asyncio.open_connection(
                host, port, local_addr=("127.0.7.7", 0), limit=1024
            )
            try:
                writer.write(question * 8)
                target.met["asked"] += 1
                for _ in range(20):
                    await asyncio.sleep(1)
                    if not await reader.read(512):
                        break
                target.met["done"] += 1
            except OSError:
                target.met["hung up"] += 1
            finally:
                writer.transport.abort()

    await all_of(one() for _ in range(50))


async def talkers(target: Target) -> None:
    """Thirty people of one address, each with a socket, and all talk as fast as they may."""
    async with strangers(target, "127.0.7.8", 30) as people:
        text = b'{"kind":"say","id":"%06d","text":"not a word of it"}'
        size = len(text % 0)

        async def one(who: Stranger) -> None:
            while True:
                try:
                    path = f"{target.path()}/socket"
                    wire = await Wire.socket(target, who.source, path, who.cookie)
                except (OSError, TurnedAway) as no:
                    target.met[f"{no}"] += 1
                    await asyncio.sleep(1)
                    continue
                for number in count():
                    wire.send(b"\x81" + bytes([0x80 | size]) + b"\0\0\0\0" + text % number)
                    await wire.over(within=1 / 19)
                    if wire.closed.is_set():
                        break
                    target.met["said"] += 1
                wire.hang_up()

        await all_of(map(one, people))


async def block(target: Target) -> None:
    """All networks of an IPv6 /56, which somebody behind a proxy has: they come in, try names and
    codes, and ask what is not counted, without waiting.
    """
    enter = b'{"name":"Ana","passphrase":"quatre chevaux"}'
    posts = (
        (b"/api/me/enter", enter),
        (b"/api/me/latchkey", b'{"latchkey":"2222-2222"}'),
        (b"/api/me", b'{"name":"Somebody"}'),
    )

    async def one(first: int) -> None:
        wire = await Wire.dial(target, PROXY)
        for home in count(first, 16):
            said = b"host: x\r\nx-forwarded-for: 2001:db8:0:%x::1\r\n" % (home % 256)
            for path, body in posts:
                wire.send(
                    b"POST %s HTTP/1.1\r\n%scontent-type: application/json\r\n" % (path, said)
                    + b"content-length: %d\r\n\r\n%s" % (len(body), body)
                )
            wire.send(b"GET /healthz HTTP/1.1\r\n%s\r\n" % said * 20)
            target.met["asked"] += 1
            while wire.unsent > UNSENT // 16 and not wire.closed.is_set():
                await asyncio.sleep(0.05)
            await wire.over(within=0.02)
            if wire.closed.is_set():
                target.met["hung up"] += 1
                wire.hang_up()
                wire = await Wire.dial(target, PROXY)

    await all_of(map(one, range(16)))


async def churn(target: Target) -> None:
    """Lines that come and go, five hundred a second."""

    async def one() -> None:
        while True:
            try:
                wire = await Wire.dial(target, "127.0.7.9")
            except OSError:
                target.met["not connected"] += 1
            else:
                target.met["came"] += 1
                wire.hang_up()
            await asyncio.sleep(0.02)

    await all_of(one() for _ in range(10))


IDLE = 2_600
"""Lines: more than the besieged house has places."""


async def idlers(target: Target) -> None:
    """Every place for a connection, from seven addresses, on which nothing is asked."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * IDLE if hard == resource.RLIM_INFINITY else min(2 * IDLE, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))

    async def one(number: int) -> None:
        await asyncio.sleep(number / 500)
        while True:
            try:
                wire = await Wire.dial(target, f"127.0.10.{1 + number % 7}")
            except OSError:
                target.met["not connected"] += 1
            else:
                target.met["rests"] += 1
                wire.send(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * (number % 2))
                await wire.closed.wait()
                wire.hang_up()
            await asyncio.sleep(2)

    await all_of(map(one, range(IDLE)))


async def heads(target: Target) -> None:
    """Heads that take long to look through, on sixteen lines without waiting."""
    tails = (
        b"accept-encoding: " + b"," * 15_000,
        b"cookie: " + b";" * 15_000,
        b"if-none-match: " + b"," * 15_000,
        b"accept-language: " + b"," * 15_000,
        b"\r\n".join(b"x%d: y" % number for number in range(90)),
    )

    async def one(first: int) -> None:
        while True:
            wire = await Wire.dial(target, "127.0.7.10")
            for number in count(first):
                tail = tails[number % len(tails)]
                wire.send(b"GET /api/games HTTP/1.1\r\nhost: x\r\n%s\r\n\r\n" % tail)
                target.met["asked"] += 1
                while wire.unsent > UNSENT // 16 and not wire.closed.is_set():
                    await asyncio.sleep(0.05)
                await wire.over(within=0.02)
                if wire.closed.is_set():
                    break
            target.met["hung up"] += 1
            wire.hang_up()

    await all_of(map(one, range(16)))
