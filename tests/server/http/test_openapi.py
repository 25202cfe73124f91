"""The API's document says what the house does, all of it, and nothing else."""

from __future__ import annotations

import copy
import itertools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from starlette.routing import Route
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.core.codec import Codec
from ludotheque.games.niagara.events import Event
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options
from ludotheque.server.app import create_app
from ludotheque.server.http.endpoint import Endpoint
from ludotheque.server.http.openapi import EXAMPLES as EXAMPLES_SENT
from ludotheque.server.http.openapi import SOCKET, STREAM, written
from ludotheque.server.http.routes import ROUTES
from ludotheque.server.objection import REASONS
from tests.server.support.houses import PATIENCE, Running, quick, running_house

EXAMPLES = os.environ.get("LUDOTHEQUE_EXAMPLES")
"""How often each question is asked. A long run sets many, and they are others each time."""

asked = settings(
    max_examples=int(EXAMPLES or 6),
    derandomize=EXAMPLES is None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

DOCUMENT: dict[str, Any] = json.loads(written(ROUTES))
questions = copy.deepcopy(DOCUMENT)
del questions["paths"][SOCKET]  # it can be asked, but only a websocket is answered in full
del questions["paths"][STREAM]  # it is answered without end
schema = schemathesis.openapi.from_dict(questions)


def without_cookies(document: dict[str, Any]) -> dict[str, Any]:
    """The same for a session that has its own cookie, so that none is made up for it."""
    open_to_all = copy.deepcopy(document)
    for operations in open_to_all["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
    return open_to_all


for_guests = schemathesis.openapi.from_dict(without_cookies(questions))

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
    allow_header_conformance,
]

PAGES = {
    "/",
    "/tables/{id}",
    "/host",
    "/host/hand",
    "/calls/confirm/{given}",
    "/calls/stop/{given}",
    "/games/{game}/{hash}/{file}",
}
"""For people, not for programs: these are not in the document."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("openapi")) as running:
        yield running


def test_it_is_openapi_3_1() -> None:
    assert DOCUMENT["openapi"] == "3.1.0"
    schemathesis.openapi.from_dict(DOCUMENT).validate()  # against the standard's own schema


def test_it_is_what_the_house_serves(house: Running) -> None:
    assert httpx.get(f"{house.url}/api").json() == DOCUMENT


def test_every_route_is_in_it_and_the_other_way_round(tmp_path: Path) -> None:
    routes = [each for each in create_app(quick(tmp_path)).routes if isinstance(each, Route)]
    served = {
        (route.path, method)
        for route in routes
        if isinstance(route.app, Endpoint)
        for method in route.app.questions
    }
    written = {
        (path, method.upper()) for path, each in DOCUMENT["paths"].items() for method in each
    }
    assert served | {(SOCKET, "GET"), (STREAM, "GET")} == written
    assert {each.path for each in routes} | {SOCKET} == {path for path, _ in written} | PAGES


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for each in value.values():
            yield from references(each)
    elif isinstance(value, list):
        for each in value:
            yield from references(each)


def test_every_reference_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    assert set(references(DOCUMENT)) <= known


def test_every_question_has_a_name_of_its_own_and_says_what_it_is_about() -> None:
    names = [question.name for question in ROUTES]
    assert len(set(names)) == len(names)
    assert all(question.about.endswith(".") for question in ROUTES)


def test_every_parameter_of_a_path_is_described() -> None:
    for path, operations in DOCUMENT["paths"].items():
        for operation in operations.values():
            described = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
            assert described == set(re.findall(r"{(\w+)}", path))


def test_the_messages_of_the_socket_are_in_it() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert len(schemas["FromGuest"]["anyOf"]) == 14
    assert len(schemas["FromHouse"]["anyOf"]) == 13
    assert {"Submit", "Frame", "Refused"} <= schemas.keys()


def test_the_socket_is_in_it(house: Running) -> None:
    """As a question that is answered in full only to who asks for an upgrade."""
    responses = DOCUMENT["paths"][SOCKET]["get"]["responses"]
    assert set(responses) == {"101", "400", "403", "404", "409", "429", "503"}
    for query, origin, status in (
        ("since=x", house.url, 400),
        ("protocol=2", house.url, 409),
        ("", "https://elsewhere.example", 403),
        ("", house.url, 404),
    ):
        with pytest.raises(InvalidStatus) as refused:
            connect(
                f"{house.socket_url}{SOCKET.format(id='no-such')}?{query}",
                additional_headers={"origin": origin},
            )
        answer = refused.value.response
        assert answer.status_code == status
        reason = json.loads(answer.body)["reason"]
        assert reason in responses[str(status)]["description"].split(", ")


def test_only_what_is_sent_is_closed_to_unknown_fields() -> None:
    """A later house may say more, and a client of today must not choke on it."""
    schemas = DOCUMENT["components"]["schemas"]
    closed = {name for name, each in schemas.items() if "additionalProperties" in each}
    sent = {each["$ref"].rpartition("/")[2] for each in schemas["FromGuest"]["anyOf"]}
    bodies = {question.body.__name__ for question in ROUTES if question.body is not None}
    assert closed - {"Problem"} == sent | bodies | {"Unlimited", "Stock", "Daily"}


def test_fields_are_described_where_the_structs_describe_them() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert "SHA-256" in schemas["TableInfo"]["properties"]["commitment"]["description"]
    assert "name-bad" in schemas["Guest"]["properties"]["name"]["description"]


def test_the_examples_are_what_the_house_takes() -> None:
    for question in ROUTES:
        if question.body is not None:
            msgspec.convert(EXAMPLES_SENT[question.body.__name__], question.body)


def test_every_answer_that_sets_the_cookie_says_so(house: Running) -> None:
    nobody = requests.get(f"{house.url}/api/me", timeout=PATIENCE)
    with requests.Session() as session:
        answers = {
            "introduce": session.post(f"{house.url}/api/me", json={"name": "Baked"}),
            "me": session.get(f"{house.url}/api/me"),
            "rename": session.post(f"{house.url}/api/me/name", json={"name": "Baked"}),
            "claim": session.post(f"{house.url}/api/me/claim", json={"passphrase": "abcdefgh"}),
            "enter": session.post(
                f"{house.url}/api/me/enter", json={"name": "Baked", "passphrase": "abcdefgh"}
            ),
            "tables": session.get(f"{house.url}/api/tables"),
            "forget": session.delete(f"{house.url}/api/me"),
        }
    operations = {
        operation["operationId"]: operation
        for path in DOCUMENT["paths"].values()
        for operation in path.values()
    }
    for name, answer in [*answers.items(), ("me", nobody)]:
        said = operations[name]["responses"][str(answer.status_code)].get("headers", {})
        assert ("set-cookie" in answer.headers) == ("Set-Cookie" in said), name


# What a game's own data look like


def test_every_frame_of_a_whole_game_is_what_its_schema_says(house: Running) -> None:
    shape = httpx.get(f"{house.url}/api/games/niagara/schema").json()
    checks = {
        name: jsonschema_rs.Draft202012Validator(shape | {"$ref": f"#/$defs/{name}"})
        for name in ("Options", "View", "Move", "Event")
    }
    game, rng = Niagara(), Random(5)
    events: list[Event] = []
    state = game.setup(Options(seats=3))
    checks["Options"].validate(built(state.options))
    while seats := game.awaited(state):
        move = game.sample(state, seats[0], rng)
        checks["Move"].validate(built(move))
        state = game.apply(state, seats[0], move, events.append)
        checks["View"].validate(built(game.view(state, 0)))
    for event in events:
        checks["Event"].validate(built(event))
    assert not checks["Move"].is_valid({"kind": "lay", "tile": 7})
    assert not checks["Event"].is_valid({"kind": "tile_laid", "seat": 0})


def built(thing: Any) -> Any:
    return json.loads(Codec.encode(thing))


def test_a_game_that_is_not_here_has_no_schema(house: Running) -> None:
    answer = httpx.get(f"{house.url}/api/games/chess/schema")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-game")


def test_every_reason_is_one_of_the_house() -> None:
    for question in ROUTES:
        for status, reasons in question.reasons.items():
            assert all(REASONS[reason] == status for reason in reasons)


# Every question that the document allows, and many that it does not


@schema.parametrize()
@asked
def test_nobody_asks_anything(case: schemathesis.Case[Any], house: Running) -> None:
    with requests.Session() as session:
        response = case.call(base_url=house.url, session=session)
    case.validate_response(response, checks=CHECKS)


@for_guests.parametrize()
@asked
def test_a_guest_asks_about_a_real_table(
    case: schemathesis.Case[Any], house: Running, session: requests.Session, table: str
) -> None:
    if "id" in case.path_parameters and case.path_parameters["id"] != "0":
        case.path_parameters["id"] = table
    response = case.call(base_url=house.url, session=session)
    case.validate_response(response, checks=CHECKS)


guests = itertools.count(1)


@pytest.fixture
def session(house: Running) -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.post(
            f"{house.url}/api/me", json={"name": f"Guest {next(guests)}"}
        ).raise_for_status()
        yield session


@pytest.fixture
def table(house: Running, session: requests.Session) -> str:
    asked = {"game": "niagara", "seats": ["person", "person", "novice"]}
    made = session.post(f"{house.url}/api/tables", json=asked)
    made.raise_for_status()
    return str(made.json()["id"])
