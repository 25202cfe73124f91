"""A live table whose time runs out, and seats that are lent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.line import Lend, Ply, Return
from ludotheque.protocol.wire import (
    ProposeLend,
)
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Over, Playing
from ludotheque.server.tables.command import Receipt, TimeUp
from ludotheque.server.tables.house import House
from ludotheque.table.clock import HOUR, MINUTE, SECOND, Daily, Stock
from tests.server.support.evenings import Hands, Listener, move, outcome, seated, spend, until
from tests.server.support.sheets import ANA, BEN, CHLOE


def test_at_zero_a_move_is_made_and_the_seat_of_who_is_away_is_lent(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=Stock(minutes=1))
        here = Listener(actor, ANA)
        await move(actor, BEN)
        clock.now += 61 * SECOND
        actor.post_own(TimeUp())
        await until(
            lambda: isinstance(actor.live.sheet.stage, Playing) and actor.live.sheet.stage.lent
        )
        lines = actor.live.table.lines  # type: ignore[union-attr]
        late = [line for line in lines if isinstance(line, Ply) and line.by == "clock"]
        assert late[0].seat == 0
        lent = [line for line in lines if isinstance(line, Lend)]
        assert (lent[0].seat, lent[0].why) == (2, "clock")
        assert not any(line.seat == 0 for line in lent), "Ana is here, only slow"
        assert here.closed is None
        back = Listener(actor, CHLOE)
        await until(
            lambda: any(isinstance(l, Return) and l.seat == 2 for l in actor.live.table.lines)  # type: ignore[union-attr]  # noqa: E741
        )
        await back.hang_up()

    spend(tmp_path, play, clock)


def test_the_alarm_rings_by_itself(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=Stock(minutes=1))
        clock.now += 60 * SECOND - 100
        await move(actor, ANA)  # the alarm is set anew: it rings in 0.1 s
        listener = Listener(actor, ANA)
        clock.now += 200
        assert actor.live.table is not None
        lines = actor.live.table.lines
        assert not any(isinstance(line, Lend) for line in lines)
        await until(lambda: any(isinstance(each, Lend) and each.why == "clock" for each in lines))
        await until(lambda: any(frame["lines"] for frame in listener.all("frame")))
        first = next(frame for frame in listener.all("frame") if frame["lines"])
        assert first["times"]["left"][1] == 0

    spend(tmp_path, play, clock)


def test_days_for_a_move_wake_a_table_that_sleeps(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=Daily(hours=24))
        await until(lambda: actor.id not in house.actors)
        clock.now += 25 * HOUR
        await until(lambda: actor.id in house.actors)
        again = house.actors[actor.id]
        await until(lambda: isinstance(again.live.sheet.stage, Over), 60)  # bots play for all three
        assert again.live.table is not None
        lent = [line for line in again.live.table.lines if isinstance(line, Lend)]
        assert {(line.seat, line.why) for line in lent} == {(s, "clock") for s in range(3)}

    spend(tmp_path, play, clock, idle=0.0)


@pytest.mark.parametrize(
    ("pace", "left"), [(Stock(minutes=10), 9 * MINUTE), (Daily(hours=24), 24 * HOUR - MINUTE)]
)
def test_no_time_is_lost_while_the_house_is_closed(tmp_path: Path, pace: Any, left: int) -> None:
    clock, ids = Hands(), list[str]()

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=pace)
        ids.append(actor.id)
        clock.now += MINUTE

    async def after(house: House) -> None:
        actor = await house.actors.wake(ids[0])
        assert isinstance(actor.live.sheet.stage, Playing)
        assert actor.live.sheet.stage.clock.remaining(0, clock.now) == left

    spend(tmp_path, before, clock)
    clock.now += 5 * HOUR
    spend(tmp_path, after, clock)


def test_a_seat_is_lent_only_if_its_person_is_away(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        ana, ben = Listener(actor, ANA), Listener(actor, BEN)
        refused = await outcome(actor, ProposeLend("l", 1), ANA)
        assert isinstance(refused, Objection)
        assert refused.reason == "seat-not-absent"
        await ben.hang_up()
        assert isinstance(await outcome(actor, ProposeLend("m", 1), ANA), Receipt)
        await until(lambda: ana.last("table_now")["table"]["seats"][1]["lent"])
        # The bot plays for Ben, and stops when he comes back.
        await until(lambda: 1 not in actor.live.table.awaited)  # type: ignore[union-attr]
        again = Listener(actor, BEN)
        await until(
            lambda: (
                again.all("table_now") and not again.last("table_now")["table"]["seats"][1]["lent"]
            )
        )
        assert actor.live.table is not None
        assert actor.live.table.course.bot(1) is None

    spend(tmp_path, play)


def test_a_lent_seat_that_moves_at_once_is_handed_back_first(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        listener = Listener(actor, ANA)
        await outcome(actor, ProposeLend("l", 1), ANA)
        assert await move(actor, BEN) == Receipt(3)
        kinds = [type(line) for line in actor.live.table.lines]  # type: ignore[union-attr]
        assert kinds == [Ply, Lend, Return, Ply]
        await listener.hang_up()

    spend(tmp_path, play, bot_delay=(30.0, 30.0))
