"""The page that a browser keeps, for when the house is out of reach and no other page is kept."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server.http.middleware import TEMPLATE
from ludotheque.server.http.pages import POLICY, page, speech
from ludotheque.server.http.request import Caller

SCRIPT = "/offline.js"
"""Looks whether the house is back; then the address that was wanted is loaded again."""


async def offline(request: Request) -> Response:
    request.scope[TEMPLATE] = "/offline"
    say = speech(Caller(request.scope).language)
    response = page(
        say,
        say("offline"),
        f"<p class=lead>{say('offline-why')}</p><p>{say('offline-kept')}</p>"
        f'<p>{say("offline-back")}</p><p><a href="">{say("offline-try")}</a></p>'
        f"<script src={SCRIPT}></script>",
    )
    response.headers["cache-control"] = "no-cache"
    response.headers["content-security-policy"] = (
        f"{POLICY}; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"
    )
    return response
