"""Everything is looked through for who wants to have it, or to be forgotten: in turns."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.server.own import export
from ludotheque.server.people.person import Person
from ludotheque.server.settings import UNLIMITED, Rate
from tests.server.support.guests import given_up, problem, somebody
from tests.server.support.houses import PATIENCE, Running, running_house
from tests.server.support.raw import asked


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("house")) as running:
        yield running


def test_a_crowd_that_asks_for_all_waits_behind_itself(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    services = house.app.state.services
    mentions = house.house.store.mentions

    async def noted(person: str) -> Any:
        order.append(person)
        return await mentions(person)

    monkeypatch.setattr(house.house.store, "mentions", noted)

    async def scenario() -> None:
        people = [(await services.people.welcome(f"Crowd {number}"))[0] for number in range(20)]
        ana, _ = await services.people.welcome("Ana of own")
        waiting = house.app.state.dashboard.look

        def asks(person: Person, address: str) -> asyncio.Task[Any]:
            return asyncio.create_task(services.exporting.everything(person, address))

        async with asyncio.timeout(PATIENCE):
            crowd = [asks(each, "198.51.100.1") for each in people]
            await asyncio.sleep(0)
            assert waiting().waiting["own"] == len(crowd) - 1
            forgotten = services.forgetting.forget(ana, None, "203.0.113.1")
            await asyncio.gather(forgotten, *crowd)
        first = order.index(ana.id)
        assert first <= 2, "she was next, whatever she asked for"
        assert waiting().waiting["own"] == 0

    house.ask(scenario)


def test_records_that_have_no_end_are_left_where_everybody_has_them(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with somebody(house) as ana:
        tables = [given_up(house, ana) for _ in range(3)]
        whole = ana.get("/api/me/export").json()
        assert whole["records_left_out"] == 0
        assert all(each["record"] for each in whole["tables"])
        monkeypatch.setattr(export, "RECORDS", len(whole["tables"][0]["record"]))
        some = ana.get("/api/me/export").json()
        assert len(some["tables"]) == 3
        assert [bool(each["record"]) for each in some["tables"]] == [True, False, False]
        assert some["records_left_out"] == 2
        for table in tables:
            assert ana.get(f"/api/tables/{table}/record").status_code == 200


def test_all_of_it_is_asked_for_seldom(tmp_path: Path) -> None:
    rates = replace(UNLIMITED, own=Rate(0.001, 2))
    with running_house(tmp_path, rates=rates) as house:
        with somebody(house) as ana:
            assert ana.get("/api/me/export").status_code == 200
            assert ana.get("/api/me/export").status_code == 200
            problem(ana.get("/api/me/export"), 429, "too-fast")
        with somebody(house) as ben:  # of the same address
            gone = asked(house, "POST", "/api/me/delete", {}, ben.headers["cookie"])
            assert (gone.status, gone.reason) == (429, "too-fast")
        assert house.app.state.limits.held_back.counts["own"] == 2
