"""The host's pages: how the house is doing, and what a host can do about it.

They write by POST alone, with a cookie of their own that no other site can have sent along.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from html import escape
from time import time
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ludotheque.core.game import Data
from ludotheque.server.hosting.hosts_hand import DAY, SHORT, Ban, GuestReport, HostsHand
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import STAGES, Sheet
from ludotheque.server.store.store import StoreTrouble, TableQuery

from .dashboard import HouseGlance, Snapshot
from .endpoint import read_body
from .middleware import TEMPLATE, problem
from .pages import Speech, called, nothing, page, services_of, speech
from .request import Caller, baked
from .route import JSON, Services

COOKIE: Final = "ludotheque-host"
AGE: Final = 12 * 3600
SHOWN: Final = 30
JUDGED: Final = 200
BODY: Final = 8 * 1024
DRAIN_AFTER: Final = 0.1
"""Seconds in which the answer is on its way."""


class HostSeat(Data, frozen=True):
    name: str
    person: str | None
    bot: str | None
    muted: bool = False
    banned: bool = False


class HostJudged(Data, frozen=True):
    """Somebody whom the host has muted or banned, wherever they are."""

    person: str
    name: str
    muted: bool
    banned: bool


class HostBan(Data, frozen=True):
    """An address that is banned: known by its hash, and by who came from there."""

    ban: str
    until: int
    person: str
    name: str


class HostTable(Data, frozen=True, kw_only=True):
    id: str
    game: str
    stage: str
    public: bool
    seats: tuple[HostSeat, ...]


class HostWord(Data, frozen=True, kw_only=True):
    room: str
    number: int
    name: str
    person: str | None
    text: str
    muted: bool = False
    banned: bool = False


class HostView(Data, frozen=True, kw_only=True):
    """What a host sees of people and tables, for the page and for `ludotheque admin`."""

    newcomers: bool
    announcement: str
    bans: int
    banned_addresses: tuple[HostBan, ...]
    judged: tuple[HostJudged, ...]
    reports: tuple[GuestReport, ...]
    tables: tuple[HostTable, ...]
    words: tuple[HostWord, ...] = ()
    """Of the one table that was asked for."""
    one: bool = False
    """Whether one was."""


def caller_settings(request: Request) -> Settings:
    return services_of(request).settings


def _token(request: Request) -> str:
    """Another one at each start of the house, and for another key."""
    key = (caller_settings(request).key or "").encode()
    return hmac.digest(request.app.state.host_secret, key, hashlib.sha256).hex()


def _entered(request: Request, caller: Caller) -> bool:
    return hmac.compare_digest(
        (caller.cookie_named(COOKIE) or "").encode(), _token(request).encode()
    )


def _entering(request: Request, response: Response) -> Response:
    settings = caller_settings(request)
    cookie = baked(_token(request), settings, AGE, COOKIE, "Strict")
    response.headers.append("set-cookie", cookie)
    return response


async def look(request: Request) -> Response:
    """To everybody else it looks as if there were no such page."""
    request.scope[TEMPLATE] = "/host"
    caller = Caller(request.scope)
    if not (caller.hosts(caller_settings(request)) or _entered(request, caller)):
        return nothing(caller)
    if caller.query.get("key"):
        # The key does not stay in the address, where it would be shared with whoever looks on.
        return _entering(request, RedirectResponse("/host", 303))
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
    reports = len(services_of(request).hand.standing.reports)
    lead = f"<p><a href=/host/hand>{say('hand')}</a> · {say('hand-reports', count=reports)}</p>"
    # A page that moves by itself is in the way of whoever reads slowly: it does so when asked to.
    renews = caller.query.get("renew") is not None
    if renews:
        again = f"{say('host-renewed')} <a href=/host>{say('host-stand')}</a>"
    else:
        again = f"<a href=/host?renew>{say('host-renew')}</a>"
    small = f"<p class=small>{say('host-refreshed')}</p><p>{again}</p>"
    houses = _houses(say, await request.app.state.dashboard.houses())
    shown = f"{warning}{lead}{houses}<div class=columns>{columns}</div>{small}"
    return _entering(request, page(say, say("host"), shown, refresh=5 if renews else None))


def _houses(say: Speech, houses: dict[str, HouseGlance]) -> str:
    """All that share the memory, a line each; nothing where this one is alone."""
    if not houses:
        return ""
    about = (
        "version",
        "uptime",
        "sockets",
        "lookers",
        "tables-awake",
        "plies",
        "waiting",
        "memory",
    )
    head = "".join(f"<th>{say(each)}</th>" for each in about)
    rows = "".join(
        f"<tr><th>{escape(name)}{' · ' + say('house-closing') if each.closing else ''}</th>"
        + "".join(
            f"<td>{value}</td>"
            for value in (
                escape(each.version),
                say.duration(each.uptime),
                each.sockets,
                each.lookers,
                each.tables,
                each.plies_lately,
                each.bots_waiting,
                _bytes(each.memory),
            )
        )
        + "</tr>"
        for name, each in houses.items()
    )
    return (
        f"<section><h2>{say('host-houses', count=len(houses))}</h2>"
        f"<table><tr><td></td>{head}</tr>{rows}</table></section>"
    )


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


# What a host can do


async def hand(request: Request) -> Response:
    """To everybody else it looks as if there were no such page."""
    request.scope[TEMPLATE] = "/host/hand"
    caller = Caller(request.scope)
    if not (caller.hosts(caller_settings(request)) or _entered(request, caller)):
        return nothing(caller)
    try:
        view = await _view(request, caller.query.get("table"))
    except Objection as objection:
        return problem(objection, caller)
    if JSON in caller.headers.get("accept", ""):
        return Response(msgspec.json.encode(view), media_type=JSON)
    say = speech(caller.language)
    return _entering(request, page(say, say("hand"), _hand(say, view), forms=True))


async def act(request: Request) -> Response:
    """A form of the page, or of a program that has the key."""
    request.scope[TEMPLATE] = "/host"
    caller, settings = Caller(request.scope), caller_settings(request)
    bearer = "authorization" in caller.headers and caller.hosts(settings)
    if not (bearer or (_entered(request, caller) and caller.welcome(settings))):
        return nothing(caller)
    try:
        raw = await read_body(request.receive, caller, BODY)
        asked = dict(parse_qsl(raw.decode("utf-8", "replace"), keep_blank_values=True))
        if asked.get("do") == "drain":
            _drain(request)
        else:
            await _done(services_of(request).hand, asked)
    except Objection as objection:
        return problem(objection, caller)
    except StoreTrouble:
        return problem(Objection("house-ill"), caller)
    if bearer:
        return Response(status_code=204)
    table = asked.get("table", "") if asked.get("do") != "remove_table" else ""
    place = f"/host/hand?table={table}" if table.replace("-", "").isalpha() else "/host/hand"
    return RedirectResponse(place, 303)


def _drain(request: Request) -> None:
    """This house hands its tables over and closes, as after SIGTERM, once this is answered."""
    if (close := request.app.state.close) is None:
        raise Objection("bad-request", why="nobody can close this house but who has opened it")
    asyncio.get_running_loop().call_later(DRAIN_AFTER, close)


async def _done(hand: HostsHand, asked: dict[str, str]) -> None:
    person, table, text = (asked.get(each, "") for each in ("person", "table", "text"))
    match asked.get("do"):
        case "mute" | "unmute" as what:
            await hand.mute(person, what == "mute")
        case "ban" | "unban" as what:
            await hand.ban(person, what == "ban", _number(asked.get("days", "0")))
        case "unban_address":
            await hand.unban_address(asked.get("ban", ""))
        case "rename":
            await hand.rename(person, text)
        case "remove_table":
            await hand.remove_table(table)
        case "remove_word":
            room: Any = "watchers" if asked.get("room") == "watchers" else "players"
            await hand.remove_word(table, room, _number(asked.get("number", "")))
        case "announce":
            await hand.announce(text)
        case "close_door" | "open_door" as what:
            await hand.newcomers(what == "open_door")
        case "dismiss":
            await hand.dismiss(_number(asked.get("when", "")))
        case _:
            raise Objection("bad-request", why="there is nothing of that name to do")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise Objection("bad-request", why="a number is missing")
    return int(text)


async def _view(request: Request, table: str | None) -> HostView:
    services = services_of(request)
    standing = services.hand.standing
    judged = {each.id: each for each in await services.store.judged(JUDGED)}
    words: tuple[HostWord, ...] = ()
    if table:
        entry = await services.house.look(table, None)
        sheets: tuple[Sheet, ...] = (services.house.actors[entry.table.id].live.sheet,)
        words = tuple(
            HostWord(
                room=said.room,
                number=said.number,
                name=said.name,
                person=person,
                text=said.text,
                muted=person in judged and judged[person].muted,
                banned=person in judged and judged[person].banned,
            )
            for said, person in await services.house.words(table)
        )
    else:
        sheets = await services.store.listed(TableQuery(hidden=True, most=SHOWN))
    seats = [await _seats(request, sheet) if table else _plain(sheet) for sheet in sheets]
    return HostView(
        newcomers=standing.newcomers,
        announcement=standing.announcement,
        bans=len(services.hand.bans()),
        banned_addresses=tuple([await _address(services, ban) for ban in services.hand.bans()]),
        judged=tuple(
            HostJudged(each.id, each.name, bool(each.muted), bool(each.banned))
            for each in judged.values()
        ),
        reports=standing.reports,
        tables=tuple(
            HostTable(
                id=sheet.id,
                game=sheet.game,
                stage=str(sheet.stage.__struct_config__.tag),
                public=sheet.public,
                seats=who,
            )
            for sheet, who in zip(sheets, seats, strict=True)
        ),
        words=words,
        one=bool(table),
    )


async def _address(services: Services, ban: Ban) -> HostBan:
    person = await services.store.person(ban.person) if ban.person else None
    return HostBan(ban.hash[:SHORT], ban.until, ban.person, person.name if person else "")


def _plain(sheet: Sheet) -> tuple[HostSeat, ...]:
    return tuple(HostSeat(chair.name or "", chair.person, chair.bot) for chair in sheet.chairs)


async def _seats(request: Request, sheet: Sheet) -> tuple[HostSeat, ...]:
    """With what the host has said of each."""
    found = []
    for chair in sheet.chairs:
        person = (
            None if chair.person is None else await services_of(request).store.person(chair.person)
        )
        muted, banned = (bool(person.muted), bool(person.banned)) if person else (False, False)
        found.append(HostSeat(chair.name or "", chair.person, chair.bot, muted, banned))
    return tuple(found)


def _hand(say: Speech, view: HostView) -> str:
    one = view.tables[0] if view.one else None
    text = escape(view.announcement)
    parts = [f"<p><a href=/host>{say('host')}</a></p>"]
    door = "close_door" if view.newcomers else "open_door"
    parts.append(
        f"<section><h2>{say('hand-house')}</h2>"
        + _form(
            say,
            "announce",
            f"<label>{say('hand-announcement')}"
            f"<textarea name=text maxlength=500 rows=2>{text}</textarea></label>",
        )
        + _form(
            say, door, f"<p>{say('hand-door-open' if view.newcomers else 'hand-door-closed')}</p>"
        )
        + f"<p class=small>{say('hand-bans', count=view.bans)}</p>"
        + _bans(say, view.banned_addresses)
        + "</section>"
    )
    if view.judged:
        parts.append(
            f"<section><h2>{say('hand-judged')}</h2><ul class=plain>"
            + "".join(
                f"<li><strong>{escape(each.name)}</strong> {_judging(say, each.person, each)}</li>"
                for each in view.judged
            )
            + "</ul></section>"
        )
    if view.reports:
        parts.append(
            f"<section><h2>{say('hand-reports', count=len(view.reports))}</h2>"
            + "".join(_reported(say, each) for each in reversed(view.reports))
            + "</section>"
        )
    if one is not None:
        parts.append(_one(say, one, view))
    else:
        parts.append(f"<section><h2>{say('hand-tables')}</h2><ul class=plain>")
        parts += [_listed(say, each) for each in view.tables]
        parts.append("</ul></section>")
    return "".join(parts)


def _bans(say: Speech, bans: tuple[HostBan, ...]) -> str:
    if not bans:
        return ""
    rows = "".join(
        f"<li>{say('hand-ban', name=each.name or each.ban, days=_days(each.until))} "
        + _form(say, "unban_address", "", ban=each.ban)
        + "</li>"
        for each in bans
    )
    return f"<ul class=plain>{rows}</ul>"


def _days(until: int) -> int:
    return max(1, round((until - 1000 * time()) / DAY))


def _judging(
    say: Speech, person: str, known: HostJudged | HostSeat | HostWord, **facts: str
) -> str:
    """Mute or ban, or the contrary where that was done."""
    mute, ban = "unmute" if known.muted else "mute", "unban" if known.banned else "ban"
    return _form(say, mute, "", person=person, **facts) + _form(
        say, ban, "", person=person, **facts
    )


def _listed(say: Speech, table: HostTable) -> str:
    who = ", ".join(escape(seat.name) for seat in table.seats if seat.name)
    hidden = "" if table.public else f" · {say('hand-hidden')}"
    return (
        f"<li><a href=/host/hand?table={escape(table.id)}>{escape(table.id)}</a> · "
        f"{escape(called(table.game, say.language))}, {say(table.stage)}{hidden}<br>"
        f"<span class=small>{who}</span></li>"
    )


def _one(say: Speech, table: HostTable, view: HostView) -> str:
    seats = "".join(
        f"<li><strong>{escape(seat.name)}</strong> {_people(say, seat, table.id)}</li>"
        for seat in table.seats
        if seat.person is not None
    )
    words = "".join(
        f"<li><strong>{escape(word.name)}</strong>: {escape(word.text) or '–'} "
        + _form(say, "remove_word", "", table=table.id, room=word.room, number=str(word.number))
        + (_judging(say, word.person, word, table=table.id) if word.person else "")
        + "</li>"
        for word in reversed(view.words)
    )
    return (
        f"<section><h2>{escape(table.id)} · {escape(called(table.game, say.language))}, "
        f"{say(table.stage)}</h2><ul class=plain>{seats}</ul>"
        f"<h2>{say('hand-words')}</h2><ul class=plain>{words}</ul>"
        + _form(say, "remove_table", f"<p>{say('hand-remove-about')}</p>", table=table.id)
        + f"<p><a href=/host/hand>{say('hand-tables')}</a></p></section>"
    )


def _people(say: Speech, seat: HostSeat, table: str) -> str:
    person = seat.person or ""
    field = f"<label>{say('hand-name')}<input name=text maxlength=40 required></label>"
    return (
        _judging(say, person, seat, table=table)
        + _form(say, "ban", "", "ban-address", table=table, person=person, days="7")
        + _form(say, "rename", field, table=table, person=person)
    )


def _reported(say: Speech, each: GuestReport) -> str:
    words = f"<blockquote>{escape(each.words)}</blockquote>" if each.words else ""
    why = f"<p>{escape(each.why)}</p>" if each.why else ""
    acts = _form(say, "dismiss", "", when=str(each.when))
    if each.number is not None:
        acts += _form(
            say,
            "remove_word",
            "",
            table=each.table,
            room=each.room or "players",
            number=str(each.number),
        )
    if each.person is not None:
        acts += _form(say, "mute", "", person=each.person) + _form(
            say, "ban", "", person=each.person
        )
    return (
        f"<article><p>{say('hand-reported', by=each.by, name=each.name)} "
        f"<a href=/host/hand?table={escape(each.table)}>{escape(each.table)}</a></p>"
        f"{words}{why}<div class=row>{acts}</div></article>"
    )


def _form(say: Speech, do: str, inner: str, named: str | None = None, **facts: str) -> str:
    hidden = "".join(
        f'<input type=hidden name={name} value="{escape(value)}">' for name, value in facts.items()
    )
    return (
        f"<form method=post action=/host><input type=hidden name=do value={do}>{hidden}{inner}"
        f"<button>{say(f'do-{named or do}'.replace('_', '-'))}</button></form>"
    )
