"""Until when somebody has time, as the lists of their own games say it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from ludotheque.server.sheet import Chair, Playing, Sheet
from ludotheque.server.tables.public import due
from ludotheque.table.clock import Clock, Daily, Unlimited
from tests.server.support.guests import somebody
from tests.server.support.houses import Running

HOUR = 3_600_000


def playing(*running: int, pace: Daily | Unlimited | None = None) -> Sheet:
    left = (24 * HOUR, 3 * HOUR, 12 * HOUR)
    pace = pace or Daily(hours=24)
    return Sheet(
        id="mivo",
        revision=1,
        game="niagara",
        version=1,
        options={},
        chairs=(Chair(person="a"),) * 3,
        pace=pace,
        public=True,
        host="a",
        seed="00",
        made=0,
        changed=0,
        stage=Playing(clock=Clock(pace, left, running, 1000, left), awaited=running),
    )


@pytest.mark.parametrize(
    ("seat", "running", "hours"),
    [(0, (0, 1), 24), (2, (0, 1), 3), (1, (1,), 3), (0, (), None), (None, (0, 1), None)],
)
def test_it_is_one_s_own_time_if_it_runs_else_the_first_of_the_others(
    seat: int | None, running: tuple[int, ...], hours: int | None
) -> None:
    expected = None if hours is None else 1000 + hours * HOUR
    assert due(playing(*running), seat) == expected


def test_a_pause_counts_for_nobody() -> None:
    """Neither while it lasts nor after it: the card says when time is really up."""
    sheet = playing(0, 1)
    assert isinstance(sheet.stage, Playing)
    pause = 14 * 24 * HOUR
    clock = sheet.stage.clock.held(pause, 1000)
    sheet = replace(sheet, stage=replace(sheet.stage, clock=clock))
    assert [due(sheet, seat) for seat in range(3)] == [
        pause + 24 * HOUR,
        pause + 3 * HOUR,
        pause + 3 * HOUR,
    ]
    assert due(sheet, 2) == clock.next_flag()


def test_without_a_clock_nobody_is_hurried() -> None:
    assert due(playing(0, pace=Unlimited()), 0) is None


def test_it_stands_in_the_lists_of_one_s_own_games_and_in_no_other(house: Running) -> None:
    with somebody(house, "Ana") as ana, somebody(house, "Ben") as ben:
        asked: dict[str, Any] = {"game": "nizza", "seats": ["person"] * 2}
        asked["pace"] = {"kind": "daily", "hours": 72}
        table = ana.post("/api/tables", json=asked).raise_for_status().json()["id"]
        for each in (ana, ben):
            sat = each.post(f"/api/tables/{table}/seat", json={"entropy": "x"})
            sat.raise_for_status()

        def listed(who: httpx.Client, **wanted: str) -> int | None:
            found = who.get("/api/tables", params={"stage": "playing"} | wanted).json()["tables"]
            (entry,) = [each for each in found if each["table"]["id"] == table]
            due: int | None = entry["due"]
            return due

        found = listed(ana, mine="1")
        changed = sat.json()["table"]["changed"]
        assert found is not None
        assert 0 <= found - changed - 72 * HOUR < HOUR
        assert listed(ben, mine="1") == found
        with somebody(house, "Eve") as eve:
            assert listed(eve) is None
