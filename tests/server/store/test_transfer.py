"""A house moves to PostgreSQL and back: all of it, as it was, or not at all."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.main import main
from ludotheque.server.store import transfer
from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.store.transfer import to_database, to_file
from tests.server.support.houses import running_house, wait_for
from tests.server.support.party import gathered
from tests.server.support.raw import asked


@pytest.fixture
def lived_in(tmp_path: Path) -> Path:
    """A house where a game was played to its end, one goes on, and people have talked."""
    with running_house(tmp_path / "old") as house:
        for resigned in (True, False):
            with gathered(house) as party:
                party.goes_on()
                party.phones[0].ask({"kind": "say", "id": "hello", "text": "Très bien ‑ schön!"})
                if resigned:
                    for phone in party.phones[:3]:
                        phone.ask({"kind": "give_up", "id": "enough"})
                    asked(house, "GET", f"/api/tables/{party.table}/chart")
                    live = house.house.actors[party.table].live
                    wait_for(lambda live=live: not live.history.busy, "its chapter is kept")  # type: ignore[misc]
    return tmp_path / "old" / "house"


def contents(data: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(data / DATABASE)) as file:
        return {
            part: sorted(file.execute(f"SELECT * FROM {part}").fetchall(), key=repr)
            for part in ("tables", "line", "said", "person", "seat", "chapter", "shown")
        } | {"note": file.execute("SELECT * FROM note WHERE key != 'open'").fetchall()}


def test_there_and_back_again_it_is_the_same_house(
    lived_in: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(lived_in)
    assert all(before.values())
    for command in (
        ["transfer", str(lived_in), database, "--verify"],
        ["transfer", database, str(tmp_path / "new")],
    ):
        with pytest.raises(SystemExit) as left:
            main(command)
        assert left.value.code == 0, capsys.readouterr()
    told = capsys.readouterr().out
    assert f"Tables {len(before['tables'])}, lines {len(before['line'])}" in told
    assert "played again: 1 in order, 0 not, 0 of other rules" in told
    assert contents(tmp_path / "new") == before
    assert contents(lived_in) == before
    assert (tmp_path / "new" / DATABASE).stat().st_mode & 0o077 == 0


def test_who_came_along_goes_on_playing(lived_in: Path, database: str, tmp_path: Path) -> None:
    asyncio.run(to_database(lived_in, database))
    with running_house(tmp_path / "elsewhere", store=database) as house, gathered(house) as party:
        party.goes_on()


def test_what_does_not_arrive_as_it_was_is_not_taken(
    lived_in: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill = transfer._Database.fill

    async def careless(self: Any, part: Any, rows: list[Any]) -> None:
        if part.name == "line":
            rows[-1] = (*rows[-1][:-1], rows[-1][-1] + "0")
        await fill(self, part, rows)

    monkeypatch.setattr(transfer._Database, "fill", careless)
    with pytest.raises(StoreTrouble, match=r"line .* did not arrive as it was"):
        asyncio.run(to_database(lived_in, database))
    monkeypatch.undo()
    asyncio.run(to_database(lived_in, database))  # nothing stands in the way


def test_where_there_is_a_house_none_is_put(lived_in: Path, database: str, tmp_path: Path) -> None:
    asyncio.run(to_database(lived_in, database))
    with pytest.raises(StoreTrouble, match="there is a house already"):
        asyncio.run(to_database(lived_in, database))
    with pytest.raises(StoreTrouble, match="is there already, and nothing is overwritten"):
        asyncio.run(to_file(database, lived_in))
    with pytest.raises(StoreTrouble, match="there is no house in this folder"):
        asyncio.run(to_database(tmp_path / "nowhere", database))


def test_a_house_that_is_open_does_not_move(database: str, tmp_path: Path) -> None:
    async def on_the_database() -> None:
        store = await Postgres.open(database, "a")
        try:
            await store.begin(_Deaf())
            with pytest.raises(StoreTrouble, match="house a is open on it"):
                await to_file(database, tmp_path / "new")
            assert not (tmp_path / "new" / DATABASE).exists()
        finally:
            await store.close()

    store = Sqlite.open(tmp_path / "old" / DATABASE)
    try:
        with pytest.raises(StoreTrouble, match="another house is serving this file"):
            asyncio.run(to_database(tmp_path / "old", database))
    finally:
        store.close()
    asyncio.run(on_the_database())


class _Deaf:
    def wanted(self, table: str) -> None: ...

    def lost(self) -> None: ...

    def person_changed(self, person: str) -> None: ...

    def tables_changed(self, lists: bool, people: Collection[str] | None) -> None: ...

    def note_changed(self, key: str | None) -> None: ...

    def banned(self, person: str, until: int) -> None: ...


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["./a", "./b"], "one of the two is a folder"),
        (["postgresql://127.0.0.1:1/x", "./b"], "Connect call failed|refused"),
        (["./nowhere", "postgresql://127.0.0.1:1/x"], "there is no house in this folder"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(["transfer", *words])
    assert left.value.code == 2
    (said,) = capsys.readouterr().err.strip().splitlines()
    assert re.search(why, said), said
    assert list(tmp_path.rglob("*.sqlite3")) == []
