"""The house's file: one commit for many, and nothing lost to a kill or a full disk."""

from __future__ import annotations

import asyncio
import errno
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from contextvars import copy_context
from math import ceil
from pathlib import Path
from random import Random
from threading import Event

import pytest

from ludotheque.server.limits.buckets import CROWD
from ludotheque.server.limits.turns import ASKER, Owner
from ludotheque.server.store import fsync as disk
from ludotheque.server.store import group_commit as writer
from ludotheque.server.store import queries, sqlite
from ludotheque.server.store.group_commit import MOST
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import Conflict, Store, StoredTable, StoreTrouble, TableQuery
from tests.server.support.call_suite import CallSuite
from tests.server.support.endless import TABLES
from tests.server.support.houses import PATIENCE
from tests.server.support.kept import line, loaded, names, run, said, sheet
from tests.server.support.list_suite import ListSuite
from tests.server.support.store_suite import ChapterSuite, DaySuite, PreparedSuite, TableSuite

from .conftest import opened

ROOT = Path(__file__).parents[3]


class TestSqlite(TableSuite, ListSuite, ChapterSuite, DaySuite, PreparedSuite, CallSuite):
    @pytest.fixture
    def store(self, path: Path) -> Iterator[Store]:
        with opened(path) as store:
            yield store


# Questions


def test_who_asks_waits_behind_nobodys_crowd(path: Path) -> None:
    """However many games somebody has loaded: whose cookie it is, others hear in their turn."""

    async def scenario(store: Sqlite) -> None:
        order, go, ask = list[str](), Event(), queries.noted

        def answer(connection: sqlite3.Connection, key: str) -> bytes | None:
            assert go.wait(PATIENCE)
            order.append(key)
            return ask(connection, key)

        def asks(address: str, key: str) -> asyncio.Task[bytes | None]:
            context = copy_context()
            context.run(ASKER.set, Owner(address, "eve"))
            return asyncio.create_task(store._ask(answer, key), context=context)

        told: list[None] = []
        store.reads.held_back = lambda: told.append(None)
        crowd = [asks("192.0.2.1", "crowd") for _ in range(50)]
        await asyncio.sleep(0)
        other = asks("192.0.2.2", "ana")
        await asyncio.sleep(0)
        assert (store.reads.waiting, len(told)) == (49, 48 - CROWD)
        go.set()
        await asyncio.gather(other, *crowd)
        assert order.index("ana") <= 3
        assert (len(order), store.reads.waiting) == (51, 0)

    with opened(path) as store:
        asyncio.run(scenario(store))


# Commits


@asynccontextmanager
async def held_up(store: Sqlite) -> AsyncIterator[Event]:
    """Until the event, the disk is at work on something else, and jobs gather behind it."""
    begun, go, fsync = Event(), Event(), store.disk.fsync

    def slowly(file: int) -> None:
        begun.set()
        assert go.wait(10)
        fsync(file)

    store.disk.fsync = slowly
    busy = asyncio.ensure_future(store.note("busy", b""))
    try:
        assert await asyncio.to_thread(begun.wait, 10)
        store.disk.fsync = fsync
        yield go
    finally:
        go.set()
        await busy


def test_many_saves_share_one_commit(store: Sqlite) -> None:
    tables = [f"table-{number}" for number in range(200)]
    writer = store.writer

    async def scenario() -> None:
        await asyncio.gather(*(store.create(sheet(table)) for table in tables))
        assert (writer.jobs, writer.commits <= 200) == (200, True)
        async with held_up(store) as go:
            commits, seconds = writer.commits, writer.seconds
            saving = asyncio.gather(
                *(store.save(sheet(table, revision=2), [line(0)]) for table in tables)
            )
            await asyncio.sleep(0.01)
            go.set()
            await saving
        assert writer.commits == commits + ceil(200 / MOST)
        assert writer.seconds > seconds
        assert (writer.jobs, writer.largest) == (401, MOST)
        for table in tables:
            assert (await loaded(store, table)).lines == (line(0),)

    run(scenario())


def test_a_job_alone_has_a_commit_alone(store: Sqlite) -> None:
    async def scenario() -> None:
        for number in range(5):
            await store.note("key", b"%d" % number)

    run(scenario())
    assert (store.writer.jobs, store.writer.commits, store.writer.largest) == (5, 5, 1)


