"""What the house does not understand, does not allow, and does not let out."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server.http.middleware import HouseMiddleware
from ludotheque.server.metrics import Metrics
from tests.server.support.guests import problem, seated, somebody
from tests.server.support.houses import PATIENCE, Running, running_house

SECURITY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
}


# What the house does not understand


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"game": 1}',
        b'{"game": "niagara", "gme": 1}',
        b'{"game": "niagara", "options": {"seats": 1.5}}',
        b'{"game": "niagara", "options": {"seats": true}}',
        b'{"game": "niagara", "seats": "person"}',
        b'{"game": "niagara", "seats": ["god"]}',
        b'{"game": "niagara", "pace": {"kind": "live", "minutes": 0}}',
        b'{"game": "\xff"}',
        b'{"game": "\\ud800"}',
        b"[" * 60000,
        b'{"options":' * 5000,
    ],
)
def test_a_body_that_is_none(guest: httpx.Client, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = guest.post("/api/tables", content=body, headers=headers)
    assert problem(answer, 400, "bad-request")["facts"]["why"]


@pytest.mark.parametrize(
    "query",
    [
        "stage=begun",
        "most=0",
        "most=101",
        "most=ten",
        "mine=yes",
        "before=x",
        "before=9999999999999999-mivo",
        "color=red",
        "stage=over&stage=over",
        "language=es",
        "stage=null",
        "game=",
    ],
)
def test_a_query_that_is_none(nobody: httpx.Client, query: str) -> None:
    problem(nobody.get(f"/api/tables?{query}"), 400, "bad-request")


def test_only_json_is_read(guest: httpx.Client) -> None:
    body = b'{"game": "niagara"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"):
        answer = guest.post("/api/tables", content=body, headers={"content-type": kind})
        problem(answer, 415, "wrong-type")
    kind = "Application/JSON; charset=utf-8"
    assert guest.post("/api/tables", content=body, headers={"content-type": kind}).is_success


def test_where_no_body_is_expected(house: Running, guest: httpx.Client) -> None:
    table = seated(guest)
    problem(guest.post(f"/api/tables/{table}/rematch", content=b"hello"), 400, "bad-request")
    problem(guest.post(f"/api/tables/{table}/rematch", json={}), 409, "not-over")


def test_too_much_is_not_read(guest: httpx.Client) -> None:
    headers = {"content-type": "application/json"}
    problem(guest.post("/api/me", content=b" " * 65537, headers=headers), 413, "too-large")

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    problem(guest.post("/api/me", content=endless(), headers=headers), 413, "too-large")
    most = b'{"name": "Ana"}'.ljust(65536)
    assert guest.post("/api/me", content=most, headers=headers).status_code == 200


def test_a_body_that_never_comes(house: Running) -> None:
    host, _, port = house.url.removeprefix("http://").partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=PATIENCE)
    connection.putrequest("POST", "/api/me")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", "20")
    connection.endheaders(b'{"name"')
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["reason"]) == (400, "bad-request")
    connection.close()


def test_nothing_is_there(nobody: httpx.Client) -> None:
    for path in ("/nothing", "/api/", "/api/nothing", "/api/me/", "/%2e%2e/%2e%2e/etc"):
        problem(nobody.get(path), 404, "no-such-page")


def test_dots_in_a_path_lead_nowhere(house: Running) -> None:
    host, _, port = house.url.removeprefix("http://").partition(":")
    for path in ("/../../etc/passwd", "/tables/../../house.sqlite3", "/..%2f..%2fetc%2fpasswd"):
        connection = http.client.HTTPConnection(host, int(port), timeout=PATIENCE)
        connection.request("GET", path)
        assert connection.getresponse().status == 404
        connection.close()


def test_what_cannot_be_asked_that_way(nobody: httpx.Client) -> None:
    answer = nobody.put("/api/me", json={})
    problem(answer, 405, "wrong-method")
    assert answer.headers["allow"] == "GET, POST, DELETE, HEAD"
    answer = nobody.post("/", json={})
    problem(answer, 405, "wrong-method")
    assert "GET" in answer.headers["allow"]


def test_only_the_head_of_it(nobody: httpx.Client) -> None:
    whole, head = nobody.get("/api/games"), nobody.head("/api/games")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == whole.headers["etag"]


# Other sites, other languages


def test_another_site_cannot_write(house: Running, guest: httpx.Client) -> None:
    for origin in ("https://evil.example", "null", f"{house.url}.evil.example"):
        headers = {"origin": origin}
        problem(guest.post("/api/me", json={"name": "Eve"}, headers=headers), 403, "wrong-origin")
        problem(guest.delete("/api/me", headers=headers), 403, "wrong-origin")
        assert guest.get("/api/me", headers=headers).status_code == 200
    for origin in (house.url, "https://games.example.org"):
        assert guest.post("/api/me", json={"name": "Ana"}, headers={"origin": origin}).is_success


def test_the_house_answers_in_ones_own_language(nobody: httpx.Client) -> None:
    path = "/api/tables?mine=1"
    assert nobody.get(path).json()["text"] == "Dites d’abord votre nom."
    german = nobody.get(path, headers={"accept-language": "de-CH, fr;q=0.5"})
    assert german.headers["content-language"] == "de"
    english = nobody.get(f"{path}&language=en", headers={"accept-language": "de"})
    assert english.headers["content-language"] == "en"
    assert len({each.json()["text"] for each in (german, english, nobody.get(path))}) == 3


def test_no_answer_lacks_its_headers(nobody: httpx.Client) -> None:
    for path in ("/", "/api", "/api/me", "/nothing", "/healthz", "/metrics", "/tables/x", "/host"):
        headers = nobody.get(path).headers
        assert SECURITY.items() <= dict(headers).items(), path
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "server" not in headers
        cached = "no-cache" if path == "/api" else "no-store"
        assert headers["cache-control"] == cached


# When something is wrong with the house itself


def test_a_house_that_cannot_remember_is_ill(tmp_path: Path) -> None:
    with running_house(tmp_path) as house, somebody(house) as guest:
        assert guest.get("/healthz").json()["status"] == "ok"

        async def fail() -> None:
            house.house.store.close()  # type: ignore[attr-defined]

        house.ask(fail)
        ill = guest.get("/healthz")
        assert (ill.status_code, ill.json()["status"]) == (503, "ill")
        refused = guest.get("/api/tables")
        problem(refused, 503, "house-ill")
        assert refused.headers["retry-after"] == "30"


def asked(app: ASGIApp, path: str = "/") -> tuple[int, dict[str, str], bytes]:
    """The answer of an application, without a server."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {"type": "http", "method": "GET", "path": path, "headers": []}
    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    start, *rest = sent
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    return start["status"], headers, b"".join(each.get("body", b"") for each in rest)


def test_an_error_of_ours_leaks_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("a secret of the house")

    status, headers, body = asked(HouseMiddleware(broken, Metrics("1")))
    assert (status, json.loads(body)["reason"]) == (500, "house-error")
    assert b"secret" not in body
    assert SECURITY.items() <= headers.items()
    assert "a secret of the house" in caplog.text  # but the host can read it


def test_half_an_answer_is_broken_off(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise ValueError("too late")

    with pytest.raises(ValueError, match="too late"):
        asked(HouseMiddleware(broken, Metrics("1")))


def test_headers_that_an_answer_brings_are_kept() -> None:
    page = PlainTextResponse("x", headers={"cache-control": "max-age=1"})
    _, headers, _ = asked(HouseMiddleware(page, Metrics("1")))
    assert headers["cache-control"] == "max-age=1"
    assert headers["x-frame-options"] == "DENY"
