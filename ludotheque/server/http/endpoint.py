"""ASGI endpoint of one path: a question is read and checked, asked, and its answer written."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludotheque.core.brought import every_language
from ludotheque.server.limits.turns import ASKER, Owner
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import NotCertain, StoreTrouble

from .middleware import NO_STORE, TEMPLATE, problem
from .request import LISTED, Caller
from .route import JSON, ApiRequest, ApiResponse, ApiRoute, Services

log = logging.getLogger(__name__)

KEPT = {
    "never": NO_STORE,
    "checked": "no-cache",
}


class Endpoint:
    """The questions that one path answers: an ASGI application."""

    def __init__(self, questions: Iterable[ApiRoute]) -> None:
        self.questions = {str(question.method): question for question in questions}
        (self.template,) = {question.path for question in self.questions.values()}
        self._bodies = {
            question.name: msgspec.json.Decoder(question.body)
            for question in self.questions.values()
            if question.body is not None
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[TEMPLATE] = self.template
        services: Services = scope["app"].state.services
        caller = Caller(scope)
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        question = self.questions.get(method)
        try:
            if question is None:
                raise Objection("wrong-method")
            asked = await self._read(question, scope["path_params"], caller, services, receive)
            response = _response(question, await question.ask(services, asked), caller)
        except Objection as objection:
            services.metrics.objected(objection.reason)
            response = problem(objection, caller)
            if question is None:
                response.headers["allow"] = self._allowed
        except StoreTrouble as trouble:
            log.error("%s: no answer, as %s", self.template, trouble)
            reason = "not-certain" if isinstance(trouble, NotCertain) else "house-ill"
            response = problem(Objection(reason), caller)
        await response(scope, receive, send)

    @property
    def _allowed(self) -> str:
        return ", ".join([*self.questions, *(["HEAD"] if "GET" in self.questions else [])])

    async def _read(
        self,
        question: ApiRoute,
        path: Mapping[str, str],
        caller: Caller,
        services: Services,
        receive: Receive,
    ) -> ApiRequest:
        """From the cheapest check to the dearest: a flood should cost us little."""
        if question.counted:
            reads = "writes_by_address" if question.writes else "reads_by_address"
            services.limits.count(reads, caller.address)
        if question.writes and not caller.welcome(services.settings):
            raise Objection("wrong-origin")
        query = _query(question, caller)
        body = None
        if question.method == "POST":
            body = await self._body(question, caller, services.settings, receive)
        return ApiRequest(
            caller=caller,
            person=await _person(question, caller, services),
            path=path,
            query=query,
            body=body,
        )

    async def _body(
        self, question: ApiRoute, caller: Caller, settings: Settings, receive: Receive
    ) -> Any:
        if question.body is not None and _kind(caller) != JSON:
            raise Objection("wrong-type")
        try:
            async with asyncio.timeout(settings.body_patience):
                raw = await read_body(receive, caller, settings.body_size)
        except TimeoutError:
            raise Objection("bad-request", why="the body did not come") from None
        if question.body is None:
            if raw not in (b"", b"{}"):
                raise Objection("bad-request", why="no body is expected")
            return None
        try:
            return self._bodies[question.name].decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Objection("bad-request", why=str(error)[:300]) from None


async def _person(question: ApiRoute, caller: Caller, services: Services) -> Person | None:
    if question.who == "anybody":
        return None
    person = await services.people.known(caller.cookie)
    if person is not None:
        ASKER.set(Owner(caller.address, person.id))
    if question.writes and question.name != "forget":
        services.hand.may_write(caller.address, person)
    if person is None:
        if question.who == "somebody":
            raise Objection("nobody")
        return None
    if question.writes and question.counted:
        services.limits.count("writes_by_person", person.id)
        services.limits.came(person.id, caller.address)
    return person


def _kind(caller: Caller) -> str:
    return caller.headers.get("content-type", "").partition(";")[0].strip().lower()


def _query(question: ApiRoute, caller: Caller) -> Any:
    if caller.rambles:
        raise Objection("bad-request", why="the query is too long")
    given: dict[str, str] = {}
    for name, value in caller.query.multi_items():
        if name in given:
            raise Objection("bad-request", why=f"{name[:40]} is given twice")
        given[name] = value
    try:
        query = msgspec.convert(given, question.query, strict=False)
        if query.language is not UNSET and query.language not in every_language():
            raise msgspec.ValidationError(f"the house does not speak {query.language}")
        return query
    except msgspec.ValidationError as error:
        raise Objection("bad-request", why=f"in the query: {str(error)[:300]}") from None


async def read_body(receive: Receive, caller: Caller, most: int) -> bytes:
    """Stops reading when it is too much, and does not begin where that is said beforehand."""
    announced = caller.headers.get("content-length", "0")
    if announced.isdecimal() and int(announced[:20]) > most:
        raise Objection("too-large")
    raw = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        raw += message.get("body", b"")
        if len(raw) > most:
            raise Objection("too-large")
        if not message.get("more_body", False):
            return bytes(raw)


def _response(question: ApiRoute, answer: ApiResponse, caller: Caller) -> Response:
    response = _answered(question, answer, caller)
    for cookie in answer.cookies:
        response.headers.append("set-cookie", cookie)
    return response


def _answered(question: ApiRoute, answer: ApiResponse, caller: Caller) -> Response:
    assert answer.status in question.answers, f"{question.name} never answers {answer.status}"
    kept = KEPT[question.kept]
    headers = {"cache-control": f"private, {kept}" if answer.private else kept}
    if answer.location is not None:
        headers["location"] = answer.location
    if answer.body is None:
        return Response(status_code=answer.status, headers=headers)
    if answer.packed:
        headers["content-encoding"] = "gzip"
    raw = answer.body if isinstance(answer.body, bytes) else msgspec.json.encode(answer.body)
    if question.kept != "never":
        tag = f'"{hashlib.sha256(raw).hexdigest()[:32]}"'
        packing = "" if answer.packed is None else ", accept-encoding"
        headers |= {"etag": tag, "vary": f"accept-language{packing}"}
        if _has(caller, tag):
            return Response(status_code=304, headers=headers)
    return Response(raw, answer.status, headers, question.kind)


def _has(caller: Caller, tag: str) -> bool:
    """Whether the caller has the answer already."""
    named = caller.headers.get("if-none-match", "")[:LISTED]
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in named.split(","))
