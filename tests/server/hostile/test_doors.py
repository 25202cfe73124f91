"""Cookies that are none, requests that are none, and names that would like to be markup."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.server.store.sqlite import DATABASE
from tests.server.support.houses import Running, running_house
from tests.server.support.party import Party, faults, gathered
from tests.server.support.raw import Phone, arrived, asked, shouted

EXAMPLES = os.environ.get("LUDOTHEQUE_EXAMPLES")
"""How many forgeries are tried. A long run sets many, and they are others each time."""

forged = settings(max_examples=int(EXAMPLES or 40), derandomize=EXAMPLES is None, deadline=None)


@pytest.fixture(scope="module")
def party(house: Running) -> Iterator[Party]:
    with gathered(house) as party:
        yield party


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def unknown(party: Party, cookie: str) -> None:
    """This cookie makes its bearer nobody, over HTTP and on the socket."""
    assert asked(party.house, "GET", "/api/me", cookie=cookie).status == 204
    answer = asked(party.house, "POST", f"/api/tables/{party.table}/rematch", cookie=cookie)
    assert (answer.status, answer.reason) == (401, "nobody")
    party.discreet(answer)
    with Phone(party.house, party.path, cookie) as phone:
        phone.settle()
        assert phone.last("table_now")["seat"] is None
        assert phone.last("frame")["moves"] == []
        answered = phone.ask({"kind": "give_up", "id": "1"})
        assert answered["problem"]["reason"] == "nobody"
        party.discreet(phone)


# Cookies

SAFE = st.text(st.characters(min_codepoint=33, max_codepoint=255, exclude_characters=";\x7f"))


@forged
@given(data=st.data())
def test_a_forged_cookie_is_nobodys(party: Party, data: st.DataObject) -> None:
    """Cut, spliced, doubled, and made of parts of several good ones."""
    real = [cookie.partition("=")[2] for cookie in party.cookies]
    parts = [part for cookie in real for part in cookie.split(".")]
    kind = data.draw(st.sampled_from(["edit", "splice", "parts", "text"]))
    if kind == "edit":
        cookie = data.draw(st.sampled_from(real))
        start = data.draw(st.integers(0, len(cookie)))
        stop = data.draw(st.integers(start, len(cookie)))
        value = cookie[:start] + data.draw(SAFE) + cookie[stop:]
    elif kind == "splice":
        one, other = data.draw(st.permutations(real))[:2]
        value = one[: data.draw(st.integers(0, 40))] + other[data.draw(st.integers(0, 40)) :]
    elif kind == "parts":
        value = ".".join(data.draw(st.lists(st.sampled_from(parts), max_size=5)))
    else:
        value = data.draw(SAFE)
    if value.strip() not in real:
        answer = asked(party.house, "GET", "/api/me", cookie=f"ludotheque={value}")
        assert answer.status == 204


def test_what_a_forger_would_try_first(party: Party) -> None:
    _, _, good = party.cookies[0].partition("=")
    held, stamp, signature = good.split(".")
    with party.undisturbed():
        for value in (
            held,
            f"{held}.{stamp}.",
            f"{held.replace('-0', '-1')}.{stamp}.{signature}",
            f"{party.cookies[1].partition('=')[2].split('.')[0]}.{stamp}.{signature}",
            f"{held}.{stamp}.{signature}=",
            f"{held}.{stamp}.{signature}%00",
            f'"{good}"',
            "x" * 8000,
            "admin",
        ):
            unknown(party, f"ludotheque={value}")
        unknown(party, f"Ludotheque={good}")
        unknown(party, f"ludotheque ={good}x")


def test_of_two_cookies_the_first_counts(party: Party) -> None:
    _, _, ana = party.cookies[0].partition("=")
    _, _, ben = party.cookies[1].partition("=")
    both = asked(party.house, "GET", "/api/me", cookie=f"ludotheque={ben}; ludotheque={ana}")
    assert both.json()["name"] == "Ben"
    unknown(party, f"ludotheque=x; ludotheque={ana}")
    raw = f"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: ludotheque={ana}\r\n"
    twice = shouted(party.house, f"{raw}cookie: ludotheque={ben}\r\n\r\n".encode())
    assert twice.json()["name"] == "Ana"


def test_a_cookie_of_another_house(party: Party, tmp_path: Path) -> None:
    with running_house(tmp_path) as other:
        cookie = arrived(other, "Ana")
    unknown(party, cookie)


def test_a_cookie_works_from_anywhere_until_everybody_is_sent_away(tmp_path: Path) -> None:
    """It is a bearer's: whoever has it is that person, until the person leaves everywhere."""
    with running_house(tmp_path, proxies=("127.0.0.1",)) as house, gathered(house) as party:
        away = {"x-forwarded-for": "203.0.113.7"}

        def thief(cookie: str) -> Phone:
            phone = Phone(house, party.path, cookie, None, **away)
            phone.settle()
            assert phone.last("table_now")["seat"] == 0
            return phone

        old, secret = party.cookies[0], {"passphrase": "three canoes and a ruby"}
        with thief(old) as early:
            claimed = asked(house, "POST", "/api/me/claim", secret, old)
            new = claimed.headers["set-cookie"].partition(";")[0]
            assert early.closed() == 1008, "who is in already is sent out, too"
        unknown(party, old)
        assert asked(house, "GET", "/api/me", cookie=new).json()["claimed"]
        with thief(new) as later:
            left = asked(house, "DELETE", "/api/me?everywhere=1", cookie=new, x_forwarded_for="::1")
            assert left.status == 204
            assert later.closed() == 1008
        unknown(party, new)
        entered = asked(house, "POST", "/api/me/enter", {"name": "Ana", **secret})
        party.cookies[0] = entered.headers["set-cookie"].partition(";")[0]
        party.phones[0].close()
        with party.phone(0) as party.phones[0], party.undisturbed():
            party.phones[0].settle()
            assert party.phones[0].last("table_now")["seat"] == 0