def test_a_job_that_conflicts_fails_alone(store: Sqlite) -> None:
    async def scenario() -> None:
        await store.create(sheet("a"))
        async with held_up(store) as go:
            jobs = [
                asyncio.ensure_future(each)
                for each in (
                    store.save(sheet("a", revision=2), [line(0)]),
                    store.save(sheet("a", revision=2), [line(1)]),
                    store.save(sheet("a", revision=3), [line(1), line(0)]),
                    store.create(sheet("b")),
                    store.create(sheet("a")),
                    store.note("key", b"value"),
                    store.save(sheet("a", revision=3), [line(2**70)]),
                    store.say("a", said(1)),
                    store.save(sheet("a", revision=3), [line(1)]),
                )
            ]
            await asyncio.sleep(0.01)
            go.set()
            outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in outcomes] == [
            type(None),
            Conflict,
            Conflict,
            type(None),
            Conflict,
            type(None),
            OverflowError,
            type(None),
            type(None),
        ]
        assert await loaded(store, "a") == StoredTable(
            sheet=sheet("a", revision=3), lines=(line(0), line(1)), said=(said(1),)
        )
        assert await names(store) == ["b", "a"]
        assert await store.noted("key") == b"value"
        assert store.writer.largest == 9

    run(scenario())


def test_reads_do_not_wait_for_a_commit_and_see_none_before_it(store: Sqlite) -> None:
    async def scenario() -> None:
        await store.create(sheet("a"))
        async with held_up(store) as go:
            saving = asyncio.ensure_future(store.save(sheet("a", revision=2), [line(0)]))
            for _ in range(3):
                kept = await asyncio.wait_for(loaded(store, "a"), 5)
                assert (kept.sheet.revision, kept.lines) == (1, ())
                assert not saving.done()
            go.set()
            await saving
        assert (await loaded(store, "a")).sheet.revision == 2

    run(scenario())


def test_a_table_is_loaded_as_it_was_at_one_moment(store: Sqlite, path: Path) -> None:
    run(store.create(sheet("a")))
    saves: list[str] = []

    def meanwhile(query: str) -> None:
        if "FROM line" in query:
            run(store.save(sheet("a", revision=2), [line(0)]))
            saves.append(query)

    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.set_trace_callback(meanwhile)
        kept = queries.load(connection, "a")
    assert len(saves) == 1
    assert kept == StoredTable(sheet=sheet("a"), lines=(), said=())
    assert run(loaded(store, "a")).lines == (line(0),)


def test_who_does_not_wait_for_an_answer_is_written_all_the_same(store: Sqlite) -> None:
    async def scenario() -> None:
        async with held_up(store) as go:
            creating = asyncio.ensure_future(store.create(sheet("a")))
            await asyncio.sleep(0)
            creating.cancel()
            await asyncio.sleep(0)
            go.set()
        await store.create(sheet("b"))
        assert creating.cancelled()
        assert await names(store) == ["b", "a"]

    run(scenario())


def test_a_loop_that_has_gone_harms_nobody(store: Sqlite) -> None:
    go, fsync = Event(), store.disk.fsync
    left: list[asyncio.Future[None]] = []

    def slowly(file: int) -> None:
        assert go.wait(10)
        fsync(file)

    async def leaves() -> None:
        store.disk.fsync = slowly
        left.append(asyncio.ensure_future(store.note("first", b"")))
        left.append(asyncio.ensure_future(store.note("second", b"")))
        await asyncio.sleep(0)

    async def comes() -> None:
        creating = asyncio.ensure_future(store.create(sheet("a")))
        await asyncio.sleep(0.01)
        go.set()
        await asyncio.wait_for(creating, PATIENCE)
        assert await store.noted("first") == await store.noted("second") == b""
        assert await names(store) == ["a"]

    run(leaves())
    assert [each.cancelled() for each in left] == [True, True]
    run(comes())


# The disk


