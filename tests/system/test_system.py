"""What differs between systems. Those that are not here are simulated, as they are documented."""

from __future__ import annotations

import errno
import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

import pytest

from ludotheque import system
from ludotheque.system import NoHome, children, data_folder, disk, locks

Patch = pytest.MonkeyPatch


# Where things are kept


@pytest.fixture
def home(tmp_path: Path, monkeypatch: Patch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "environment", "where"),
    [
        ("linux", {}, ".local/share/ludotheque"),
        ("linux", {"XDG_DATA_HOME": "things"}, ".local/share/ludotheque"),
        ("linux", {"XDG_DATA_HOME": ""}, ".local/share/ludotheque"),
        ("linux", {"XDG_DATA_HOME": "/srv/things"}, "/srv/things/ludotheque"),
        ("freebsd14", {"LOCALAPPDATA": "/no"}, ".local/share/ludotheque"),
        ("darwin", {"XDG_DATA_HOME": "/no"}, "Library/Application Support/ludotheque"),
        ("win32", {}, "AppData/Local/ludotheque"),
        ("win32", {"LOCALAPPDATA": "/users/ana/local"}, "/users/ana/local/ludotheque"),
    ],
)
def test_each_system_has_a_place_for_such_things(
    platform: str, environment: dict[str, str], where: str, home: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder(environment) == home / where
    assert list(home.iterdir()) == []  # it is only named


def test_somebody_without_a_home(monkeypatch: Patch) -> None:
    def none() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", none)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(NoHome):
        data_folder({})
    assert data_folder({"XDG_DATA_HOME": "/srv"}) == Path("/srv/ludotheque")


# One process at a time


@pytest.fixture
def twice(tmp_path: Path) -> Iterator[tuple[BinaryIO, BinaryIO]]:
    with (tmp_path / "lock").open("ab") as first, (tmp_path / "lock").open("ab") as second:
        yield first, second


def test_what_one_has_no_other_gets(twice: tuple[BinaryIO, BinaryIO]) -> None:
    first, second = twice
    assert system.locked(first)
    assert not system.locked(second)
    first.close()
    assert system.locked(second)


class Windows(ModuleType):
    """`msvcrt`, as far as it locks: so many bytes from where the file stands, for one handle."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[tuple[int, int], int] = {}

    def locking(self, file: int, mode: int, many: int) -> None:
        assert (mode, many) == (self.LK_NBLCK, 1)
        place = os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR)
        if self.held.setdefault(place, file) != file:
            raise PermissionError(errno.EACCES, "Permission denied")


def test_windows_locks_a_byte_that_no_file_has(
    twice: tuple[BinaryIO, BinaryIO], monkeypatch: Patch
) -> None:
    first, second = twice
    windows = Windows()
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(locks, "fcntl", None)
    first.write(b"a line\n")
    first.flush()
    assert system.locked(first)
    assert not system.locked(second)
    ((_, at),) = windows.held
    assert at == locks.FAR
    first.write(b"another\n")
    first.flush()
    assert Path(str(first.name)).read_bytes() == b"a line\nanother\n"


def test_a_system_without_locks_keeps_nobody_out(
    twice: tuple[BinaryIO, BinaryIO], monkeypatch: Patch
) -> None:
    monkeypatch.setattr(locks, "fcntl", None)
    monkeypatch.setattr(sys, "platform", "wasi")
    assert [system.locked(each) for each in twice] == [True, True]


# The disk


@pytest.fixture
def orders(monkeypatch: Patch) -> list[tuple[str, int]]:
    """What the disk is told."""
    told: list[tuple[str, int]] = []
    for name in ("fsync", "fdatasync"):
        monkeypatch.setattr(os, name, lambda file, name=name: told.append((name, file)))
    return told


def test_here_the_disk_is_told_to_keep_the_data(orders: list[tuple[str, int]]) -> None:
    system.sync(7)
    assert orders == [("fdatasync", 7)]


def test_a_mac_is_told_to_write_also_what_the_disk_remembers(
    orders: list[tuple[str, int]], monkeypatch: Patch
) -> None:
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", lambda file, what: orders.append((str(what), file)))
    monkeypatch.delattr(os, "fdatasync")
    system.sync(7)
    assert orders == [("51", 7)]


@pytest.mark.parametrize("number", [errno.ENOTSUP, errno.EINVAL, errno.ENOTTY])
def test_a_disk_without_that_order_gets_the_usual_one(
    number: int, orders: list[tuple[str, int]], monkeypatch: Patch
) -> None:
    def refuses(_: int, __: int) -> None:
        raise OSError(number, "not here")

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", refuses)
    monkeypatch.delattr(os, "fdatasync")
    system.sync(7)
    assert orders == [("fsync", 7)]


def test_a_disk_that_fails_is_not_believed(
    orders: list[tuple[str, int]], monkeypatch: Patch
) -> None:
    def fails(_: int, __: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", fails)
    with pytest.raises(OSError, match="broken"):
        system.sync(7)
    assert orders == []


def test_windows_has_one_order(orders: list[tuple[str, int]], monkeypatch: Patch) -> None:
    monkeypatch.setattr(disk, "fcntl", None)
    monkeypatch.delattr(os, "fdatasync")
    system.sync(7)
    assert orders == [("fsync", 7)]


# Processes


def test_what_is_pressed_in_a_terminal_does_not_reach_a_process_that_is_apart() -> None:
    program = "import os; print(os.getsid(0) == os.getpid())"
    done = subprocess.run(
        [sys.executable, "-c", program], **children.apart(), capture_output=True, check=True
    )
    assert done.stdout.strip() == b"True"


def test_on_windows_it_has_a_group_of_its_own(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 512, raising=False)
    assert children.apart() == {"creationflags": 512}
