"""uvicorn's protocols, with bounds: what it would read, or wait for, without end is refused.

All that is built on what uvicorn and websockets do not promise stands here and nowhere else, but
for the function by which `text_frames` takes a mask away. It was tried with uvicorn 0.53 and 0.54
and with websockets 15 and 17; `pyproject.toml` asks for no others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ludotheque.server.limits.buckets import QUESTION, LoopShare
from ludotheque.server.limits.limits import Limits
from ludotheque.server.limits.networks import network
from ludotheque.server.tables.follower import AT_ONCE, Listener

from .middleware import ENDLESS, PROXIED
from .text_frames import FrameCutter, framed, payload

HEAD = 16 * 1024
"""Largest request head, in bytes: more than any browser sends."""
HEADERS = 100
"""Headers of one request: each is looked through for every other one that is asked for."""
PATIENCE = 10.0
"""Header timeout, in seconds."""
REST_PATIENCE = 1.5
"""Times the host's patience with a body: that is for those who read it, and it is answered."""
WRITE_PATIENCE, SLOWEST = 20.0, 2048
"""Seconds after which it is looked whether somebody takes what they asked for, and how many bytes a
second they take at least: the slowest of phones does.
"""
UNREAD = 64 * 1024
"""Bytes of pongs that may wait for somebody who only sends pings."""
POLICY = 1008
"""The code of a socket that is closed for what it sends."""


def protocols(limits: Limits) -> dict[str, Any]:
    """For uvicorn's configuration: they count with this house's limits."""
    of_house = {"limits": limits, "flush_queue": FlushQueue()}
    http = type("HouseHttp", (BoundedHttp,), of_house)
    return {"http": http, "ws": type("HouseWebSocket", (BoundedWebSocket,), of_house)}


class Slices:
    """What a connection has sent, heard a slice at a time as its address has its share of the loop.
    Nothing more is read meanwhile.
    """

    def __init__(
        self,
        transport: asyncio.Transport,
        share: LoopShare,
        hear: Callable[[bytes], None],
        full: Callable[[], bool],
    ) -> None:
        """`full` tells whether something waits already to be answered: then nothing is heard."""
        self._transport, self.share, self._hear, self._full = transport, share, hear, full
        self._data, self._at = b"", 0
        self._in_line = False

    @property
    def waiting(self) -> bool:
        return self._at < len(self._data)

    def add(self, data: bytes) -> None:
        if not (self.waiting or self._full()) and self.share.takes(len(data)):
            self._hear(data)
            return
        self._data, self._at = self._data[self._at :] + data, 0
        self._transport.pause_reading()
        self.go_on()

    def go_on(self) -> None:
        """In one of the next turns of the loop, unless that is on its way."""
        if self.waiting and not self._in_line and not self._full():
            self._in_line = True
            self.share.wait(self._slice)

    def _slice(self, most: int) -> int:
        self._in_line = False
        if not self.waiting or self._full() or self._transport.is_closing():
            return 0
        data, self._at = self._data[self._at : self._at + most], self._at + most
        if not self.waiting:
            self._data, self._at = b"", 0
        self._hear(data)
        if self.waiting:
            self.go_on()
        elif not (self._full() or self._transport.is_closing()):
            self._transport.resume_reading()
        return len(data)

    def drop(self) -> None:
        self._data, self._at = b"", 0


