"""However long a game is, to wake it and to look back costs the same; and the record is the truth.

What is kept beside the lines can be taken away or spoilt at any time: nobody is told anything else.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.record import read
from ludotheque.protocol.wire import TakeBack
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Frozen, Playing
from ludotheque.server.store.compact import compact
from ludotheque.server.store.sqlite import DATABASE
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables import house as house_module
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.changes.offers import UNDOS
from ludotheque.server.tables.command import MakeMove, Receipt
from ludotheque.server.tables.house import House
from ludotheque.server.tables.live_table import LONG
from ludotheque.server.tables.looking_back import chart as chart_module
from ludotheque.server.tables.looking_back import history, kept_moments, made_by, replay
from ludotheque.table.chapter import EVERY
from tests.server.support.counted import Counted
from tests.server.support.evenings import Listener, evening, move, outcome, seated, spend, until
from tests.server.support.houses import PATIENCE
from tests.server.support.long_games import long_game, store_game
from tests.server.support.sheets import ANA, BEN, CHLOE

FOUR = (None, ANA, BEN, CHLOE)


async def awake(house: House, id: str) -> Actor:
    """And whatever it has to keep is kept."""
    actor = await house.actors.wake(id)
    await until(lambda: not actor.live.history.busy)
    return actor


def asleep(house: House, id: str) -> None:
    if id in house.actors:
        house.actors.put_to_sleep(house.actors[id])


async def frame(actor: Actor, person: Any, since: int) -> dict[str, Any]:
    """The first that comes."""
    listener = Listener(actor, person, since)
    await until(lambda: listener.all("frame"))
    await listener.hang_up()
    return listener.all("frame")[0]


async def told(house: House, id: str, over: bool) -> dict[Any, Any]:
    """All that anybody can be shown of a table."""
    asleep(house, id)
    await asyncio.sleep(0)
    found: dict[Any, Any] = {}
    actor = await awake(house, id)
    at = actor.live.at
    for person in FOUR:
        for since in (0, 7, at // 2, at - 70, at - 3, at):
            name = person.name if person else None
            found[name, since] = await frame(actor, person, max(since, 0))
    for since in (0, 1, at // 2, at - 1, at):
        for person in FOUR if not over else (None,):
            for eyes in (None, "watcher", "all", "1") if over else (None,):
                name = person.name if person else None
                raw, _ = await house.moments(id, person, eyes, since, 20, False)
                found["moments", name, eyes, since] = raw
    raw, _ = await house.moments(id, None, None, 0, 500, False)
    found["page"] = raw
    if over:
        found["chart"], found["record"] = await house.chart(id, None), await house.record(id)
    return found


@pytest.mark.parametrize("over", [False, True], ids=["going on", "over"])
def test_five_thousand_lines_cost_no_more_than_a_chapter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    game = long_game(5000, over)

    async def play(house: House) -> None:
        sheet = await store_game(house.store, game)
        counted = Counted(monkeypatch, house)
        actor = await awake(house, sheet.id)
        lines = actor.live.at
        assert counted.since() == (2 * lines, lines), "the first time: played, and put in chapters"
        for _ in range(2):
            asleep(house, sheet.id)
            await asyncio.sleep(0)
            actor = await awake(house, sheet.id)
            played, rows = counted.since()
            assert played == rows == len(actor.live.table.lines) < 2 * EVERY  # type: ignore[union-attr]
            for since in (0, 1, lines // 2, lines - 10):
                found = await frame(actor, ANA, since)
                assert (found["since"], found["at"]) == (since, lines)
            assert counted.since() == (0, 0), "what happened is read, and not played again"
            await house.moments(sheet.id, ANA, None, lines, 1, True)
            assert max(counted.since()) < 2 * EVERY
            await house.moments(sheet.id, ANA, None, lines // 2, 10, True)
            assert max(counted.since()) < 2 * EVERY + 10

    spend(tmp_path, play)


def test_what_is_long_is_not_played_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apart: list[int] = []
    to_thread = asyncio.to_thread

    async def noted(work: Any, *what: Any) -> Any:
        apart.append(len(getattr(what[0], "lines", ())) if what else 0)
        return await to_thread(work, *what)

    async def play(house: House) -> None:
        sheet = await store_game(house.store, long_game(300))
        monkeypatch.setattr(asyncio, "to_thread", noted)
        for _ in range(2):
            apart.clear()
            actor = await awake(house, sheet.id)
            lines = len(actor.live.table.lines)  # type: ignore[union-attr]
            assert (lines in apart) is (lines >= LONG)
            assert actor.live.at == 300
            asleep(house, sheet.id)
            await asyncio.sleep(0)

    spend(tmp_path, play)


def spoilt(column: str) -> str:
    return (
        f"UPDATE chapter SET {column} ="
        f" CAST(substr({column}, 1, 5) || 'x' || substr({column}, 7) AS BLOB)"
    )


HARM = {
    "all gone": "DELETE FROM chapter; DELETE FROM shown",
    "some gone": "DELETE FROM chapter WHERE at % 2",
    "the last gone": "DELETE FROM chapter WHERE at = (SELECT max(at) FROM chapter)",
    "the first gone": "DELETE FROM chapter WHERE at = (SELECT min(at) FROM chapter)",
    "courses": spoilt("course"),
    "what was told": spoilt("told"),
    "digests": spoilt("digest"),
    "numbers": "UPDATE chapter SET since = since + 1",
    "ends": "UPDATE chapter SET at = at + 1",
    "empty": "UPDATE chapter SET course = x'', told = x''",
    "exchanged": (
        "UPDATE chapter SET course = (SELECT course FROM chapter c WHERE c.table_id ="
        " chapter.table_id ORDER BY at LIMIT 1)"
    ),
    "what is shown": "UPDATE shown SET raw = substr(raw, 1, 20)",
}


@pytest.mark.parametrize("over", [False, True], ids=["going on", "over"])
def test_nobody_notices_that_what_is_kept_is_gone_or_spoilt(tmp_path: Path, over: bool) -> None:
    game = long_game(420, over)

    async def play(house: House) -> None:
        sheet = await store_game(house.store, game)
        without = await told(house, sheet.id, over)
        assert await told(house, sheet.id, over) == without, "from chapters"
        for name, harm in HARM.items():
            with closing(sqlite3.connect(tmp_path / DATABASE)) as file:
                assert file.execute("SELECT count(*) FROM chapter").fetchone()[0] > 2
                file.executescript(harm)
            house._moments = kept_moments.KeptMoments(house.store)  # what it remembers
            assert await told(house, sheet.id, over) == without, name
            assert await told(house, sheet.id, over) == without, f"{name}, once more"

    spend(tmp_path, play)


def test_other_rules_do_not_believe_what_these_have_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        sheet = await store_game(house.store, long_game(300))
        await awake(house, sheet.id)
        asleep(house, sheet.id)
        await asyncio.sleep(0)
        monkeypatch.setattr(made_by, "_text", lambda game, version: b"another text")
        counted = Counted(monkeypatch, house)
        await awake(house, sheet.id)
        assert counted.since() == (600, 300)

    spend(tmp_path, play)


def test_a_line_that_was_changed_is_noticed_as_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A chapter after it is not believed, and the rules say no."""

    async def play(house: House) -> None:
        sheet = await store_game(house.store, long_game(300))
        await awake(house, sheet.id)
        asleep(house, sheet.id)
        await asyncio.sleep(0)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as file:
            (raw,) = file.execute("SELECT raw FROM line WHERE at = 1").fetchone()
            file.execute("UPDATE line SET raw = ? WHERE at = 1", (raw.replace(b"0", b"2", 1),))
            file.commit()
        actor = await awake(house, sheet.id)
        assert isinstance(actor.live.sheet.stage, Frozen)
        assert "cannot be revived" in caplog.text

    spend(tmp_path, play)


