"""docs/protocol.md says what the house does: its examples are read, its tables are compared."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ludotheque.client import HouseClient
from ludotheque.client.frames import understood
from ludotheque.client.table_socket import FAULTS
from ludotheque.games.niagara.game import Niagara
from ludotheque.protocol import wire
from ludotheque.server.http.routes import ROUTES
from ludotheque.server.objection import REASONS
from ludotheque.server.settings import Settings
from ludotheque.table.clock import Unlimited

from .guests import run

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
SENT = get_args(wire.FromGuest)
HEARD = get_args(wire.FromHouse)


def rows(heading: str) -> list[list[str]]:
    """The cells of the last table under a heading."""
    section = PAGE.split(f"{heading}\n", 1)[1].split("\n#", 1)[0]
    lines = re.findall(r"^\| (.*) \|$", section, re.MULTILINE)
    return [line.split(" | ") for line in lines[1:]]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_what_it_is_called(name: str, text: str) -> None:
    """And whole: written again it is the same, so no field was left out or made up."""
    kind: Any = getattr(wire, name)
    decoded = msgspec.json.decode(text, type=kind)
    assert json.loads(msgspec.json.encode(decoded)) == json.loads(text)


def test_every_message_and_every_body_has_an_example() -> None:
    named = {name for name, _ in EXAMPLES}
    bodies = {question.body for question in ROUTES if question.body is not None}
    assert {
        kind.__name__ for kind in (*SENT, *HEARD, *bodies, wire.TableInfo, wire.Problem)
    } <= named
    assert PAGE.count("```json") == len(EXAMPLES), "every example says what it is an example of"


def test_the_frame_is_one_of_niagara() -> None:
    text = dict(EXAMPLES)["Frame"]
    frame = understood(Niagara(), msgspec.json.decode(text, type=wire.Frame))
    assert frame.moves
    assert all(told.event.rule in Niagara().rulebook for told in frame.told)
    submitted = msgspec.json.decode(dict(EXAMPLES)["Submit"], type=wire.Submit)
    Niagara().codec.move(bytes(submitted.move))


def test_every_reason_is_in_the_table_with_its_status() -> None:
    named = {reason.strip("`"): int(status) for status, reason, _ in rows("## Errors")}
    assert named == REASONS


def test_every_question_is_on_the_page() -> None:
    angled = str.maketrans("{}", "<>")
    asked = {f"{question.method} {question.path.translate(angled)}" for question in ROUTES}
    named = set(re.findall(r"`((?:GET|POST|DELETE) /[\w/<>]+)[`?]", PAGE))
    assert named - {"GET /api/tables/<id>/socket", "GET /api/lobby"} == asked


def test_the_limits_are_the_houses_own() -> None:
    settings = Settings(data=Path())
    rates, limits = settings.rates, dict(rows("## Limits"))
    messages, writes, tables = rates.messages, rates.writes_by_person, rates.tables_by_person
    assert limits["messages, a person (without a name: an address)"] == (
        f"{messages.each_second:g} a second, {messages.burst:g} at once, over all sockets"
    )
    guests = rates.guests_by_address
    assert limits["new guests"] == (
        f"one in {1 / guests.each_second:g} seconds and address, {guests.burst:g} at once"
    )
    assert limits["requests that change something"] == (
        f"{writes.each_second:g} a second and person, {writes.burst:g} at once"
    )
    assert limits["new tables"] == (
        f"one in {1 / tables.each_second:g} seconds and person, {tables.burst:g} at once"
    )
    assert limits["a message to the house"] == f"{settings.message_size // 1024} KiB"
    assert limits["a request's body"] == f"{settings.body_size // 1024} KiB"
    assert limits["sockets from an address"] == str(settings.sockets_by_address)
    assert limits["followers of a seat"].startswith(f"{settings.followers},")
    assert limits["submissions of a seat that wait"].startswith(f"{settings.inbox};")
    assert "wait {:g} to {:g} seconds before each move".format(*settings.bot_delay) in PAGE
    assert (settings.absent_after, "after 5 minutes without a connection" in PAGE) == (300, True)
    assert (Unlimited.patience, "clock after 15" in PAGE) == (3, True)


def test_the_client_gives_up_on_the_codes_that_the_page_names() -> None:
    at_fault = {int(code) for code, _, then in rows("### When the link breaks") if "mend" in then}
    assert at_fault == FAULTS.keys()


def test_the_session_by_hand_ends_on_a_chair(url: str, tmp_path: Path) -> None:
    script, *_ = re.findall(r"```sh\n(house=.*?)```", PAGE, re.DOTALL)
    script = script.replace("http://127.0.0.1:8080", url) + 'echo; echo "$id $cookie"\n'
    done = subprocess.run(
        ["sh", "-eu"], input=script, capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stderr
    table, cookie = done.stdout.splitlines()[-1].split()

    async def session() -> None:
        async with HouseClient(url, cookie=cookie) as house, house.at(table) as seat:
            assert seat.number == 0
            assert seat.table.stage == "playing"
            assert 0 in (await anext(seat)).awaited

    run(session())