class BoundedHttp(HttpToolsProtocol):
    """HTTP, with an end to what is read and waited for, before we are asked anything and after."""

    limits: Limits
    cycle: RequestResponseCycle | None  # type: ignore[assignment]
    """The request of last; none where the first one asks for a socket."""
    _slices: Slices | None = None
    _late: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _running: RequestResponseCycle | None = None
    _rest = 0
    """Bytes of a body that may still come after the answer."""
    _place: str | None = None
    """The address whose place this connection has."""
    _share: LoopShare
    _client = ""
    _unsent = 0
    """Bytes of an answer that wait to be taken."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0
        client = network(self.client[0]) if self.client else ""
        if not self.limits.connected(client):
            transport.abort()
            return
        self._place = self._client = client
        self._share = self.limits.share(client)
        self.limits.rests(client, self._give_up)
        self._slices = Slices(transport, self._share, self._heard, lambda: bool(self.pipeline))
        self._wait(PATIENCE)

    def data_received(self, data: bytes) -> None:
        if self._slices is not None:
            self._slices.add(data)

    def _heard(self, data: bytes) -> None:
        waiting = self._head >= 0
        if waiting:
            self._wait(PATIENCE)
            self._head += len(data)
        super().data_received(data)
        # Still the same head: nothing of it has been handed on.
        if waiting and self._head > HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = max(self._head, 0)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEADERS:
            raise ValueError("too many headers")  # answered as what is no request

    def on_headers_complete(self) -> None:
        self.limits.resting.discard(self._client, self._give_up)
        self._head = -1  # a body is read by those who know how long it may be
        self._in_time()
        self._wait(self.limits.settings.body_patience * REST_PATIENCE)
        super().on_headers_complete()
        self._rest = self.limits.settings.body_size
        # Said in the answer (connection: close), so that nobody asks again where nobody hears.
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)
        if cycle is not None and self._announced() > self._rest:
            cycle.keep_alive = False

    def _announced(self) -> int:
        return next((int(value) for name, value in self.headers if name == b"content-length"), 0)

    def _answered(self) -> bool:
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)
        return cycle is not None and cycle.response_complete

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        if self._answered():
            self._rest -= len(body)
            if self._rest < 0:
                self.transport.close()  # it would be read for nobody

    def on_message_complete(self) -> None:
        self._in_time()
        super().on_message_complete()
        self._head = 0
        # Lingering close: what is answered before it was read to its end is waited for, within
        # bounds. uvicorn took that for the next request, and its timer is gone.
        if self._answered() and self.timeout_keep_alive_task is None:
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._slices is not None:
            if not self.pipeline and self._answered() and not self.transport.is_closing():
                self.limits.rests(self._client, self._give_up)
            self._slices.go_on()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """As the address has its share: short questions cost more than their bytes."""
        self._running = cycle
        scope: Any = cycle.scope  # which holds what is ours, too
        scope[PROXIED] = self.limits.proxied(self._client)
        if self._share.takes(QUESTION):
            super()._start_asgi_task(cycle, app)
            return
        begin = super()._start_asgi_task

        def later(_: int) -> int:
            if cycle.disconnected or self.transport.is_closing():
                return 0
            begin(cycle, app)
            return QUESTION

        self._share.wait(later)

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, BoundedWebSocket)
        socket.place, self._place, self._slices = self._place, None, None
        socket.share = self._share
        self.parser = None  # type: ignore[assignment]  # which holds us, and has no more to read

    def shutdown(self) -> None:
        super().shutdown()
        # An answer without an end would be waited for.
        cycle = self._running
        if cycle is not None and cycle.scope.get(ENDLESS) and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is not None or self.transport.is_closing():
            return
        waiting = self.transport.get_write_buffer_size()
        if not self.limits.unsent_more(self._client, waiting):
            self.transport.abort()
            return
        self._unsent = waiting
        self._stalled = self.loop.call_later(WRITE_PATIENCE, self._look, waiting)

    def _look(self, before: int) -> None:
        """Whether enough was taken since then."""
        waiting = self.transport.get_write_buffer_size()
        if waiting > before - WRITE_PATIENCE * SLOWEST:
            self.limits.held_back.note("slow takers")
            self.transport.abort()
            return
        self._stalled = self.loop.call_later(WRITE_PATIENCE, self._look, waiting)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self._taken()
        self.limits.resting.discard(self._client, self._give_up)
        if self._slices is not None:
            self._slices.drop()
            self._slices = None  # what holds us would keep us until the collector comes
        if self._place is not None:
            self.limits.disconnected(self._place)
            self._place = None
        # uvicorn tells the last request only, and those before it would write to nobody.
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)
        for cycle in (self.cycle, self._running):
            if cycle is not None:
                cycle.on_response = _nothing  # which is ours, and leads to nobody any more

    def _wait(self, seconds: float) -> None:
        if self._late is None:
            self._late = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self.limits.held_back.note("slow requests")
        self.transport.close()

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _taken(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
            self.limits.unsent.leave(self._client, self._unsent)
            self._unsent = 0

    def _give_up(self) -> None:
        """The place is somebody else's."""
        self.transport.abort()


