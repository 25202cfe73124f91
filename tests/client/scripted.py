"""A house that says what a test has it say, in an order that a real one takes only now and then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from ludotheque.core.codec import Codec
from ludotheque.games.niagara.model import Options
from ludotheque.protocol.wire import (
    PROTOCOL,
    Frame,
    FromGuest,
    FromHouse,
    SeatInfo,
    TableInfo,
    TableNow,
    Welcome,
)
from ludotheque.table.clock import Unlimited
from ludotheque.table.frame import frame as framed
from ludotheque.table.table import Table
from tests.table.test_table import NIAGARA, opened

_guest = msgspec.json.Decoder(FromGuest)


def shown(table: Table, since: int) -> Frame:
    """What the house would send to seat 0, as it arrives."""
    frame = framed(table, 0, since)
    sent = Frame(
        at=frame.at,
        since=since,
        view=frame.view,
        told=frame.told,
        lines=frame.lines,
        moves=frame.moves,
        awaited=frame.awaited,
        times=None,
        undo=False,
        forced=False,
        result=frame.result,
        how=frame.how,
    )
    return msgspec.json.decode(Codec.encode(sent), type=Frame)


def face(game: str = "niagara", version: int = NIAGARA.version) -> TableInfo:
    nobody = SeatInfo(
        name=None,
        claimed=False,
        bot=None,
        character=None,
        free=True,
        kept=False,
        present=None,
        grace=None,
        lent=False,
        resigned=False,
    )
    return TableInfo(
        id="mivo-tarelu",
        game=game,
        version=version,
        options={},
        seats=(nobody, nobody, nobody),
        pace=Unlimited(),
        public=True,
        hints=False,
        stage="gathering",
        at=0,
        awaited=(),
        offers=(),
        declined=(),
        commitment="",
        entropy=("", "", ""),
        result=None,
        how=None,
        rematch=None,
        host=None,
        watching=(),
        watchers=None,
        made=0,
        changed=0,
    )


class Script:
    """One guest at a time. Nothing is sent but what `say` is given."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        """What was asked for, connection by connection."""
        self.refusing: HTTPStatus | None = None
        """What is answered instead of opening a socket."""
        self.table = opened(Options(seats=3))
        self._links: asyncio.Queue[ServerConnection] = asyncio.Queue()
        self._link: ServerConnection | None = None

    def look(self, link: ServerConnection, request: Request) -> Response | None:
        self.paths.append(request.path)
        return None if self.refusing is None else link.respond(self.refusing, "no")

    async def follow(self, link: ServerConnection) -> None:
        self._links.put_nowait(link)
        await link.wait_closed()

    async def admit(self) -> None:
        """Wait for the guest."""
        self._link = await self._links.get()

    async def greet(self, *, protocol: int = PROTOCOL, seat: int | None = 0) -> None:
        """What a house says first."""
        await self.admit()
        await self.say(Welcome(protocol, 15.0), TableNow(seat, face()))

    async def say(self, *messages: FromHouse) -> None:
        assert self._link is not None
        for message in messages:
            await self._link.send(Codec.encode(message).decode())

    async def hear(self) -> FromGuest:
        assert self._link is not None
        message: FromGuest = _guest.decode(await self._link.recv())
        return message

    async def close(self, code: int) -> None:
        assert self._link is not None
        await self._link.close(code)

    def frame(self, since: int) -> Frame:
        return shown(self.table, since)


@asynccontextmanager
async def scripted() -> AsyncIterator[tuple[Script, str]]:
    script = Script()
    async with serve(script.follow, "127.0.0.1", 0, process_request=script.look) as server:
        (socket,) = server.sockets
        yield script, f"http://127.0.0.1:{socket.getsockname()[1]}"
