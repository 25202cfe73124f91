"""Bots, hands and tables are shared out by who asks, whichever way they ask."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from ludotheque.protocol.wire import GiveUp
from ludotheque.server.ids import table_id
from ludotheque.server.limits.turns import ASKER, Owner
from ludotheque.server.settings import UNLIMITED, Rate
from ludotheque.server.sheet import Over
from ludotheque.server.store.sqlite import Sqlite
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.physics_pool import BY_PERSON
from tests.bots.toy_hands import HIDER
from tests.server.support.guests import given_up, problem, seated, somebody
from tests.server.support.houses import PATIENCE, Running, running_house
from tests.server.support.party import faults, gathered, submit
from tests.server.support.pools import HANDS, HIDERS
from tests.server.support.raw import Phone, asked


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def test_another_hosts_question_is_answered_within_two() -> None:
    async def evening() -> None:
        registry, order = "tests.server.support.odd_bots:TITLES", list[str]()
        async with asyncio.timeout(PATIENCE), BotPool(1, 0.05, registry=registry) as pool:

            async def ask(owner: Owner) -> None:
                bot = "tests.server.support.odd_bots:Odd"
                await pool.choose(HANDS, bot, HIDERS, HIDER, owner)
                order.append(owner.person)

            async with asyncio.TaskGroup() as tasks:
                for _ in range(150):
                    tasks.create_task(ask(Owner("192.0.2.1", "crowd")))
                await asyncio.sleep(0)
                tasks.create_task(ask(Owner("192.0.2.2", "other")))
        assert order.index("other") <= 2
        assert len(order) == 151

    asyncio.run(evening())


def test_a_line_that_is_full_answers_the_crowd_at_random_and_nobody_else() -> None:
    async def evening() -> None:
        registry = "tests.server.support.odd_bots:TITLES"
        async with (
            asyncio.timeout(PATIENCE),
            BotPool(1, 0.05, registry=registry, limit=20) as pool,
            asyncio.TaskGroup() as tasks,
        ):
            for owner in [Owner("a", "crowd")] * 40 + [Owner("b", "other")]:
                bot = "tests.server.support.odd_bots:Odd"
                tasks.create_task(pool.choose(HANDS, bot, HIDERS, HIDER, owner))
                await asyncio.sleep(0)
            crowd, other = pool._line.of(Owner("a", "crowd")), pool._line.of(Owner("b", "other"))
            assert (crowd, other) == (19, 1), "it took a place of the crowd's"

    asyncio.run(evening())


def test_bots_think_for_whoever_set_the_table_up(tmp_path: Path) -> None:
    with running_house(tmp_path) as house, somebody(house) as ana, somebody(house) as ben:
        heard: list[Owner] = []
        pool = house.house.services.bot_pool
        choose = pool.choose

        async def noted(*what: Any) -> Any:
            heard.append(what[4])
            return await choose(*what)

        pool.choose = noted  # type: ignore[method-assign, assignment]
        hosts = set()
        for guest in (ana, ben):
            table = seated(guest)
            hosts.add(house.house.actors[table].live.sheet.host)
        house.ask(lambda: _until(lambda: {each.person for each in heard} == hosts))
        assert {each.address for each in heard} == {"127.0.0.1"}


async def _until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def test_a_rematch_is_a_new_table_too(tmp_path: Path) -> None:
    rates = replace(UNLIMITED, tables_by_person=Rate(0.001, 2))
    with running_house(tmp_path, rates=rates) as house, somebody(house) as guest:
        first = given_up(house, guest)
        again = guest.post(f"/api/tables/{first}/rematch")
        assert again.status_code == 200
        assert guest.post(f"/api/tables/{first}/rematch").json()["id"] == again.json()["id"]
        _give_up(house, guest, again.json()["id"])
        problem(guest.post(f"/api/tables/{first}/rematch"), 429, "too-fast")
        with somebody(house) as other:
            assert other.post("/api/tables", json={"game": "niagara"}).status_code == 201


def _give_up(house: Running, guest: httpx.Client, table: str) -> None:
    assert guest.post(f"/api/tables/{table}/seat", json={"entropy": "e"}).status_code == 200
    actor = house.house.actors[table]

    async def give_up() -> None:
        host = await house.app.state.services.people.known(
            guest.headers["cookie"].partition("=")[2]
        )
        await actor.ask(GiveUp(id="over"), host)

    house.ask(give_up)


def test_a_long_chain_of_rematches_is_one_question(tmp_path: Path) -> None:
    """Not a table loaded with all its lines for each of them."""
    with running_house(tmp_path) as house, somebody(house) as guest:
        first = given_up(house, guest)
        store = house.house.store
        loads: list[str] = []

        async def chained() -> str:
            kept = await store.load(first)
            assert kept is not None
            assert isinstance(kept.sheet.stage, Over)
            rng = house.house.services.rng
            ids = [table_id(rng) for _ in range(600)]
            for id, following in zip(ids, [*ids[1:], None], strict=True):
                stage = replace(kept.sheet.stage, rematch=following)
                await store.create(replace(kept.sheet, id=id, revision=0, stage=stage))
            live = house.house.actors[first].live
            live.sheet = replace(live.sheet, stage=replace(kept.sheet.stage, rematch=ids[0]))
            assert await store.last_rematch(ids[0]) == (ids[-1], "over")
            assert await store.last_rematch("mivo-tarelu") == ("mivo-tarelu", None)
            return ids[-1]

        house.ask(chained)
        load = store.load_from

        async def noted(table: str, *what: Any) -> Any:
            loads.append(table)
            return await load(table, *what)

        store.load_from = noted  # type: ignore[method-assign, assignment]
        new = guest.post(f"/api/tables/{first}/rematch")
        assert new.status_code == 200
        assert loads == [new.json()["id"]], "only the new one is woken"


def test_who_left_everywhere_while_a_line_was_being_opened_is_not_let_in(tmp_path: Path) -> None:
    with running_house(tmp_path, idle=0.0) as house, gathered(house) as party:
        for phone in party.phones:
            phone.close()
        store = house.house.store
        load, gate, begun = store.load_from, asyncio.Event(), threading.Event()

        async def slow(*what: Any) -> Any:
            begun.set()
            await gate.wait()
            return await load(*what)

        async def go_on() -> None:
            gate.set()

        house.ask(lambda: _until(lambda: party.table not in house.house.actors))
        store.load_from = slow  # type: ignore[method-assign, assignment]
        came: list[Any] = []
        opening = threading.Thread(target=lambda: came.append(party.phone(0)))
        opening.start()
        assert begun.wait(PATIENCE)
        left = asked(house, "DELETE", "/api/me?everywhere=1", cookie=party.cookies[0])
        assert left.status == 204
        house.ask(go_on)
        opening.join(PATIENCE)
        (phone,) = came
        with phone:
            phone.send({"kind": "say", "id": "1", "text": "still here"})
            assert phone.closed() == 1008
            assert not phone.heard("accepted")
            assert not phone.heard("frame")
        party.phones.clear()


# Hands


def test_nobody_holds_all_hands_and_who_holds_many_waits_for_themselves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """In lockstep nothing that is held moves by itself: each place is taken until it is left."""
    with (
        running_house(tmp_path, lockstep=True) as house,
        ExitStack() as stack,
        somebody(house) as loud,
        somebody(house) as calm,
    ):
        turns = house.house.services.physics_pool.turns
        lines = [stack.enter_context(_takes(house, loud)) for _ in range(BY_PERSON + 3)]
        house.ask(lambda: _until(lambda: turns.waiting == 3))
        assert turns.taken == BY_PERSON
        with _takes(house, calm) as other:
            other.until(lambda heard: heard["kind"] == "live")
            assert (turns.taken, turns.waiting) == (BY_PERSON + 1, 3)
        numbers = asked(house, "GET", "/metrics").body.decode()
        assert 'ludotheque_waiting{of="hands"} 3.0' in numbers
        assert 'ludotheque_held_back_total{by="hands"} 3.0' in numbers
        assert f'ludotheque_waiting_largest_share{{of="hands"}} {BY_PERSON + 1}.0' in numbers
        assert "somebody is held back: hands" in caplog.text
        lines[0].send({"kind": "give_up", "id": "over"})
        house.ask(lambda: _until(lambda: turns.waiting == 2))


def _takes(house: Running, guest: httpx.Client) -> Phone:
    """At a table alone, and something in their hand."""
    made = guest.post("/api/tables", json={"game": "vertiges", "seats": ["person"]}).json()["id"]
    assert guest.post(f"/api/tables/{made}/seat", json={"entropy": "e"}).status_code == 200
    phone = Phone(house, f"/api/tables/{made}/socket?language=en", guest.headers["cookie"])
    phone.settle()
    take = next(each for each in phone.last("frame")["moves"] if each["kind"] == "take")
    assert phone.ask(submit(take))["kind"] == "accepted"
    return phone


def test_a_full_line_of_questions_is_told_to_the_host(tmp_path: Path) -> None:
    with running_house(tmp_path) as house, somebody(house) as guest:
        pool = house.house.services.bot_pool
        pool.limit = 0  # the first question finds it full
        seated(guest)
        house.ask(lambda: _until(lambda: pool.fallbacks > 0))
        assert house.app.state.limits.held_back.counts["bots"] > 0
        assert "ludotheque_loop_late_seconds" in asked(house, "GET", "/metrics").body.decode()


def test_the_disk_knows_for_whom_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over HTTP, and as a socket is opened."""
    seen: list[Owner] = []
    with running_house(tmp_path) as house, gathered(house) as party:
        store = house.house.store
        ask = Sqlite._ask

        async def noted(self: Sqlite, *what: Any, **named: Any) -> Any:
            seen.append(ASKER.get())
            return await ask(self, *what, **named)

        monkeypatch.setattr(Sqlite, "_ask", noted)
        assert isinstance(store, Sqlite)
        assert asked(house, "GET", "/api/me", cookie=party.cookies[0]).status == 200
        assert {each.address for each in seen} == {"127.0.0.1"}
        seen.clear()
        with party.phone(0) as phone:
            phone.settle()
        assert seen[0].address == "127.0.0.1"