def _nothing() -> None:
    pass


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Sockets, of which none stays open for a guest who breaks the protocol.

    Once somebody listens, whole short texts are handed over as they come, and sent as they are,
    without a queue or a task in between.
    """

    limits: Limits
    flush_queue: FlushQueue
    share: LoopShare
    place: str | None = None
    """The address whose place this connection has."""
    _slices: Slices | None = None
    _listener: Listener | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._frames = self.limits.frames()
        self._cutter = FrameCutter(self.config.ws_max_size)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._slices is not None:
            self._slices.drop()
        if self.place is not None:
            self.limits.disconnected(self.place)
            self.place = None
        super().connection_lost(exc)
        # What holds us would keep us until the collector comes, which is seldom: a crowd that
        # comes and goes would fill the memory.
        self._slices = self._listener = None
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].pop(AT_ONCE, None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][AT_ONCE] = {
                "send": self._send_at_once,
                "listen": self._listen,
                "behind": self._is_behind,
            }

    def _listen(self, listener: Listener) -> None:
        """From now on messages come this way, and `receive` tells of the end alone."""
        self._listener = listener

    def _is_behind(self, address: str) -> None:
        """Once it is known who comes by a proxy: they are heard as all from there are."""
        if self.place is None or not self.limits.proxied(self.place):
            return
        self.share = self.limits.share_behind(address)
        if self._slices is not None:
            self._slices.share = self.share

    def _send_at_once(self, text: bytes) -> bool:
        """Unless the guest does not keep up, or has gone: then say no, and do nothing."""
        if self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        # Where the library itself would put it, so that what it writes meanwhile stays in order.
        if not self.conn.writes:
            self.flush_queue.add(self)
        self.conn.writes.append(framed(text))
        return True

    def flush(self) -> None:
        if text := b"".join(self.conn.data_to_send()):
            self.transport.write(text)

    # What comes in, a slice at a time

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._heard(data)  # the head, which was read already
        elif not self.handshake_complete:
            self.transport.abort()  # nobody speaks before being let in
        else:
            if self._slices is None:
                self._slices = Slices(
                    self.transport, self.share, self._heard, lambda: self.read_paused
                )
            self._slices.add(data)

    def _heard(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._read(data)
            return
        for piece, head in self._cutter.cut(data):
            if head and self._listener is not None and not self._ending():
                self._told(payload(piece, head))
            else:
                self._read(piece)

    def _ending(self) -> bool:
        """Whether one side has said that it closes: from then on the library counts, and hears."""
        return self.close_sent or self.conn.state is not State.OPEN

    def _told(self, raw: bytes) -> None:
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            self._no_text()
            return
        self._hand_over(text)

    def _hand_over(self, text: str | None) -> None:
        """To who listens. Once nobody does, the rest waits unread, as before anybody did."""
        assert self._listener is not None
        if not self._listener(text):
            self._listener = None

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            self.transport.close()  # uvicorn would neither answer nor hang up

    async def receive(self) -> Any:
        message = await super().receive()
        if self._slices is not None and self._slices.waiting:
            self.transport.pause_reading()
            self._slices.go_on()
        return message

    def _counted(self) -> bool:
        """A frame that is no message: whoever sends many of these wants nothing but our time."""
        if self.transport.is_closing():
            return False
        address = network((self.scope["client"] or ("", 0))[0])
        if self._frames.take(self.loop.time()) and self.limits.allows("frames_by_address", address):
            return True
        self.limits.held_back.note("frames")
        if self.close_sent:
            self.transport.abort()
            return False
        with suppress(InvalidState):
            self.conn.send_close(POLICY)
            self.handle_parser_exception()
        self.transport.close()
        return False

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if not self._counted():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent and not self._counted():
            return
        text: str | None = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._no_text()
                return
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._hand_over(text)

    def _no_text(self) -> None:
        """uvicorn would log an error, with a trace, as often as anybody likes."""
        self.conn.send_close(1007)
        self.handle_parser_exception()


class FlushQueue:
    """The sockets that something waits for since the last turn of the loop: one callback for all.

    So an answer and the frame that comes of it go out together.
    """

    def __init__(self) -> None:
        self._sockets: list[BoundedWebSocket] = []

    def add(self, socket: BoundedWebSocket) -> None:
        if not self._sockets:
            socket.loop.call_soon(self._flush)
        self._sockets.append(socket)

    def _flush(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()
