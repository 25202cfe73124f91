"""Houses that released versions wrote are opened by this one, with games going on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.cli.main import main
from ludotheque.client import HouseClient, HouseObjected
from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.server.hosting.rehearsal import rehearsed
from ludotheque.server.sheet import Playing
from ludotheque.server.store.opening import opened
from ludotheque.server.store.schema import MIGRATIONS
from ludotheque.server.store.sqlite import DATABASE
from ludotheque.server.store.transfer import to_database
from ludotheque.titles import RulesGone, find
from tests.server.support.houses import PATIENCE, Running, running_house
from tools.house_file import PASSPHRASE, _plays
from tools.postgres import PostgresServer

from .kept_houses import DUMPED, VERSIONS, restored, unpacked

MOVES = 3


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_there_are_houses_to_open() -> None:
    assert "0.1.0" in VERSIONS


def test_a_house_of_every_version_is_opened_with_its_games_going_on(
    version: str, tmp_path: Path
) -> None:
    page = unpacked(version, tmp_path / "house")
    with running_house(tmp_path) as house:
        asyncio.run(_evening(house, page))
    with running_house(tmp_path) as house:  # what was closed stays so, what goes on goes on
        stages = asyncio.run(_stages(house, page))
    assert stages == {id: _expected(each) for id, each in page["tables"].items()}


def test_and_by_houses_that_share_a_postgresql(version: str, tmp_path: Path, database: str) -> None:
    page = unpacked(version, tmp_path / "house")
    moved = asyncio.run(to_database(tmp_path / "house", database))
    later = [each for each in page.get("later", {}).values() if "table" in each]
    assert moved.rows["tables"] == len(page["tables"]) + len(later)
    with running_house(tmp_path, store=database) as house:
        asyncio.run(_evening(house, page))


@pytest.mark.parametrize("version", DUMPED)
def test_a_postgresql_of_every_version_is_opened_as_it_was_written(
    version: str, tmp_path: Path, database: str, postgres_server: PostgresServer
) -> None:
    """Nothing of today has touched it before: whatever today's schema asks for meets its rows."""
    page = restored(version, postgres_server, database)
    asyncio.run(_kept(page, tmp_path, database))
    with running_house(tmp_path, store=database) as house:
        asyncio.run(_evening(house, page))
        asyncio.run(_later(house, page))


def test_there_are_houses_of_both_kinds_from_1_0_on() -> None:
    assert set(DUMPED) == set(VERSIONS) - {"0.1.0"}


@pytest.mark.parametrize("version", DUMPED)
def test_what_came_with_1_0_is_kept(version: str, tmp_path: Path) -> None:
    page = unpacked(version, tmp_path / "house")
    file = tmp_path / "house" / DATABASE
    before = _counted(file)
    asyncio.run(_kept(page, tmp_path / "house", None))
    after = _counted(file)
    assert {name: after.get(name) for name in before} == before, "rows are lost"
    assert all(before.values()), f"the house of {version} has tables without a row"
    with running_house(tmp_path) as house:
        asyncio.run(_later(house, page))


def _counted(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as opened_file:
        names = opened_file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: opened_file.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for (name,) in names.fetchall()
            if not name.startswith("sqlite_")
        }


