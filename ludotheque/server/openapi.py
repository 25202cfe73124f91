"""The API's document, OpenAPI 3.1: written from the same list as the routes, so it cannot lie."""

from __future__ import annotations

import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from .question import JSON, Plain, Question
from .settings import VERSION
from .visitor import COOKIE
from .wire import FromGuest, FromHouse, Problem

Json = dict[str, Any]

ABOUT = f"""\
A house of out-of-print board games, played by people and bots.

Say your name (`POST /api/me`) and you are a guest, known by the cookie `{COOKIE}`. What the house
does not allow is a `Problem`: a key, the facts, and a sentence in your language.

A table is followed on a socket, `GET /api/tables/{{id}}/socket?since=0`, in text frames of JSON:
a guest sends the messages `FromGuest` and the house sends those of `FromHouse`, below.

A table's id is forgiving: capitals, a missing hyphen and accents do not matter.
"""

PARAMETERS: dict[str, Json] = {
    "id": {
        "description": "A table, such as mivo-tarelu.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    },
    "game": {
        "description": "A game, such as niagara.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    },
}
"""What stands in paths."""


def document(questions: Iterable[Question]) -> Json:
    questions = tuple(questions)
    bodies = [
        each
        for question in questions
        for each in (question.body, *question.answers.values())
        if each is not None
    ]
    socket = {"FromGuest": FromGuest, "FromHouse": FromHouse}
    types = dict.fromkeys([Problem, *bodies, *socket.values()])
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(types, schemas, strict=True))
    components |= {name: known[each] for name, each in socket.items()}
    paths: dict[str, Json] = {}
    for question in questions:
        operation = _operation(question, known)
        paths.setdefault(question.path, {})[question.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": VERSION, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(question: Question, known: dict[Any, Json]) -> Json:
    operation: Json = {
        "operationId": question.name,
        "summary": question.about,
        "parameters": [*_in_path(question), *_in_query(question.query)],
    }
    if question.who != "anybody":
        nobody: list[Json] = [{}] if question.who == "perhaps" else []
        operation["security"] = [{"guest": []}, *nobody]
    if question.body is not None:
        content = {JSON: {"schema": known[question.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"] = _responses(question, known)
    return operation


def _in_path(question: Question) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, **PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", question.path)
    ]


def _in_query(query: type[Plain]) -> list[Json]:
    _, components = msgspec.json.schema_components([query])
    parameters = []
    for name, schema in components[query.__name__]["properties"].items():
        about = schema.pop("description", None)
        parameter = {"name": name, "in": "query", "required": False, "schema": schema}
        parameters.append(parameter | ({"description": about} if about else {}))
    return parameters


def _responses(question: Question, known: dict[Any, Json]) -> Json:
    responses: dict[int, Json] = {}
    for status, body in question.answers.items():
        responses[status] = {"description": HTTPStatus(status).phrase}
        if body is not None:
            kind = question.kind.partition(";")[0]
            responses[status]["content"] = {kind: {"schema": known[body]}}
    if question.kept != "never":
        responses[304] = {"description": "You have it already (If-None-Match)."}
    for status, reasons in question.reasons.items():
        schema = {
            "allOf": [known[Problem], {"properties": {"reason": {"enum": list(reasons)}}}],
        }
        assert status not in responses, f"{question.name} answers {status} in two ways"
        responses[status] = {
            "description": ", ".join(reasons),
            "content": {JSON: {"schema": schema}},
        }
        if status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
            responses[status]["headers"] = {
                "Retry-After": {"description": "In seconds.", "schema": {"type": "integer"}}
            }
    return {str(status): each for status, each in sorted(responses.items())}


def written(questions: Iterable[Question]) -> bytes:
    return msgspec.json.encode(document(questions))
