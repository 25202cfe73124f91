"""Guests without manners: sockets down to their frames, and HTTP down to its bytes."""

from __future__ import annotations

import asyncio
import http.client
import socket
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import Event, State
from websockets.uri import parse_uri

from .houses import PATIENCE, Running

Message = Mapping[str, Any]


class Said(Struct, frozen=True):
    """What the house answered over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def reason(self) -> str:
        """That of a `Problem`."""
        assert set(self.json()) == {"reason", "facts", "text"}, self.body
        return str(self.json()["reason"])


def dialled(house: Running, buffer: int | None = None, source: str = "127.0.0.1") -> socket.socket:
    """With a small `buffer`, little is on the way when nobody reads."""
    host, _, port = house.url.removeprefix("http://").partition(":")
    line = socket.socket()
    line.bind((source, 0))
    line.settimeout(PATIENCE)
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.connect((host, int(port)))
    return line


def shouted(house: Running, raw: bytes, method: str = "GET") -> Said:
    """Send these bytes, and hear the answer."""
    with dialled(house) as line:
        line.sendall(raw)
        response = http.client.HTTPResponse(line, method=method)
        response.begin()
        # Of several cookies, the first: that is who one is.
        headers = {name.lower(): value for name, value in reversed(response.getheaders())}
        return Said(response.status, headers, response.read())


def asked(
    house: Running,
    method: str,
    path: str,
    body: Any = None,
    cookie: str | None = None,
    **headers: str,
) -> Said:
    """Underlines in the names of headers stand for hyphens."""
    said = {"host": house.url.removeprefix("http://"), "connection": "close"}
    raw = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
    if body is not None:
        said["content-type"] = "application/json"
    if method == "POST":
        said["content-length"] = str(len(raw))
    if cookie is not None:
        said["cookie"] = cookie
    said |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items())]
    return shouted(house, "\r\n".join([*lines, "", ""]).encode("latin-1") + raw, method)


async def open_sockets(house: Running, count: int) -> None:
    """Wait, in the house's own loop, until so many sockets are open."""
    async with asyncio.timeout(PATIENCE):
        while house.house.sockets != count:
            await asyncio.sleep(0.002)


def arrived(house: Running, name: str) -> str:
    """Somebody new; their cookie."""
    answer = asked(house, "POST", "/api/me", {"name": name})
    assert answer.status == 200, answer.body
    return answer.headers["set-cookie"].partition(";")[0]


class TurnedAway(Exception):
    """The house did not open the socket, and said why."""

    def __init__(self, said: Said) -> None:
        super().__init__(f"{said.status} {said.body[:300]!r}")
        self.said = said


class Phone:
    """A guest's end of a table's socket. It keeps every text that came, as it came."""

    def __init__(
        self,
        house: Running,
        path: str,
        cookie: str | None = None,
        buffer: int | None = None,
        source: str = "127.0.0.1",
        **headers: str,
    ) -> None:
        self.texts: list[str] = []
        self._settled = 0
        self._talk = ClientProtocol(parse_uri(f"{house.socket_url}{path}"), max_size=None)
        self._line = dialled(house, buffer, source)
        request = self._talk.connect()
        if cookie is not None:
            request.headers["cookie"] = cookie
        for name, value in headers.items():
            request.headers[name] = value
        self._talk.send_request(request)
        self._flush()
        while not (events := self._talk.events_received()):
            self._feed()
        response, *more = events
        assert isinstance(response, Response)
        if response.status_code != 101:
            self._line.close()
            headers = {name.lower(): value for name, value in response.headers.raw_items()}
            raise TurnedAway(Said(response.status_code, headers, bytes(response.body or b"")))
        self._keep(more)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Without a word."""
        self._line.close()

    # Sending

    def raw(self, data: bytes) -> None:
        """The house may well have hung up by now."""
        with suppress(ConnectionError):
            self._line.sendall(data)

    def frame(self, data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> None:
        self.raw(Frame(opcode, data, fin).serialize(mask=True))

    def send(self, *messages: Message | str) -> None:
        for message in messages:
            raw = message.encode() if isinstance(message, str) else msgspec.json.encode(message)
            self.frame(raw)

    # Hearing

    def _flush(self) -> None:
        for data in self._talk.data_to_send():
            self.raw(data)

    def _feed(self) -> None:
        try:
            data = self._line.recv(65536)
        except ConnectionError:
            data = b""
        if data:
            self._talk.receive_data(data)
        else:
            self._talk.receive_eof()
        self._flush()

    def hear(self) -> dict[str, Any] | None:
        """The next message; None once the socket is closed."""
        since = monotonic()
        while self._settled == len(self.texts):
            # A house that only asks whether one is there keeps the line from falling silent.
            assert monotonic() - since < PATIENCE, "nothing is said"
            self._listen()
            if self._settled == len(self.texts) and self._talk.state is State.CLOSED:
                return None
        self._settled += 1
        return decoded(self.texts[self._settled - 1])

    def _listen(self) -> None:
        self._feed()
        self._keep(self._talk.events_received())

    def _keep(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin
                self.texts.append(bytes(event.data).decode())

    def ask(self, message: Message) -> dict[str, Any]:
        """The one answer."""
        self.send(message)
        return self.answer(message["id"])

    def answer(self, id: str) -> dict[str, Any]:
        while (heard := self.hear()) is not None:
            if heard.get("id") == id:
                return heard
        raise AssertionError(f"closed with {self.code} before {id} was answered")

    def until(self, true: Callable[[dict[str, Any]], bool]) -> str:
        """Listen for something that is about to be said; its text."""
        while (heard := self.hear()) is not None:
            if true(heard):
                return self.texts[self._settled - 1]
        raise AssertionError(f"closed with {self.code} before it was said")

    def settle(self) -> None:
        """All that the house had to say so far has been heard."""
        self.ask({"kind": "ping", "id": "settle"})

    def closed(self) -> int:
        """Listen until the house hangs up; the code it gave."""
        while self.hear() is not None:
            pass
        assert self.code is not None
        return self.code

    @property
    def code(self) -> int | None:
        return self._talk.close_code

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [each for each in map(decoded, self.texts) if each["kind"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return next(each for each in map(decoded, reversed(self.texts)) if each["kind"] == kind)


def decoded(text: str) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(text)
    return message
