"""A copy of a house, made while it is open: whole, checked, and never over another file."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import cast

import pytest

from ludotheque.cli.main import main
from ludotheque.server.store.backup import Copied, backup
from ludotheque.server.store.sqlite import DATABASE, LAST_BACKUP, Sqlite
from ludotheque.server.store.store import Notices, StoreTrouble
from tests.server.support.houses import PATIENCE
from tests.server.support.kept import line, names, person, run, sheet

from .conftest import opened
from .test_sqlite import no_file_larger_than

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    (tmp_path / "copies").mkdir()
    return tmp_path / "copies" / "copy.sqlite3"


def filled(data: Path, tables: int = 12) -> None:
    """A closed house, of some hundred pages."""

    async def fill(store: Sqlite) -> None:
        for number in range(tables):
            await store.create(sheet(f"table-{number}", changed=number))
            await store.save(
                sheet(f"table-{number}", revision=2, changed=number, stage="playing"),
                [line(at, bytes(50_000)) for at in range(2)],
            )
        await store.save_person(person("ana"))

    with opened(data / DATABASE) as store:
        run(fill(store))


def reopened(target: Path, folder: Path) -> set[str]:
    """The tables of a house that is opened from a copy."""
    folder.mkdir()
    shutil.copy(target, folder / DATABASE)
    with opened(folder / DATABASE) as store:
        return set(run(names(store, most=10_000)))


def refused(data: Path, target: Path) -> str:
    """The one line for a person; and nothing was left behind."""
    before = left(target)
    with pytest.raises(StoreTrouble) as caught:
        backup(data, target)
    told = str(caught.value)
    assert "\n" not in told
    assert left(target) == before
    return told


def left(target: Path) -> list[str]:
    return sorted(os.listdir(target.parent)) if target.parent.is_dir() else []


class Busy:
    """Another thread, which makes tables in a house and saves them again and again."""

    def __init__(self, path: Path) -> None:
        self.acknowledged: list[str] = []
        self._store, self._stop = Sqlite.open(path), Event()
        self._thread = Thread(target=lambda: asyncio.run(self._make()))

    async def _make(self) -> None:
        for number in count():
            if self._stop.is_set():
                return
            table = f"made-{number}"
            await self._store.create(sheet(table, changed=1000 + number))
            self.acknowledged.append(table)
            await self._store.save(sheet(table, revision=2), [line(0, bytes(3000))])

    def wait_for(self, tables: int) -> None:
        """The house goes on, whoever copies it."""
        end = time.monotonic() + PATIENCE
        while len(self.acknowledged) < tables:
            assert time.monotonic() < end, "the house stands still"
            time.sleep(0.001)

    def __enter__(self) -> Busy:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()
        self._store.close()


def test_an_open_house_is_copied_as_it_was_when_the_backup_began(
    data: Path, target: Path, tmp_path: Path
) -> None:
    filled(data, tables=30)
    pages: list[int] = []
    with Busy(data / DATABASE) as busy:
        busy.wait_for(20)
        before = set(busy.acknowledged)

        def told(progress: tuple[int, int]) -> None:
            pages.append(progress[0])
            assert pages == sorted(set(pages)), "the backup began again"
            busy.wait_for(len(busy.acknowledged) + 2)

        copied = backup(data, target, told)
    assert len(pages) > 2
    found = reopened(target, tmp_path / "again")
    assert found >= before | {f"table-{number}" for number in range(30)}
    assert copied == Copied(target.stat().st_size, len(found), 1)


def test_a_copy_of_an_open_house_was_not_left_open(
    data: Path, target: Path, tmp_path: Path
) -> None:
    async def began(path: Path) -> bool:
        with opened(path) as store:
            return (await store.begin(cast(Notices, None))).unclosed

    filled(data)
    run(began(data / DATABASE))
    backup(data, target)
    assert run(began(data / DATABASE)), "the house itself was not closed"
    assert not run(began(target))


def test_a_copy_is_one_file_that_nobody_else_may_read(data: Path, target: Path) -> None:
    filled(data)
    before = os.umask(0)
    try:
        backup(data, target)
    finally:
        os.umask(before)
    assert left(target) == [target.name]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchall() == [("delete",)]


def test_a_house_that_was_killed_is_copied_with_its_log(
    data: Path, target: Path, tmp_path: Path
) -> None:
    dead = tmp_path / "dead"
    dead.mkdir()
    with opened(data / DATABASE) as store:
        run(store.create(sheet("a")))
        for each in (DATABASE, f"{DATABASE}-wal"):  # what is on the disk at this moment
            shutil.copy(data / each, dead / each)
    assert backup(dead, target).tables == 1
    assert reopened(target, tmp_path / "again") == {"a"}


def test_a_copy_of_a_copy(data: Path, target: Path, tmp_path: Path) -> None:
    """It was never opened as a house, and so has no log yet."""
    filled(data)
    first = backup(data, target)
    (tmp_path / "again").mkdir()
    target.rename(tmp_path / "again" / DATABASE)
    assert backup(tmp_path / "again", target) == first


def test_a_host_can_see_when_the_last_backup_was(data: Path, target: Path) -> None:
    assert refused(data, target)
    filled(data, tables=1)
    assert not (data / LAST_BACKUP).exists()
    backup(data, target)
    os.utime(data / LAST_BACKUP, (1, 1))
    backup(data, target.with_name("second"))
    assert (data / LAST_BACKUP).stat().st_mtime > 1


# What goes wrong


def test_where_there_is_no_house(data: Path, target: Path) -> None:
    assert refused(data, target) == f"{data}: there is no such folder"
    data.mkdir()
    assert (
        refused(data, target) == f"{data}: there is no house in this folder ({DATABASE} is missing)"
    )
    (data / DATABASE).touch()
    assert refused(data, target) == f"{data / DATABASE}: the house in this file never opened"
    (data / DATABASE).write_bytes(b"a letter, and not a database, " * 100)
    assert refused(data, target) == f"{data / DATABASE}: this is not a house's file"
    (data / DATABASE).unlink()
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute("CREATE TABLE recipe (text)")
    assert refused(data, target) == f"{data / DATABASE}: this is not a house's file"


def test_a_house_of_a_newer_program(data: Path, target: Path) -> None:
    filled(data, tables=1)
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert refused(data, target).startswith(f"{data / DATABASE}: a newer program wrote it")


def test_a_closed_house_is_left_as_it_was(data: Path, target: Path) -> None:
    filled(data, tables=1)
    before = left(data / DATABASE)
    backup(data, target)
    assert left(data / DATABASE) == sorted([*before, LAST_BACKUP])


def test_an_open_house_keeps_its_log(data: Path, target: Path) -> None:
    with opened(data / DATABASE) as store:
        run(store.create(sheet("a")))
        for each in (target, target.with_name("again")):
            backup(data, each)
            assert f"{DATABASE}-wal" in left(data / DATABASE)
            run(store.save_person(person(f"ana of {each.name}")))
    assert reopened(target, data.with_name("restored")) == {"a"}


def test_where_no_copy_can_be(data: Path, target: Path) -> None:
    filled(data, tables=1)
    assert refused(data, target.parent) == f"{target.parent} is a folder: name a file"
    missing = target.parent / "missing"
    assert refused(data, missing / "copy") == f"{missing}: there is no such folder"
    target.touch()
    assert refused(data, target / "copy") == f"{target}: there is no such folder"


def test_nothing_is_overwritten(data: Path, target: Path) -> None:
    filled(data, tables=1)
    taken = f"{target} is there already, and nothing is overwritten"
    target.write_bytes(b"precious")
    assert refused(data, target) == taken
    assert target.read_bytes() == b"precious"
    target.unlink()
    target.symlink_to("nowhere")
    assert refused(data, target) == taken
    target.unlink()

    def told(_: tuple[int, int]) -> None:
        target.write_bytes(b"came first")

    with pytest.raises(StoreTrouble, match="is there already"):
        backup(data, target, told)
    assert target.read_bytes() == b"came first"
    assert left(target) == [target.name]


def test_a_full_disk(data: Path, target: Path) -> None:
    filled(data)
    with no_file_larger_than(300_000):
        told = refused(data, target)
    assert told.startswith(f"{target}: ")
    assert backup(data, target).tables == 12


def test_a_damaged_house_is_no_backup(data: Path, target: Path) -> None:
    filled(data)
    raw = bytearray((data / DATABASE).read_bytes())
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        ((root,),) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'tables_by_stage'"
        )
    raw[(root - 1) * 4096 + 8 : root * 4096] = bytes(4088)
    (data / DATABASE).write_bytes(raw)
    assert refused(data, target).startswith(f"{data / DATABASE}: the file is damaged: On tree page")


def test_ctrl_c_leaves_nothing(data: Path, target: Path) -> None:
    filled(data)

    def told(_: tuple[int, int]) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(data, target, told)
    assert left(target) == []


# As a command


@contextmanager
def leaving(code: int) -> Iterator[None]:
    with pytest.raises(SystemExit) as stop:
        yield
    assert (stop.value.code or 0) == code


def test_the_command_says_what_it_copied(data: Path, target: Path, capsys: Captured) -> None:
    filled(data)
    with leaving(0):
        main(["backup", "--data", str(data), str(target)])
    size = target.stat().st_size / 1e6
    printed = capsys.readouterr()
    assert printed.out == f"{target}: in order. Tables 12, people 1, {size:.1f} MB\n"


def test_the_command_says_in_one_line_what_is_wrong(
    data: Path, target: Path, capsys: Captured
) -> None:
    with leaving(2):
        main(["backup", "--data", str(data), str(target)])
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", f"ludotheque: {data}: there is no such folder\n")
