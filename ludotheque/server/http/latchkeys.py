"""How somebody is let in on another device: what they ask, and how it is answered."""

from __future__ import annotations

from ludotheque.protocol.wire import AskLetter, LatchkeyCode, Me, UseLatchkey
from ludotheque.server.people.people import checked

from . import handlers
from .route import ApiRequest, ApiResponse, ApiRoute, Services


async def code(services: Services, asked: ApiRequest) -> ApiResponse:
    found, until = await services.latchkeys.code(asked.somebody)
    return ApiResponse(LatchkeyCode(found, until), 201, private=True)


async def letter(services: Services, asked: ApiRequest) -> ApiResponse:
    await services.calls.letter(asked.body.address, asked.caller.address)
    return ApiResponse(status=204)


async def use(services: Services, asked: ApiRequest) -> ApiResponse:
    given, passphrase = asked.body.latchkey, asked.body.passphrase
    if passphrase is None:
        person = await services.latchkeys.used(given, asked.caller.address)
        return handlers.known_as(services, person, services.people.cookie(person))
    checked(passphrase)  # before the link is used up
    person = await services.latchkeys.used(given, asked.caller.address, "letter")
    person, cookie = await services.people.renewed(person, passphrase, asked.caller.address)
    services.house.changed(person)
    return handlers.known_as(services, person, cookie)


LATCHKEY_ROUTES = (
    ApiRoute(
        name="code",
        method="POST",
        path="/api/me/code",
        about="A code that lets you in on another device: once, and not for long.",
        ask=code,
        answers={201: LatchkeyCode},
        who="somebody",
    ),
    ApiRoute(
        name="letter",
        method="POST",
        path="/api/me/letter",
        about="Have a link sent that lets you in, to the address that you have said may do so. The"
        " answer is the same whoever that is, and if it is nobody.",
        ask=letter,
        body=AskLetter,
        answers={204: None},
        objections=("calls-closed", "bad-mail"),
    ),
    ApiRoute(
        name="use_latchkey",
        method="POST",
        path="/api/me/latchkey",
        about="Come in by a code, or by a link that came by mail; with a link a forgotten"
        " passphrase can be replaced at once.",
        ask=use,
        body=UseLatchkey,
        answers={200: Me},
        objections=("latchkey-void", "too-many-attempts", "passphrase-short", "name-claimed"),
    ),
)
