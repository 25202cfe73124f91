"""What somebody has at one house they have at every house: that they are called, what they have
prepared, and that they can be forgotten.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.server.people.person import Person
from ludotheque.server.store.call_store import CallChannel, PendingCall
from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.tables import leases
from ludotheque.titles import find
from tests.server.http.test_calls import DAILY, at_table, reached, table_of
from tests.server.support.elsewhere import undying
from tests.server.support.guests import given_up, somebody
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.push_service import PushService, push_service
from tests.server.support.raw import Phone, arrived, asked

ROUNDS = 3
CLAIMED = 120
HOUR = 3_600_000


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def houses(
    database: str, tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Running, Running]]:
    monkeypatch.setattr(leases, "KEPT_FOR", 0.0)
    chosen: dict[str, Any] = {"push_services": (service.origin,), "call_after": 0.0}
    with ExitStack() as stack:
        first, second = (
            undying(stack.enter_context(running_house(tmp_path / name, store=database, **chosen)))
            for name in ("first", "second")
        )
        yield first, second


def test_a_turn_is_called_once_whichever_house_does_it(
    houses: tuple[Running, Running], service: PushService
) -> None:
    """Ana comes in at one house and Ben at the other, so that their table goes to and fro."""
    first, second = houses
    with somebody(first, "Ana") as ana, somebody(second, "Ben") as ben:
        places = ((first, ana, reached(ana, service)), (second, ben, reached(ben, service)))
        table = table_of(ana, ben)
        turns = [0, 0]

        def moves(seat: int) -> None:
            """Until it is the other's turn, who is away."""
            house, guest, own = places[seat]
            other, before = places[1 - seat][2], len(own.sent())
            with at_table(house, guest, table) as line:
                if seat not in line.frame["awaited"]:
                    return
                turns[1 - seat] += 1
                while seat in line.frame["awaited"]:
                    line.move()
                wait_for(lambda: len(turn_calls(other)) >= turns[1 - seat], "they are called")
                assert len(own.sent()) == before, "who is there is not called"

        wait_for(lambda: nothing_due(first), "that it has begun is told")
        moves(1)  # if he begins
        turns[0] = len(turn_calls(places[0][2]))
        for _ in range(ROUNDS):
            moves(0)
            moves(1)
        for seat, (_, _, device) in enumerate(places):
            ids = [each["id"] for each in device.calls()]
            assert len(ids) == len(set(ids)) == len(device.sent()), "each once"
            assert turns[seat] >= ROUNDS


def prepared(phone: Phone) -> Any:
    """What somebody was told last."""
    phone.settle()
    return next((each["moves"] for each in reversed(phone.heard("prepared"))), None)


def nothing_due(house: Running) -> bool:
    due = house.ask(house.house.store.next_call)
    return due is None or due > house.house.now() + HOUR


def turn_calls(device: Any) -> list[Any]:
    return [each for each in device.calls() if ".turn." in each["id"]]


def test_what_was_prepared_at_one_house_is_there_at_the_other(
    houses: tuple[Running, Running],
) -> None:
    first, second = houses
    cookies = [arrived(first, name) for name in ("Ana", "Ben", "Chloé", "Dora")]
    wanted = {"game": "nimms-leich", "seats": ["person"] * 4, "pace": DAILY}
    table = asked(first, "POST", "/api/tables", wanted, cookies[0]).json()["id"]
    for cookie in cookies:
        sat = asked(first, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
        assert sat.status == 200, sat.body
    path = f"/api/tables/{table}/socket?language=en"

    def at(house: Running, seat: int) -> closing[Phone]:
        phone = Phone(house, path, cookies[seat])
        phone.settle()
        return closing(phone)

    with at(first, 0) as ana:
        bidder = ana.last("frame")["awaited"][0]
    with at(first, bidder) as phone:
        bid = next(each for each in phone.last("frame")["moves"] if each["kind"] == "bid")
        said = phone.ask({"kind": "submit", "id": "bid", "move": bid})
        assert said["kind"] == "accepted", said
    last = (bidder + 2) % 4
    with at(first, last) as phone:
        (move, *_) = phone.last("prepared")["can"]
        now = phone.last("frame")["at"]
        said = phone.ask({"kind": "prepare", "id": "p", "at": now, "moves": [move]})
        assert said["kind"] == "accepted", said
    with at(second, last) as phone:
        assert table in second.house.actors
        wait_for(lambda: prepared(phone) == [move], "they are told")
    data = asked(second, "GET", "/api/me/export", None, cookies[last]).json()
    assert [each["prepared"] for each in data["tables"]] == [[move]]


def test_who_is_forgotten_at_one_house_is_so_at_the_other(houses: tuple[Running, Running]) -> None:
    first, second = houses
    name = "Quenouille Ombeline"
    with somebody(first, name) as own, somebody(second, "Ben") as ben:
        over = given_up(first, own)
        playing = table_of(own, ben, game="niagara", seats=["person", "person", "novice"])
        shown = [f"/api/tables/{table}" for table in (over, playing)]
        shown += [f"{shown[0]}/record", "/api/tables?stage=over"]
        for house in houses:  # so that either has at hand whatever it keeps
            for each in shown:
                assert name in httpx.get(f"{house.url}{each}").text, each
            assert httpx.get(f"{house.url}{shown[0]}/moments").status_code == 200
        with at_table(first, own, playing) as line:
            gone = asked(second, "POST", "/api/me/delete", {}, own.headers["cookie"])
            assert gone.status == 204, gone.body
            wait_for(lambda: playing in second.house.actors, "the table was asked for")
        assert line.socket.protocol.close_code in (1008, 1012)
        assert own.get("/api/me").status_code == 204
        for house in houses:
            for each in (*shown, f"{shown[0]}/moments"):
                found = httpx.get(f"{house.url}{each}").text
                assert name not in found, (house.url, each)
        record = read(httpx.get(f"{first.url}{shown[2]}").content)
        assert record.header.seats[0].name is None
        verify(record, find("niagara").game)


async def _claims(database: str) -> list[tuple[str, str]]:
    """Of two houses that look at the same moment, again and again."""
    stores = [await Postgres.open(database, name) for name in ("first", "second")]
    try:
        person = Person(id="ana", name="Ana", made=1)
        await stores[0].save_person(person)
        where = "https://push.example/x"
        box = CallChannel(id="box", person="ana", kind="push", address=where, language="en", made=1)
        await stores[0].save_channel(box, 1)
        rows = [PendingCall("ana", f"table {number}", "turn", 1, 1) for number in range(CLAIMED)]
        await stores[0].call(rows)
        found: list[tuple[str, str]] = []
        while len(found) < CLAIMED:
            both = await asyncio.gather(*(each.claim_calls(5, 2**40, 3) for each in stores * 4))
            assert any(both), "each is claimed in the end"
            found += [(call.table, call.channel) for calls in both for call, _ in calls]
        return found
    finally:
        for each in stores:
            await each.close()


def test_two_houses_that_look_at_once_claim_no_call_twice(database: str) -> None:
    found = asyncio.run(_claims(database))
    assert len(found) == len(set(found)) == CLAIMED
