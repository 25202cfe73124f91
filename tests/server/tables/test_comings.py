"""Guests come and go as they like, or do not listen: nobody else at the table notices."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from ludotheque.cli.serve import listening
from ludotheque.client import HouseClient
from ludotheque.server.http import websocket as sockets
from ludotheque.server.limits import held_back
from ludotheque.server.settings import Settings
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.follower import ANSWERS_MOST, SHOWN_MOST, SILENCES_MOST, Follower
from tests.client.guests import begun, guests, run
from tests.server.support import houses
from tests.server.support.evenings import until
from tests.server.support.houses import Running, running_house
from tests.server.support.phones import Phone, headers, phone, phones
from tests.server.support.rounds import told_once

NARROW = 4096
"""Bytes that a line holds, so that it is soon full."""


async def played(actor: Actor, lines: list[Phone], until: Callable[[], bool]) -> None:
    """The people at the lines play at random, and each is answered."""
    rng, at = Random(actor.live.at), actor.live.at
    while not until():
        for seat, line in enumerate(lines):
            frame = await line.shown(at)
            if seat in frame["awaited"]:
                id = f"{at} {seat}"
                await line.send("submit", id=id, move=rng.choice(frame["moves"]))
                answer = await line.answer(id)
                assert answer["kind"] == "accepted"
                at = answer["at"] + 1


# Who does not read


@pytest.fixture
def narrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Running]:
    """A house whose lines are short: else megabytes would wait in them before anybody noticed."""

    def door(settings: Settings) -> socket.socket:
        opened = listening(settings)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
        return opened

    monkeypatch.setattr(houses, "listening", door)
    with running_house(tmp_path, **getattr(request, "param", {})) as running:
        yield running


class Deaf(Struct, frozen=True):
    """Three people play; a second connection of the last one is full, for nobody reads it."""

    actor: Actor
    lines: list[Phone]
    line: Phone
    stuck: Follower


@asynccontextmanager
async def deaf(house: Running) -> AsyncIterator[Deaf]:
    async with guests(house.url, "Ana", "Ben", "Chloé") as people:
        table = await begun(*people)
        dialled = await short_line(people[2])
        async with (
            phones(table, *people) as lines,
            phone(people[2], table, sock=dialled, max_queue=1) as line,
        ):
            for each in lines:
                await each.shown(1)
            actor = house.house.actors[table]
            await played(actor, lines, lambda: bool(behind(actor)))
            (stuck,) = behind(actor)
            yield Deaf(actor, lines, line, stuck)


async def short_line(house: HouseClient) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    line.setblocking(False)
    where = urlsplit(house.url)
    await asyncio.get_running_loop().sock_connect(line, (where.hostname, where.port))
    return line


def behind(actor: Actor) -> list[Follower]:
    return [each for each in tuple(actor.live.followers) if each.behind]


def test_who_does_not_read_harms_nobody_and_misses_nothing(narrow: Running) -> None:
    async def play() -> None:
        async with deaf(narrow) as room:
            actor, line = room.actor, room.line
            enough, queued = actor.live.at + 100, [0]

            def far() -> bool:
                queued.append(len(room.stuck._queue))
                return actor.live.at > enough

            await played(room.actor, room.lines, far)
            assert max(queued) <= SHOWN_MOST
            assert behind(actor) == [room.stuck]
            line.read()
            await line.shown(actor.live.at)
            assert actor.live.table is not None
            for seat, each in (*enumerate(room.lines), (2, line)):
                told_once(each, actor.live.table, seat)
            assert line.frames[-1]["view"] == room.lines[2].frames[-1]["view"]
            assert len(line.frames) < len(room.lines[2].frames), "some were merged"

    run(play())


def test_who_asks_and_never_reads_is_let_go(
    narrow: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GOODBYE", 0.1)

    async def play() -> None:
        async with deaf(narrow) as room:
            for number in range(ANSWERS_MOST + 2):
                await room.line.send("ping", id=f"{number}")
            await until(lambda: room.stuck not in room.actor.live.followers)
            await until(lambda: narrow.house.sockets == 3)
            assert len(room.stuck._queue) <= ANSWERS_MOST
            enough = room.actor.live.at + 10
            await played(room.actor, room.lines, lambda: room.actor.live.at > enough)

    run(play())


def test_who_takes_nothing_for_long_is_let_go(narrow: Running) -> None:
    """By the house's own pulse, however long that takes here: the others take each as it comes."""

    async def beat() -> None:
        for actor in narrow.house.actors.values():
            actor.broadcast.pulse()

    async def play() -> None:
        async with deaf(narrow) as room:
            for _ in range(SILENCES_MOST + 1):
                assert room.stuck in room.actor.live.followers
                await asyncio.to_thread(narrow.ask, beat)
                for number, each in enumerate(room.lines):
                    await each.send("ping", id=f"{number}")
                    await each.answer(f"{number}")
            await until(lambda: room.stuck not in room.actor.live.followers)
            await until(lambda: narrow.house.sockets == 3)
            assert len(room.actor.live.followers) == 3, "those who take what they are sent may stay"

    run(play())


