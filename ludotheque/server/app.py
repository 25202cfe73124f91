"""The house as one ASGI application: everything is opened and closed here, in order."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import groupby
from typing import Any, TypeAlias

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from ludotheque.core.brought import every_language, silent
from ludotheque.server.calls.calls import PUSH_KEY, Calls
from ludotheque.server.calls.webpush import new_key
from ludotheque.server.hosting.hosts_hand import HostsHand
from ludotheque.server.http import host_page, lobby_stream, outside, pages
from ludotheque.server.http.calls import pages as call_pages
from ludotheque.server.http.client_files import ClientFiles
from ludotheque.server.http.dashboard import Dashboard, WaitingLine
from ludotheque.server.http.endpoint import Endpoint
from ludotheque.server.http.error_texts import said
from ludotheque.server.http.game_files import GameFiles
from ludotheque.server.http.lobby_stream import LobbyStream
from ludotheque.server.http.middleware import HouseMiddleware, problem
from ludotheque.server.http.openapi import written
from ludotheque.server.http.request import Caller
from ludotheque.server.http.route import Services
from ludotheque.server.http.routes import ROUTES
from ludotheque.server.http.websocket import SocketEndpoint
from ludotheque.server.limits.limits import Limits
from ludotheque.server.limits.loop_lag import LoopLag
from ludotheque.server.limits.turns import Turns
from ludotheque.server.own.export import Exporting
from ludotheque.server.own.forgetting import Forgetting
from ludotheque.server.people.latchkeys import Latchkeys
from ludotheque.server.people.people import People
from ludotheque.server.store.opening import opened
from ludotheque.server.store.store import Store, StoreTrouble
from ludotheque.server.tables.house import House
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.physics_pool import PhysicsPool
from ludotheque.table.clock import HouseClock
from ludotheque.titles import TITLES, Title
from ludotheque.titles.drawn import of_each
from ludotheque.voice.voice import Voice

from .garbage import seldom_collected
from .metrics import Metrics
from .objection import Objection
from .settings import VERSION, Settings

log = logging.getLogger(__name__)

BACKLOG = 2048
"""Guests who may wait at the door: after a restart they all come at once."""

Life: TypeAlias = Callable[[House, People], AbstractAsyncContextManager[None]]

KEY, HOST_KEY = "key", "host-key"
"""Under these the house notes what it signs cookies with, and what opens the host's page."""


def create_app(
    settings: Settings,
    physics: Callable[[int], PhysicsPool] = PhysicsPool,
    life: Life | None = None,
) -> Starlette:
    """Nothing is opened before the server starts the application.

    `physics` makes the pool in which things are held, of so many processes; `life` is what goes on
    by itself while the house is open.
    """
    metrics, limits = Metrics(VERSION), Limits(settings)

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                await _open(app, settings, metrics, limits, physics(settings.workers), stack)
                if life is not None:
                    services: Services = app.state.services
                    await stack.enter_async_context(life(services.house, services.people))
            except BaseException as trouble:  # also if it is called off meanwhile
                app.state.trouble = trouble  # so that `serve` can say it in one line
                raise
            yield
            log.info("closing")

    app = Starlette(
        routes=_routes(settings),
        middleware=[Middleware(HouseMiddleware, metrics=metrics)],
        exception_handlers={HTTPException: _no_such_page},
        lifespan=open_house,
    )
    app.router.redirect_slashes = False
    app.state.trouble, app.state.limits, app.state.settings = None, limits, settings
    app.state.close = None
    """How the house is closed, where somebody can."""
    app.state.host_secret = secrets.token_bytes(32)
    return app


