"""The house's file itself: who may read it, who may serve it, and how it is searched."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.server.store import queries
from ludotheque.server.store.schema import APPLICATION, MIGRATIONS, prepare, version
from ludotheque.server.store.sqlite import DATABASE, Sqlite, row_of
from ludotheque.server.store.store import StoreTrouble, TableQuery
from tests.server.support.kept import Quiet, line, names, over, run, said, sheet
from tests.server.support.store_suite import by_hand, chapter

from .conftest import opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / DATABASE


def refused(path: Path) -> str:
    """The one line for a person, after which the file is nobody's."""
    with pytest.raises(StoreTrouble) as caught:
        Sqlite.open(path)
    told = str(caught.value)
    assert "\n" not in told
    return told


# Who may have it


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / DATABASE
    before = os.umask(0)
    try:
        with opened(path) as store:
            run(store.create(sheet()))
            modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(
        [DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", "house.lock"], 0o600
    )
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_file_that_others_could_read_is_closed_to_them(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(path) as store:
        run(store.create(sheet()))
        files = sorted(path.parent.iterdir())
        copy = {each.name: each.read_bytes() for each in files}
    for name, raw in copy.items():  # as a house that was killed, and copied by hand
        path.with_name(name).write_bytes(raw)
        path.with_name(name).chmod(0o644)
    assert caplog.messages == []
    with opened(path) as store:
        assert run(names(store)) == ["mivo-tarelu"]
        modes = {stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
    assert modes == {0o600}
    assert f"others could read {path}: from now on only its owner can" in caplog.messages


def test_a_folder_that_others_may_look_into_is_left_as_it_is(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.chmod(0o755)
    with opened(path):
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o755
    assert caplog.messages == [f"others may look into {path.parent}: `chmod 700` keeps them out"]


def test_what_is_promised_of_the_file(path: Path) -> None:
    """A commit only writes to the log. We sync it, and copy it to its place: see `disk.py`."""
    promised: dict[str, object] = {}

    def work(connection: sqlite3.Connection) -> None:
        for pragma in ("journal_mode", "synchronous", "foreign_keys", "wal_autocheckpoint"):
            ((promised[pragma],),) = connection.execute(f"PRAGMA {pragma}")

    with opened(path) as store:
        run(store.writer.write(work))
    normal = 1
    assert promised == {
        "journal_mode": "wal",
        "synchronous": normal,
        "foreign_keys": 1,
        "wal_autocheckpoint": 0,
    }


def test_one_house_serves_a_file(path: Path) -> None:
    with opened(path) as store:
        for _ in range(2):
            assert refused(path) == f"{path}: another house is serving this file"
        run(store.create(sheet()))
    with opened(path) as store:
        assert run(names(store)) == ["mivo-tarelu"]


def test_a_file_of_a_newer_program_is_refused(path: Path) -> None:
    with opened(path):
        pass
    newest = len(MIGRATIONS)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {newest + 1}")
    assert refused(path) == (
        f"{path}: a newer program wrote it (version {newest + 1}; this one knows {newest})"
    )


def test_what_is_not_a_house_is_refused_and_left_as_it_was(path: Path) -> None:
    path.write_bytes(b"a letter, and not a database, " * 100)
    before = path.read_bytes()
    path.chmod(0o644)
    assert refused(path) == f"{path}: this is not a house's file"
    assert path.read_bytes() == before
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipe (text)")
    before = path.read_bytes()
    assert refused(path) == f"{path}: this is not a house's file"
    assert path.read_bytes() == before


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refused(tmp_path / "file" / DATABASE) == f"{tmp_path}/file is not a folder"
    (tmp_path / DATABASE).mkdir()
    assert refused(tmp_path / DATABASE) == (
        f"{tmp_path}/{DATABASE}: it cannot be opened: is it a file, and may you read and write it?"
    )


# Its inside


def test_an_older_file_is_brought_up_to_date_step_by_step(path: Path) -> None:
    with opened(path) as store:
        run(store.create(sheet()))
    migrations = (
        *MIGRATIONS,
        "CREATE TABLE seen (table_id TEXT); INSERT INTO seen SELECT id FROM tables",
        "ALTER TABLE seen ADD COLUMN moment INTEGER",
    )
    newest = len(migrations)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert version(connection, path) == newest - 2
        prepare(connection, path, migrations)
        assert version(connection, path, newest) == newest
        assert connection.execute("SELECT * FROM seen").fetchall() == [("mivo-tarelu", None)]
        prepare(connection, path, migrations)
        assert version(connection, path, newest) == newest


def test_a_file_from_before_there_were_chapters_gets_them(path: Path) -> None:
    with opened(path) as store:
        run(store.create(sheet()))
        run(store.save(sheet(revision=2, stage="playing"), [line(at) for at in range(9)]))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(
            "DROP TABLE latchkey; DROP TABLE outbox; DROP TABLE call_wishes;"
            "DROP TABLE call_channel;"
            "DROP TABLE prepared; DROP TABLE try; DROP TABLE chapter; DROP TABLE shown;"
            "PRAGMA user_version = 3"
        )
    with opened(path) as store:
        before = run(store.load_from(sheet().id, by_hand))
        assert before is not None
        assert before.first == 0
        run(store.keep(sheet(), by_hand, [chapter(0, 7)]))
        after = run(store.load_from(sheet().id, by_hand))
        assert after is not None
        assert (after.first, after.lines) == (7, before.lines[7:])


def test_a_file_from_before_a_persons_games_had_an_order_gets_it(path: Path) -> None:
    sheets = [
        sheet(table, people=people, stage=stage, changed=changed)
        for table, people, stage, changed in (
            ("a", ("ana", "ben"), "over", 4),
            ("b", ("ana",), "playing", 3),
            ("c", ("ben", "ana"), "closed", 5),
            ("d", ("ben",), "over", 6),
        )
    ]
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        prepare(connection, path, MIGRATIONS[:8])
        for each in sheets:
            connection.execute(
                "INSERT INTO tables VALUES (:id, :revision, :game, :stage, :public, :made,"
                " :changed, :flag, :people, :sheet)",
                {**row_of(each), "game": each.game, "made": each.made},
            )
        assert len(connection.execute("SELECT person, table_id FROM seat").fetchall()) == 6
    with opened(path) as store:
        assert run(names(store, person="ana")) == ["c", "a", "b"]
        assert run(names(store, person="ana", stage="over")) == ["c", "a"]
        assert run(names(store, person="ben", stage="over", game="niagara")) == ["d", "c", "a"]
        run(store.save(replace(sheets[1], revision=2, stage=over(7), changed=7)))
        assert run(names(store, person="ana")) == ["b", "c", "a"]
        run(store.remove("c", None))
        assert run(names(store, person="ben")) == ["d", "a"]


def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path) -> None:
    with opened(path) as store:
        run(store.create(sheet()))
    newest = len(MIGRATIONS)
    broken = (*MIGRATIONS, "CREATE TABLE seen (table_id TEXT); INSERT INTO nowhere VALUES (1)")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(StoreTrouble, match=f"not brought to version {newest + 1}: no such tab"):
            prepare(connection, path, broken)
        assert not connection.in_transaction
    with opened(path) as store:
        assert run(names(store)) == ["mivo-tarelu"]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchall() == [(APPLICATION,)]
        assert not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'seen'").fetchall()


WANTED = [
    TableQuery(stage=stage, game=game, person=person)
    for stage in (None, "gathering", "playing", "over")
    for game in (None, "niagara")
    for person in (None, "ana")
]


def plans(path: Path, wanted: TableQuery | None = None) -> list[str]:
    """How SQLite goes about every question, or about one list."""
    asked: list[str] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.set_trace_callback(asked.append)
        if wanted is not None:
            queries.listed(connection, wanted)
        else:
            queries.load(connection, "mivo-tarelu")
            queries.due(connection, 5, 10)
            queries.underway(connection)
            queries.stale(connection, 5, "gathering", 10)
            queries.resembling(connection, "ana")
            queries.person(connection, "ana")
            queries.claimant(connection, "ana")
            queries.noted(connection, "key")
        connection.set_trace_callback(None)
        return [
            str(detail)
            for query in asked
            if query.startswith("SELECT")
            for *_, detail in connection.execute(f"EXPLAIN QUERY PLAN {query}")
        ]


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_no_list_looks_at_every_table(path: Path, wanted: TableQuery) -> None:
    with opened(path) as store:
        run(store.create(sheet(people=("ana",))))
    details = plans(path, wanted)
    assert any("SEARCH tables USING INDEX" in each for each in details)
    assert not any(each.startswith("SCAN") for each in details), details
    if wanted.person is not None:
        # In the order of its key as well, but for the few that are being played.
        assert any("seat USING PRIMARY KEY (person=? AND stage=?" in each for each in details)
        sorted_ones = sum("TEMP B-TREE" in each for each in details)
        assert sorted_ones == (wanted.stage in (None, "playing")), details
    else:
        # A page comes in the order of an index: the size of the house does not matter.
        assert not any("TEMP B-TREE" in each for each in details), details
        index = "tables_by_stage" if wanted.game is None else "tables_by_game"
        assert all(index in each for each in details if each.startswith("SEARCH")), details


def test_no_chapter_is_looked_for_in_every_table(path: Path) -> None:
    asked: list[str] = []
    with opened(path) as store:
        run(store.create(sheet()))
        run(store.save(sheet(revision=2, stage="playing"), [line(at) for at in range(9)]))
        run(store.keep(sheet(), by_hand, [chapter(0, 4), chapter(4, 7)]))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.set_trace_callback(asked.append)
        queries.load_from(connection, sheet().id, by_hand, None, None)
        queries.chapters(connection, sheet().id, by_hand, 0)
        queries.shown(connection, sheet(), by_hand, "eyes")
        connection.set_trace_callback(None)
        details = [
            str(detail)
            for query in asked
            if query.lstrip().startswith("SELECT")
            for *_, detail in connection.execute(f"EXPLAIN QUERY PLAN {query}")
        ]
    scans = [each for each in details if each.startswith("SCAN")]
    assert not any("chapter" in each or "line" in each or "shown" in each for each in scans), scans
    assert any("SEARCH chapter" in each for each in details)
    assert any("SEARCH line USING PRIMARY KEY (table_id=? AND at" in each for each in details)


def test_no_question_looks_at_everything(path: Path) -> None:
    with opened(path) as store:
        run(store.create(sheet(people=("ana",))))
        run(store.say("mivo-tarelu", said(1)))
    details = plans(path)
    assert len([each for each in details if each.startswith("SEARCH")]) == 12
    assert not any(each.startswith("SCAN") for each in details), details


# Who else has a hand on it


def test_a_file_with_two_names_is_refused(tmp_path: Path, path: Path) -> None:
    """Each name has a lock of its own, and a second house would come in by it."""
    with opened(path):
        pass
    other = tmp_path / "other" / DATABASE
    other.parent.mkdir()
    os.link(path, other)
    for each in (path, other):
        assert refused(each) == (
            f"{each}: the file has another name as well (a hard link): remove that, or copy it"
        )
    other.unlink()
    other.symlink_to(path)
    refused(other)
    with opened(path):
        refused(other)


@pytest.mark.parametrize("synced_by", ["kernel", "thread"])
@pytest.mark.parametrize("gone", ["-wal", ""], ids=["log", "file"])
@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_nothing_is_acknowledged_in_a_file_without_a_name(
    path: Path, gone: str, replaced: bool, synced_by: str
) -> None:
    """A power cut would take it along. What was acknowledged before is in its place."""
    victim, copy = path.with_name(f"{DATABASE}{gone}"), path.parent / "copy" / DATABASE

    async def scenario(store: Sqlite) -> None:
        if synced_by == "kernel":
            await store.begin(Quiet())
            if store.disk.kernel is None:
                pytest.skip("this kernel does not")
        await store.create(sheet())
        victim.unlink()
        if replaced:
            victim.touch(mode=0o600)
        for _ in range(2):
            with pytest.raises(StoreTrouble) as caught:
                await store.note("later", b"")
            assert "somebody deleted it while the house was open" in str(caught.value)

    with opened(path) as store:
        run(scenario(store))
        if gone:
            copy.parent.mkdir()
            copy.write_bytes(path.read_bytes())  # all that has a name
    if gone:
        for each in (copy, path):
            with opened(each) as store:
                assert run(names(store)) == ["mivo-tarelu"]
                run(store.note("later", b""))
