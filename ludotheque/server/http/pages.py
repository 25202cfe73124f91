"""The house's own pages, in plain HTML: a door, a table's address, and what a host looks at."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ludotheque.protocol.wire import SeatInfo, TableInfo, Tables
from ludotheque.server.limits.limits import WAKING
from ludotheque.server.objection import Objection
from ludotheque.server.store.store import TableQuery
from ludotheque.titles import TITLES
from ludotheque.titles.drawn import of_each
from ludotheque.voice.sentences import HouseSentences, Phrasebook

from .middleware import TEMPLATE, problem
from .request import Caller
from .route import Services

FOLDER = Path(__file__).parent
COUNTED, LISTED = 100, 20

STYLE = (FOLDER / "pages.css").read_text(encoding="utf-8")
POLICY = (
    "default-src 'none'; "
    f"style-src 'sha256-{b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Speech:
    """The house's sentences in one language, safe to stand in HTML."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._say = HouseSentences(language, Phrasebook(FOLDER, "pages", "house/pages"))

    def __call__(self, key: str, /, **facts: int | str) -> str:
        return escape(self.plain(key, **facts))

    def plain(self, key: str, /, **facts: int | str) -> str:
        """The same for what is no HTML."""
        return self._say(key, **facts)

    def duration(self, seconds: float) -> str:
        minutes = int(seconds) // 60
        return self(
            "duration", days=minutes // 1440, hours=minutes // 60 % 24, minutes=minutes % 60
        )


speech = cache(Speech)


async def home(request: Request) -> Response:
    request.scope[TEMPLATE] = "/"
    services, caller = services_of(request), Caller(request.scope)
    try:
        services.limits.count("reads_by_address", caller.address)
    except Objection as objection:
        return problem(objection, caller)
    say = speech(caller.language)
    waiting = await services.house.listed(TableQuery(stage="gathering", most=COUNTED), None)
    count = len(waiting.tables)
    titles = ", ".join(of_each(TITLES, lambda each: each.game.rulebook.title(say.language)))
    tables = say("open-tables" if count < COUNTED else "open-tables-many", count=count)
    return page(
        say,
        say("title"),
        f"<p class=lead>{say('tagline')}</p><p>{say('about')}</p>"
        f"<p><strong>{tables}</strong> {say('games', titles=titles)}</p>{_listed(say, waiting)}"
        f"<p>{say('no-client')}</p><p><a href=/api>{say('api')}</a></p><p>{say('record')}</p>",
    )


def _listed(say: Speech, waiting: Tables) -> str:
    return _list(
        f"<a href=/tables/{escape(face.id)}>{escape(face.id)}</a> · {_standing(say, face)}"
        for face in (listed.table for listed in waiting.tables[:LISTED])
    )


def _list(items: Iterable[str]) -> str:
    lines = "".join(f"<li>{item}</li>" for item in items)
    return f"<ul>{lines}</ul>" if lines else ""


async def table(request: Request) -> Response:
    request.scope[TEMPLATE] = "/tables/{id}"
    services, caller = services_of(request), Caller(request.scope)
    try:
        services.limits.count("reads_by_address", caller.address, 1 + WAKING)
        listed = await services.house.look(request.path_params["id"], None)
    except Objection as objection:
        if objection.reason == "no-such-table":
            return nothing(caller)
        return problem(objection, caller)
    say, face = speech(caller.language), listed.table
    address = (
        f"{services.settings.public_url or str(request.base_url).rstrip('/')}/tables/{face.id}"
    )
    return page(
        say,
        say("table", id=face.id),
        f"<p class=lead>{_standing(say, face)}</p>"
        f"<h2>{say('who')}</h2>{_list(_sitting(say, place) for place in face.seats)}"
        f"{_way_in(say, face, address)}<p>{say('watch')} {say('no-client')}</p>"
        f"<p><a href=/api>{say('api')}</a></p><p><a href=/>{say('home')}</a></p>",
    )


def _standing(say: Speech, face: TableInfo) -> str:
    game = called(face.game, say.language)
    free = sum(place.free for place in face.seats)
    return say(f"table-{face.stage}", game=game, free=free)


def called(game: str, language: str) -> str:
    """A table may be older than the house's games, or younger."""
    return TITLES[game].game.rulebook.title(language) if game in TITLES else game


def _sitting(say: Speech, place: SeatInfo) -> str:
    if place.bot is not None:
        return say("place-bot", name=place.name or "", strength=place.bot)
    if place.free:
        return say("place-kept" if place.kept else "place-free")
    return say("place-person" if place.present else "place-away", name=place.name or "")


def _way_in(say: Speech, face: TableInfo, address: str) -> str:
    if face.stage != "gathering":
        return ""
    return (
        f"<p>{say('join')}</p><pre>.venv/bin/python examples/bot.py {escape(address)}</pre>"
        f"<p>{say('join-api', path=f'/api/tables/{face.id}/seat')}</p>"
    )


def nothing(caller: Caller) -> Response:
    say = speech(caller.language)
    body = f"<p class=lead>{say('nothing-more')}</p><p><a href=/>{say('home')}</a></p>"
    return page(say, say("nothing"), body, status=404)


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def page(
    say: Speech,
    title: str,
    body: str,
    *,
    status: int = 200,
    refresh: int | None = None,
    forms: bool = False,
) -> HTMLResponse:
    again = "" if refresh is None else f'<meta http-equiv=refresh content="{refresh}">'
    page = (
        f"<!doctype html><html lang={say.language}><head><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width, initial-scale=1">'
        f'<link rel=icon href="data:,">{again}<title>{title}</title><style>{STYLE}</style></head>'
        f"<body><main><h1>{title}</h1>{body}</main></body></html>"
    )
    headers = {
        "content-security-policy": POLICY.replace("form-action 'none'", "form-action 'self'")
        if forms
        else POLICY,
        "content-language": say.language,
        "vary": "accept-language",
    }
    return HTMLResponse(page, status, headers)
