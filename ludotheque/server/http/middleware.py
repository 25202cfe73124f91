"""ASGI middleware: an answer whatever happens, with the headers that none may lack."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from time import monotonic
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.protocol.wire import Problem
from ludotheque.server.limits.networks import network
from ludotheque.server.limits.turns import ASKER, Owner
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import Objection

from .error_texts import said
from .request import Caller
from .route import JSON

log = logging.getLogger(__name__)

TEMPLATE = "ludotheque.template"
"""Where the scope holds the path's template, for the metrics: there are few of them."""

ENDLESS = "ludotheque.endless"
"""Where the scope says that the answer has no end of its own: it takes no time that could be told,
and ends when the house closes.
"""

PROXIED = "ludotheque.proxied"
"""Where the scope says that a proxy has brought it: whose it is was not known before."""

METHODS = frozenset({"GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"})

NO_STORE = "no-store"
WAIT = {"too-many-attempts": 30, "house-busy": 1, "house-full": 30, "house-ill": 30}
"""After how many seconds it makes sense to try again."""

_ALWAYS = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-resource-policy", "same-origin"),
)
_NO_PAGE = "default-src 'none'; frame-ancestors 'none'"


class HouseMiddleware:
    """Around everything: headers, numbers, and no stack trace outside."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            ASKER.set(Owner(network((scope.get("client") or ("",))[0])))
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = monotonic(), 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _complete(message)
            await send(message)

        try:
            if scope.get(PROXIED):
                await scope["app"].state.limits.turn_behind(network(scope["client"][0]))
            await self.app(scope, receive, sent)
        except ClientDisconnect:
            return
        except Exception:
            template = scope.get(TEMPLATE, "an unknown path")
            log.exception("an error of the house: %s %s", scope["method"], template)
            if status:
                raise  # half an answer is out: the connection has to break
            await problem(Objection("house-error"), Caller(scope))(scope, receive, sent)
        if scope.get(ENDLESS):
            return
        seconds = monotonic() - began
        method = scope["method"] if scope["method"] in METHODS else "other"
        template = scope.get(TEMPLATE, "other")
        self.metrics.answered(method, template, status, seconds)
        log.debug("%s %s %d in %.1f ms", method, template, status, 1000 * seconds)


def _complete(message: MutableMapping[str, Any]) -> None:
    headers = list(message.get("headers", ()))
    there = {name for name, _ in headers}
    wanted = (*_ALWAYS, ("content-security-policy", _NO_PAGE), ("cache-control", NO_STORE))
    headers += [
        (name.encode(), value.encode()) for name, value in wanted if name.encode() not in there
    ]
    message["headers"] = headers


def problem(objection: Objection, caller: Caller) -> Response:
    language = caller.language
    body = Problem(objection.reason, dict(objection.facts), said(objection, language))
    headers = {"content-language": language}
    wait = objection.facts.get("wait", WAIT.get(objection.reason))
    if wait is not None:
        headers["retry-after"] = str(wait)
    if objection.reason == "too-large":
        headers["connection"] = "close"  # else all the rest of it would have to be read
    return Response(msgspec.json.encode(body), objection.status, headers, JSON)
