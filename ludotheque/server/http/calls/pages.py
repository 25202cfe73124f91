"""The pages that a mail leads to. Each does one thing once its button is pressed: machines that
look at links before people do press nothing. A mail program may press for its reader (RFC 8058).
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ludotheque.server.calls.calls import CONFIRM, STOP
from ludotheque.server.http.middleware import TEMPLATE, problem
from ludotheque.server.http.pages import page, services_of, speech
from ludotheque.server.http.request import Caller
from ludotheque.server.objection import Objection
from ludotheque.server.store.store import StoreTrouble


def routes() -> list[BaseRoute]:
    return [
        Route(f"{CONFIRM}/{{given}}", confirm, methods=["GET", "POST"]),
        Route(f"{STOP}/{{given}}", stop, methods=["GET", "POST"]),
    ]


async def confirm(request: Request) -> Response:
    return await _page(request, "confirm")


async def stop(request: Request) -> Response:
    return await _page(request, "stop")


async def _page(request: Request, what: str) -> Response:
    request.scope[TEMPLATE] = f"/calls/{what}/{{given}}"
    services, caller = services_of(request), Caller(request.scope)
    say, given = speech(caller.language), request.path_params["given"]
    pressed = request.method == "POST"
    try:
        limit = "writes_by_address" if pressed else "reads_by_address"
        services.limits.count(limit, caller.address)
        if not pressed:
            button = f"<form method=post><p><button>{say(f'calls-{what}-do')}</button></p></form>"
            body = f"<p class=lead>{say(f'calls-{what}-ask')}</p>{button}"
            return page(say, say(f"calls-{what}"), body, forms=True)
        act = services.calls.confirm if what == "confirm" else services.calls.stop
        done = await act(given)
    except Objection as objection:
        return problem(objection, caller)
    except StoreTrouble:
        return problem(Objection("house-ill"), caller)
    outcome = say(f"calls-{what}-done") if done else say("calls-void")
    body = f"<p class=lead>{outcome}</p><p><a href=/>{say('home')}</a></p>"
    return page(say, say(f"calls-{what}"), body, status=200 if done else 410)
