"""What is taken and taken back earns no time, and stops no clock; and old tremors are not felt."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.building import Site, building, signalled
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.party import faults, submit
from tests.server.support.raw import Phone


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def pace(increment: int) -> dict[str, Any]:
    return {"kind": "live", "minutes": 1, "increment": increment}


def options(physics: str, referee: str = "players") -> dict[str, str]:
    return {"oldest": "first", "tremor": "easy", "physics": physics, "referee": referee}


def take(site: Site) -> None:
    piece = site.view()["hands"][0][0]
    assert site.ana.ask(submit({"kind": "take", "piece": piece}))["kind"] == "accepted"


def spent(house: Running, site: Site, seconds: float) -> None:
    """So much time passes at once."""
    clock: Any = house.house
    later = clock.now() + round(seconds * 1000)

    async def now() -> None:
        clock.now.set(later)
        clock.actors[site.table].alarm.set()

    house.ask(now)


def awaited(phone: Phone, seat: int) -> Any:
    phone.until(lambda heard: heard["kind"] == "frame" and heard["awaited"] == [seat])
    return phone.last("frame")


@pytest.mark.parametrize(("physics", "referee"), [("wood", "players"), ("reckoned", "automatic")])
def test_who_is_out_of_time_does_not_take_the_same_again(
    tmp_path: Path, physics: str, referee: str
) -> None:
    table = {"pace": pace(0), "options": options(physics, referee)}
    with running_house(tmp_path) as house, building(house, **table) as site:
        take(site)
        if physics == "wood":
            site.live(site.ana)
        at = len(site.lines())
        spent(house, site, 61)
        shown = site.still(site.ana, at)
        assert shown["awaited"] == [1], "at once, and not after another breath"
        assert shown["view"]["towers"] == []
        assert shown["times"]["left"][0] == 0
        plies = site.lines()[3:]
        back = ["put", "settle"] if physics == "wood" else ["withdraw"]
        passed = "pass" if referee == "players" else "time_up"
        assert [line["move"]["kind"] for line in plies] == [*back, passed]
        assert [line.get("by") for line in plies if line["seat"] == 0] == ["clock", "clock"]


def test_nobody_earns_time_by_taking_and_taking_back(tmp_path: Path) -> None:
    table = {"pace": pace(10), "options": options("reckoned")}
    with running_house(tmp_path) as house, building(house, **table) as site:
        for _ in range(3):
            take(site)
            assert site.ana.ask(submit({"kind": "withdraw"}))["kind"] == "accepted"
        site.ana.settle()
        assert site.ana.last("frame")["times"]["left"][0] <= 60_000
        assert site.ana.ask(submit({"kind": "pass"}))["kind"] == "accepted"
        assert awaited(site.ana, 1)["times"]["left"][0] > 60_000


def test_whoever_plays_what_was_held_when_the_house_closed_goes_back(tmp_path: Path) -> None:
    """Also a bot: the tremor is known to who could read what was stored."""
    seats = ["person", "novice"]
    begins = {"oldest": "second", "tremor": "easy"}
    with (
        running_house(tmp_path, bot_delay=(0.0, 0.01)) as house,
        building(house, seats=seats, options=begins) as site,
    ):
        physics_pool = house.house.services.physics_pool
        wait_for(lambda: bool(physics_pool.pids), "there is a process for hands")
        # For good: what the bot holds comes to no end before the house is closed.
        signalled(physics_pool.pids, signal.SIGSTOP)
        site.recorded("steady")
        table, cookie = site.table, site.cookies[0]
    with running_house(tmp_path, bot_delay=(0.0, 0.0)) as house:
        site = Site(house, table, [cookie, cookie])
        assert site.recorded("lost")["seat"] == 1
        assert site.recorded("put")["seat"] == 1
        assert site.recorded("put")["move"]["trace"] != "", "the bot goes on"
        for phone in (site.ana, site.ben, site.watcher):
            phone.close()
