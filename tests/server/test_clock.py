"""The house's clock: nobody loses anything by what somebody does to the machine's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.clock import OpenTime, read_open_time
from ludotheque.server.people.people import COOKIE_DAYS, People
from ludotheque.server.sheet import Playing
from ludotheque.server.tables.house import House
from ludotheque.table.clock import HOUR, MINUTE, Daily, HouseClock, Stock
from tests.server.support.evenings import THREE, Hands, move, seated, spend
from tests.server.support.sheets import ANA, BEN, CHLOE

DAY = 24 * HOUR
WEEK = 7 * DAY


class Machine:
    """A machine whose clock can be set, and whose ticks cannot."""

    def __init__(self) -> None:
        self.wall, self.ticks = 1_800_000_000_000, 5_000

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.ticks += milliseconds

    def clock(self) -> HouseClock:
        return HouseClock(lambda: self.wall, lambda: self.ticks)


@pytest.mark.parametrize("jump", [-HOUR, -400 * DAY, HOUR, 400 * DAY])
def test_a_machine_whose_clock_is_set_while_the_house_is_open_changes_nothing(jump: int) -> None:
    machine = Machine()
    now, began = machine.clock(), machine.wall
    machine.wait(MINUTE)
    machine.wall += jump
    machine.wait(MINUTE)
    assert now() == began + 2 * MINUTE


@pytest.mark.parametrize("jump", [-HOUR, -400 * DAY, 5 * HOUR, 400 * DAY])
@pytest.mark.parametrize("pace", [Stock(minutes=10), Daily(hours=24)], ids=["stock", "daily"])
def test_wherever_the_clock_went_while_the_house_was_closed_nobody_lost_time_or_seat(
    tmp_path: Path, pace: Any, jump: int
) -> None:
    clock, ids = Hands(1_800_000_000_000), dict[str, str]()

    async def before(house: House) -> None:
        ids["playing"] = (await seated(house, ANA, BEN, CHLOE, pace=pace)).id
        ids["gathering"] = (await house.create(ANA, THREE)).id
        clock.now += MINUTE

    async def after(house: House) -> None:
        await house.upkeep.sweep()
        assert (await house.look(ids["gathering"], None)).table.stage == "gathering"
        actor = await house.actors.wake(ids["playing"])
        stage = actor.live.sheet.stage
        assert isinstance(stage, Playing)
        assert stage.clock.remaining(0, clock.now) == pace.allowance() - MINUTE
        clock.now += MINUTE
        assert stage.clock.remaining(0, clock.now) == pace.allowance() - 2 * MINUTE, "it runs"
        await move(actor, ANA)

    spend(tmp_path, before, clock)
    clock.now += jump
    spend(tmp_path, after, clock)


@pytest.mark.parametrize(("jump", "known"), [(-400 * DAY, True), (HOUR, True), (401 * DAY, False)])
def test_only_time_forwards_makes_a_cookie_too_old(jump: int, known: bool, tmp_path: Path) -> None:
    clock = Hands(1_800_000_000_000)

    async def play(house: House) -> None:
        people = People(house.store, bytes(32), clock)
        _, cookie = await people.welcome("Ana")
        clock.now += jump
        assert (await people.known(cookie) is not None) == known
        assert COOKIE_DAYS < 401

    spend(tmp_path, play)


def test_what_nobody_touched_is_counted_by_the_time_that_the_house_was_open() -> None:
    first = OpenTime().opened(0)
    assert first.at(WEEK).before(8 * 24 * 3600) is None
    assert first.at(WEEK).before(6 * 24 * 3600) == DAY
    closed = first.at(DAY)
    again = closed.opened(100 * DAY)
    assert again.before(24 * 3600) == 0, "what was changed on the first day is no older than that"
    assert again.at(102 * DAY).before(24 * 3600) == 101 * DAY
    assert again.at(102 * DAY).before(2.5 * 24 * 3600) == DAY // 2
    assert read_open_time(again.written()) == again


def test_what_was_changed_while_the_clock_was_ahead_is_kept_rather_too_long() -> None:
    ahead = OpenTime().opened(1000 * DAY).at(1001 * DAY)
    back = ahead.opened(DAY).at(10 * DAY)
    assert back.before(2 * 24 * 3600) == 8 * DAY
    assert back.before(9.5 * 24 * 3600) == DAY, "before the clock was put back, and after"


def test_a_quick_restart_is_no_opening() -> None:
    time = OpenTime().opened(0)
    for minute in range(1, 10_000):
        time = time.at(minute * MINUTE).opened(minute * MINUTE + 5_000)
    assert len(time.openings) == 1
    for day in range(1, 10_000):
        time = time.opened(day * DAY).at(day * DAY + HOUR)
    assert len(time.openings) == 500
