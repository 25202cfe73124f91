"""A table's socket: a small ASGI endpoint between one connection and one live table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import lru_cache
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.core.game import AnyGame, Illegal
from ludotheque.core.options import NotInTheHouse
from ludotheque.protocol.wire import (
    Accepted,
    FromGuest,
    Id,
    Objected,
    Ping,
    Pong,
    Problem,
    Refused,
    Steer,
    Submit,
)
from ludotheque.server.ids import spoken
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import Objection
from ludotheque.server.people.people import People
from ludotheque.server.rate_limits import WAKING, RateLimits
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.commands import Envelope, Receipt
from ludotheque.server.tables.follower import AT_ONCE, AtOnce, Follower, Send
from ludotheque.server.tables.house import House
from ludotheque.server.tables.inbox import Asleep
from ludotheque.titles import find
from ludotheque.voice.voice import Voice

from .error_texts import said
from .request import Caller

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(FromGuest).decode

MALFORMED, TOO_FAST = 1007, 1008
GOODBYE = 5.0
"""Seconds for the last words to somebody whose connection ends."""


class Malformed(Exception):
    """Not a message of ours. The text is one line for whoever wrote the program."""


def problem(objection: Objection, language: str) -> Problem:
    return Problem(objection.reason, objection.facts, said(objection, language))


class SocketEndpoint:
    def __init__(
        self,
        house: House,
        people: People,
        rate_limits: RateLimits,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.house, self.people, self.rate_limits = house, people, rate_limits
        self.settings, self.metrics = settings, metrics
        self._lines: Counter[str] = Counter()
        """How many are open from each address."""

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        caller = Caller(scope)
        await receive()  # websocket.connect
        try:
            actor, follower = await self._admitted(scope, caller)
        except Objection as objection:
            self.metrics.objected(objection.reason)
            await _turned_away(scope, receive, send, objection, caller.language)
            return
        self.house.sockets += 1
        self._lines[caller.address] += 1
        try:
            await send({"type": "websocket.accept"})
            # It may have gone to sleep, or been removed, while the line was being opened.
            if self.house.live.get(actor.id) is not actor:
                await send({"type": "websocket.close", "code": 1012, "reason": "come again"})
                return
            await self._follow(actor, follower, receive, send, _at_once(scope))
        finally:
            self.house.sockets -= 1
            self._lines[caller.address] -= 1
            self._lines += Counter()  # forgets those at zero

    async def _admitted(self, scope: Any, caller: Caller) -> tuple[Actor, Follower]:
        if not caller.welcome(self.settings):
            raise Objection("wrong-origin")
        full = self.house.sockets >= self.settings.sockets
        if full or self._lines[caller.address] >= self.settings.sockets_by_address:
            raise Objection("house-full")
        since = caller.query.get("since", "0")
        if not (since.isascii() and since.isdigit() and len(since) < 10):
            raise Objection("bad-request", why="`since` is a number of lines, from 0")
        table = scope["path_params"]["id"]
        asleep = spoken(table) not in self.house.live
        self.rate_limits.count("reads_by_address", caller.address, 1 + asleep * WAKING)
        try:
            person = await self.people.known(caller.cookie)
            actor = await self.house.awake(table)
        except StoreTrouble as trouble:
            log.error("a socket could not be opened, as %s", trouble)
            raise Objection("house-ill") from None
        seat = actor.sheet.seat_of(person.id if person else None)
        key = person.id if person else caller.address
        return actor, Follower(person, seat, min(int(since), actor.at), caller.language, key)

    async def _follow(
        self,
        actor: Actor,
        follower: Follower,
        receive: Receive,
        send: Send,
        at_once: AtOnce | None,
    ) -> None:
        pump = asyncio.create_task(follower.pump(_through(send), actor.broadcast.catch_up, at_once))
        reading = asyncio.create_task(self._read(actor, follower, receive))
        try:
            try:
                actor.broadcast.follow(follower)
            except Objection as objection:
                self._dismiss(follower, TOO_FAST, objection)
            await asyncio.wait((pump, reading), return_when=asyncio.FIRST_COMPLETED)
            if follower.closing and not pump.done():  # the last words
                await asyncio.wait((pump,), timeout=GOODBYE)
        finally:
            actor.broadcast.unfollow(follower)
            for task in (pump, reading):
                task.cancel()
            for outcome in await asyncio.gather(pump, reading, return_exceptions=True):
                _complain(outcome)

    async def _read(self, actor: Actor, follower: Follower, receive: Receive) -> None:
        while not follower.closing:  # it may be too slow to be told
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            try:
                self._heard(actor, follower, event.get("text"))
            except Malformed as error:
                self.metrics.malformed()
                objection = Objection("bad-request", why=str(error)[:300])
                id = _id_in(event.get("text"))
                if id is None:
                    self._dismiss(follower, MALFORMED, objection)
                    return
                self._answer(actor, follower, id, objection)
            except Objection as objection:
                self._dismiss(follower, TOO_FAST, objection)
                return

    def _dismiss(self, follower: Follower, code: int, objection: Objection) -> None:
        """Say why, then close. Nothing that was done before is lost."""
        self.metrics.objected(objection.reason)
        follower.answer(Objected(None, problem(objection, follower.language)))
        follower.close(code, objection.reason)

    def _heard(self, actor: Actor, follower: Follower, text: str | None) -> None:
        """Read one message and pass it on; the answer comes when its turn has come."""
        message = self._counted(follower, text)
        if isinstance(message, Ping):
            follower.answer(Pong(message.id))
            return
        if isinstance(message, Steer):
            actor.steering.steer(follower, message)
            return
        if isinstance(message, Submit):
            _check(actor.sheet.game, message)

        def reply(outcome: object) -> None:
            self._answer(actor, follower, message.id, outcome)

        try:
            if follower.person is None:
                raise Objection("nobody")
            actor.post(Envelope(message, follower.person, reply, monotonic()))
        except Objection as objection:
            reply(objection)
        except Asleep:
            follower.close(1012, "come again")

    def _counted(self, follower: Follower, text: str | None) -> FromGuest:
        """A hand has many samples to tell, and nothing else is told as often."""
        steers = False
        try:
            message = _read(text)
            steers = isinstance(message, Steer)
            return message
        finally:
            self.rate_limits.count("samples" if steers else "messages", follower.key)

    def _answer(self, actor: Actor, follower: Follower, id: str, outcome: object) -> None:
        match outcome:
            case Receipt(at=at, offer=offer):
                follower.answer(Accepted(id, at, offer))
            case Illegal(refusal=refusal):
                assert actor.table is not None
                game = actor.table.game
                self.metrics.refused(game.name)
                names = tuple(seat.name for seat in actor.table.seats)
                text = _voice(game, follower.language, names).refusal(refusal)
                follower.answer(Refused(id, refusal, text))
            case Objection() as objection:
                self.metrics.objected(objection.reason)
                follower.answer(Objected(id, problem(objection, follower.language)))
            case _:
                raise AssertionError(outcome)


@lru_cache(maxsize=100)
def _voice(game: AnyGame, language: str, names: tuple[str, ...]) -> Voice:
    return Voice(game, language, names)


def _read(text: str | None) -> FromGuest:
    if text is None:
        raise Malformed("messages are text, and this one is bytes")
    try:
        message: FromGuest = _decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(str(error)) from None
    except RecursionError:
        raise Malformed("nested too deeply") from None


class _Numbered(Struct):
    id: Id


_numbered = msgspec.json.Decoder(_Numbered).decode


def _id_in(text: str | None) -> str | None:
    """The id of a message that is none: whoever waits for its answer gets one, and may go on."""
    try:
        return None if text is None else _numbered(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _check(game: str, message: Submit) -> None:
    """Whether it is a move of this game at all: that much can be known without asking the rules."""
    try:
        find(game).game.codec.move(bytes(message.move))
    except NotInTheHouse:
        return  # then the table is frozen, and says so
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(f"not a move of this game: {error}") from None
    except RecursionError:
        raise Malformed("nested too deeply") from None


def _at_once(scope: Any) -> AtOnce | None:
    """Where our own door is the server's."""
    found: AtOnce | None = scope.get("extensions", {}).get(AT_ONCE, {}).get("send")
    return found


def _through(send: Send) -> Send:
    """What uvicorn ends itself, such as a connection with malformed frames, is merely broken."""

    async def sent(message: MutableMapping[str, Any]) -> None:
        try:
            await send(message)
        except RuntimeError as error:
            raise ConnectionAbortedError(str(error)) from None

    return sent


async def _turned_away(
    scope: Any, receive: Receive, send: Send, objection: Objection, language: str
) -> None:
    """An answer over HTTP, where the server can give one before the socket is opened."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": TOO_FAST, "reason": objection.reason})
        return
    body = msgspec.json.encode(problem(objection, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": "websocket.http.response.start", "status": objection.status}
    await send({**start, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
    # Before the connection is gone, uvicorn would take our return for a fault and log an error,
    # which anybody could have it do over and over. It tells twice: when it ends, and when both do.
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE):
            await receive()
            await receive()


def _complain(outcome: object) -> None:
    """A connection that breaks is no news; anything else is a fault of ours."""
    if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
        log.error("a socket's task failed", exc_info=outcome)
