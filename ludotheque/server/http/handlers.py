"""Request handlers: how each question over HTTP is answered."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.core.game import AnyGame
from ludotheque.core.options import NotInTheHouse, choices
from ludotheque.core.strengths import STRENGTHS
from ludotheque.protocol.json_schema import of_game
from ludotheque.protocol.wire import (
    Choice,
    ClauseCard,
    GameCard,
    Health,
    Me,
    RulebookCard,
)
from ludotheque.server.ids import spoken
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.rate_limits import WAKING
from ludotheque.server.settings import VERSION
from ludotheque.server.store.store import StoreTrouble, TableQuery
from ludotheque.titles import TITLES, find
from ludotheque.voice.voice import Voice

from .request import baked
from .route import ApiRequest, ApiResponse, Services

# Games


async def games(_: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(tuple(_card(name, asked.language) for name in TITLES))


@cache
def _card(name: str, language: str) -> GameCard:
    title = find(name)
    game, options = title.game, choices(title.game)
    seats = tuple(each for each in options.pop("seats") if isinstance(each, int))
    return GameCard(
        name=name,
        title=game.rulebook.title(language),
        about=Voice(game, language, ()).say("about"),
        credit=title.credit,
        minutes=title.minutes,
        version=game.version,
        seats=seats,
        options=tuple(
            Choice(
                option,
                values,
                tuple(game.manners.needs.get(option, {}).get(value, 1) for value in values),
            )
            for option, values in options.items()
        ),
        strengths=STRENGTHS,
    )


async def rulebook(_: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(_book(asked.path["game"], asked.language))


@cache
def _book(name: str, language: str) -> RulebookCard:
    book = _game(name).rulebook
    clauses = (book.clause(number, language) for number in book)
    return RulebookCard(
        name,
        book.title(language),
        language,
        tuple(ClauseCard(each.number, each.section, each.text) for each in clauses),
    )


async def schema(_: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(_schema(asked.path["game"]))


@cache
def _schema(name: str) -> bytes:
    return msgspec.json.encode(of_game(_game(name)))


def _game(name: str) -> AnyGame:
    try:
        return find(name).game
    except NotInTheHouse:
        raise Objection("no-such-game", game=name[:40]) from None


# People


def _me(person: Person) -> Me:
    return Me(person.name, person.claim is not None)


async def me(services: Services, asked: ApiRequest) -> ApiResponse:
    """Who comes often is known for ever: the cookie begins anew."""
    if asked.person is None:
        return ApiResponse(status=204)
    fresh = services.people.cookie(asked.person)
    return ApiResponse(_me(asked.person), cookie=baked(fresh, services.settings))


async def introduce(services: Services, asked: ApiRequest) -> ApiResponse:
    """Nobody is renamed by this: a page that does not know yet who its reader is may ask it."""
    if asked.person is not None:
        return ApiResponse(_me(asked.person))
    services.rate_limits.count("guests_by_address", asked.caller.address)
    person, cookie = await services.people.welcome(asked.body.name)
    return ApiResponse(_me(person), cookie=baked(cookie, services.settings))


async def rename(services: Services, asked: ApiRequest) -> ApiResponse:
    renamed = await services.people.rename(asked.somebody, asked.body.name)
    services.house.changed(renamed)
    return ApiResponse(_me(renamed))


async def claim(services: Services, asked: ApiRequest) -> ApiResponse:
    person, cookie = await services.people.claim(asked.somebody, asked.body.passphrase)
    services.house.changed(person, dismiss=True)
    return ApiResponse(_me(person), cookie=baked(cookie, services.settings))


async def enter(services: Services, asked: ApiRequest) -> ApiResponse:
    person, cookie = await services.people.enter(
        asked.body.name, asked.body.passphrase, asked.caller.address
    )
    return ApiResponse(_me(person), cookie=baked(cookie, services.settings))


async def forget(services: Services, asked: ApiRequest) -> ApiResponse:
    if asked.query.everywhere and asked.person is not None:
        services.house.changed(await services.people.leave_everywhere(asked.person), dismiss=True)
    return ApiResponse(status=204, cookie=baked("", services.settings, age=0))


# Tables


async def tables(services: Services, asked: ApiRequest) -> ApiResponse:
    query, person = asked.query, asked.person
    if query.mine and person is None:
        raise Objection("nobody")
    wanted = TableQuery(
        stage=query.stage or None,
        game=query.game or None,
        person=person.id if person is not None and query.mine else None,
        before=_before(query.before),
        most=query.most,
    )
    return ApiResponse(await services.house.listed(wanted, person))


def _before(text: str | UnsetType) -> tuple[int, str] | None:
    if text is UNSET:
        return None
    changed, _, table = text.partition("-")
    return int(changed), table


def _table(services: Services, asked: ApiRequest) -> str:
    table = spoken(asked.path["id"])
    if table is None:
        raise Objection("no-such-table")
    if table not in services.house.actors:
        services.rate_limits.count("reads_by_address", asked.caller.address, WAKING)
    return table


async def set_up(services: Services, asked: ApiRequest) -> ApiResponse:
    services.rate_limits.count("tables_by_address", asked.caller.address)
    services.rate_limits.count("tables_by_person", asked.somebody.id)
    face = await services.house.create(asked.somebody, asked.body)
    return ApiResponse(face, 201, location=f"/api/tables/{face.id}")


async def table(services: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(await services.house.look(_table(services, asked), asked.person))


async def sit(services: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(
        await services.house.sit(_table(services, asked), asked.somebody, asked.body)
    )


async def leave(services: Services, asked: ApiRequest) -> ApiResponse:
    listed = await services.house.leave(_table(services, asked), asked.somebody)
    return ApiResponse(status=204) if listed is None else ApiResponse(listed)


async def fill(services: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(
        await services.house.fill(_table(services, asked), asked.somebody, asked.body)
    )


async def rematch(services: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(await services.house.rematch(_table(services, asked), asked.somebody))


async def record(services: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(await services.house.record(_table(services, asked)))


async def moments(services: Services, asked: ApiRequest) -> ApiResponse:
    """Packed, if possible: one view is so like the next that little is left of them."""
    services.rate_limits.count("reads_by_address", asked.caller.address, WAKING)
    query, packed = asked.query, asked.caller.unpacks
    eyes = None if query.eyes is UNSET else query.eyes
    raw = await services.house.moments(
        asked.path["id"], asked.person, eyes, query.since, query.most, packed
    )
    return ApiResponse(raw, packed=packed)


async def film(services: Services, asked: ApiRequest) -> ApiResponse:
    services.rate_limits.count("reads_by_address", asked.caller.address, WAKING)
    at = asked.path["at"]
    if not (at.isascii() and at.isdigit() and len(at) < 7):
        raise Objection("no-such-film")
    packed = asked.caller.unpacks
    return ApiResponse(await services.house.film(asked.path["id"], int(at), packed), packed=packed)


# The house itself


async def health(services: Services, _: ApiRequest) -> ApiResponse:
    status: Literal["ok", "closing", "ill"] = "closing" if services.house.closing else "ok"
    try:
        async with asyncio.timeout(5):
            await services.store.check()
    except (StoreTrouble, TimeoutError):
        status = "ill"
    now = Health(status, VERSION, len(services.house.actors), services.house.sockets)
    return ApiResponse(now, 200 if status == "ok" else 503)


async def metrics(services: Services, asked: ApiRequest) -> ApiResponse:
    """For the host alone, as is its page: to everybody else it looks as if there were nothing."""
    if not asked.caller.hosts(services.settings):
        raise Objection("no-such-page")
    return ApiResponse(services.metrics.page())


async def document(services: Services, _: ApiRequest) -> ApiResponse:
    return ApiResponse(services.document)