def test_a_table_from_a_chapter_knows_what_was_before_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        game = long_game(1000)
        undos = dict(game.table.course.undos)
        sheet = await store_game(house.store, game)
        for _ in range(2):
            actor = await awake(house, sheet.id)
            table = actor.live.table
            assert table is not None
            assert dict(table.course.undos) == undos
            for at in (0, 17, 999):
                again = MakeMove(f"move {at}", None)
                assert await outcome(actor, again, ANA) == Receipt(at), "it was made once"
            assert actor.live.at == 1000
            for seat in range(3):
                assert table.stands(seat) == game.table.stands(seat)
            asleep(house, sheet.id)
            await asyncio.sleep(0)
            first = table.first
        assert first > 0
        actor = await awake(house, sheet.id)
        assert min(undos.values()) > UNDOS
        reasons = set[str]()
        for _ in range(6):
            table = actor.live.table
            assert table is not None
            person = (ANA, BEN, CHLOE)[table.awaited[0]]
            await move(actor, person)
            no = await outcome(actor, TakeBack(f"back {actor.live.at}"), person)
            assert isinstance(no, Objection)
            reasons.add(no.reason)
        assert "undos-used-up" in reasons

    spend(tmp_path, play)


async def played(actor: Actor, lines: int) -> None:
    while actor.live.at < lines:
        table = actor.live.table
        assert table is not None
        await move(actor, (ANA, BEN, CHLOE)[table.awaited[0]])


