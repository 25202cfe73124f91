"""What a device needs to put the house on its home screen, in the reader's language."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server.http.middleware import TEMPLATE
from ludotheque.server.http.pages import called, services_of, speech
from ludotheque.server.http.request import Caller
from ludotheque.titles import TITLES
from ludotheque.titles.drawn import of_each

KIND = "application/manifest+json"
PAPER = "#f7f1e5"
"""The page's own by day, as `index.html` has it: what is shown until the first page is."""
ICONS = (("any", 192), ("any", 512), ("maskable", 192), ("maskable", 512))


async def manifest(request: Request) -> Response:
    request.scope[TEMPLATE] = "/manifest.webmanifest"
    caller = Caller(request.scope)
    body = msgspec.json.encode(described(caller.language, services_of(request).settings.name))
    headers = {
        "cache-control": "no-cache",
        "content-language": caller.language,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        "vary": "accept-language",
    }
    if headers["etag"] in caller.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=KIND)


def described(language: str, name: str) -> dict[str, Any]:
    """It is the same app in every language: `id` says so, and so one is not installed twice."""
    # Unescaped: this is no HTML.
    say = speech(language).plain
    return {
        "id": "/",
        "name": name or say("title"),
        "short_name": name or say("title"),
        "description": say("tagline"),
        "lang": language,
        "dir": "ltr",
        "start_url": f"/{language}",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            {
                "src": f"/icons/{purpose}-{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for purpose, size in ICONS
        ],
        "shortcuts": [*of_each(TITLES, lambda title: _shortcut(title.name, language))],
    }


def _shortcut(game: str, language: str) -> dict[str, Any]:
    return {
        "name": called(game, language),
        "url": f"/{language}#{game}",
        "icons": [{"src": "/icons/any-192.png", "sizes": "192x192", "type": "image/png"}],
    }
