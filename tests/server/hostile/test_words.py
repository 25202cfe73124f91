"""Names and words are data: nobody's page, terminal or log takes them for anything else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any
from unicodedata import normalize

import pytest

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.titles import find
from tests.server.support.houses import Running
from tests.server.support.party import Party, faults, gathered
from tests.server.support.raw import Phone, Said, arrived, asked

NAMES = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg/onload=x>',
    "{{7*7}} ${7*7} %s {0}",
    "'; DROP TABLE person; --",
    "שלום עולם",
    "Z̷̡̛ḁ̷͆l̸g̴o̵",
    "🛶🏽 Ω≈ç√",
    "\\u003cb\\u003e\\n",
)
WORDS = (*NAMES, "</script><!--]]>", '{"kind":"accepted"}', "﷽" * 166, "👩👩👧" * 150, "x" * 500)
UNSEEN = {
    "\x1b[2J\x1b]0;owned\x07\x00 \x7f": "[2J ]0;owned",
    "\u202eevil\u202c \u2066x\u2069\u200b": "evil x",
}
"""What would move a cursor or turn the writing round, and what is left of it."""


@pytest.fixture(scope="module")
def party(house: Running) -> Iterator[Party]:
    with gathered(house) as party:
        yield party


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def page(house: Running, path: str) -> str:
    answer = asked(house, "GET", path, accept="text/html", accept_language="en")
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer.body.decode()


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_shown_as_it_is_and_never_as_markup(house: Running, name: str) -> None:
    name = normalize("NFC", name)
    cookie = arrived(house, name)
    assert asked(house, "GET", "/api/me", cookie=cookie).json()["name"] == name
    table = asked(house, "POST", "/api/tables", {"game": "niagara"}, cookie).json()["id"]
    sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": name}, cookie)
    assert sat.json()["table"]["seats"][0]["name"] == name
    assert sat.json()["table"]["entropy"][0] == name
    assert escape(name) in page(house, f"/tables/{table}")
    for path in ("/", f"/tables/{table}", "/host", "/tables/<b>", "/?language=<b>"):
        assert name == escape(name) or name not in page(house, path)
        assert "<b>" not in page(house, path)
    with Phone(house, f"/api/tables/{table}/socket", cookie) as phone:
        phone.ask({"kind": "give_up", "id": "1"})
    record = asked(house, "GET", f"/api/tables/{table}/record").body
    assert read(record).header.seats[0].name == name
    verify(read(record), find("niagara").game)


def test_words_are_heard_as_they_were_said(party: Party) -> None:
    ana, ben = party.phones[:2]
    with party.undisturbed():
        for number, text in enumerate((*WORDS, *UNSEEN)):
            assert ana.ask({"kind": "say", "id": f"w{number}", "text": text})["kind"] == "accepted"
        ben.settle()
    heard = [said["text"] for heard in ben.heard("heard") for said in heard["said"]]
    assert heard == [*WORDS, *UNSEEN.values()]
    for path in ("/", f"/tables/{party.table}", "/host"):
        assert not any(text in page(party.house, path) for text in WORDS)


@pytest.mark.parametrize(
    "name",
    ["\x1b[31mred", "a\x00b", "\u202eevil", "a\u200bb", "\ue000", "👨‍👩‍👧", "x" * 41, "\u2028"],
)
def test_a_name_cannot_move_a_cursor(house: Running, name: Any) -> None:
    answer: Said = asked(house, "POST", "/api/me", {"name": name})
    assert (answer.status, answer.reason) == (422, "name-bad")
