"""The house as one ASGI application: everything is opened and closed here, in order."""

from __future__ import annotations

import logging
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import groupby
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.http import pages
from ludotheque.server.http.client_files import ClientFiles
from ludotheque.server.http.dashboard import Dashboard
from ludotheque.server.http.endpoint import Endpoint
from ludotheque.server.http.error_texts import said
from ludotheque.server.http.middleware import HouseMiddleware, problem
from ludotheque.server.http.openapi import written
from ludotheque.server.http.request import Caller
from ludotheque.server.http.route import Services
from ludotheque.server.http.routes import ROUTES
from ludotheque.server.http.websocket import SocketEndpoint
from ludotheque.server.people.people import People
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.house import House
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.physics_pool import PhysicsPool
from ludotheque.titles import TITLES
from ludotheque.voice.voice import Voice

from .garbage import seldom_collected
from .metrics import Metrics
from .objection import Objection
from .rate_limits import RateLimits
from .settings import VERSION, Settings

log = logging.getLogger(__name__)

BACKLOG = 2048
"""Guests who may wait at the door: after a restart they all come at once."""

KEY = "key"
"""Under this the house notes what it signs cookies with."""

OPEN = "open"
"""Under this it notes whether it is open, so that it notices when it was not closed."""


def create_app(settings: Settings) -> Starlette:
    """Nothing is opened before the server starts the application."""
    metrics = Metrics(VERSION)

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                await _open(app, settings, metrics, stack)
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
    app.state.trouble = None
    return app


async def _open(
    app: Starlette, settings: Settings, metrics: Metrics, stack: AsyncExitStack
) -> None:
    _warm()
    store = Sqlite.open(settings.data / DATABASE)
    stack.callback(store.close)
    key = await store.noted(KEY)
    if key is None:
        key = secrets.token_bytes(32)
        await store.note(KEY, key)
    bot_pool = await stack.enter_async_context(BotPool(settings.workers, settings.bot_budget))
    physics_pool = await stack.enter_async_context(PhysicsPool(settings.workers))
    house = House(store, bot_pool, settings, metrics, physics_pool=physics_pool)
    people = People(store, key, house.now)
    await _tell_if_not_closed(store)
    await house.open()
    stack.push_async_callback(_close, house, store)
    await store.note(OPEN, b"1")
    dashboard = Dashboard(house, store, bot_pool, settings, metrics)
    metrics.watch(lambda: dashboard.look().metrics())
    rate_limits = RateLimits(settings.rates)
    app.state.socket = SocketEndpoint(house, people, rate_limits, settings, metrics)
    app.state.dashboard = dashboard
    app.state.services = Services(
        settings=settings,
        metrics=metrics,
        rate_limits=rate_limits,
        store=store,
        bot_pool=bot_pool,
        people=people,
        house=house,
        document=written(ROUTES),
    )
    stack.enter_context(seldom_collected())
    log.info("version %s; everything is kept in %s", VERSION, settings.data)


async def _tell_if_not_closed(store: Sqlite) -> None:
    """A house that still finds its note at opening was killed, or lost its power."""
    if await store.noted(OPEN) == b"1":
        games = len(await store.underway())
        log.warning(
            "the house was not closed properly, and nothing is lost; games go on: %d", games
        )


async def _close(house: House, store: Sqlite) -> None:
    try:
        await house.close()
        await store.note(OPEN, b"0")
    except StoreTrouble as trouble:
        log.error("that the house is closed could not be noted: %s", trouble)


def _warm() -> None:
    """Catalogues are slow to read the first time, and nobody at a table should wait for it."""
    for language in LANGUAGES:
        said(Objection("nobody"), language)
        pages.speech(language)
        for title in TITLES.values():
            Voice(title.game, language, ())


def _routes(settings: Settings) -> list[BaseRoute]:
    by_path = groupby(ROUTES, key=lambda question: question.path)
    return [
        *(Route(path, Endpoint(questions)) for path, questions in by_path),
        WebSocketRoute("/api/tables/{id}/socket", _Socket()),
        *(ClientFiles(settings.web).routes() if settings.web is not None else ()),
        Route("/", pages.home),
        Route("/tables/{id}", pages.table),
        Route("/host", pages.host),
    ]


class _Socket:
    """Routes are made before the house is open: by the time somebody comes, it is."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["app"].state.socket(scope, receive, send)


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


def _protocols() -> dict[str, Any]:
    """The bare websocket protocol, without a task of its own for each connection."""
    if sys.platform == "win32":  # no httptools there
        return {"http": "auto", "ws": "websockets-sansio"}
    from ludotheque.server.http.uvicorn_protocols import BoundedHttp, BoundedWebSocket

    return {"http": BoundedHttp, "ws": BoundedWebSocket}


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn has to serve the house."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        **_protocols(),
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
        limit_concurrency=settings.sockets + 1000,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
    )
