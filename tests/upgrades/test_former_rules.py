"""What was begun by earlier rules is played to its end by them, whatever is played today."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import OtherRules
from ludotheque.core.verify import verify
from ludotheque.protocol.wire import TakeBack
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Closed, Over, Playing
from ludotheque.server.store.store import StoredLine, StoredTable
from ludotheque.server.tables.changes.records import revived
from ludotheque.server.tables.changes.versions import playable, up_to_date
from ludotheque.server.tables.house import House
from ludotheque.server.workers.bot_worker import BotQuestion, BotWorker
from ludotheque.table.table import Table
from ludotheque.titles import OWN, RulesGone, find
from tests.server.support.evenings import Listener, move, seated, spend, until
from tests.server.support.sheets import ANA, BEN, CHLOE, Game
from tests.support.later_rules import change_rules, place, upside_down

BEGUN = 40
"""Lines that stand when the rules change; fewer where a game is over before."""


def begun(name: str) -> StoredTable:
    """A game that goes on, as it is stored."""
    options, lines = dict(OWN[name].brisk), BEGUN
    while True:
        game, rng = Game(ANA, BEN, CHLOE, game=name, options=options), Random(name)  # type: ignore[arg-type]
        while game.table.at < lines and isinstance(game.sheet.stage, Playing):
            game.move(game.playing.awaited[0], rng)
        if isinstance(game.sheet.stage, Playing):
            return stored(game)
        lines //= 2


def stored(game: Game) -> StoredTable:
    lines = (
        StoredLine(at=line.at, raw=msgspec.json.encode(line), when=0) for line in game.table.lines
    )
    return StoredTable(sheet=game.sheet, lines=tuple(lines), said=())


def played_on(table: Table) -> None:
    """To its end, by people who know what they do, or else some games have none."""
    title, rng = find(table.game.name, table.game.version), Random(table.game.name)
    bot = title.bot("novice")
    while table.awaited:
        seat = table.awaited[0]
        view = table.game.view(table.state, seat)
        table.commit(table.propose(seat, bot.choose(view, seat, rng)))


@pytest.mark.parametrize("name", OWN)
def test_a_table_of_each_game_is_played_to_its_end_and_verifies_before_and_after(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, before = begun(name), OWN[name]
    with monkeypatch.context() as patch:
        later = change_rules(patch, name)
        assert find(name).version == before.version + 1
        assert playable(kept.sheet)
        assert up_to_date(kept.sheet) is kept.sheet
        table = revived(kept)
        assert table is not None
        assert table.game is before.game
        played_on(table)
        record = table.record()
        assert record.header.version == before.version
        after = verify(record, find(name, before.version).game)
        assert record.end is not None
        assert later.game.result(table.state) != record.end.result, "the rules are other ones"
        with pytest.raises(OtherRules):
            verify(record, later.game)
    assert verify(record, find(name).game).fingerprint == after.fingerprint


def test_without_its_rules_a_table_is_closed_and_with_later_ones_it_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = begun("niagara")
    change_rules(monkeypatch, "niagara", kept=False)
    assert up_to_date(kept.sheet).stage == Closed(at=kept.at)
    for waits in (replace(kept.sheet, version=99), replace(kept.sheet, game="gone")):
        assert not playable(waits)
        assert up_to_date(waits) is waits


def test_a_title_knows_its_versions_and_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    then = OWN["nizza"]
    later = change_rules(monkeypatch, "nizza")
    assert find("nizza", then.version) is then
    assert find("nizza", then.version + 1) is find("nizza") is later
    known = f"the house plays nizza version {then.version}, {then.version + 1}, and not 99"
    with pytest.raises(RulesGone, match=known):
        find("nizza", 99)
    with pytest.raises(ValueError, match="is version 3, and not 3"):
        replace(later, former={3: place("nizza")}).__post_init__()


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("tests.nowhere:TITLE", "cannot be had: ModuleNotFoundError"),
        ("ludotheque.titles.niagara:TITLE", "the title found there is niagara version"),
    ],
)
def test_old_rules_that_cannot_be_had_close_no_table(
    monkeypatch: pytest.MonkeyPatch, where: str, why: str
) -> None:
    """Somebody can put that right, and a table that was closed stays so."""
    kept, then = begun("nizza"), OWN["nizza"]
    later = replace(change_rules(monkeypatch, "nizza"), former={then.version: where})
    monkeypatch.setitem(OWN._loaded, "nizza", later)
    with pytest.raises(NotInTheHouse, match=why) as caught:
        find("nizza", then.version)
    assert not isinstance(caught.value, RulesGone)
    assert up_to_date(kept.sheet) is kept.sheet


def test_bots_play_and_advise_by_the_rules_of_the_table() -> None:
    then = OWN["niagara"].game
    later = replace(
        OWN["niagara"], game=upside_down(then), lesson=None, former={then.version: place("niagara")}
    )
    worker = BotWorker("tests.server.support.odd_bots:TITLES")
    worker.titles = {"niagara": later}
    table = begun("niagara")
    course = revived(table)
    assert course is not None
    seat = course.awaited[0]
    view = msgspec.Raw(then.codec.encode(then.view(course.state, seat)))
    for version in (then.version, then.version + 1):
        question = BotQuestion("niagara", version, "novice", seat, None, view)
        assert b'"trouble"' not in worker.answer(msgspec.json.encode(question)).replace(
            b'"trouble":null', b""
        )
    assert {key[1] for key in worker.bots} == {then.version, then.version + 1}


def test_moves_views_and_undo_go_on_and_a_rematch_is_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = list[str]()

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await move(actor, ANA)
        ids.append(actor.id)

    async def after(house: House) -> None:
        assert [each.id for each in await house.store.underway()] == ids
        actor = await house.actors.wake(ids[0])
        listener = Listener(actor, BEN)
        await until(lambda: bool(listener.all("frame")))
        assert listener.last("table_now")["table"]["version"] == OWN["niagara"].version - 1
        await move(actor, BEN)
        await actor.ask(TakeBack("back"), BEN)
        live = actor.live
        while isinstance(live.sheet.stage, Playing):
            person = next(
                each for each in (ANA, BEN, CHLOE) if live.seat_of(each) in live.sheet.stage.awaited
            )
            assert live.table is not None
            await move(actor, person)
        assert isinstance(live.sheet.stage, Over)
        moments = await house.moments(ids[0], ANA, None, 0, 500, False)
        assert moments
        chart = await house.chart(ids[0], ANA)
        assert b"gems" in chart
        again = await house.rematch(ids[0], ANA)
        assert again.version == OWN["niagara"].version

    spend(tmp_path, before)
    with monkeypatch.context() as patch:
        change_rules(patch, "niagara")
        spend(tmp_path, after)


def test_a_table_of_later_rules_or_of_a_game_that_is_missing_waits_for_a_house_that_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where houses are upgraded one by one, or somebody forgot to install a package."""
    ids = list[str]()

    async def later(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await move(actor, ANA)
        ids.append(actor.id)

    async def meanwhile(house: House) -> None:
        with pytest.raises(Objection, match="rules-newer"):
            await house.actors.wake(ids[0])
        with monkeypatch.context() as patch:
            patch.delitem(OWN._places, "niagara")
            with pytest.raises(Objection, match="game-missing"):
                await house.actors.wake(ids[0])

    async def again(house: House) -> None:
        actor = await house.actors.wake(ids[0])
        assert isinstance(actor.live.sheet.stage, Playing)
        await move(actor, BEN)

    with monkeypatch.context() as patch:
        change_rules(patch, "niagara")
        spend(tmp_path, later)
    spend(tmp_path, meanwhile)
    with monkeypatch.context() as patch:
        change_rules(patch, "niagara")
        spend(tmp_path, again)
