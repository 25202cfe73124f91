"""OpenAPI 3.1 document of the API: written from the same list as the routes, so it cannot lie."""

from __future__ import annotations

import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from ludotheque.protocol.json_schema import Json, shapes
from ludotheque.protocol.wire import FromGuest, FromHouse, LobbyLists, Problem
from ludotheque.server.objection import REASONS
from ludotheque.server.settings import VERSION

from . import lobby_stream
from .request import COOKIE
from .route import JSON, ApiRoute, Query

ABOUT = f"""\
A house of out-of-print board games, played by people and bots.

Say your name (`POST /api/me`) and you are a guest, known by the cookie `{COOKIE}`. What the house
does not allow is a `Problem`: a key, the facts, and a sentence in your language.

A table is followed on a socket, `GET /api/tables/{{id}}/socket?since=0`, in text frames of JSON:
a guest sends the messages `FromGuest` and the house sends those of `FromHouse`, below. What comes
when, and what to do when the link breaks, is told in `docs/protocol.md` of the house's source.

What a game's options, views, moves and events look like: `GET /api/games/{{game}}/schema`.

A table's id is forgiving: capitals, a missing hyphen and accents do not matter. In answers, ignore
fields that you do not know; in what you send, nothing unknown is taken.
"""

PARAMETERS: dict[str, Json] = {
    "day": {
        "description": "A day, by universal time.",
        "schema": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
    },
    "id": {
        "description": "A table, such as mivo-tare-lunoka.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    },
    "game": {
        "description": "A game, such as niagara.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    },
    "name": {
        "description": "One of the game's characters, such as odile.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    },
    "at": {
        "description": "The number of a line of the record.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999999},
    },
}
"""What stands in paths."""

EXAMPLES: dict[str, Json] = {
    "Guest": {"name": "Ana"},
    "Claim": {"passphrase": "three canoes and a ruby"},
    "Enter": {"name": "Ana", "passphrase": "three canoes and a ruby"},
    "Delete": {"passphrase": "three canoes and a ruby"},
    "NewTable": {
        "game": "niagara",
        "options": {"fork": "random"},
        "seats": ["person", "person", "amateur"],
        "pace": {"kind": "live", "minutes": 15, "increment": 10},
    },
    "Sit": {"entropy": "a1f09c2be07d4d55"},
    "Fill": {"strength": "novice"},
    "CallWishes": {"language": "fr", "zone": "Europe/Paris", "quiet": [1320, 480], "off": {}},
    "OpenDevice": {
        "endpoint": "https://push.example.org/wpush/v2/gAAAAABn",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpk"
        "NtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "name": "Téléphone",
    },
    "OpenMailbox": {"address": "ana@example.org"},
    "LetOpen": {"opens": True, "passphrase": "three canoes and a ruby"},
    "AskLetter": {"address": "ana@example.org"},
    "UseLatchkey": {"latchkey": "K7QF-2MWX"},
    "HostReport": {"room": "players", "number": 12, "why": "This is no way to speak."},
}
"""Of what is sent, by the name of the struct."""

NAME = "1 to 40 characters that can be seen, once it is trimmed; else the house says `name-bad`."
"""No limit of the schema's: what is trimmed and composed first, it cannot count."""

BAKED = {
    "me": "The same cookie, which lasts anew.",
    "introduce": "Who you are from now on; only for somebody new.",
    "claim": "A new one: those from before are void.",
    "enter": "Who you are from now on.",
    "use_latchkey": "Who you are from now on.",
    "forget": "The cookie, emptied.",
}
"""The questions that set the cookie, if they have their usual answer, which is the first."""

SOCKET = "/api/tables/{id}/socket"
TURNED_AWAY = (
    "bad-request",
    "wrong-origin",
    "other-protocol",
    "no-such-table",
    "no-such-page",
    "too-fast",
    "house-busy",
    "house-full",
    "house-ill",
    "rules-newer",
    "game-missing",
)
"""Why no socket is opened. There is no such page for who asks without an upgrade."""
STREAM = lobby_stream.PATH
NOT_SHOWN = ("too-fast", "house-busy", "house-full", "house-ill")
"""Why the lobby is not shown."""


def document(questions: Iterable[ApiRoute]) -> Json:
    questions = tuple(questions)
    answers = [each for question in questions for each in question.answers.values()]
    taken = dict.fromkeys([FromGuest, *(each.body for each in questions if each.body is not None)])
    given = dict.fromkeys(
        [FromHouse, Problem, LobbyLists, *(each for each in answers if each is not None)]
    )
    schemas, components = shapes(taken, given, "#/components/schemas/{name}")
    known = dict(zip((*taken, *given), schemas, strict=True))
    components |= {"FromGuest": known[FromGuest], "FromHouse": known[FromHouse]}
    for struct in ("Guest", "Enter"):
        components[struct]["properties"]["name"]["description"] = NAME
    paths: dict[str, Json] = {}
    for question in questions:
        operation = _operation(question, known)
        paths.setdefault(question.path, {})[question.method.lower()] = operation
    paths[SOCKET] = {"get": _socket(known[Problem])}
    paths[STREAM] = {"get": _stream(known[Problem])}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": VERSION, "description": ABOUT},
        "servers": [{"url": "/", "description": "This house."}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(question: ApiRoute, known: dict[Any, Json]) -> Json:
    operation: Json = {
        "operationId": question.name,
        "summary": question.about,
        "parameters": [*_in_path(question.path), *_in_query(question.query)],
    }
    if question.who != "anybody":
        nobody: list[Json] = [{}] if question.who == "perhaps" else []
        operation["security"] = [{"guest": []}, *nobody]
    if question.body is not None:
        example = EXAMPLES[question.body.__name__]
        content = {JSON: {"schema": known[question.body], "example": example}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"] = _responses(question, known)
    return operation


def _socket(refusal: Json) -> Json:
    """A websocket, as far as OpenAPI can tell of one."""
    since = {
        "name": "since",
        "in": "query",
        "required": False,
        "description": "The `at` of the last frame that you have seen.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    }
    opened = {"description": "A websocket: you send `FromGuest`, and the house `FromHouse`."}
    return {
        "operationId": "socket",
        "summary": "Follow a table: play at it if you sit there, else watch.",
        "description": "With the headers of a websocket's handshake (RFC 6455).",
        "parameters": [*_in_path(SOCKET), since, *_in_query(Query)],
        "security": [{"guest": []}, {}],
        "responses": {
            "101": opened,
            **_refusals(refusal, TURNED_AWAY),
        },
    }


def _stream(refusal: Json) -> Json:
    shown = {
        "description": "Events `lists` (`LobbyLists`), `mine` and `pulse`, until you hang up.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
    return {
        "operationId": "lobby",
        "summary": "Be told what changes in the lobby's lists, as Server-Sent Events.",
        "parameters": _in_query(Query),
        "security": [{"guest": []}, {}],
        "responses": {"200": shown, **_refusals(refusal, NOT_SHOWN)},
    }


def _refusals(refusal: Json, reasons: Iterable[str]) -> Json:
    by_status: dict[int, list[str]] = {}
    for reason in reasons:
        by_status.setdefault(REASONS[reason], []).append(reason)
    return {str(status): _no(refusal, by_status[status]) for status in sorted(by_status)}


def _no(refusal: Json, reasons: Iterable[str]) -> Json:
    reasons = list(reasons)
    schema = {"allOf": [refusal, {"properties": {"reason": {"enum": reasons}}}]}
    return {"description": ", ".join(reasons), "content": {JSON: {"schema": schema}}}


def _in_path(path: str) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, **PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _in_query(query: type[Query]) -> list[Json]:
    _, components = msgspec.json.schema_components([query])
    parameters = []
    for name, schema in components[query.__name__]["properties"].items():
        about = schema.pop("description", None)
        parameter = {"name": name, "in": "query", "required": False, "schema": schema}
        parameters.append(parameter | ({"description": about} if about else {}))
    return parameters


def _responses(question: ApiRoute, known: dict[Any, Json]) -> Json:
    responses: dict[int, Json] = {}
    for status, body in question.answers.items():
        responses[status] = {"description": HTTPStatus(status).phrase}
        if body is not None:
            kind = question.kind.partition(";")[0]
            responses[status]["content"] = {kind: {"schema": known[body]}}
        if question.name in BAKED and status == next(iter(question.answers)):
            cookie = {"description": BAKED[question.name], "schema": {"type": "string"}}
            responses[status]["headers"] = {"Set-Cookie": cookie}
    if question.kept != "never":
        responses[304] = {"description": "You have it already (If-None-Match)."}
    for status, reasons in question.reasons.items():
        assert status not in responses, f"{question.name} answers {status} in two ways"
        responses[status] = _no(known[Problem], reasons)
        if status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
            responses[status]["headers"] = {
                "Retry-After": {"description": "In seconds.", "schema": {"type": "integer"}}
            }
    return {str(status): each for status, each in sorted(responses.items())}


def written(questions: Iterable[ApiRoute]) -> bytes:
    return msgspec.json.encode(document(questions))