def test_chapters_are_written_as_the_game_goes_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, None)
        await played(actor, 2 * EVERY)
        await until(lambda: not actor.live.history.busy)
        chapters = await house.store.chapters(actor.id, made_by.made_by, 0)
        assert chapters
        assert chapters[0].since == 0
        table = actor.live.table
        assert table is not None
        assert table.kept == chapters[-1].at
        assert table.oldest <= table.kept
        whole = [each for frame in listener.all("frame") for each in frame["told"]]
        await until(lambda: listener.last("frame")["at"] == actor.live.at)
        whole = [each for frame in listener.all("frame") for each in frame["told"]]
        assert (await frame(actor, None, 0))["told"] == whole
        assert table.oldest > 0, "else it would have been remembered"

    spend(tmp_path, play)


def test_the_game_goes_on_while_somebody_looks_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told everything once, in its order, however much happens meanwhile."""

    async def play(house: House) -> None:
        sheet = await store_game(house.store, long_game(200))
        actor = await awake(house, sheet.id)
        asleep(house, sheet.id)
        await asyncio.sleep(0)
        actor = await awake(house, sheet.id)
        gate, chapters, asked = asyncio.Event(), house.store.chapters, 0

        async def slow(*what: Any) -> Any:
            nonlocal asked
            asked += 1
            await gate.wait()
            return await chapters(*what)

        monkeypatch.setattr(house.store, "chapters", slow)
        early = [Listener(actor, person) for person in FOUR]
        there = Listener(actor, None, actor.live.at)
        await until(lambda: asked)
        await played(actor, 210)
        assert not any(listener.all("frame") for listener in early)
        gate.set()
        for listener in early:
            await until(lambda listener=listener: listener.all("frame"))  # type: ignore[misc]
        assert asked == 1, "read once for all of them"
        await played(actor, 220)
        await until(lambda: all(each.last("frame")["at"] == actor.live.at for each in early))
        for listener, person in zip(early, FOUR, strict=True):
            frames = listener.all("frame")
            assert frames[0]["since"] == 0
            assert frames[0]["at"] >= 210
            assert [each["since"] for each in frames[1:]] == [each["at"] for each in frames[:-1]]
            lines = [each["at"] for frame in frames for each in frame["told"]]
            assert lines == sorted(lines)
            again = await frame(actor, person, 0)
            assert [each for frame in frames for each in frame["told"]] == again["told"]
        assert len(there.all("frame")) > 5, "nobody else waited"

    spend(tmp_path, play)


def test_who_hangs_up_or_sits_down_while_they_look_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(house: House) -> None:
        sheet = await store_game(house.store, long_game(200))
        actor = await awake(house, sheet.id)
        gate, before = asyncio.Event(), history.History.before

        async def slow(*what: Any) -> Any:
            await gate.wait()
            return await before(*what)

        monkeypatch.setattr(history.History, "before", slow)
        gone, other = Listener(actor, ANA), Listener(actor, BEN)
        await gone.hang_up()
        other.follower.seat = 2
        gate.set()
        await until(lambda: other.all("frame"))
        assert other.last("frame")["view"]["seat"] == 2, "what is theirs now"
        assert not gone.all("frame")
        assert not caplog.records

    spend(tmp_path, play)


def test_where_the_memory_fails_a_frame_says_from_where_on_it_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        sheet = await store_game(house.store, long_game(200))
        actor = await awake(house, sheet.id)

        async def ill(*what: Any) -> Any:
            raise StoreTrouble("a test")

        monkeypatch.setattr(house.store, "chapters", ill)
        found = await frame(actor, ANA, 0)
        table = actor.live.table
        assert table is not None
        assert found["since"] == table.oldest > 0
        assert all(each["at"] >= table.oldest for each in found["told"])
        monkeypatch.undo()
        assert (await frame(actor, ANA, 0))["since"] == 0

    spend(tmp_path, play)


def test_a_game_goes_on_where_no_chapter_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And its chapters are kept as soon as they can be."""

    async def play(house: House) -> None:
        async def ill(*what: Any) -> Any:
            raise StoreTrouble("a test")

        monkeypatch.setattr(house.store, "keep", ill)
        actor = await seated(house, ANA, BEN, CHLOE)
        await played(actor, 100)
        await until(lambda: not actor.live.history.busy)
        table = actor.live.table
        assert table is not None
        assert (table.kept, table.oldest) == (0, 0), "all of it is remembered"
        assert (await frame(actor, ANA, 0))["since"] == 0
        monkeypatch.undo()
        while not table.kept:
            await played(actor, actor.live.at + 1)
            await until(lambda: not actor.live.history.busy)
        assert (await frame(actor, ANA, 0))["since"] == 0

    spend(tmp_path, play)


