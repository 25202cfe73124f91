"""Tables that are older than the rules of the house: closed with a word, renewed, or left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.options import choices
from ludotheque.core.record import read
from ludotheque.games.niagara.game import Niagara
from ludotheque.protocol.wire import GiveUp, Sit
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Closed, Gathering, Over, Playing
from ludotheque.server.store.store import TableQuery
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.changes.versions import playable, renewed, up_to_date
from ludotheque.server.tables.house import House
from ludotheque.table.clock import Stock
from tests.server.support.evenings import THREE, Listener, move, outcome, seated, spend, until
from tests.server.support.sheets import ANA, BEN, CHLOE, Game, gathered

NEXT = Niagara.version + 1


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Opens the house again with rules that have changed since."""

    def spend_later(data: Path, evening: Any) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Niagara, "version", NEXT)
            spend(data, evening)

    return spend_later


def test_a_sheet_of_today_is_left_as_it_is() -> None:
    for sheet in (gathered(), Game(ANA, BEN, CHLOE).sheet):
        assert playable(sheet)
        assert up_to_date(sheet) is sheet


def test_a_game_that_goes_on_by_other_rules_is_closed_where_it_stands() -> None:
    game = Game(ANA, BEN, CHLOE)
    game.move(0)
    old = replace(game.sheet, version=0)
    assert up_to_date(old) == replace(old, stage=Closed(at=game.playing.at))


def test_a_table_that_gathers_is_played_by_the_rules_of_today() -> None:
    sheet = gathered()
    agreed = {**sheet.options, "memo": "off"}
    old = replace(sheet, version=0, options={**agreed, "loading": "backwards", "no_such": 1})
    del old.options["fork"]
    fresh = up_to_date(old)
    assert fresh.version == Niagara.version
    assert fresh.options == agreed, "what can still be chosen stays, the rest is as usual"
    assert isinstance(fresh.stage, Gathering)
    assert list(fresh.options) == list(choices(Niagara()))
    assert renewed(replace(old, game="gone")) == replace(old, game="gone")


def test_what_was_agreed_is_written_out_whole() -> None:
    """So that another default, later, changes no table that stands."""
    assert list(gathered().options) == list(choices(Niagara()))


async def _told_that_it_is_closed(actor: Actor) -> None:
    listener = Listener(actor, ANA)
    await until(lambda: bool(listener.all("table_now")))
    assert listener.last("table_now")["table"]["stage"] == "closed"


def test_running_tables_are_closed_when_the_house_opens_with_other_rules(
    tmp_path: Path, newer: Any
) -> None:
    ids, raws = list[str](), list[tuple[bytes, ...]]()

    async def before(house: House) -> None:
        for pace in (THREE.pace, Stock(minutes=5)):
            actor = await seated(house, ANA, BEN, CHLOE, pace=pace)
            await move(actor, ANA)
            kept = await house.store.load(actor.id)
            assert kept is not None
            ids.append(actor.id)
            raws.append(tuple(line.raw for line in kept.lines))

    async def after(house: House) -> None:
        assert await house.store.underway() == ()
        for stage, found in (("playing", set()), ("over", set(ids))):
            listed = await house.listed(TableQuery(stage=stage, person=ANA.id), ANA)  # type: ignore[arg-type]
            assert {each.table.id for each in listed.tables} == found
        for id, lines in zip(ids, raws, strict=True):
            await _told_that_it_is_closed(await house.actors.wake(id))
            record = read(await house.record(id))
            assert record.end is None, "nobody is told the seed"
            assert record.header.version == NEXT - 1
            *kept, names = (await house.record(id)).splitlines()[1:]
            assert kept == list(lines)
            assert b'"kind":"names"' in names
            with pytest.raises(Objection, match="rules-changed"):
                await house.moments(id, ANA, None, 0, 9, False)
            for refused in (house.sit(id, BEN, Sit()), house.rematch(id, ANA)):
                with pytest.raises(Objection, match="table-closed"):
                    await refused

    spend(tmp_path, before)
    newer(tmp_path, after)


def test_a_table_that_gathered_begins_by_the_rules_of_today(tmp_path: Path, newer: Any) -> None:
    ids = list[str]()

    async def before(house: House) -> None:
        ids.append((await house.create(ANA, THREE)).id)
        await house.sit(ids[0], ANA, Sit())

    async def after(house: House) -> None:
        for person in (BEN, CHLOE):
            await house.sit(ids[0], person, Sit())
        sheet = (await house.actors.wake(ids[0])).live.sheet
        assert isinstance(sheet.stage, Playing)
        assert sheet.version == NEXT

    spend(tmp_path, before)
    newer(tmp_path, after)


def test_a_rematch_after_an_old_game_is_played_by_the_rules_of_today(
    tmp_path: Path, newer: Any
) -> None:
    ids = list[str]()

    async def before(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        await outcome(actor, GiveUp("g"), ANA)
        ids.append(actor.id)

    async def after(house: House) -> None:
        old = await house.actors.wake(ids[0])
        assert isinstance(old.live.sheet.stage, Over)
        assert old.live.table is None, "today's rules cannot play it again"
        again = await house.rematch(ids[0], ANA)
        assert again.version == NEXT
        await house.sit(again.id, ANA, Sit())
        assert (await house.look(again.id, ANA)).table.stage == "playing"

    spend(tmp_path, before)
    newer(tmp_path, after)
