"""uvicorn's protocols, with bounds: what it would read, or wait for, without end is refused."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from ludotheque.server.tables.follower import AT_ONCE

HEAD = 16 * 1024
"""Largest request head, in bytes: more than any browser sends."""
PATIENCE = 10.0
"""Header timeout, in seconds."""
UNREAD = 64 * 1024
"""Bytes of pongs that may wait for somebody who only sends pings."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP, with an end to what is read and waited for before we are asked anything."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0
        self._late: asyncio.TimerHandle | None = None
        self._wait()

    def data_received(self, data: bytes) -> None:
        waiting = self._head >= 0
        if waiting:
            self._wait()
            self._head += len(data)
        super().data_received(data)
        # Still the same head: nothing of it has been handed on.
        if waiting and self._head > HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = max(self._head, 0)

    def on_headers_complete(self) -> None:
        self._head = -1  # a body is read by those who know how long it may be
        self._in_time()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(PATIENCE, self.transport.close)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Sockets, of which none stays open for a guest who breaks the protocol."""

    _to_flush = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][AT_ONCE] = {"send": self._send_at_once}

    def _send_at_once(self, text: bytes) -> bool:
        """Unless the guest does not keep up, or has gone: then say no, and do nothing."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        if not self._to_flush:
            self._to_flush = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """An answer and the frame that comes of it go out together."""
        self._to_flush = False
        if text := b"".join(self.conn.data_to_send()):
            self.transport.write(text)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            self.transport.close()  # uvicorn would neither answer nor hang up

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # uvicorn would log an error, with a trace, as often as anybody likes.
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
