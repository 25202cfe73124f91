"""A line to PostgreSQL that dies without a word is given up, and the house goes on by another."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import asyncpg
import pytest

from ludotheque.server.store.postgres.connections import PatientConnection
from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.store.store import NotCertain, StoreTrouble
from tests.server.support.databases import told
from tests.server.support.houses import PATIENCE
from tests.server.support.kept import Quiet, line, loaded, sheet

AT_ONCE = 0.01
"""Seconds that nobody is patient for."""


class Between:
    """Stands between a house and its database, and can fall silent: what is on the way stays there,
    and no line is closed.
    """

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.host, self.port = place.hostname, place.port
        self.sent = 0
        """How often the house said something."""
        self._lines: list[asyncio.Event] = []
        self._pipes: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.StreamWriter] = []

    def silence(self) -> None:
        """On every line there is now; those that are taken later are good ones."""
        for each in self._lines:
            each.set()
        self._lines.clear()

    async def serve(self, house: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, database = await asyncio.open_connection(self.host, self.port)
        silent = asyncio.Event()
        self._lines.append(silent)
        self._ends += [database, back]
        for source, target, own in ((house, database, True), (answers, back, False)):
            self._pipes.append(asyncio.create_task(self._piped(source, target, silent, own)))

    async def end(self) -> None:
        for each in self._ends:
            each.close()
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _piped(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        silent: asyncio.Event,
        own: bool,
    ) -> None:
        with suppress(OSError):
            while raw := await source.read(1 << 16):
                if not silent.is_set():
                    self.sent += own
                    target.write(raw)
            if not silent.is_set():
                target.close()


@asynccontextmanager
async def between(address: str) -> AsyncIterator[tuple[Between, str]]:
    it = Between(address)
    server = await asyncio.start_server(it.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    place = urlsplit(address)
    try:
        yield it, place._replace(netloc=f"{place.username}@127.0.0.1:{port}").geturl()
    finally:
        server.close()
        await it.end()


def test_what_is_not_answered_is_given_up_and_the_next_goes_by_another_line(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with between(database) as (line_to_it, address):
            store = await Postgres.open(address, "house")
            await store.create(sheet())
            await store.save(sheet(revision=2), [line(0)])
            # Several lines, of which all die.
            await asyncio.gather(*(loaded(store) for _ in range(4)))

            line_to_it.silence()
            with monkeypatch.context() as patch:
                patch.setattr(PatientConnection, "patience", AT_ONCE)
                with pytest.raises(NotCertain):
                    await store.save(sheet(revision=3), [line(1)])
            assert store.figures.trouble is not None
            await store.save(sheet(revision=3), [line(1)])
            assert store.figures.trouble is None
            assert len((await loaded(store)).lines) == 2

            line_to_it.silence()
            with monkeypatch.context() as patch:
                patch.setattr(PatientConnection, "patience", AT_ONCE)
                with pytest.raises(StoreTrouble):
                    await store.load(sheet().id)
            assert len((await loaded(store)).lines) == 2
            await store.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_heart_that_is_not_heard_any_more_beats_on_another_line(database: str) -> None:
    async def seen() -> float:
        connection = await asyncpg.connect(database)
        try:
            found = await connection.fetchval("SELECT extract(epoch FROM seen) FROM house")
        finally:
            await connection.close()
        return float(found)

    async def scenario() -> None:
        async with between(database) as (line_to_it, address):
            store = await Postgres.open(address, "house")
            store.heart.lease = 0.4
            await store.begin(Quiet())
            line_to_it.silence()
            before = await seen()
            while await seen() <= before + 1:
                await asyncio.sleep(0.05)
            await store.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_heart_that_is_heard_is_proof_enough_that_all_is_well(database: str) -> None:
    """Proxies ask several times a second: that shall cost the database nothing."""

    async def scenario() -> None:
        async with between(database) as (line_to_it, address):
            store = await Postgres.open(address, "house")
            heart = store.heart
            heart.lease = 1000.0  # it beats once
            await store.begin(Quiet())
            line_to_it.sent = 0
            await store.check()
            assert line_to_it.sent == 0
            heart._last -= 2 * heart.lease
            await store.check()
            assert line_to_it.sent > 0
            heart._last += 2 * heart.lease
            assert heart._connection is not None
            heart._connection.terminate()
            await told(database, "DROP TABLE note")
            with pytest.raises(StoreTrouble):
                await store.check()
            await store.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_the_system_is_asked_to_notice_too(database: str) -> None:
    async def scenario() -> list[int]:
        store = await Postgres.open(database, "house")
        async with store._pool.acquire() as connection:
            its = connection._transport.get_extra_info("socket")
            found = [
                its.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE),
                *(
                    its.getsockopt(socket.IPPROTO_TCP, getattr(socket, name))
                    for name in ("TCP_USER_TIMEOUT", "TCP_KEEPIDLE")
                    if hasattr(socket, name)
                ),
            ]
        await store.close()
        return found

    found = asyncio.run(scenario())
    assert all(found)
    assert max(found[1:], default=0) <= 10_000


def test_a_save_is_one_question_and_one_answer(database: str) -> None:
    async def scenario() -> int:
        async with between(database) as (line_to_it, address):
            store = await Postgres.open(address, "house")
            await store.create(sheet())
            for revision in (2, 3):
                line_to_it.sent = 0
                await store.save(sheet(revision=revision), [line(revision)])
            sent = line_to_it.sent
            await store.close()
        return sent

    assert asyncio.run(scenario()) == 1
