"""The API's document says what the house does, all of it, and nothing else."""

from __future__ import annotations

import copy
import itertools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
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

from ludotheque.server.address import Address
from ludotheque.server.api import QUESTIONS
from ludotheque.server.app import create_app
from ludotheque.server.objection import REASONS
from ludotheque.server.openapi import written

from .houses import Running, quick, running_house

EXAMPLES = os.environ.get("LUDOTHEQUE_EXAMPLES")
"""How often each question is asked. A long run sets many, and they are others each time."""

asked = settings(
    max_examples=int(EXAMPLES or 6),
    derandomize=EXAMPLES is None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

DOCUMENT: dict[str, Any] = json.loads(written(QUESTIONS))
schema = schemathesis.openapi.from_dict(DOCUMENT)


def without_cookies(document: dict[str, Any]) -> dict[str, Any]:
    """The same for a session that has its own cookie, so that none is made up for it."""
    open_to_all = copy.deepcopy(document)
    for operations in open_to_all["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
    return open_to_all


for_guests = schemathesis.openapi.from_dict(without_cookies(DOCUMENT))

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

PAGES = {"/", "/tables/{id}", "/host"}
"""For people, not for programs: these are not in the document."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("openapi")) as running:
        yield running


def test_it_is_openapi_3_1() -> None:
    assert DOCUMENT["openapi"] == "3.1.0"
    schema.validate()  # against the standard's own schema


def test_it_is_what_the_house_serves(house: Running) -> None:
    assert httpx.get(f"{house.url}/api").json() == DOCUMENT


def test_every_route_is_in_it_and_the_other_way_round(tmp_path: Path) -> None:
    routes = [each for each in create_app(quick(tmp_path)).routes if isinstance(each, Route)]
    served = {
        (route.path, method)
        for route in routes
        if isinstance(route.app, Address)
        for method in route.app.questions
    }
    written = {
        (path, method.upper()) for path, each in DOCUMENT["paths"].items() for method in each
    }
    assert served == written
    assert {each.path for each in routes} == {path for path, _ in written} | PAGES


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
    names = [question.name for question in QUESTIONS]
    assert len(set(names)) == len(names)
    assert all(question.about.endswith(".") for question in QUESTIONS)


def test_every_parameter_of_a_path_is_described() -> None:
    for path, operations in DOCUMENT["paths"].items():
        for operation in operations.values():
            described = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
            assert described == set(re.findall(r"{(\w+)}", path))


def test_the_messages_of_the_socket_are_in_it() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert len(schemas["FromGuest"]["anyOf"]) == 8
    assert len(schemas["FromHouse"]["anyOf"]) == 9
    assert {"Submit", "Frame", "Refused"} <= schemas.keys()


def test_every_reason_is_one_of_the_house() -> None:
    for question in QUESTIONS:
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
