"""What the house says of itself, for a person and for a program."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime, timedelta

from ludotheque.server.logs import Json, Patience, Text
from ludotheque.server.store.store import StoreTrouble


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
    when, _, rest = line.partition("  ")
    assert rest == "warning  table mivo-tarelu sleeps"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", when)
    assert abs(datetime.fromisoformat(when) - datetime.now(UTC)) < timedelta(minutes=1)


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


def test_the_same_trouble_is_said_once_a_minute() -> None:
    now = [1000.0]
    patience = Patience(lambda: now[0])
    full, other = StoreTrouble("the disk is full"), StoreTrouble("table a: it cannot be read")

    def said(trouble: StoreTrouble) -> str | None:
        about = record("table %s: nothing was changed, as %s", "mivo", trouble)
        return about.getMessage() if patience.filter(about) else None

    line = "table mivo: nothing was changed, as the disk is full"
    assert [said(full) for _ in range(4)] == [line, None, None, None]
    assert said(other) is not None
    now[0] += 59.9
    assert said(full) is None
    now[0] += 0.2
    assert said(full) == f"{line} (4 more such lines)"
    now[0] += 61
    assert said(full) == line


def test_everything_else_is_said_as_often_as_it_happens() -> None:
    patience = Patience(lambda: 0.0)
    assert all(patience.filter(record("it failed: %s", ValueError("x"))) for _ in range(3))
    assert all(patience.filter(record("the disk is full")) for _ in range(3))