async def _kept(page: dict[str, Any], data: Path, address: str | None) -> None:
    """Before anything goes on there: what the store has of it."""
    later = page["later"]
    async with opened(data, address) as store:
        paused = await store.sheet(later["paused"]["table"])
        assert paused is not None
        assert isinstance(paused.stage, Playing)
        assert paused.stage.clock.paused > 0
        assert [each.name for each in paused.chairs] == ["Ana", "Ben", "Zoë"]
        ana, _, zoe = (each.person or "" for each in paused.chairs)
        prepared = await store.prepared(later["prepared"]["table"])
        told = {each.seat: msgspec.json.decode(each.moves) for each in prepared}
        assert later["prepared"]["move"] in told[later["prepared"]["seat"]]
        lent = await store.sheet(later["lent"]["table"])
        assert lent is not None
        assert isinstance(lent.stage, Playing)
        forgotten = await store.sheet(later["forgotten"]["table"])
        assert forgotten is not None
        assert [(each.forgotten, each.name) for each in forgotten.chairs][1] == (True, None)
        tries = await store.tries_of(ana, 9)
        day = later["day"]
        assert (day["day"], "casanova", day["table"]) in [tuple(each) for each in tries]
        channels = await store.channels_of(zoe)
        assert [each.device for each in channels] == [later["calls"]["device"]]
        wishes = await store.wishes_of(zoe)
        assert wishes is not None
        assert msgspec.json.decode(wishes)["quiet"] == later["calls"]["quiet"]


async def _later(house: Running, page: dict[str, Any]) -> None:
    """Games with bots, by the day and paused are there, and go on."""
    later = page["later"]
    async with (
        asyncio.timeout(PATIENCE),
        HouseClient(house.url, language="fr", cookie=_cookie(house, "Ana")) as ana,
    ):
        for what in ("paused", "prepared", "bots", "lent", "forgotten", "day"):
            entry = await ana.table(later[what]["table"])
            assert entry.seat is not None, what
            assert entry.table.stage in ("playing", "over"), what
        lent = (await ana.table(later["lent"]["table"])).table
        assert [each.resigned for each in lent.seats] == [False, False, True]
        table = later["bots"]["table"]
        before = (await ana.table(table)).table
        assert [each.bot for each in before.seats] == [None, "novice", "amateur"]
        await _on(table, {"game": before.game}, ana)
        assert (await ana.table(table)).table.at > before.at


def _playable(version: int, game: str) -> bool:
    try:
        find(game, version)
    except RulesGone:
        return False
    return True


def _expected(told: dict[str, Any]) -> str:
    """What becomes of a table: only rules that nobody has kept close one."""
    stage: str = told["stage"]
    if stage == "playing" and not _playable(told["version"], told["game"]):
        return "closed"
    return "playing" if stage == "gathering" else stage  # where Ana sits down, it begins


async def _stages(house: Running, page: dict[str, Any]) -> dict[str, str]:
    async with HouseClient(house.url) as nobody:
        return {id: (await nobody.table(id)).table.stage for id in page["tables"]}


async def _evening(house: Running, page: dict[str, Any]) -> None:
    """Everybody comes back, finds what was there, and plays on."""
    async with asyncio.timeout(PATIENCE), HouseClient(house.url, language="fr") as ana:
        me = await ana.enter("Ana", PASSPHRASE)
        assert (me.name, me.claimed) == ("Ana", True)
        others = [HouseClient(house.url, cookie=_cookie(house, name)) for name in ("Ben", "Zoë")]
        for each, name in zip(others, ("Ben", "Zoë"), strict=True):
            known = await each.me()
            assert known is not None
            assert known.name == name
        for id, told in page["tables"].items():
            table = (await ana.table(id)).table
            if told["stage"] == "gathering":
                await ana.sit(id)
                table = (await ana.table(id)).table
                assert table.version == find(told["game"]).version
                assert table.stage == "playing"
                continue
            assert table.version == told["version"]
            assert table.stage == _expected(told)
            await _heard(ana, id, told)
            if table.stage == "playing":
                await _on(id, told, ana, *others)
                assert (await ana.table(id)).table.at > told["lines"]
            elif table.stage == "closed":
                assert table.at == told["lines"]
                assert read(await ana.record(id)).end is None
                with pytest.raises(HouseObjected, match="table-closed"):
                    await ana.rematch(id)
            else:
                await _over(house, ana, id, told)
        for each in others:
            await each.__aexit__(None, None, None)