async def _open(
    app: Starlette,
    settings: Settings,
    metrics: Metrics,
    limits: Limits,
    physics_pool: PhysicsPool,
    stack: AsyncExitStack,
) -> None:
    _warm()
    store = await stack.enter_async_context(opened(settings.data, settings.store))
    key = await store.settled(KEY, secrets.token_bytes(32))
    settings = app.state.settings = await _shared(settings, store)
    if store.house is not None:  # who has entered at one house has done so at all
        app.state.host_secret = hmac.digest(key, b"the host's cookie", hashlib.sha256)
    bot_pool = await stack.enter_async_context(BotPool(settings.workers, settings.bot_budget))
    await stack.enter_async_context(physics_pool)
    # Houses that share a memory go by its clock, which the house sets as it opens.
    clock = HouseClock(time.time_ns, time.monotonic_ns, 1_000_000)
    keys = key, await store.settled(PUSH_KEY, new_key())
    latchkeys = Latchkeys(store, key, clock)
    calls = Calls(settings, store, keys, clock, limits, latchkeys)
    house = House(
        store,
        bot_pool,
        settings,
        metrics,
        clock=clock,
        physics_pool=physics_pool,
        limits=limits,
        calling=calls.calling,
    )
    people = People(store, key, house.now)
    # What is scarce is shared out where it is given: who is held back is told in one place.
    bot_pool.held_back = partial(limits.held_back.note, "bots")
    physics_pool.turns.held_back = partial(limits.held_back.note, "hands")
    house.films.turns.sent_away = partial(limits.held_back.note, "films")
    house.looking_back.sent_away = partial(limits.held_back.note, "moments")
    people.turns.sent_away = partial(limits.held_back.note, "passphrases")
    people.guessed = latchkeys.guessed = partial(limits.held_back.note, "attempts")
    lag = LoopLag()
    await stack.enter_async_context(lag.watched())
    await house.open()
    stack.push_async_callback(_close, house)
    calls.begin(house)
    stack.push_async_callback(calls.end)
    metrics.watch(calls.metrics)
    hand = HostsHand(store, people, house, limits, key, house.now)
    await hand.open()
    own = Turns(1, 1, 1)
    lines: dict[str, WaitingLine] = {
        "hands": physics_pool.turns,
        "passphrases": people.turns,
        "calls": calls.line,
        "own": own,
        "moments": house.looking_back,
        "films": house.films.turns,
        "loop": limits.shares,
    }
    if store.reads is not None:
        lines["disk"] = store.reads
        store.reads.held_back = partial(limits.held_back.note, "disk")
    dashboard = Dashboard(house, store, bot_pool, settings, metrics, lag, lines)
    metrics.watch(lambda: dashboard.look().metrics())
    metrics.watch(limits.metrics)
    app.state.socket = SocketEndpoint(house, people, limits, settings, metrics, hand)
    app.state.lobby_stream = LobbyStream(house, people, limits, settings)
    app.state.dashboard = dashboard
    app.state.services = Services(
        settings=settings,
        metrics=metrics,
        limits=limits,
        store=store,
        bot_pool=bot_pool,
        people=people,
        house=house,
        hand=hand,
        calls=calls,
        latchkeys=latchkeys,
        forgetting=Forgetting(store, people, house, hand, own),
        exporting=Exporting(store, house, hand, own),
        document=written(ROUTES),
    )
    sharing = asyncio.create_task(dashboard.share())
    stack.callback(sharing.cancel)
    stack.enter_context(seldom_collected())
    log.info("version %s; everything is kept in %s", VERSION, store.place)


async def _shared(settings: Settings, store: Store) -> Settings:
    """Where several houses share a memory, one key opens all of them."""
    if settings.key is not None or store.house is None:
        return settings
    found = await store.settled(HOST_KEY, secrets.token_urlsafe(12).encode())
    return replace(settings, key=found.decode())


async def _close(house: House) -> None:
    try:
        await house.close()
    except StoreTrouble as trouble:
        log.error("that the house is closed could not be noted: %s", trouble)


def _warm() -> None:
    """Catalogues are slow to read the first time, and nobody at a table should wait for it."""
    for each in TITLES.packages.left_out:
        log.error("%s", each)
    for line in silent():
        log.error("%s", line)
    for language in every_language():
        said(Objection("nobody"), language)
        pages.speech(language)
        tuple(of_each(TITLES, partial(_voice, language)))


def _voice(language: str, title: Title) -> Voice:
    return Voice(title.game, language, ())


def _routes(settings: Settings) -> list[BaseRoute]:
    by_path = groupby(ROUTES, key=lambda question: question.path)
    return [
        *(Route(path, Endpoint(questions)) for path, questions in by_path),
        Route(lobby_stream.PATH, _Lobby()),
        WebSocketRoute("/api/tables/{id}/socket", _Socket()),
        *GameFiles(settings.web).routes(),
        *((*ClientFiles(settings.web).routes(), *outside.ROUTES) if settings.web else ()),
        Route("/", pages.home),
        Route("/tables/{id}", pages.table),
        Route("/host", host_page.look),
        Route("/host", host_page.act, methods=["POST"]),
        Route("/host/hand", host_page.hand),
        *call_pages.routes(),
    ]


class _Socket:
    """Routes are made before the house is open: by the time somebody comes, it is."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["app"].state.socket(scope, receive, send)


class _Lobby:
    """The same for the lobby's stream."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["app"].state.lobby_stream(scope, receive, send)


async def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    caller = Caller(request.scope)
    if error.status_code == 405:
        response = problem(Objection("wrong-method"), caller)
    elif "text/html" in caller.headers.get("accept", "") and request.method in ("GET", "HEAD"):
        response = pages.nothing(caller)
    else:
        response = problem(Objection("no-such-page"), caller)
    response.headers.update(error.headers or {})
    return response


def _protocols(limits: Limits) -> dict[str, Any]:
    """The bare websocket protocol, without a task of its own for each connection."""
    try:
        from ludotheque.server.http.uvicorn_protocols import protocols
    except ModuleNotFoundError as missing:
        if missing.name != "httptools":
            raise
        log.warning(
            "httptools is missing: nothing bounds what strangers send, so let none of them in"
        )
        return {"http": "h11", "ws": "websockets-sansio"}
    return protocols(limits)


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn has to serve the house."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        **_protocols(app.state.limits),
        ws_max_size=settings.message_size,
        # A frame is a few kilobytes: packing it would cost more memory than it saves time.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        backlog=BACKLOG,
        limit_concurrency=settings.connections,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
    )
