"""To look back costs the house next to nothing, and no record grows without end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import course, record
from ludotheque.server.limits.turns import Owner
from ludotheque.server.objection import Objection
from ludotheque.server.tables import broadcast
from ludotheque.server.tables import house as house_module
from ludotheque.server.tables.changes.offers import UNDOS
from ludotheque.server.tables.looking_back import replay
from ludotheque.server.tables.looking_back.kept_moments import OF_AN_ADDRESS, KeptMoments
from ludotheque.table import chapter
from ludotheque.table import table as table_module
from ludotheque.table.frame import FrameKey, frames
from ludotheque.table.table import Table
from tests.server.support.guests import given_up, somebody
from tests.server.support.houses import PATIENCE, running_house
from tests.server.support.party import gathered, submit
from tests.server.support.raw import Phone, asked


def test_a_finished_game_is_shown_to_fifty_as_to_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[Any, int]] = []

    def noted(table: Table, wanted: Collection[FrameKey]) -> Any:
        made.extend(wanted)
        return frames(table, wanted)

    with running_house(tmp_path) as house, somebody(house) as guest:
        table = given_up(house, guest)
        monkeypatch.setattr(broadcast, "frames", noted)
        seen = set()
        for _ in range(50):
            with Phone(house, f"/api/tables/{table}/socket?since=0") as watcher:
                watcher.settle()
                seen.add(str(watcher.last("frame")))
        assert made == [(None, 0)]
        assert len(seen) == 1


def test_fifty_who_look_at_a_finished_game_at_once_have_it_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked, together, most = 0, 0, 0
    guard, moments = threading.Lock(), replay.moments

    def noted(*what: Any, own: bool) -> Any:
        nonlocal worked, together, most
        with guard:
            worked, together = worked + 1, together + 1
            most = max(most, together)
        made = moments(*what, own=own)
        with guard:
            together -= 1
        return made

    monkeypatch.setattr(house_module, "moments", noted)
    with running_house(tmp_path) as house, somebody(house) as guest:
        table = given_up(house, guest)
        with ThreadPoolExecutor(50) as crowd:
            path = f"/api/tables/{table}/moments?eyes="
            paths = [f"{path}watcher"] * 50 + [f"{path}{seat}" for seat in range(3)]
            answers = list(crowd.map(lambda each: asked(house, "GET", each), paths))
        assert {each.status for each in answers} == {200}
        assert len({each.body for each in answers[:50]}) == 1
        assert (worked, most) == (4, 1), "once for each pair of eyes, and one after the other"


def test_who_looks_back_waits_behind_nobodys_crowd(tmp_path: Path) -> None:
    async def scenario() -> None:
        kept, order = KeptMoments(None), list[str]()  # type: ignore[arg-type]
        go_on = asyncio.Event()

        def asks(who: str) -> asyncio.Task[bytes]:
            async def work() -> bytes:
                order.append(who)
                await go_on.wait()
                return b""

            return asyncio.create_task(kept.made(work, Owner(who)))

        async with asyncio.timeout(PATIENCE):
            crowd = [asks("crowd") for _ in range(40)]
            await asyncio.sleep(0)
            other = asks("other")
            await asyncio.sleep(0)
            assert (kept.turns.waiting, kept.turns.largest) == (40, 1)
            go_on.set()
            await asyncio.gather(other, *crowd)
        assert order.index("other") <= 2
        assert len(order) == 41

        go_on.clear()
        crowd = [asks("crowd") for _ in range(OF_AN_ADDRESS + 9)]
        await asyncio.sleep(0)
        assert kept.turns.waiting == OF_AN_ADDRESS
        other = asks("other")
        go_on.set()
        async with asyncio.timeout(PATIENCE):
            assert await other == b""
            outcomes = await asyncio.gather(*crowd, return_exceptions=True)
        assert sum(isinstance(each, Objection) for each in outcomes) == 8

    asyncio.run(scenario())


def test_nobody_has_a_game_that_goes_on_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_house(tmp_path) as house, gathered(house) as party:
        while len(party.lines()) < 140:
            party.goes_on()
        table = house.house.actors[party.table].live.table
        assert table is not None
        assert table.oldest > 20, "the rest is kept in chapters"
        steps, reads = 0, 0
        advance, chapters = course.advance, house.house.store.chapters

        def noted(*what: Any) -> Any:
            nonlocal steps
            steps += 1
            return advance(*what)

        async def read(*what: Any) -> Any:
            nonlocal reads
            reads += 1
            return await chapters(*what)

        for module in (table_module, record, chapter):
            monkeypatch.setattr(module, "advance", noted)
        monkeypatch.setattr(house.house.store, "chapters", read)
        whole: list[Any] = []
        for since in range(20):
            with party.phone(None, f"&since={since}") as watcher:
                watcher.until(lambda heard: heard["kind"] == "frame")
                told = watcher.last("frame")["told"]
                whole = whole or told
                assert told == [each for each in whole if each["at"] >= since]
                assert [each["at"] for each in told] == sorted(each["at"] for each in told)
        assert steps == 0
        assert reads == 1, "however many ask"


def test_nobody_takes_back_without_end(tmp_path: Path) -> None:
    with running_house(tmp_path) as house, gathered(house) as party:
        ana = party.phones[0]
        ana.settle()
        lay = ana.last("frame")["moves"][0]
        for number in range(UNDOS):
            assert ana.ask(submit(lay))["kind"] == "accepted"
            back = ana.ask({"kind": "take_back", "id": f"back {number}"})
            assert (back["kind"], back.get("offer")) == ("accepted", None), back
        assert ana.ask(submit(lay))["kind"] == "accepted"
        before = len(party.lines())
        for number in range(5):
            more = ana.ask({"kind": "take_back", "id": f"more {number}"})
            assert more["problem"]["reason"] == "undos-used-up"
            assert more["problem"]["facts"] == {"most": UNDOS}
        assert len(party.lines()) == before
        ben = party.phones[1]  # and nobody else is held to it
        ben.settle()
        assert ben.ask(submit(ben.last("frame")["moves"][0]))["kind"] == "accepted"
        assert ben.ask({"kind": "take_back", "id": "ben"})["kind"] == "accepted"