async def _heard(ana: HouseClient, id: str, told: dict[str, Any]) -> None:
    async with ana.at(id) as seat:
        async with asyncio.timeout(PATIENCE):
            async for _ in seat.messages():
                if seat.said:
                    break
    assert [each.text for each in seat.said] == [f"{told['game']}: à demain ?"]


async def _on(id: str, told: dict[str, Any], *people: HouseClient) -> None:
    plays = [asyncio.create_task(_plays(each, id, told["game"], MOVES)) for each in people]
    done, others = await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
    for each in others:
        each.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for each in done:
        each.result()


async def _over(house: Running, ana: HouseClient, id: str, told: dict[str, Any]) -> None:
    record = read(await ana.record(id))
    assert record.end is not None
    assert len(record.lines) == told["lines"]
    if _playable(told["version"], told["game"]):
        assert verify(record, find(told["game"], told["version"]).game).plies
    else:
        with pytest.raises(HouseObjected, match="rules-changed"):
            await ana._send("GET", f"/api/tables/{id}/moments")


def _cookie(house: Running, name: str) -> str:
    """As the guest's browser has it; those of then have run out since."""

    async def made() -> str:
        services = house.app.state.services
        sheets = await services.store.underway()
        for id in {chair.person for sheet in sheets for chair in sheet.chairs if chair.person}:
            person = await services.store.person(id)
            if person is not None and person.name == name:
                return str(services.people.cookie(person))
        raise AssertionError(f"nobody is called {name}")

    return house.ask(made)


# What `ludotheque serve --check` says


def test_an_upgrade_is_rehearsed_and_nothing_is_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "house"
    page = unpacked("0.1.0", data)
    before = {path: path.read_bytes() for path in data.iterdir()}
    with pytest.raises(SystemExit) as left:
        main(["serve", "--check", "--data", str(data)])
    told = capsys.readouterr().out
    assert left.value.code == 1
    assert {path: path.read_bytes() for path in data.iterdir()} == before
    closed = [
        f"  {id}  {each['game']} version {each['version']}; it is version "
        f"{find(each['game']).version} now"
        for id, each in sorted(page["tables"].items())
        if each["stage"] == "playing" and _expected(each) == "closed"
    ]
    lines = told.splitlines()
    at = lines.index("would be closed, as nobody has their rules any more:")
    assert lines[at + 1 : at + 1 + len(closed)] == closed
    assert f"to {len(MIGRATIONS)} (" in told
    assert "finished games cannot be played again; their results and records stay:" in told
    assert "3 people; games that go on 1, gather 5, are over 5" in told

    with running_house(tmp_path) as house:  # it says what then happens
        stages = asyncio.run(_stages(house, page))
    assert sum(stage == "closed" for stage in stages.values()) == len(closed)
    after = rehearsed(data)
    assert (after.file, after.closed, after.go_on) == (len(MIGRATIONS), (), 1)


def test_a_house_that_needs_nothing_and_none_at_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_house(tmp_path):
        pass
    for data, said in (
        (tmp_path / "house", "nothing would be closed"),
        (tmp_path / "no", "no house yet"),
    ):
        with pytest.raises(SystemExit) as left:
            main(["serve", "--check", "--data", str(data)])
        assert left.value.code == 0
        assert said in capsys.readouterr().out
    assert not (tmp_path / "no").exists()


def test_what_would_not_open_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = tmp_path / "newer"
    unpacked("0.1.0", newer)
    with closing(sqlite3.connect(newer / DATABASE)) as file:
        file.execute("PRAGMA user_version = 999")
    for arguments, why in (
        (["--data", str(newer)], "a newer program wrote it (version 999"),
        (["--data", str(newer), "--workers", "many"], "--workers"),
    ):
        with pytest.raises(SystemExit) as left:
            main(["serve", "--check", *arguments])
        assert left.value.code == 2
        said = capsys.readouterr().err
        assert why in said
        assert said.count("\n") == 1
