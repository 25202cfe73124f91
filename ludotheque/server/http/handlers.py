"""Request handlers: how each question over HTTP is answered."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.core.game import AnyGame
from ludotheque.core.options import NotInTheHouse, choices
from ludotheque.core.strengths import STRENGTHS
from ludotheque.protocol.json_schema import of_game
from ludotheque.protocol.wire import (
    CharacterCard,
    Choice,
    ClauseCard,
    GameCard,
    Health,
    HouseCard,
    HouseKeeping,
    Me,
    PackageCard,
    RulebookCard,
)
from ludotheque.server.hosting.hosts_hand import DAYS as BAN_DAYS
from ludotheque.server.hosting.hosts_hand import REPORTS, GuestReport
from ludotheque.server.ids import spoken
from ludotheque.server.limits.limits import WAKING
from ludotheque.server.objection import Objection
from ludotheque.server.own.played import played as games_played
from ludotheque.server.people.people import COOKIE_DAYS
from ludotheque.server.people.person import Person
from ludotheque.server.settings import VERSION
from ludotheque.server.store.rows import LONG_PAST
from ludotheque.server.store.store import StoreTrouble, TableQuery
from ludotheque.titles import TITLES, RulesGone, Title, find
from ludotheque.titles.drawn import of_each
from ludotheque.titles.package import CONTRACT, accepted
from ludotheque.voice.voice import Voice

from .request import COOKIE, DEVICE, baked
from .route import ApiRequest, ApiResponse, Services

# Games


async def games(services: Services, asked: ApiRequest) -> ApiResponse:
    in_page = services.settings.boards_in_page

    def card(title: Title) -> GameCard:
        return _card(title.name, asked.language, title.name not in in_page)

    return ApiResponse(tuple(of_each(TITLES, card)))


@cache
def _card(name: str, language: str, framed: bool) -> GameCard:
    title = find(name)
    game, options = title.game, choices(title.game)
    voice = Voice(game, language, ())
    seats = tuple(each for each in options.pop("seats") if isinstance(each, int))
    return GameCard(
        name=name,
        title=game.rulebook.title(language),
        about=voice.say("about"),
        credit=title.credit,
        minutes=title.minutes,
        moves=title.moves,
        version=game.version,
        seats=seats,
        options=tuple(
            Choice(
                option,
                values,
                tuple(game.manners.needs.get(option, {}).get(value, 1) for value in values),
                game.letter.get(option),
            )
            for option, values in options.items()
        ),
        strengths=STRENGTHS,
        characters=tuple(
            CharacterCard(
                name=each.name, called=each.called, about=voice.say(f"character-{each.name}")
            )
            for each in (title.cast.characters if title.cast else ())
        ),
        former=tuple(sorted(title.former)),
        package=_package(name, framed),
    )


def _package(name: str, framed: bool) -> PackageCard | None:
    files = TITLES.packages.files(name) if name not in TITLES.own else None
    if files is None:
        return None
    return PackageCard(
        base=files.base,
        files=tuple(files.files),
        contract=files.package.contract,
        board=files.board and files.package.contract in accepted(CONTRACT),
        framed=framed,
        turn=files.package.turn,
        epilogue=files.package.epilogue,
    )


async def face(_: Services, asked: ApiRequest) -> ApiResponse:
    title = find(asked.path["game"]) if asked.path["game"] in TITLES else None
    character = None if title is None else title.character(asked.path["name"])
    if character is None:
        raise Objection("no-such-page")
    return ApiResponse(character.face.encode())


async def rulebook(_: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(_book(asked.path["game"], _version(asked.query), asked.language))


@cache
def _book(name: str, version: int | None, language: str) -> RulebookCard:
    book = _game(name, version).rulebook
    clauses = (book.clause(number, language) for number in book)
    return RulebookCard(
        name,
        book.title(language),
        language,
        book.introduction(language),
        tuple(ClauseCard(each.number, each.section, each.text) for each in clauses),
    )


async def schema(_: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(_schema(asked.path["game"], _version(asked.query)))


@cache
def _schema(name: str, version: int | None) -> bytes:
    return msgspec.json.encode(of_game(_game(name, version)))


def _version(query: Any) -> int | None:
    return None if query.version is UNSET else query.version


def _game(name: str, version: int | None) -> AnyGame:
    try:
        return find(name, version).game
    except RulesGone:
        raise Objection("no-such-version", game=name, version=version or 0) from None
    except NotInTheHouse:
        raise Objection("no-such-game", game=name[:40]) from None


# People


def _me(person: Person) -> Me:
    return Me(person.name, person.claim is not None)


async def me(services: Services, asked: ApiRequest) -> ApiResponse:
    """Who comes often is known for ever: the cookie begins anew."""
    if asked.person is None:
        return ApiResponse(status=204)
    fresh = services.people.cookie(asked.person, asked.caller.cookie)
    return ApiResponse(_me(asked.person), cookies=(baked(fresh, services.settings),))


async def introduce(services: Services, asked: ApiRequest) -> ApiResponse:
    """Nobody is renamed by this: a page that does not know yet who its reader is may ask it."""
    if asked.person is not None:
        return ApiResponse(_me(asked.person))
    services.hand.let_in(asked.caller.address)
    services.limits.count("guests_by_address", asked.caller.address)
    person, cookie = await services.people.welcome(asked.body.name)
    return ApiResponse(_me(person), cookies=(baked(cookie, services.settings),))


async def rename(services: Services, asked: ApiRequest) -> ApiResponse:
    renamed = await services.people.rename(asked.somebody, asked.body.name)
    services.house.changed(renamed)
    return ApiResponse(_me(renamed))


async def claim(services: Services, asked: ApiRequest) -> ApiResponse:
    person, cookie = await services.people.claim(
        asked.somebody, asked.body.passphrase, asked.body.old, asked.caller.address
    )
    services.house.changed(person)
    if asked.somebody.claim is None:
        await services.calls.claimed(person)
    return known_as(services, person, cookie)


async def enter(services: Services, asked: ApiRequest) -> ApiResponse:
    # Whatever name is tried: each costs as much, also one that nobody has.
    services.limits.count("entries", asked.caller.address)
    device = services.people.remembered(asked.caller.device)
    person, cookie = await services.people.enter(
        asked.body.name, asked.body.passphrase, asked.caller.address, device
    )
    return known_as(services, person, cookie)


def known_as(services: Services, person: Person, cookie: str) -> ApiResponse:
    return ApiResponse(_me(person), cookies=_both(services, person, cookie))


def _both(services: Services, person: Person, cookie: str) -> tuple[str, ...]:
    """The one by which somebody is known, and the mark of their device."""
    settings = services.settings
    mark = baked(services.people.mark(person), settings, name=DEVICE)
    return baked(cookie, settings), mark


async def played(services: Services, asked: ApiRequest) -> ApiResponse:
    services.limits.count("reads_by_address", asked.caller.address, WAKING)
    return ApiResponse(await games_played(services.store, asked.somebody), private=True)


async def export(services: Services, asked: ApiRequest) -> ApiResponse:
    for whose in (asked.somebody.id, asked.caller.address):
        services.limits.count("own", whose)
    return ApiResponse(await services.exporting.everything(asked.somebody, asked.caller.address))


async def delete(services: Services, asked: ApiRequest) -> ApiResponse:
    """For good. Nothing on this device is known again, either."""
    by = asked.somebody
    services.limits.count("own", asked.caller.address)
    await services.forgetting.forget(by, asked.body.passphrase, asked.caller.address)
    gone = (baked("", services.settings, age=0, name=name) for name in (COOKIE, DEVICE))
    return ApiResponse(status=204, cookies=tuple(gone))


async def forget(services: Services, asked: ApiRequest) -> ApiResponse:
    if asked.person is not None:
        if asked.query.everywhere:
            left = await services.people.leave_everywhere(asked.person)
            await services.calls.left_everywhere(left)
        else:
            left = await services.people.leave(asked.person, asked.caller.cookie)
        services.house.changed(left)
    return ApiResponse(status=204, cookies=(baked("", services.settings, age=0),))


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
        services.limits.count("reads_by_address", asked.caller.address, WAKING)
    return table


async def set_up(services: Services, asked: ApiRequest) -> ApiResponse:
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
    """All its lines are read for it, whether the table is awake or not."""
    services.limits.count("reads_by_address", asked.caller.address, WAKING)
    return ApiResponse(await services.house.record(asked.path["id"]))


async def moments(services: Services, asked: ApiRequest) -> ApiResponse:
    """Packed, if possible: one view is so like the next that little is left of them."""
    services.limits.count("reads_by_address", asked.caller.address, WAKING)
    query, packed = asked.query, asked.caller.unpacks()
    eyes = None if query.eyes is UNSET else query.eyes
    raw, over = await services.house.moments(
        asked.path["id"], asked.person, eyes, query.since, query.most, packed, asked.caller.address
    )
    return ApiResponse(raw, packed=packed, private=not over)


async def chart(services: Services, asked: ApiRequest) -> ApiResponse:
    services.limits.count("reads_by_address", asked.caller.address, WAKING)
    by, address = asked.person, asked.caller.address
    return ApiResponse(await services.house.chart(asked.path["id"], by, address))


async def film(services: Services, asked: ApiRequest) -> ApiResponse:
    services.limits.count("reads_by_address", asked.caller.address, WAKING)
    at = asked.path["at"]
    if not (at.isascii() and at.isdigit() and len(at) < 7):
        raise Objection("no-such-film")
    packed, address = asked.caller.unpacks(), asked.caller.address
    film = await services.house.film(asked.path["id"], asked.person, int(at), packed, address)
    return ApiResponse(film, packed=packed)


async def report(services: Services, asked: ApiRequest) -> ApiResponse:
    """About a word, or about somebody who sits there."""
    table, body, by = _table(services, asked), asked.body, asked.somebody
    for whose in (by.id, asked.caller.address):
        services.limits.count("reports", whose)
    sheet = (await services.house.look(table, by)).table
    words = {
        (said.room, said.number): (said, person)
        for said, person in await services.house.words(table)
    }
    said, person = words.get((body.room, body.number), (None, None))
    if said is None and body.seat is None:
        raise Objection("bad-request", why="there is no such word, and no such seat")
    if said is None:
        if body.seat not in range(len(sheet.seats)):
            raise Objection("no-such-seat")
        person = await services.house.person_at(table, body.seat)
    await services.hand.report(
        GuestReport(
            when=services.house.now(),
            table=table,
            by=by.name,
            reporter=by.id,
            person=person,
            name=said.name if said is not None else sheet.seats[body.seat].name or "",
            words=said.text if said is not None else "",
            room=body.room if said is not None else None,
            number=body.number if said is not None else None,
            why=" ".join(body.why.split()),
        ),
        asked.caller.address,
    )
    return ApiResponse(status=204)


# The deal of the day


async def day(services: Services, asked: ApiRequest) -> ApiResponse:
    return ApiResponse(await services.house.days.card(asked.person))


async def begin_day(services: Services, asked: ApiRequest) -> ApiResponse:
    face = await services.house.days.begin(asked.somebody, asked.path["game"])
    return ApiResponse(face, 201, location=f"/api/tables/{face.id}")


async def day_results(services: Services, asked: ApiRequest) -> ApiResponse:
    services.limits.count("reads_by_address", asked.caller.address, WAKING)
    day, game = asked.path["day"], asked.path["game"]
    return ApiResponse(await services.house.days.results(day, game, asked.person))


# The house itself


async def house(services: Services, _: ApiRequest) -> ApiResponse:
    settings, standing = services.settings, services.hand.standing
    return ApiResponse(
        HouseCard(
            name=settings.name,
            greeting=settings.greeting,
            announcement=standing.announcement,
            newcomers=standing.newcomers,
            calls=services.calls.open,
        )
    )


async def keeping(services: Services, _: ApiRequest) -> ApiResponse:
    settings = services.settings
    return ApiResponse(
        HouseKeeping(
            imprint=settings.imprint,
            privacy=settings.privacy,
            forgotten_after=settings.forgotten_after,
            abandoned_after=settings.abandoned_after,
            finished_after=settings.finished_after,
            cookie_days=COOKIE_DAYS,
            ban_days=BAN_DAYS,
            words=LONG_PAST,
            reports=REPORTS,
        )
    )


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