# Requests


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fetc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%2e%2e",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/" + "a" * 15_000,
        "/api/tables/%f0%9f%90%9f",
        "/api/tables/..%5c..%5c" + DATABASE,
        "/api/games/..%2f..%2fniagara/rulebook",
        "/api/games/%2e%2e/rulebook",
        "/tables/..%2f..%2fetc",
        "/tables/../../" + DATABASE,
        "/" + DATABASE,
        "//" + DATABASE,
        "/%2e%2e/house/" + DATABASE,
        "/pages.css",
        "/.git/config",
    ],
    ids=lambda path: path[:40],
)
def test_no_path_leads_out_of_the_house(party: Party, path: str) -> None:
    answer = asked(party.house, "GET", path)
    assert answer.status == 404
    assert b"SQLite" not in answer.body
    party.discreet(answer)
    answer = asked(party.house, "POST", f"{path}/seat", {}, party.cookies[3])
    assert answer.status == 404


def test_another_site_can_neither_write_nor_sit_down(party: Party) -> None:
    path = f"/api/tables/{party.table}"
    with party.undisturbed():
        for origin in ("https://evil.example", "null", "https://games.example.org:444", "file://"):
            for method, at in (
                ("POST", "/api/me"),
                ("POST", "/api/me/name"),
                ("DELETE", "/api/me?everywhere=1"),
                ("POST", "/api/tables"),
                ("POST", f"{path}/seat"),
                ("DELETE", f"{path}/seat"),
                ("POST", f"{path}/fill"),
                ("POST", f"{path}/rematch"),
            ):
                answer = asked(party.house, method, at, {}, party.cookies[0], origin=origin)
                assert (answer.status, answer.reason) == (403, "wrong-origin")
            assert (
                asked(party.house, "GET", path, origin=origin)
                .headers.keys()
                .isdisjoint({"access-control-allow-origin", "access-control-allow-credentials"})
            )
    broken = asked(party.house, "POST", "/api/me", {}, host="[::1", origin="http://[::1")
    assert broken.reason == "wrong-origin", "two that cannot be read are not the same"
    preflight = asked(party.house, "OPTIONS", "/api/me", origin="https://evil.example")
    assert preflight.status == 405
    assert "access-control-allow-origin" not in preflight.headers


HEAD = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
NAME = b'{"name":"Eve"}'


def ending(part: object) -> str | None:
    return part[-30:].decode("latin-1") if isinstance(part, bytes) else None


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),  # a wish for https
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n", 400),
        (b"GET /api/me HTTP/1.1\r\nhost x\r\n\r\n", 400),
        (b"GET /api/me HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 90 + b"\r\n", 204),
        (b"GET /api/me HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 2000 + b"\r\n", 400),
        (b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: " + b"a=b;" * 4000 + b"\r\n\r\n", 204),
        (b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: " + b"a=b;" * 9000 + b"\r\n\r\n", 400),
        (
            b"GET /api/me HTTP/1.1\r\nhost: x\r\naccept-language: "
            + b"fr;q=," * 2600
            + b"\r\n\r\n",
            204,
        ),
        (HEAD + b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (HEAD + b"content-length: 5\r\ncontent-length: 6\r\n\r\n" + NAME, 400),
        (HEAD + b"content-length: -5\r\n\r\n" + NAME, 400),
        (HEAD + b"content-length: 99999999999999999\r\n\r\n" + NAME, 413),
        (HEAD + b"content-length: 65537\r\n\r\n" + NAME, 413),
        (HEAD + b"transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n", 400),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n10001\r\n" + b" " * 65537 + b"\r\n", 413),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 65537, 413),
    ],
    ids=ending,
)
def test_what_is_no_request(party: Party, raw: bytes, status: int) -> None:
    with party.undisturbed():
        answer = shouted(party.house, raw)
        assert answer.status == status
        party.discreet(answer)


@pytest.mark.parametrize(
    "raw",
    [
        HEAD + b"content-length: 14\r\n\r\n{",
        HEAD + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=ending,
)
def test_a_body_whose_rest_never_comes(tmp_path: Path, raw: bytes) -> None:
    """In a house of little patience: where every body comes, a slow machine must not matter."""
    with (
        running_house(tmp_path, body_patience=0.3) as house,
        gathered(house) as party,
        party.undisturbed(),
    ):
        answer = shouted(house, raw)
        assert (answer.status, answer.reason) == (400, "bad-request")
        party.discreet(answer)


def test_the_house_file_is_served_to_nobody(party: Party) -> None:
    """There is a seed in it, so this is what must not get out."""
    with sqlite3.connect(party.house.settings.data / DATABASE) as file:
        (sheet,) = file.execute("SELECT sheet FROM tables WHERE id = ?", (party.table,)).fetchone()
    file.close()
    assert party.secrets()[0].encode() in sheet
    for path in ("/", "/api", "/healthz", "/metrics", "/host", f"/tables/{party.table}"):
        party.discreet(asked(party.house, "GET", path))
    for path in ("/api/tables", "/api/tables?mine=1", f"/api/tables/{party.table}"):
        party.discreet(asked(party.house, "GET", path, cookie=party.cookies[1]))
    record = asked(party.house, "GET", f"/api/tables/{party.table}/record", cookie=party.cookies[0])
    assert (record.status, record.reason) == (409, "not-over")
