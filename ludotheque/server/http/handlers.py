"""How each question over HTTP is answered."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.bots.ladder import STRENGTHS
from ludotheque.core.game import AnyGame
from ludotheque.games import GAMES, NotInTheHouse, choices, find
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
from ludotheque.server.store.store import StoreTrouble, Wanted

from .request import baked
from .route import Answer, Asked, Desk

# Games


async def games(_: Desk, asked: Asked) -> Answer:
    return Answer(tuple(_card(name, asked.language) for name in GAMES))


@cache
def _card(name: str, language: str) -> GameCard:
    game = find(name)
    options = choices(game)
    seats = tuple(each for each in options.pop("seats") if isinstance(each, int))
    return GameCard(
        name=name,
        title=game.rulebook.title(language),
        version=game.version,
        seats=seats,
        options=tuple(
            Choice(
                option,
                values,
                tuple(game.needs.get(option, {}).get(value, 1) for value in values),
            )
            for option, values in options.items()
        ),
        strengths=tuple(STRENGTHS),
    )


async def rulebook(_: Desk, asked: Asked) -> Answer:
    return Answer(_book(asked.path["game"], asked.language))


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


async def schema(_: Desk, asked: Asked) -> Answer:
    return Answer(_schema(asked.path["game"]))


@cache
def _schema(name: str) -> bytes:
    return msgspec.json.encode(of_game(_game(name)))


def _game(name: str) -> AnyGame:
    try:
        return find(name)
    except NotInTheHouse:
        raise Objection("no-such-game", game=name[:40]) from None


# People


def _me(person: Person) -> Me:
    return Me(person.name, person.claim is not None)


async def me(desk: Desk, asked: Asked) -> Answer:
    """Who comes often is known for ever: the cookie begins anew."""
    if asked.person is None:
        return Answer(status=204)
    fresh = desk.people.cookie(asked.person)
    return Answer(_me(asked.person), cookie=baked(fresh, desk.settings))


async def introduce(desk: Desk, asked: Asked) -> Answer:
    """Nobody is renamed by this: a page that does not know yet who its reader is may ask it."""
    if asked.person is not None:
        return Answer(_me(asked.person))
    desk.gate.count("guests_by_address", asked.visitor.address)
    person, cookie = await desk.people.welcome(asked.body.name)
    return Answer(_me(person), cookie=baked(cookie, desk.settings))


async def rename(desk: Desk, asked: Asked) -> Answer:
    renamed = await desk.people.rename(asked.somebody, asked.body.name)
    desk.house.changed(renamed)
    return Answer(_me(renamed))


async def claim(desk: Desk, asked: Asked) -> Answer:
    person, cookie = await desk.people.claim(asked.somebody, asked.body.passphrase)
    desk.house.changed(person, dismiss=True)
    return Answer(_me(person), cookie=baked(cookie, desk.settings))


async def enter(desk: Desk, asked: Asked) -> Answer:
    person, cookie = await desk.people.enter(
        asked.body.name, asked.body.passphrase, asked.visitor.address
    )
    return Answer(_me(person), cookie=baked(cookie, desk.settings))


async def forget(desk: Desk, asked: Asked) -> Answer:
    if asked.query.everywhere and asked.person is not None:
        desk.house.changed(await desk.people.leave_everywhere(asked.person), dismiss=True)
    return Answer(status=204, cookie=baked("", desk.settings, age=0))


# Tables


async def tables(desk: Desk, asked: Asked) -> Answer:
    query, person = asked.query, asked.person
    if query.mine and person is None:
        raise Objection("nobody")
    wanted = Wanted(
        stage=query.stage or None,
        game=query.game or None,
        person=person.id if person is not None and query.mine else None,
        before=_before(query.before),
        most=query.most,
    )
    return Answer(await desk.house.listed(wanted, person))


def _before(text: str | UnsetType) -> tuple[int, str] | None:
    if text is UNSET:
        return None
    changed, _, table = text.partition("-")
    return int(changed), table


def _table(desk: Desk, asked: Asked) -> str:
    table = spoken(asked.path["id"])
    if table is None:
        raise Objection("no-such-table")
    if table not in desk.house.live:
        desk.gate.count("reads_by_address", asked.visitor.address, WAKING)
    return table


async def set_up(desk: Desk, asked: Asked) -> Answer:
    desk.gate.count("tables_by_address", asked.visitor.address)
    desk.gate.count("tables_by_person", asked.somebody.id)
    face = await desk.house.create(asked.somebody, asked.body)
    return Answer(face, 201, location=f"/api/tables/{face.id}")


async def table(desk: Desk, asked: Asked) -> Answer:
    return Answer(await desk.house.look(_table(desk, asked), asked.person))


async def sit(desk: Desk, asked: Asked) -> Answer:
    return Answer(await desk.house.sit(_table(desk, asked), asked.somebody, asked.body))


async def leave(desk: Desk, asked: Asked) -> Answer:
    listed = await desk.house.leave(_table(desk, asked), asked.somebody)
    return Answer(status=204) if listed is None else Answer(listed)


async def fill(desk: Desk, asked: Asked) -> Answer:
    return Answer(await desk.house.fill(_table(desk, asked), asked.somebody, asked.body))


async def rematch(desk: Desk, asked: Asked) -> Answer:
    return Answer(await desk.house.rematch(_table(desk, asked), asked.somebody))


async def record(desk: Desk, asked: Asked) -> Answer:
    return Answer(await desk.house.record(_table(desk, asked)))


async def moments(desk: Desk, asked: Asked) -> Answer:
    """Packed, if possible: one view is so like the next that little is left of them."""
    desk.gate.count("reads_by_address", asked.visitor.address, WAKING)
    query, packed = asked.query, asked.visitor.unpacks
    eyes = None if query.eyes is UNSET else query.eyes
    raw = await desk.house.moments(
        asked.path["id"], asked.person, eyes, query.since, query.most, packed
    )
    return Answer(raw, packed=packed)


async def film(desk: Desk, asked: Asked) -> Answer:
    desk.gate.count("reads_by_address", asked.visitor.address, WAKING)
    at = asked.path["at"]
    if not (at.isascii() and at.isdigit() and len(at) < 7):
        raise Objection("no-such-film")
    packed = asked.visitor.unpacks
    return Answer(await desk.house.film(asked.path["id"], int(at), packed), packed=packed)


# The house itself


async def health(desk: Desk, _: Asked) -> Answer:
    status: Literal["ok", "closing", "ill"] = "closing" if desk.house.closing else "ok"
    try:
        async with asyncio.timeout(5):
            await desk.store.check()
    except (StoreTrouble, TimeoutError):
        status = "ill"
    now = Health(status, VERSION, len(desk.house.live), desk.house.sockets)
    return Answer(now, 200 if status == "ok" else 503)


async def metrics(desk: Desk, asked: Asked) -> Answer:
    """For the host alone, as is its page: to everybody else it looks as if there were nothing."""
    if not asked.visitor.hosts(desk.settings):
        raise Objection("no-such-page")
    return Answer(desk.metrics.page())


async def document(desk: Desk, _: Asked) -> Answer:
    return Answer(desk.document)