def test_nobody_is_told_before_a_sync_that_began_after_their_commit(store: Sqlite) -> None:
    happened: list[str] = []
    fsync = store.disk.fsync

    def watched(file: int) -> None:
        happened.append("sync")
        fsync(file)
        happened.append("safe")

    async def write(name: str) -> None:
        await store.writer.write(lambda _: happened.append(f"work {name}"))
        happened.append(f"told {name}")

    async def scenario() -> None:
        store.disk.fsync = watched
        for number in range(20):
            together = (write(f"{number}.{each}") for each in range(number % 4 + 1))
            await asyncio.gather(*together)

    run(scenario())
    told = [each.removeprefix("told ") for each in happened if each.startswith("told ")]
    assert len(told) == 50
    for name in told:
        between = happened[happened.index(f"work {name}") : happened.index(f"told {name}")]
        assert "safe" in between[between.index("sync") :], name


def test_what_a_failed_sync_left_is_written_anew_before_anything_counts_as_safe(
    store: Sqlite, path: Path
) -> None:
    fsync = store.disk.fsync

    def fails(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    async def scenario() -> None:
        await store.create(sheet("a"))
        store.disk.fsync = fails
        for _ in range(2):
            with pytest.raises(StoreTrouble, match=r"could not be written: Input/output error$"):
                await store.note("key", b"1")
        store.disk.fsync = fsync
        with closing(sqlite3.connect(path)) as reading:
            reading.execute("BEGIN")
            reading.execute("SELECT * FROM note").fetchall()
            store.disk.patience(0)
            with pytest.raises(StoreTrouble, match=r"another program is reading it$"):
                await store.note("key", b"2")
        await store.note("other", b"3")
        assert store.writer.trouble is None
        assert path.with_name(f"{DATABASE}-wal").stat().st_size == 0
        assert await store.noted("key") == b"2"

    run(scenario())


def test_the_log_does_not_grow_without_end(
    store: Sqlite, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although somebody writes all the time, and one checkpoint alone would never be done."""
    monkeypatch.setattr(disk, "DIRTY_MOST", 20)
    begun: set[bytes] = set()

    async def scenario() -> None:
        for number in range(20_000):  # by then, at any speed, whoever copies it has come to it
            await store.note(f"key-{number % 50}", bytes(3000))
            with path.with_name(f"{DATABASE}-wal").open("rb") as log:
                begun.add(log.read(24)[16:])  # its salt, another one each time that it begins anew
            if len(begun) > 5:
                return

    run(scenario())
    assert len(begun) > 5, "it has begun anew, again and again"
    assert run(store.noted("key-0")) == bytes(3000)


def test_another_program_that_writes_is_waited_for_and_nobody_else_waits(
    store: Sqlite, path: Path
) -> None:
    async def scenario() -> None:
        await store.create(sheet("a"))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            saving = asyncio.ensure_future(store.save(sheet("a", revision=2), [line(0)]))
            for _ in range(20):
                await asyncio.wait_for(asyncio.sleep(0.005), 1)
                assert (await loaded(store, "a")).sheet.revision == 1
            assert not saving.done()
            other.execute("COMMIT")
            await saving

    run(scenario())


def test_another_program_that_writes_too_long_is_a_trouble(
    store: Sqlite, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble, match="another program is writing to it"):
            run(store.create(sheet("a")))
        other.execute("COMMIT")
    run(store.create(sheet("a")))


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """As on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_commit_that_fails_fails_for_all_and_leaves_nothing(path: Path) -> None:
    async def scenario(store: Sqlite) -> None:
        await store.create(sheet("a"))
        async with held_up(store) as go:
            jobs = [
                asyncio.ensure_future(each)
                for each in (
                    store.save(sheet("a", revision=2), [line(0)]),
                    store.create(sheet("a")),
                    store.create(sheet("b")),
                    store.save(sheet("a", revision=3), [line(1, bytes(500_000))]),
                )
            ]
            await asyncio.sleep(0.01)
            with no_file_larger_than(400_000):
                go.set()
                outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        for outcome in outcomes:
            assert isinstance(outcome, StoreTrouble)
            assert str(outcome).startswith("the house's file could not be written: ")
            assert "\n" not in str(outcome)
        assert await loaded(store, "a") == StoredTable(sheet=sheet("a"), lines=(), said=())
        assert await store.load("b") is None
        await store.save(sheet("a", revision=2), [line(0, b"after")])

    with opened(path) as store:
        run(scenario(store))
    with opened(path) as store:
        assert run(loaded(store, "a")).lines == (line(0, b"after"),)
        assert run(names(store)) == ["a"]


def test_a_house_that_cannot_write_is_ill_until_it_can(
    store: Sqlite, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    writer = store.writer

    async def scenario() -> None:
        await store.check()
        with no_file_larger_than(1):
            for _ in range(2):
                with pytest.raises(StoreTrouble):
                    await store.create(sheet("a"))
            with pytest.raises(StoreTrouble, match="could not be written") as caught:
                await store.check()
            assert str(caught.value) == str(writer.trouble)
            assert writer.failures == 2  # so soon after, no other attempt is needed to know
            monkeypatch.setattr(sqlite, "CHECK_AGAIN", -1)
            with pytest.raises(StoreTrouble, match="could not be written"):
                await store.check()
            assert writer.failures == 3
        await store.check()
        assert (writer.trouble, writer.failures) == (None, 3)
        await store.create(sheet("a"))

    run(scenario())
    assert caplog.messages == ["the house's file can be written again; 3 writes failed"]


def test_an_idle_house_learns_from_a_check_that_its_disk_is_full(
    store: Sqlite, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        await store.create(sheet("a"))
        commits = store.writer.commits
        with no_file_larger_than(1):
            await store.check()  # it wrote a moment ago
            monkeypatch.setattr(sqlite, "CHECK_EVERY", -1)
            with pytest.raises(StoreTrouble):
                await store.check()
        assert store.writer.commits == commits

    run(scenario())


def test_who_came_late_is_no_trouble_of_the_disk(store: Sqlite) -> None:
    async def scenario() -> None:
        await store.create(sheet("a"))
        with pytest.raises(Conflict):
            await store.create(sheet("a"))
        assert (store.writer.trouble, store.writer.failures) == (None, 0)

    run(scenario())


@pytest.mark.kills
def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    rng = Random(5)
    acknowledged = dict.fromkeys(TABLES, 1)

    def hear(said: str) -> None:
        table, revision = said.split()
        acknowledged[table] = int(revision)

    for _ in range(5):
        command = [sys.executable, "-m", "tests.server.support.endless", str(path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as endless:
            assert endless.stdout is not None
            for _ in range(rng.randrange(1, 60)):
                hear(endless.stdout.readline())
            endless.send_signal(signal.SIGKILL)
            for rest in endless.stdout:  # what was said before it heard the shot
                hear(rest)
        with opened(path) as store:
            for table, revision in acknowledged.items():
                kept = run(store.load(table))
                if kept is None:
                    assert revision == 1, "only a table of which nothing was said may be missing"
                    continue
                assert kept.sheet.revision >= revision
                # All or nothing: each revision has brought its line.
                assert [each.at for each in kept.lines] == [*range(2, kept.sheet.revision + 1)]
    assert max(acknowledged.values()) > 1


def test_closing_writes_all_that_waits_and_leaves_one_file(path: Path) -> None:
    store = Sqlite.open(path)

    async def scenario() -> None:
        tables = [f"table-{number}" for number in range(30)]
        saving = asyncio.gather(*(store.create(sheet(table)) for table in tables))
        await asyncio.sleep(0)
        store.close()
        await saving
        store.close()
        with pytest.raises(StoreTrouble, match=r"^the house's file is closed$"):
            await store.create(sheet("late"))
        with pytest.raises(StoreTrouble, match=r"^the house's file is closed$"):
            await store.load("table-0")

    run(scenario())
    assert sorted(each.name for each in path.parent.iterdir()) == ["house.lock", DATABASE]
    with opened(path) as again:
        assert len(run(names(again, most=99))) == 30


def test_a_sheet_that_cannot_be_read_names_its_table_and_hides_no_other(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(path) as store:
        run(store.create(sheet("a")))
        run(store.create(sheet("b")))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET sheet = ? WHERE id = 'a'", (b'{"id": 7}',))
    with opened(path) as store:
        with pytest.raises(StoreTrouble, match=r"^table a: its sheet cannot be read: .*$"):
            run(store.load("a"))
        assert [each.id for each in run(store.listed(TableQuery()))] == ["b"]
    assert "table a: its sheet cannot be read" in caplog.text
