"""The seam: whoever subscribes hears of every change once, after it was stored, and in order."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.game import Illegal
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Lay
from ludotheque.protocol.wire import Answer, GiveUp, ProposeDraw, Say, TakeBack
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Frozen, Gathering, Over, Playing, Sheet
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.table_changed import TableChanged
from ludotheque.server.tables.command import MakeMove, Receipt
from ludotheque.server.tables.house import House
from ludotheque.server.tables.upkeep import RunningStocks
from ludotheque.table.clock import Daily, Pace, Stock, Unlimited
from tests.server.support.evenings import Listener, move, outcome, seated, spend, until
from tests.server.support.saving import saved_by
from tests.server.support.sheets import ANA, BEN, CHLOE, Game

Fact = tuple[str, str, int, tuple[bytes, ...]]
"""What happened, at which table, its revision then, and the lines."""


class Witness:
    """Writes down when something was stored, when it was published, and what anybody had seen."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.changes: list[TableChanged] = []

    def subscriber(self, changed: TableChanged) -> None:
        steps = changed.turn.steps if changed.turn is not None else ()
        lines = tuple(msgspec.json.encode(step.line) for step in steps)
        self.facts.append(("published", changed.after.id, changed.after.revision, lines))
        self.changes.append(changed)

    def watch(self, house: House) -> None:
        saved = house.store.save

        async def save(sheet: Sheet, lines: Any = (), calls: Any = ()) -> None:
            await saved(sheet, lines, calls)
            raw = tuple(line.raw for line in lines)
            self.facts.append(("stored", sheet.id, sheet.revision, raw))

        saved_by(house.store, save)

    def told(self, what: str) -> list[Fact]:
        return [fact for fact in self.facts if fact[0] == what]

    def consistent(self) -> None:
        stored = [fact[1:] for fact in self.told("stored")]
        assert [fact[1:] for fact in self.told("published")] == stored
        so_far: set[tuple[Any, ...]] = set()
        for what, *fact in self.facts:
            assert (tuple(fact) in so_far) == (what == "published"), "first stored, then published"
            so_far.add(tuple(fact))
        last: defaultdict[str, list[Sheet]] = defaultdict(list)
        for changed in self.changes:
            assert changed.after.revision == changed.before.revision + 1
            assert last[changed.after.id][-1:] in ([], [changed.before]), "one after the other"
            last[changed.after.id].append(changed.after)


def test_every_stored_change_is_published_once_after_it_is_stored_and_in_order(
    tmp_path: Path,
) -> None:
    witness = Witness()

    async def play(house: House) -> None:
        witness.watch(house)
        actor = await seated(house, ANA, BEN, CHLOE)
        other = await seated(house, BEN, bots=2)
        listener = Listener(actor, ANA)
        await asyncio.gather(*(move(actor, person) for person in (ANA, BEN)), move(other, BEN))
        assert isinstance(await outcome(actor, TakeBack("u"), BEN), Receipt)
        await outcome(actor, Say("s", "well"), ANA)
        await outcome(actor, ProposeDraw("d"), ANA)
        for person in (BEN, CHLOE):
            await outcome(actor, Answer(f"a {person.id}", "0:d", True), person)
        assert isinstance(actor.live.sheet.stage, Over)
        await house.rematch(actor.id, ANA)
        await until(lambda: listener.last("table_now")["table"]["rematch"])
        await outcome(other, GiveUp("g"), BEN)

    spend(tmp_path, play, subscribers=[witness.subscriber])
    witness.consistent()
    stages = {type(changed.after.stage) for changed in witness.changes}
    assert stages == {Gathering, Playing, Over}
    assert any(changed.turn is None for changed in witness.changes)
    assert sum(len(lines) for *_, lines in witness.told("published")) > 6