def test_who_takes_every_pulse_and_says_nothing_may_stay(narrow: Running) -> None:
    """Somebody who watches a slow game: silence is theirs alone, and the line is not dead."""

    async def beat() -> None:
        for actor in narrow.house.actors.values():
            actor.broadcast.pulse()

    async def play() -> None:
        async with guests(narrow.url, "Ana", "Ben", "Chloé") as people:
            table = await begun(*people)
            async with phones(table, *people) as lines:
                for each in lines:
                    await each.shown(1)
                for _ in range(3 * SILENCES_MOST):
                    await asyncio.to_thread(narrow.ask, beat)
                for number, each in enumerate(lines):
                    await each.send("ping", id=f"{number}")
                    await each.answer(f"{number}")
                assert len(narrow.house.actors[table].live.followers) == 3

    run(play())


# Two hundred who come and go

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
AT_ONCE = struct.pack("ii", 1, 0)
"""For SO_LINGER: the line is reset, and what was on its way is lost."""


def reset(transport: asyncio.WriteTransport) -> None:
    line = transport.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


async def visit(house: HouseClient, table: str, rng: Random) -> None:
    """Somebody looks in, and leaves in one way or another."""
    how = rng.choice(("politely", "at once", "amid", "unheard", "asking", "shouting"))
    await asyncio.sleep(rng.uniform(0, 0.5))
    if how in ("amid", "unheard"):
        where = urlsplit(house.url)
        host, cookie = where.netloc, headers(house)["cookie"]
        request = HANDSHAKE.format(table=table, host=host, cookie=cookie).encode()
        _, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(request[: rng.randrange(len(request))] if how == "amid" else request)
        await asyncio.sleep(rng.choice((0, 0.001, 0.01)))
        reset(writer.transport)
        return
    with suppress(ConnectionClosed):
        async with phone(house, table) as line:
            match how:
                case "politely":
                    await line.until(lambda: bool(line.frames))
                case "at once":
                    reset(line.socket.transport)
                case "asking":
                    await line.send("say", id="s", text="Good bye")
                    reset(line.socket.transport)
                case "shouting":
                    await line.send("say", id="s", text="!" * 20_000)


def test_two_hundred_come_and_go(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(house: Running) -> None:
        async with guests(house.url, "Ana", "Ben", "Chloé", "Dora") as people:
            table = await begun(*people[:3])
            async with phones(table, *people[:3]) as lines:
                for line in lines:
                    await line.shown(1)
                actor = house.house.actors[table]
                rng = Random(200)
                visits = asyncio.gather(
                    *(visit(rng.choice(people), table, rng) for _ in range(200))
                )
                await played(actor, lines, visits.done)
                await visits
                await until(lambda: len(actor.live.followers) == house.house.sockets == 3)
                assert actor.live.table is not None
                for seat, line in enumerate(lines):
                    await line.shown(actor.live.at)
                    told_once(line, actor.live.table, seat)
                face = (await people[3].table(table)).table
                assert face.watchers == 0
                assert [place.present for place in face.seats] == [True] * 3
            await until(lambda: not actor.live.followers and not house.house.sockets)

    with caplog.at_level(logging.WARNING), running_house(tmp_path) as house:
        run(play(house))
    # All of them come from one address, and that it waits behind itself is told.
    assert {record.name for record in caplog.records} <= {held_back.__name__}
