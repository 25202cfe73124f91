"""A table's socket: a small ASGI endpoint between one connection and one live table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive

from ludotheque.protocol.wire import PROTOCOL
from ludotheque.server.hosting.hosts_hand import HostsHand
from ludotheque.server.ids import spoken
from ludotheque.server.limits.limits import WAKING, Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import Objection
from ludotheque.server.people.people import People
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.day.calendar import check_open
from ludotheque.server.tables.follower import AT_ONCE, Follower, Send
from ludotheque.server.tables.house import House

from .conversation import TOO_FAST, Conversation, problem
from .request import Caller

log = logging.getLogger(__name__)

GOODBYE = 5.0
"""Seconds for the last words to somebody whose connection ends."""


class SocketEndpoint:
    def __init__(
        self,
        house: House,
        people: People,
        limits: Limits,
        settings: Settings,
        metrics: Metrics,
        hand: HostsHand,
    ) -> None:
        self.house, self.people, self.limits, self.hand = house, people, limits, hand
        self.settings, self.metrics = settings, metrics

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
        self.limits.sockets.add(caller.address)
        try:
            await send({"type": "websocket.accept"})
            # It may have gone to sleep, or been removed, while the line was being opened.
            if self.house.actors.get(actor.id) is not actor:
                await send({"type": "websocket.close", "code": 1012, "reason": "come again"})
                return
            door = scope.get("extensions", {}).get(AT_ONCE, {})
            if "behind" in door:
                door["behind"](caller.address)
            await self._follow(actor, follower, caller.address, receive, send, door)
        finally:
            self.house.sockets -= 1
            self.limits.sockets.leave(caller.address)

    async def _admitted(self, scope: Any, caller: Caller) -> tuple[Actor, Follower]:
        if not caller.welcome(self.settings):
            raise Objection("wrong-origin")
        self.limits.socket(caller.address, seated=caller.cookie is not None)
        asked = caller.query.get("protocol", str(PROTOCOL))[:8]
        if asked != str(PROTOCOL):
            raise Objection("other-protocol", asked=asked, spoken=str(PROTOCOL))
        since = caller.query.get("since", "0")
        if not (since.isascii() and since.isdigit() and len(since) < 10):
            raise Objection("bad-request", why="`since` is a number of lines, from 0")
        table = scope["path_params"]["id"]
        asleep = spoken(table) not in self.house.actors
        self.limits.count("reads_by_address", caller.address, 1 + asleep * WAKING)
        try:
            person = await self.people.known(caller.cookie)
            if person is not None:
                self.limits.came(person.id, caller.address)
            actor = await self.house.actors.wake(table)
        except StoreTrouble as trouble:
            log.error("a socket could not be opened, as %s", trouble)
            raise Objection("house-ill") from None
        check_open(actor.live.sheet, person, self.house.now())
        seat, at = actor.live.seat_of(person), min(int(since), actor.live.at)
        self.limits.socket(caller.address, seated=seat is not None)
        key = person.id if person else caller.address
        return actor, Follower(person, seat, at, caller.language, key)

    async def _follow(
        self,
        actor: Actor,
        follower: Follower,
        address: str,
        receive: Receive,
        send: Send,
        door: Mapping[str, Any],
    ) -> None:
        """`door` is our own, where the server has it: it knows quicker ways to send and listen."""
        conversation = Conversation(actor, follower, self.limits, self.metrics, self.hand, address)
        pump = asyncio.create_task(follower.pump(_through(send), actor.catch_up, door.get("send")))
        reading = conversation.begin(receive, door.get("listen"))
        try:
            try:
                if self.house.dismissed(follower.person):
                    raise Objection("nobody")  # they left while the line was being opened
                actor.follow(follower)
            except Objection as objection:
                if objection.reason == "house-full":
                    self.limits.held_back.note("followers")
                conversation.dismiss(TOO_FAST, objection)
            await asyncio.wait((pump, reading), return_when=asyncio.FIRST_COMPLETED)
            if follower.closing and not pump.done():  # the last words
                await asyncio.wait((pump,), timeout=GOODBYE)
        finally:
            actor.unfollow(follower, conversation.missed)
            for task in (pump, reading):
                task.cancel()
            for outcome in await asyncio.gather(pump, reading, return_exceptions=True):
                _complain(outcome)


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