def test_a_crash_file_has_the_whole_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        sheet = await store_game(house.store, long_game(200))
        await awake(house, sheet.id)
        asleep(house, sheet.id)
        await asyncio.sleep(0)
        actor = await awake(house, sheet.id)
        assert actor.live.table is not None
        assert actor.live.table.first > 0

        def fails(*what: Any) -> Any:
            raise ZeroDivisionError("a test")

        monkeypatch.setattr(actor.live.table, "propose", fails)
        no = await outcome(actor, MakeMove("new", {"kind": "lay", "tile": 1}), ANA)
        assert isinstance(no, Objection)
        await until(lambda: not isinstance(actor.live.sheet.stage, Playing))
        (path,) = house.services.settings.crashes.iterdir()
        assert [line.at for line in read(path.read_bytes()).lines] == list(range(200))

    spend(tmp_path, play)


def test_a_finished_game_is_worked_out_once_for_all_houses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[tuple[Any, ...]] = []
    moments, chart = replay.moments, chart_module.chart

    def noted(kept: Any, *what: Any, own: bool) -> Any:
        worked.append(what)
        return moments(kept, *what, own=own)

    def noted_chart(kept: Any) -> Any:
        worked.append(("chart",))
        return chart(kept)

    monkeypatch.setattr(house_module, "moments", noted)
    monkeypatch.setattr(house_module, "chart", noted_chart)
    game = long_game(700, over=True)

    async def looked_at(house: House, id: str) -> list[Any]:
        return [
            *[await house.moments(id, None, eyes, 0, 500, True) for eyes in (None, "watcher", "0")],
            await house.moments(id, None, None, 500, 500, True),
            await house.moments(id, None, None, 500, 500, False),
            await house.chart(id, None),
        ]

    async def whole() -> None:
        async with asyncio.timeout(PATIENCE), evening(tmp_path) as house:
            sheet = await store_game(house.store, game)
            shown = await looked_at(house, sheet.id)
            assert len(worked) == 5
            for since, most in ((3, 500), (0, 20), (99_500, 500)):  # nobody fills the disk
                await house.moments(sheet.id, None, None, since, most, True)
            for eyes in ("nobody", "chart", "7"):
                with pytest.raises(Objection):
                    await house.moments(sheet.id, None, eyes, 0, 500, True)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as file:
            assert file.execute("SELECT count(*) FROM shown").fetchone() == (5,)
        worked.clear()
        async with asyncio.timeout(PATIENCE), evening(tmp_path) as house:
            assert await looked_at(house, sheet.id) == shown
            assert not worked, "not even by the next house"

    asyncio.run(whole())


def test_what_can_be_made_again_is_not_in_a_compact_file(tmp_path: Path) -> None:
    game, ids, found = long_game(300, over=True), list[str](), list[Any]()

    async def before(house: House) -> None:
        ids.append((await store_game(house.store, game)).id)
        found.append(await told(house, ids[0], True))

    async def after(house: House) -> None:
        assert await house.store.chapters(ids[0], made_by.made_by, 0) == ()
        assert await told(house, ids[0], True) == found[0]
        assert await house.store.chapters(ids[0], made_by.made_by, 0)

    spend(tmp_path, before)
    done = compact(tmp_path, None, None)
    assert done.after < done.before
    assert done.removed == 0
    spend(tmp_path, after)
