"""What the house says of itself, for a person and for a program."""

from __future__ import annotations

import json
import logging
import re

from ludotheque.server.logs import Json, Text


def record(what: str, *facts: object, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("ludotheque.server.x", logging.WARNING, "", 0, what, facts, info)


def failure() -> Exception:
    try:
        raise ValueError("the river ran dry")
    except ValueError as error:
        return error


def test_one_line_for_a_person() -> None:
    line = Text().format(record("table %s sleeps", "mivo-tarelu"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d  warning  table mivo-tarelu sleeps", line)


def test_one_object_for_a_program() -> None:
    line = Json().format(record("table %s sleeps", "mivo-tarelu"))
    assert "\n" not in line
    said = json.loads(line)
    assert said.pop("time").endswith("Z")
    assert said == {
        "level": "warning",
        "what": "table mivo-tarelu sleeps",
        "where": "ludotheque.server.x",
    }


def test_an_error_comes_with_its_trace() -> None:
    first, *rest = Text().format(record("it failed", error=failure())).splitlines()
    assert first.endswith("it failed")
    assert rest[-1] == "    ValueError: the river ran dry"
    assert all(line.startswith("    ") for line in rest)
    told = json.loads(Json().format(record("it failed", error=failure())))
    assert told["trace"].endswith("ValueError: the river ran dry")


def test_nobody_can_write_a_line_of_their_own() -> None:
    line = Text().format(record("said: %s", "x\n2026-01-01 00:00:00  error  \x1b[31mfire"))
    assert "\n" not in line
    assert "\x1b" not in line
