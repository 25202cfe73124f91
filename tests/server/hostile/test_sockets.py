"""Sockets that do not open, and crowds that keep no player out."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.houses import PATIENCE, Running, running_house
from tests.server.support.party import Party, faults, gathered, submit
from tests.server.support.raw import Phone, TurnedAway


@pytest.fixture(scope="module")
def party(house: Running) -> Iterator[Party]:
    with gathered(house) as party:
        yield party


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


# Crowds


def test_no_crowd_keeps_a_player_out(tmp_path: Path) -> None:
    with (
        running_house(tmp_path, followers=4) as house,
        gathered(house) as party,
        ExitStack() as stack,
    ):
        crowd = [stack.enter_context(party.phone()) for _ in range(6)]
        for early in crowd[:3]:  # and Dora watches too
            early.settle()
        for late in crowd[3:]:
            assert late.closed() == 1008
            assert late.last("objected")["problem"]["reason"] == "house-full"
        with party.undisturbed(), party.phone(0) as again:
            again.settle()
            assert again.last("table_now")["seat"] == 0
        held = house.app.state.limits.held_back.counts
        assert held["followers"] == 3
        many = [stack.enter_context(party.phone(1)) for _ in range(4)]
        assert many[3].closed() == 1008
        with party.undisturbed(), party.phone(2) as other:
            other.settle()


def test_no_crowd_keeps_a_player_from_moving(tmp_path: Path) -> None:
    with running_house(tmp_path, inbox=4) as house, gathered(house) as party:
        store = house.house.store
        say, gate, begun = store.say, asyncio.Event(), threading.Event()

        async def slow(*what: Any) -> None:
            begun.set()
            await gate.wait()
            await say(*what)

        async def go_on() -> None:
            gate.set()

        store.say = slow  # type: ignore[method-assign, assignment]
        dora, ana = party.phones[3], party.phones[0]
        talk = [{"kind": "say", "id": f"{each}", "text": "blah"} for each in range(9)]
        dora.send(talk[0])
        assert begun.wait(PATIENCE)
        dora.send(*talk[1:])
        dora.settle()
        assert [(each["id"], each["problem"]["reason"]) for each in dora.heard("objected")] == [
            (each["id"], "house-busy") for each in talk[5:]
        ]  # the first is being said, and four wait
        assert house.app.state.limits.held_back.counts["inbox"] == 4
        ana.send(submit({"kind": "lay", "tile": 3}, "mine"))
        ana.settle()
        house.ask(go_on)
        assert ana.answer("mine")["kind"] == "accepted"


# Doors that do not open


@pytest.mark.parametrize("since", ["-1", "x", "1e3", "1.0", "%EF%BC%92", "9" * 10, "", "0x1", "+1"])
def test_a_since_that_is_none(party: Party, since: str) -> None:
    with party.undisturbed(), pytest.raises(TurnedAway) as turned:
        party.phone(0, f"&since={since}")
    assert (turned.value.said.status, turned.value.said.reason) == (400, "bad-request")


def test_a_since_that_is_yet_to_come(party: Party) -> None:
    with party.undisturbed(), party.phone(0, "&since=999999999") as rude:
        rude.settle()
        frame = rude.last("frame")
        assert frame["since"] == frame["at"]
        assert frame["told"] == []


@pytest.mark.parametrize(
    "id", ["x", "%00", "%ED%A0%80", "..%5c..%5cetc", "mivo-tarelu", "a" * 5000, "%F0%9F%90%9F"]
)
def test_no_such_table(party: Party, id: str) -> None:
    with party.undisturbed(), pytest.raises(TurnedAway) as turned:
        Phone(party.house, f"/api/tables/{id}/socket")
    assert (turned.value.said.status, turned.value.said.reason) == (404, "no-such-table")


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/tables/..%2f..%2fetc/socket", "/api/tables/x/socket/", "/socket"]
)
def test_no_such_socket(party: Party, path: str) -> None:
    with party.undisturbed(), pytest.raises(TurnedAway) as turned:
        Phone(party.house, path)
    assert turned.value.said.status == 403


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "https://games.example.org.evil.example", "http://[", "", "x"],
)
def test_a_page_of_another_site_is_not_let_in(party: Party, origin: str) -> None:
    with party.undisturbed(), pytest.raises(TurnedAway) as turned:
        party.phone(0, origin=origin)
    assert (turned.value.said.status, turned.value.said.reason) == (403, "wrong-origin")
    party.discreet(turned.value.said)
    with party.phone(0, origin="https://games.example.org") as own:
        own.settle()
