"""A table's socket, opened again whenever it breaks, with what was asked and not yet answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from ludotheque.protocol.wire import (
    PROTOCOL,
    Accepted,
    Answered,
    FromGuest,
    FromHouse,
    Objected,
    Ping,
    Pong,
    Problem,
    Refused,
    Submit,
    UndoAnswer,
    Welcome,
)

from . import trouble

FIRST_DELAY, LONGEST_DELAY = 0.2, 10.0
PATIENCE = 10.0
"""How long opening a socket, and the first message on it, may take."""
LARGEST = 1 << 24
"""Catching up with a whole game is one message."""
GONE = 1000
FAULTS = {1007: "bad-request", 1009: "too-large"}
"""Closing codes that say that this guest is at fault: to send the same again would not help."""

Reply: TypeAlias = Accepted | UndoAnswer | Pong
decode = msgspec.json.Decoder[FromHouse](FromHouse).decode
encode = msgspec.json.Encoder().encode


def delays(rng: Random) -> Iterator[float]:
    """Jittered, so that after a restart not everybody comes back at the same moment."""
    delay = FIRST_DELAY
    while True:
        yield delay * rng.uniform(0.5, 1.0)
        delay = min(2 * delay, LONGEST_DELAY)


class _Asked:
    """A message that the house has not answered yet."""

    def __init__(self, message: Answered) -> None:
        self.raw = encode(message).decode()
        self.again = isinstance(message, Submit | Ping)
        """Whether it may be sent twice: the house makes a submission once, whatever comes."""
        self.sent = False
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class TableSocket:
    """`hear` is given every message; `address` and `headers` are asked anew for each attempt."""

    def __init__(
        self,
        address: Callable[[], str],
        headers: Callable[[], Mapping[str, str]],
        hear: Callable[[FromHouse], None],
    ) -> None:
        self.address, self.headers, self.hear = address, headers, hear
        self.met = False
        """Whether the house has ever answered here."""
        self._socket: ClientConnection | None = None
        self._asked: dict[str, _Asked] = {}
        self._problem: Problem | None = None
        self._delays = delays(Random())
        self._ended: trouble.Trouble | None = None

    @property
    def connected(self) -> bool:
        return self._socket is not None

    async def tell(self, message: FromGuest) -> None:
        """Something that is not answered, and is worth nothing once the link is broken."""
        if self._ended is not None:
            raise self._ended
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    async def ask(self, message: Answered) -> Reply:
        """Waits for the answer, however often the link breaks meanwhile."""
        if self._ended is not None:
            raise self._ended
        asked = self._asked[message.id] = _Asked(message)
        try:
            if self._socket is not None:
                await self._send(self._socket, asked)
            return await asked.answer
        finally:
            self._asked.pop(message.id, None)

    async def run(self) -> None:
        """Until the table is gone. Raises `Trouble` if there is no use in trying again."""
        try:
            while await self._once():
                await asyncio.sleep(next(self._delays))
            self._ended = trouble.Unreachable("the house has closed the table")
        except trouble.Trouble as error:
            self._ended = error
            raise
        finally:
            if self._ended is None:
                self._ended = trouble.Interrupted("the link was closed from here")
            self._fail(self._ended, every=True)

    async def _once(self) -> bool:
        """One connection, from its beginning to its end; whether there should be another."""
        try:
            async with connect(
                self.address(),
                additional_headers=self.headers(),
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                ping_interval=None,  # the house's pulse tells as much
                max_size=LARGEST,
            ) as socket:
                await self._listen(socket)
        except InvalidStatus as error:
            status, body = error.response.status_code, error.response.body
            if not self.met or status in (401, 403, 404):
                raise trouble.objection(status, body) from None
        except ConnectionClosed as closed:
            return self._after(closed.rcvd.code if closed.rcvd else 1006)
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as error:
            if not self.met:
                raise trouble.Unreachable(f"{self.address()}: {error}") from None
        finally:
            self._socket = None
            self._fail(trouble.Interrupted("the link broke before the house answered"))
        return True

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket, self._problem = socket, None
        for asked in list(self._asked.values()):
            await self._send(socket, asked)
        patience = PATIENCE
        while True:
            async with asyncio.timeout(patience):
                raw = await socket.recv()
            message = self._decoded(raw)
            if isinstance(message, Welcome):
                patience = 2 * message.pulse + 1
                self.met, self._delays = True, delays(Random())
            self._settle(message)
            self.hear(message)

    def _decoded(self, raw: str | bytes) -> FromHouse:
        try:
            message: FromHouse = decode(raw)
        except msgspec.DecodeError as error:
            raise trouble.Unintelligible(f"a message of the house: {error}") from None
        if isinstance(message, Welcome) and message.protocol != PROTOCOL:
            raise trouble.Unintelligible(
                f"the house speaks protocol {message.protocol}, and this client {PROTOCOL}"
            )
        return message

    async def _send(self, socket: ClientConnection, asked: _Asked) -> None:
        asked.sent = True
        with suppress(ConnectionClosed):  # `_listen` notices it too: it is sent again, or given up
            await socket.send(asked.raw)

    def _settle(self, message: FromHouse) -> None:
        """Give an answer to whoever waits for it."""
        match message:
            case Accepted(id=id) | UndoAnswer(id=id) | Pong(id=id):
                if (asked := self._waiting(id)) is not None:
                    asked.answer.set_result(message)
            case Refused(id=id, refusal=refusal, text=text):
                if (asked := self._waiting(id)) is not None:
                    asked.answer.set_exception(trouble.MoveRefused(refusal, text))
            case Objected(id=None, problem=problem):
                self._problem = problem
            case Objected(id=str(id), problem=problem):
                if (asked := self._waiting(id)) is not None:
                    asked.answer.set_exception(trouble.HouseObjected(problem))

    def _waiting(self, asked_id: str) -> _Asked | None:
        asked = self._asked.get(asked_id)
        return None if asked is None or asked.answer.done() else asked

    def _after(self, code: int) -> bool:
        """Whether to open the socket again, once it was closed."""
        if not self.met and self._problem is None and code not in FAULTS:
            raise trouble.Unreachable(f"{self.address()}: the link broke at once (code {code})")
        if code in FAULTS or not self.met:
            told = self._problem or Problem(FAULTS.get(code, "closed"), {}, f"code {code}")
            objected = trouble.HouseObjected(told)
            if not self.met:
                raise objected
            self._fail(objected, every=True)
        return code != GONE

    def _fail(self, error: trouble.Trouble, *, every: bool = False) -> None:
        """Give up what must not be sent twice, or `every` thing that waits."""
        for asked in self._asked.values():
            if (every or (asked.sent and not asked.again)) and not asked.answer.done():
                asked.answer.set_exception(error)
