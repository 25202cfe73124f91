"""The lobby's stream: an ASGI endpoint of Server-Sent Events between one page and the lobby."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Final

from starlette.types import Receive, Scope, Send

from ludotheque.server.limits.limits import Limits
from ludotheque.server.objection import Objection
from ludotheque.server.people.people import People
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.house import House
from ludotheque.server.tables.lobby import Looker

from .middleware import ENDLESS, TEMPLATE, problem
from .request import Caller

log = logging.getLogger(__name__)

PATH: Final = "/api/lobby"
COME_BACK: Final = (1000, 4000)
"""Milliseconds, one number for each page: after a restart they do not all come at once."""
PULSE: Final = b"event: pulse\ndata: {}\n\n"
MINE: Final = b"event: mine\ndata: {}\n\n"

_HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),  # a proxy that waits for the end would wait for ever
]


class LobbyStream:
    def __init__(self, house: House, people: People, limits: Limits, settings: Settings) -> None:
        self._house, self._people = house, people
        self._limits, self._settings = limits, settings
        self._rng = Random()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[TEMPLATE] = PATH
        caller = Caller(scope)
        try:
            if scope["method"] != "GET":
                raise Objection("wrong-method")
            looker = await self._admitted(caller)
        except Objection as objection:
            answer = problem(objection, caller)
            if objection.reason == "wrong-method":
                answer.headers["allow"] = "GET"
            await answer(scope, receive, send)
            return
        # In the same turn of the loop as it was looked whether there is one.
        self._limits.lookers.add(caller.address)
        scope[ENDLESS] = True
        try:
            await self._follow(looker, receive, send)
        finally:
            self._limits.lookers.leave(caller.address)
            self._house.lobby.leave(looker)

    async def _admitted(self, caller: Caller) -> Looker:
        self._limits.count("reads_by_address", caller.address)
        self._limits.looker(caller.address)
        lobby = self._house.lobby
        if self._house.closing:
            raise Objection("house-busy")
        try:
            person = await self._people.known(caller.cookie)
            if self._house.dismissed(person):
                person = None
            seen = lobby.seen(caller.headers.get("last-event-id", ""))
            looker = Looker(person.id if person is not None else None, seen)
            await lobby.look(looker)
        except StoreTrouble as trouble:
            log.error("the lobby could not be shown, as %s", trouble)
            raise Objection("house-ill") from None
        try:
            self._limits.looker(caller.address)  # others may have come meanwhile
        except Objection:
            lobby.leave(looker)
            raise
        return looker

    async def _follow(self, looker: Looker, receive: Receive, send: Send) -> None:
        hanging_up = asyncio.create_task(_gone(receive, looker))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            # Whoever was away does not know what they missed of their own.
            looker.mine = looker.person is not None
            raw = b"retry: %d\n\n" % self._rng.randint(*COME_BACK)
            while not looker.closing:
                raw += self._news(looker) or PULSE
                await send({"type": "http.response.body", "body": raw, "more_body": True})
                raw = b""
                await self._woken(looker)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            hanging_up.cancel()

    def _news(self, looker: Looker) -> bytes:
        """First that something of their own has changed, so that both can be shown together."""
        lists, mine = self._house.lobby.news(looker)
        return MINE + lists if mine else lists

    async def _woken(self, looker: Looker) -> None:
        try:
            async with asyncio.timeout(self._settings.pulse):
                await looker.woken.wait()
        except TimeoutError:
            return
        looker.woken.clear()


async def _gone(receive: Receive, looker: Looker) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    looker.close()