def test_nothing_is_published_that_was_not_stored(tmp_path: Path) -> None:
    witness = Witness()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        known, saved = len(witness.changes), house.store.save

        async def full(*_: Any) -> None:
            raise StoreTrouble("the disk is full")

        saved_by(house.store, full)
        with pytest.raises(Objection, match="house-ill"):
            await move(actor, ANA, "s")
        house.store.save = saved  # type: ignore[method-assign]
        assert isinstance(await outcome(actor, MakeMove("x", Lay(9)), ANA), Illegal)
        assert len(witness.changes) == known
        await move(actor, ANA, "s")
        await move(actor, ANA, "s")  # sent again
        assert len(witness.changes) == known + 1

    spend(tmp_path, play, subscribers=[witness.subscriber])


def test_who_loses_a_race_publishes_what_was_stored_in_the_end(tmp_path: Path) -> None:
    witness = Witness()

    async def play(house: House) -> None:
        s = house.services
        twin = House(
            house.store, s.bot_pool, s.settings, s.metrics, subscribers=[witness.subscriber]
        )
        witness.watch(house)
        here = await seated(house, ANA, BEN, CHLOE)
        there = await twin.actors.wake(here.id)
        await move(here, ANA)
        await asyncio.gather(move(here, BEN), move(there, CHLOE))
        await twin.close()

    spend(tmp_path, play, subscribers=[witness.subscriber])
    published = witness.told("published")
    assert sorted(fact[1:] for fact in published) == sorted(f[1:] for f in witness.told("stored"))
    assert len(set(published)) == len(published)


def test_a_subscriber_that_fails_is_logged_and_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    witness = Witness()

    def fails(_: TableChanged) -> None:
        raise RuntimeError("no more ink")

    async def play(house: House) -> None:
        witness.watch(house)
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, BEN)
        assert await move(actor, ANA) == Receipt(1)
        await until(lambda: listener.last("frame")["at"] == 2)

    with caplog.at_level(logging.ERROR):
        spend(tmp_path, play, subscribers=[fails, witness.subscriber])
    witness.consistent()
    assert len(witness.changes) == len(caplog.records) > 1
    assert all("no more ink" in str(record.exc_info) for record in caplog.records)


@pytest.mark.parametrize("stored", [True, False])
def test_a_table_that_freezes_is_published_as_such_if_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    witness = Witness()

    def fails(*_: Any) -> None:
        raise ZeroDivisionError("the river ran dry")

    async def full(*_: Any) -> None:
        raise StoreTrouble("the disk is full")

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        known = len(witness.changes)
        with monkeypatch.context() as patch:
            patch.setattr(Niagara, "apply", fails)
            if not stored:
                patch.setattr(house.store, "save", full)
            with pytest.raises(Objection, match="table-frozen"):
                await move(actor, ANA)
        assert len(witness.changes) == known + stored
        assert isinstance(witness.changes[-1].after.stage, Frozen) == stored

    spend(tmp_path, play, subscribers=[witness.subscriber])


@pytest.mark.parametrize(
    ("pace", "runs"), [(Unlimited(), False), (Stock(minutes=5), True), (Daily(hours=24), False)]
)
def test_a_stock_runs_while_its_game_does(pace: Pace, runs: bool) -> None:
    game, stocks = Game(ANA, BEN, CHLOE, pace=pace), RunningStocks()
    playing = game.sheet
    stocks.table_changed(TableChanged(playing, playing, None))
    assert bool(stocks) == runs
    over = msgspec.structs.replace(playing, stage=Frozen(at=1, why="the river ran dry"))
    stocks.table_changed(TableChanged(playing, over, None))
    assert not stocks


def test_where_no_stock_runs_nobody_is_asked_about_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Pace] = []
    monkeypatch.setattr(
        RunningStocks, "table_changed", lambda _, changed: told.append(changed.after.pace)
    )

    async def play(house: House) -> None:
        for pace in (Unlimited(), Stock(minutes=5), Daily(hours=24)):
            await move(await seated(house, ANA, BEN, CHLOE, pace=pace), ANA)

    spend(tmp_path, play)
    assert set(told) == {Stock(minutes=5)}
