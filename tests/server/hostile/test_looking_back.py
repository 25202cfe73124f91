"""To look back costs the house next to nothing, and no record grows without end."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.tables import broadcast
from ludotheque.server.tables import house as house_module
from ludotheque.server.tables.changes.offers import UNDOS
from ludotheque.server.tables.looking_back import replay
from ludotheque.table.frame import frame
from ludotheque.table.table import Table
from tests.server.support.guests import given_up, somebody
from tests.server.support.houses import running_house
from tests.server.support.party import gathered, submit
from tests.server.support.raw import Phone, asked


def test_a_finished_game_is_shown_to_fifty_as_to_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[Any, int]] = []

    def noted(table: Table, seat: Any, since: int) -> Any:
        made.append((seat, since))
        return frame(table, seat, since)

    with running_house(tmp_path) as house, somebody(house) as guest:
        table = given_up(house, guest)
        monkeypatch.setattr(broadcast, "frame", noted)
        frames = set()
        for _ in range(50):
            with Phone(house, f"/api/tables/{table}/socket?since=0") as watcher:
                watcher.settle()
                frames.add(str(watcher.last("frame")))
        assert made == [(None, 0)]
        assert len(frames) == 1


def test_fifty_who_look_at_a_finished_game_at_once_have_it_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked, together, most = 0, 0, 0
    guard, moments = threading.Lock(), replay.moments

    def noted(*what: Any) -> Any:
        nonlocal worked, together, most
        with guard:
            worked, together = worked + 1, together + 1
            most = max(most, together)
        made = moments(*what)
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


def test_a_game_that_goes_on_is_played_again_once_for_all_who_look_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_house(tmp_path) as house, gathered(house) as party:
        while len(party.lines()) < 80:
            party.goes_on()
        steps = 0
        step = Table._step

        def noted(self: Table, *what: Any) -> Any:
            nonlocal steps
            steps += 1
            return step(self, *what)

        monkeypatch.setattr(Table, "_step", noted)
        for since in range(20):
            with party.phone(None, f"&since={since}") as watcher:
                watcher.settle()
                told = [each["at"] for each in watcher.last("frame")["told"]]
                assert told == sorted(told)
                assert all(at >= since for at in told)
        assert 0 < steps < 80, "each line at most once, however many ask"


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
