"""Records end, and tables to which nobody comes back are put away by the host's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.protocol.wire import GiveUp, TakeBack
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Over
from ludotheque.server.store.compact import compact
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.command import Receipt
from ludotheque.server.tables.house import House
from ludotheque.table.clock import HOUR
from tests.server.support.evenings import (
    THREE,
    Hands,
    Listener,
    move,
    outcome,
    seated,
    spend,
    until,
)
from tests.server.support.sheets import ANA, BEN, CHLOE

DAY = 24 * HOUR


def test_a_full_record_takes_no_move_and_lets_people_end_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, ANA)
        actor.live.lines_most = 3
        assert await move(actor, ANA) == Receipt(1)
        await until(lambda: listener.last("frame")["at"] == 2)
        assert listener.last("frame")["near"] == {"undos": None, "lines": 1}, "told before"
        assert await move(actor, BEN) == Receipt(2)
        with pytest.raises(Objection, match="record-full"):
            await move(actor, CHLOE)
        back = await outcome(actor, TakeBack("b"), BEN)
        assert isinstance(back, Objection)
        assert back.reason == "record-full"
        for number, person in enumerate((ANA, BEN)):
            assert isinstance(await outcome(actor, GiveUp(f"g{number}"), person), Receipt)
        assert isinstance(actor.live.sheet.stage, Over)

    spend(tmp_path, play)


def test_games_are_put_away_by_the_hosts_rules_and_else_never(tmp_path: Path) -> None:
    for rules in ({}, {"abandoned_after": 30 * 86400.0, "finished_after": 60 * 86400.0}):
        clock, folder = Hands(), tmp_path / str(len(rules))
        folder.mkdir()

        async def play(house: House, clock: Hands = clock, kept: bool = not rules) -> None:
            going_on = await seated(house, ANA, BEN, CHLOE)
            over = await seated(house, ANA, BEN, CHLOE)
            for number, person in enumerate((ANA, BEN)):
                await outcome(over, GiveUp(f"g{number}"), person)
            ids = (going_on.id, over.id)
            await until(lambda: not any(id in house.actors for id in ids))
            for days, left in ((29, (True, True)), (31, (kept, True)), (61, (kept, kept))):
                clock.now = Hands().now + days * DAY
                await house.upkeep.sweep()
                found = [await house.store.load(id) is not None for id in ids]
                assert tuple(found) == left, days

        spend(folder, play, clock, idle=0.0, **rules)


def test_compact_makes_a_closed_house_small(tmp_path: Path) -> None:
    ids: list[str] = []

    async def play(house: House) -> None:
        for _ in range(3):
            over = await seated(house, ANA, BEN, CHLOE)
            for number, person in enumerate((ANA, BEN)):
                await outcome(over, GiveUp(f"g{number}"), person)
            ids.append(over.id)
        ids.append((await house.create(ANA, THREE)).id)
        with pytest.raises(StoreTrouble, match="another house is serving"):
            compact(tmp_path, None, None)

    spend(tmp_path, play, Hands())  # a time long past
    nothing = compact(tmp_path, None, None)
    assert nothing.removed == 0
    done = compact(tmp_path, 86400.0, None)
    assert (done.removed, done.after <= done.before) == (3, True)

    async def after(house: House) -> None:
        found = [await house.store.load(id) is not None for id in ids]
        assert found == [False, False, False, True]

    spend(tmp_path, after, Hands())
