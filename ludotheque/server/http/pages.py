"""The house's own pages, in plain HTML: a door, a table's address, and what a host looks at."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from time import time

from fluent.runtime import FluentBundle
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ludotheque.protocol.wire import SeatInfo, TableInfo, Tables
from ludotheque.server.objection import Objection
from ludotheque.server.rate_limits import WAKING
from ludotheque.server.store.store import TableQuery
from ludotheque.titles import TITLES
from ludotheque.voice.voice import catalogue

from .dashboard import STAGES, Snapshot
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
    """The pages' sentences in one language, safe to stand in HTML."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(catalogue(FOLDER / f"pages.{language}.ftl"))

    def __call__(self, key: str, /, **facts: int | str) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only, and we use none"
        text, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, errors
        return escape(str(text))

    def duration(self, seconds: float) -> str:
        minutes = int(seconds) // 60
        return self(
            "duration", days=minutes // 1440, hours=minutes // 60 % 24, minutes=minutes % 60
        )


speech = cache(Speech)


async def home(request: Request) -> Response:
    request.scope[TEMPLATE] = "/"
    services, caller = _services(request), Caller(request.scope)
    try:
        services.rate_limits.count("reads_by_address", caller.address)
    except Objection as objection:
        return problem(objection, caller)
    say = speech(caller.language)
    waiting = await services.house.listed(TableQuery(stage="gathering", most=COUNTED), None)
    count = len(waiting.tables)
    titles = ", ".join(each.game.rulebook.title(say.language) for each in TITLES.values())
    tables = say("open-tables" if count < COUNTED else "open-tables-many", count=count)
    return _page(
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
    services, caller = _services(request), Caller(request.scope)
    try:
        services.rate_limits.count("reads_by_address", caller.address, 1 + WAKING)
        listed = await services.house.look(request.path_params["id"], None)
    except Objection as objection:
        if objection.reason == "no-such-table":
            return nothing(caller)
        return problem(objection, caller)
    say, face = speech(caller.language), listed.table
    address = (
        f"{services.settings.public_url or str(request.base_url).rstrip('/')}/tables/{face.id}"
    )
    return _page(
        say,
        say("table", id=face.id),
        f"<p class=lead>{_standing(say, face)}</p>"
        f"<h2>{say('who')}</h2>{_list(_sitting(say, place) for place in face.seats)}"
        f"{_way_in(say, face, address)}<p>{say('watch')} {say('no-client')}</p>"
        f"<p><a href=/api>{say('api')}</a></p><p><a href=/>{say('home')}</a></p>",
    )


def _standing(say: Speech, face: TableInfo) -> str:
    game = _called(face.game, say.language)
    free = sum(place.free for place in face.seats)
    return say(f"table-{face.stage}", game=game, free=free)


def _called(game: str, language: str) -> str:
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
    return _page(say, say("nothing"), body, status=404)


async def host(request: Request) -> Response:
    """To everybody else it looks as if there were no such page."""
    request.scope[TEMPLATE] = "/host"
    caller = Caller(request.scope)
    if not caller.hosts(_services(request).settings):
        return nothing(caller)
    say = speech(caller.language)
    sight: Snapshot = request.app.state.dashboard.look()
    columns = "".join(
        f"<section><h2>{say(f'host-{name}')}</h2><dl>"
        + "".join(f"<dt>{about}</dt><dd>{value}</dd>" for about, value in rows)
        + "</dl></section>"
        for name, rows in _seen(say, sight).items()
    )
    trouble = sight.store_trouble
    warning = "" if trouble is None else f"<p class=warning>{say('trouble', why=trouble)}</p>"
    body = f"{warning}<div class=columns>{columns}</div><p class=small>{say('host-refreshed')}</p>"
    return _page(say, say("host"), body, refresh=5)


def _seen(say: Speech, sight: Snapshot) -> dict[str, list[tuple[str, str]]]:
    return {
        "house": [
            (say("version"), escape(sight.version)),
            (say("uptime"), say.duration(sight.uptime)),
            (say("sockets"), str(sight.sockets)),
            (say("plies"), str(sight.plies_lately)),
            (say("memory"), _bytes(sight.memory)),
        ],
        "tables": [(say(stage), str(sight.tables[stage])) for stage in STAGES],
        "store": [
            (say("size"), _bytes(sight.file_size)),
            (say("free"), _bytes(sight.free_space)),
            (say("commits"), f"{sight.jobs} / {sight.commits}"),
            (say("commit-time"), _each(sight.commit_seconds, sight.commits)),
            (say("batch"), str(sight.largest_batch)),
            *_backup(say, sight),
        ],
        "bots": [
            (say("processes"), str(sight.bot_processes)),
            (say("waiting"), str(sight.bots_waiting)),
            (say("thought"), _each(sight.bot_seconds, sight.bots_answered)),
            (say("failures"), f"{sight.bots_failed} / {sight.bots_died}"),
        ],
    }


def _backup(say: Speech, sight: Snapshot) -> list[tuple[str, str]]:
    if sight.backup is None:
        return [(say("backup"), say("backup-never"))]
    ago = say.duration(max(0.0, time() - sight.backup))
    return [(say("backup"), say("backup-ago", duration=ago))]


def _bytes(size: int | None) -> str:
    return "?" if size is None else f"{size / 2**20:,.1f} MiB".replace(",", "\u202f")


def _each(seconds: float, times: int) -> str:
    return f"{1000 * seconds / times:.1f} ms" if times else "–"


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def _page(
    say: Speech, title: str, body: str, *, status: int = 200, refresh: int | None = None
) -> HTMLResponse:
    again = "" if refresh is None else f'<meta http-equiv=refresh content="{refresh}">'
    page = (
        f"<!doctype html><html lang={say.language}><head><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width, initial-scale=1">'
        f'<link rel=icon href="data:,">{again}<title>{title}</title><style>{STYLE}</style></head>'
        f"<body><main><h1>{title}</h1>{body}</main></body></html>"
    )
    headers = {
        "content-security-policy": POLICY,
        "content-language": say.language,
        "vary": "accept-language",
    }
    return HTMLResponse(page, status, headers)
