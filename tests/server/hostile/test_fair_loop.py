"""What one connection sends is looked at a slice at a time: nobody waits behind a blast."""

from __future__ import annotations

import asyncio
import http.client
import random
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import QueryParams
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.server.http import request, uvicorn_protocols
from ludotheque.server.limits.buckets import A_TURN, QUESTION
from ludotheque.server.limits.places import Places
from ludotheque.server.limits.turns import ASKER
from ludotheque.server.people.people import People
from ludotheque.server.people.person import Person
from tests.server.support.houses import PATIENCE, Running, running_house, wait_for
from tests.server.support.party import Party, faults, gathered
from tests.server.support.raw import Phone, asked, dialled, shouted
from tests.server.support.sluggish import answers_in_order, standing_still


@pytest.fixture(scope="module")
def party(house: Running) -> Iterator[Party]:
    with gathered(house) as party:
        yield party


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def test_who_asks_once_is_answered_before_who_asks_thousands_of_times(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd, each = 8, 1500
    with ExitStack() as stack:
        rude = [stack.enter_context(party.phone(4)) for _ in range(crowd)]
        calm = stack.enter_context(party.phone())
        for phone in (*rude, calm):
            phone.settle()
        order = answers_in_order(monkeypatch)
        with standing_still(party.house):
            for phone in rude:
                phone.send(*({"kind": "ping", "id": "rude"} for _ in range(each)))
            calm.send({"kind": "ping", "id": "calm"})
        calm.answer("calm")
        for phone in rude:
            phone.settle()
    before = order.index("calm")
    assert order.count("rude") == crowd * each, "nothing is lost, it only waits"
    assert before < crowd * 3 * A_TURN / 30, f"{before} of {crowd * each} came first"


def test_all_of_one_address_have_one_share_of_the_loop(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many lines they open: another's is read after one turn of theirs, and not after
    one of each.
    """
    crowd, each = 40, 60
    with ExitStack() as stack:
        rude = [
            stack.enter_context(Phone(party.house, party.path, source="127.0.0.2"))
            for _ in range(crowd)
        ]
        calm = stack.enter_context(party.phone())
        for phone in (*rude, calm):
            phone.settle()
        order = answers_in_order(monkeypatch)
        with standing_still(party.house):
            for phone in rude:
                phone.send(*({"kind": "ping", "id": "rude"} for _ in range(each)))
            calm.send({"kind": "ping", "id": "calm"})
        calm.answer("calm")
        for phone in rude:
            phone.settle()
    before = order.index("calm")
    assert order.count("rude") == crowd * each, "nothing is lost, it only waits"
    assert before < 3 * A_TURN / 30, f"{before} of {crowd * each} came first"


def test_requests_one_behind_the_other_are_read_a_few_at_a_time(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that asks hundreds of times without waiting is read no faster than it is
    answered.
    """
    heads: list[bytes] = []
    complete = HttpToolsProtocol.on_headers_complete

    def noted(self: HttpToolsProtocol) -> None:
        heads.append(self.url)
        complete(self)

    monkeypatch.setattr(HttpToolsProtocol, "on_headers_complete", noted)
    with dialled(party.house) as rude, dialled(party.house) as calm:
        with standing_still(party.house):
            rude.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 1000)
            calm.sendall(b"GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert calm.recv(100).startswith(b"HTTP/1.1 204")
    assert heads.index(b"/api/me") < 3 * A_TURN / 38


def test_questions_of_one_address_are_begun_a_few_in_a_turn_of_the_loop(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many lines ask them, and however short they are."""
    house, lines, each = party.house, 40, 15
    turn, begun, start = 0, Counter[int](), HttpToolsProtocol._start_asgi_task

    def noted(self: HttpToolsProtocol, *what: Any) -> None:
        begun[turn] += 1
        start(self, *what)

    def tick() -> None:
        nonlocal turn
        turn += 1
        if turn >= 0:
            house.loop.call_soon(tick)

    monkeypatch.setattr(HttpToolsProtocol, "_start_asgi_task", noted)
    house.loop.call_soon_threadsafe(tick)
    question = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    try:
        with ExitStack() as stack:
            crowd = [stack.enter_context(dialled(house, source="127.0.0.2")) for _ in range(lines)]
            with standing_still(house):
                for line in crowd:
                    line.sendall(question * each)
            for line in crowd:
                heard = b""
                while heard.count(b"HTTP/1.1 200") < each:
                    heard += line.recv(65536)
    finally:
        turn = -1_000_000
    assert sum(begun.values()) == lines * each, "nothing is lost, it only waits"
    assert max(begun.values()) <= 2 * A_TURN / QUESTION


def test_pipelined_requests_and_then_nobody(party: Party) -> None:
    """Whoever hangs up amid hundreds of questions is no error of ours."""
    head = f"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: {party.cookies[4]}\r\n\r\n".encode()
    for _ in range(20):
        with dialled(party.house) as rude:
            rude.sendall(head * 100)
            rude.recv(100)
    party.goes_on()


def test_a_query_without_end_is_not_even_read(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def noted(query: bytes) -> Any:
        read.append(len(query))
        return QueryParams(query)

    monkeypatch.setattr(request, "QueryParams", noted)
    said = asked(party.house, "GET", f"/api/games?{'a&' * 7000}")
    assert (said.status, said.reason) == (400, "bad-request")
    assert max(read) <= request.QUERY


# Bodies, and connections that do nothing


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n",
        b"GET /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: 60000\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n",
    ],
    ids=["answered", "nowhere", "awaited", "chunked"],
)
def test_a_body_that_trickles_does_not_hold_a_connection(tmp_path: Path, head: bytes) -> None:
    drop = b"1\r\n \r\n" if b"chunked" in head else b" "
    with running_house(tmp_path, body_patience=0.3) as house, dialled(house) as rude:
        rude.sendall(head)
        rude.settimeout(0.02)
        for _ in range(int(PATIENCE / 0.02)):
            try:
                rude.sendall(drop)
                while rude.recv(65536):
                    pass
                return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        raise AssertionError("it is still open")


def test_a_body_that_comes_after_its_answer_is_waited_for(party: Party) -> None:
    def answer(line: socket.socket) -> http.client.HTTPResponse:
        said = http.client.HTTPResponse(line)
        said.begin()
        said.read()
        return said

    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n"
    head += b"content-length: %d\r\n\r\n"
    with dialled(party.house) as line:
        for _ in range(3):
            line.sendall(head % 5)
            said = answer(line)
            assert (said.status, said.getheader("connection")) == (415, None)
            line.sendall(b"hello")
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
        assert answer(line).status == 200
        line.sendall(head % 1_000_000)
        said = answer(line)
        assert (said.status, said.getheader("connection")) == (415, "close")
        assert line.recv(1) == b""


def test_a_body_without_end_is_not_read_after_its_answer(party: Party) -> None:
    head = b"GET /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    with dialled(party.house) as line:
        line.sendall(head)
        with suppress(ConnectionError):
            for _ in range(10_000):
                line.sendall(b"400\r\n" + b" " * 1024 + b"\r\n")
            raise AssertionError("all of it was taken")


def test_a_crowd_from_one_address_keeps_no_other_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        running_house(tmp_path, connections_by_address=20) as house,
        gathered(house) as party,
        ExitStack() as stack,
    ):
        places = house.app.state.limits.connections
        crowd = [stack.enter_context(dialled(house, source="127.0.0.2")) for _ in range(25)]
        turned_away = 0
        for line in crowd:
            line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
        for line in crowd:
            try:
                turned_away += line.recv(100) == b""
            except ConnectionError:
                turned_away += 1
        assert turned_away == 5
        assert places.of("127.0.0.2") == places.largest == 20
        with party.undisturbed(), party.phone(0) as other:
            other.settle()
        numbers = asked(house, "GET", "/metrics").body.decode()
        assert 'ludotheque_held_back_total{by="connections"} 5.0' in numbers
        said = [each.getMessage() for each in caplog.records if "held back" in each.getMessage()]
        assert said == ["somebody is held back: connections (1 times since the last line)"]
        assert "127.0.0.2" not in numbers + caplog.text


def test_a_proxy_brings_the_whole_world(tmp_path: Path) -> None:
    chosen: dict[str, Any] = {"connections_by_address": 3, "proxies": ("127.0.0.0/8",)}
    with running_house(tmp_path, **chosen) as house, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(dialled(house)).sendall(b"GET /api/games HTTP/1.1\r\n")
        assert shouted(house, b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n").status == 200


def test_who_rests_gives_their_place_to_who_comes(tmp_path: Path) -> None:
    """Where none is left: of whoever has most, the one that nobody has used for longest."""
    with (
        running_house(tmp_path, connections_by_address=20) as house,
        gathered(house) as party,
        ExitStack() as stack,
    ):
        places, most = house.app.state.limits.connections, 60
        places.most = most
        crowd = [
            stack.enter_context(dialled(house, source=f"127.0.1.{number // 20 + 1}"))
            for number in range(most - places.taken + 15)
        ]
        wait_for(lambda: places.taken >= most, "no place is left")
        with party.phone(0) as phone:
            phone.settle()
            assert phone.last("table_now")["seat"] == 0, "who has a seat is never kept out"
            wait_for(lambda: places.taken <= most, "whose place it was has gone")
        party.goes_on()
        cut = 0
        for line in crowd:
            line.setblocking(False)
            try:
                cut += line.recv(1) == b""
            except BlockingIOError:
                pass
            except ConnectionError:
                cut += 1
        assert 16 <= cut <= 20, "as many as came later"


def test_behind_a_proxy_each_address_has_its_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whom it names counts, over HTTP and on sockets, and not the line that it opened for them."""
    crowd, each = 40, 30
    with (
        running_house(tmp_path, proxies=("127.0.0.1",)) as house,
        gathered(house) as party,
        ExitStack() as stack,
    ):
        rude, own = "198.51.100.1", "198.51.100.2"
        lines = [stack.enter_context(party.phone(4, x_forwarded_for=rude)) for _ in range(crowd)]
        calm = stack.enter_context(party.phone(x_forwarded_for=own))
        for phone in (*lines, calm):
            phone.settle()
        order = answers_in_order(monkeypatch)
        with standing_still(house):
            for phone in lines:
                phone.send(*({"kind": "ping", "id": "rude"} for _ in range(each)))
            calm.send({"kind": "ping", "id": "calm"})
        calm.answer("calm")
        for phone in lines:
            phone.settle()
        assert order.count("rude") == crowd * each
        assert order.index("calm") < 3 * A_TURN / 30

        asked_by: list[str] = []
        known = People.known

        async def noted(people: People, cookie: str | None) -> Person | None:
            asked_by.append(ASKER.get().address)
            return await known(people, cookie)

        monkeypatch.setattr(People, "known", noted)
        head = "GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
        question = head + "x-forwarded-for: {}\r\n\r\n"
        places = house.app.state.limits.connections
        before = places.taken
        many = [stack.enter_context(dialled(house)) for _ in range(100)]
        other = stack.enter_context(dialled(house))
        wait_for(lambda: places.taken >= before + 101, "all are connected")
        with standing_still(house):
            for line in many:
                line.sendall(question.format(rude).encode())
            other.sendall(question.format(own).encode())
        for line in (*many, other):
            assert line.recv(100).startswith(b"HTTP/1.1 204")
        assert asked_by.index(own) <= 3 * A_TURN / QUESTION


# Answers that nobody takes


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A house with an answer that fits in no buffer of a machine's."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><html><head><title>x</title></head></html>")
    (web / "assets" / "large.js").write_bytes(random.Random(5).randbytes(12_000_000))
    with running_house(tmp_path, web=web) as house:
        house.app.state.limits.unsent = Places(64_000_000, 14_000_000)
        yield house


LARGE = b"GET /assets/large.js HTTP/1.1\r\nhost: x\r\n\r\n"


def test_answers_that_nobody_takes_are_few_of_an_address(large: Running) -> None:
    limits = large.app.state.limits
    with ExitStack() as stack:
        slow = [stack.enter_context(dialled(large, 4096, "127.0.0.2")) for _ in range(4)]
        for line in slow:
            line.sendall(LARGE)
        wait_for(lambda: limits.held_back.counts["slow takers"] == 3, "three are let go")
        assert limits.unsent.of("127.0.0.2") < 14_000_000
        whole = shouted(large, LARGE.replace(b"host", b"connection: close\r\nhost"))
        assert len(whole.body) == 12_000_000, "who takes theirs has it all"
        assert 'places_taken{of="unsent"}' in asked(large, "GET", "/metrics").body.decode()
    wait_for(lambda: limits.unsent.taken == 0, "nothing waits")


def test_who_takes_nothing_is_let_go(large: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "WRITE_PATIENCE", 0.05)
    limits = large.app.state.limits
    with dialled(large, 4096) as line:
        line.sendall(LARGE)
        wait_for(lambda: limits.held_back.counts["slow takers"] == 1, "it is let go")
        wait_for(lambda: (limits.unsent.taken, limits.connections.taken) == (0, 0), "all is free")


# Before a socket is open


def test_who_speaks_before_being_let_in_is_shown_out(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is known who they are, which here takes until they were heard."""
    house, known = party.house, People.known
    looked_up, heard = threading.Event(), asyncio.Event()

    async def slowly(people: People, cookie: str | None) -> Person | None:
        looked_up.set()
        await heard.wait()
        return await known(people, cookie)

    key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
    head = (
        f"GET {party.path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"{key}cookie: {party.cookies[4]}\r\n\r\n"
    )
    pings = b"\x81\x80\0\0\0\0" * 3
    with party.undisturbed(), monkeypatch.context() as patched:
        patched.setattr(People, "known", slowly)
        for early in (b"", pings) * 3:
            with dialled(house) as rude:
                looked_up.clear()
                rude.sendall(head.encode() + early)
                assert looked_up.wait(PATIENCE)
                rude.sendall(pings)
                try:
                    said = rude.recv(65536)
                except ConnectionError:
                    said = b""
                assert said == b""
        house.loop.call_soon_threadsafe(heard.set)
