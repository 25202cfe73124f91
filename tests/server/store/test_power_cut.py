"""What a power cut leaves opens again, and has every line that was acknowledged."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Lock

import pytest

from ludotheque.server.store import fsync
from ludotheque.server.store.fsync import KernelSync, LogSync, Rung
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import NotCertain
from tests.server.support.kept import Quiet, line, loaded, sheet

TABLES = ("mivo-tarelu", "sano-rupike", "telo-namuri")
MOVES = 40
"""Of each table."""
CHECKPOINT = 30
"""Jobs after which the log is put in its place."""
FAILING = 25
"""The sync that fails."""
SECTOR, HEADER = 512, 32
"""Bytes that a disk writes whole, and those by which SQLite tells one log from the next."""


class Disk:
    """What the disk has for sure.

    Of the log: what was there when a sync was asked for that then went well. What a sync that
    failed has left unwritten, later ones take for written. Of the file: what it was when the log
    began anew, before which SQLite syncs it by itself, and then the log's header.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._log_path = path, path.with_name(f"{path.name}-wal")
        self._file, self._log = path.read_bytes(), self._log_path.read_bytes()
        self._written = self._log
        """What the system takes for written."""
        self._lock = Lock()
        self.logs = 0
        """How often the log began anew."""

    def asked(self) -> bytes:
        with self._lock:
            return self._now()

    def answered(self, asked: bytes, well: bool) -> None:
        with self._lock:
            if asked[:HEADER] != self._written[:HEADER]:
                return  # a log that is no more
            if well:
                written = _sectors(self._written)
                self._log = _laid(self._log, asked, lambda at, raw: written[at : at + 1] != [raw])
            self._written = asked

    def cut(self, path: Path, rng: Random) -> None:
        """Lay down at `path` what is left, with some of what was written but not yet synced."""
        with self._lock:
            now = self._now()
            log = _laid(self._log, now, lambda *_: rng.random() < 0.5)
            path.write_bytes(self._file)
        path.with_name(f"{path.name}-wal").write_bytes(log)

    def _now(self) -> bytes:
        """The log as programs see it."""
        now = self._log_path.read_bytes()
        header = now[:HEADER]
        if header != self._written[:HEADER]:
            self.logs += 1
            self._file = self._path.read_bytes()
            behind = slice(HEADER, len(now))
            self._log, self._written = header + self._log[behind], header + self._written[behind]
        return now


def _sectors(raw: bytes) -> list[bytes]:
    return [raw[at : at + SECTOR] for at in range(0, len(raw), SECTOR)]


def _laid(under: bytes, over: bytes, which: Callable[[int, bytes], bool]) -> bytes:
    """These sectors of `over`, for the rest what was there."""
    old, new = _sectors(under.ljust(len(over), b"\0")), _sectors(over)
    laid = [raw if which(at, raw) else old[at] for at, raw in enumerate(new)]
    return b"".join(laid + old[len(new) :])


def watched(disk: LogSync, path: Path, failing: int) -> Disk:
    """Every sync is noted, by whomever it is done; one of them fails."""
    found, fsync, kernel = Disk(path), disk.fsync, disk.kernel
    sync, syncs = kernel.sync if kernel is not None else None, iter(range(10**9))

    def by_thread(file: int) -> None:
        asked, fails = found.asked(), next(syncs) == failing
        if not fails:
            fsync(file)
        found.answered(asked, not fails)
        if fails:
            raise OSError(errno.EIO, "Input/output error")

    def by_kernel(rung: Rung) -> bool:
        asked = found.asked()

        def answered(trouble: OSError | None) -> None:
            found.answered(asked, trouble is None)
            rung(trouble)

        assert kernel is not None
        assert sync is not None
        if next(syncs) == failing:
            kernel.loop.call_soon(answered, OSError(errno.EIO, "Input/output error"))
            return True
        return sync(answered)

    disk.fsync = by_thread
    if kernel is not None:
        kernel.sync = by_kernel  # type: ignore[method-assign]
    return found


def found_in(path: Path) -> dict[str, int]:
    """How many lines each table has in a file that somebody left so."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = connection.execute("SELECT table_id, at FROM line ORDER BY table_id, at").fetchall()
        revisions = dict(connection.execute("SELECT id, revision FROM tables"))
    lines = {table: [at for of, at in rows if of == table] for table in TABLES}
    for table, numbers in lines.items():
        assert numbers == list(range(len(numbers)))
        assert revisions[table] == 1 + len(numbers), "a turn is there whole, or not at all"
    return {table: len(numbers) for table, numbers in lines.items()}


async def evening(path: Path, left: Path, failing: int = FAILING) -> Disk:
    """Several tables are played at, and after each acknowledgement the power is cut."""
    rng, acknowledged = Random(failing), dict.fromkeys(TABLES, 0)

    async def played(table: str) -> None:
        at = 0
        while at < MOVES:
            now = sheet(table, revision=at + 2, stage="playing")
            try:
                await store.save(now, [line(at, b"[%s]" % rng.randbytes(99).hex().encode())])
            except NotCertain:
                at = len((await loaded(store, table)).lines)
                continue
            acknowledged[table] = at = at + 1
            disk.cut(left, rng)
            kept = found_in(left)
            assert all(kept[each] >= acknowledged[each] for each in TABLES)

    with closing(Sqlite.open(path)) as store:
        await store.begin(Quiet())
        for table in TABLES:
            await store.create(sheet(table))
        disk = watched(store.disk, path, failing)
        await asyncio.gather(*map(played, TABLES))
    return disk


@pytest.fixture(params=["kernel", "thread"])
def synced_by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(fsync, "DIRTY_MOST", CHECKPOINT)
    if request.param == "thread":
        monkeypatch.setattr(KernelSync, "opened", lambda *_: None)
    return str(request.param)


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """Where what is left is laid down."""
    (tmp_path / "left").mkdir()
    return tmp_path / "left" / DATABASE


@pytest.mark.usefixtures("synced_by")
def test_what_a_power_cut_leaves_has_all_that_was_acknowledged(tmp_path: Path, left: Path) -> None:
    disk = asyncio.run(evening(tmp_path / DATABASE, left))
    assert disk.logs > 1, "checkpoints were among it"
    with closing(Sqlite.open(left)) as store:  # a house can be opened on it
        assert asyncio.run(store.noted("nothing")) is None
    assert found_in(left) == dict.fromkeys(TABLES, MOVES)


# Whether such a cut would show what goes wrong


def acknowledges_at_once(
    self: LogSync, loop: asyncio.AbstractEventLoop, safe: Callable[[None], None], gone: object
) -> None:
    loop.call_soon(safe, None)


def trusts_the_disk_again(self: LogSync) -> None:
    self._doubtful = self._copied = False


@pytest.mark.parametrize(
    ("name", "careless"),
    [("sync", acknowledges_at_once), ("_write_anew", trusts_the_disk_again)],
    ids=["no sync", "one that failed is forgotten"],
)
@pytest.mark.usefixtures("synced_by")
def test_a_house_that_promises_too_much_is_found_out(
    tmp_path: Path, left: Path, monkeypatch: pytest.MonkeyPatch, name: str, careless: object
) -> None:
    monkeypatch.setattr(LogSync, name, careless)
    with pytest.raises(AssertionError):
        asyncio.run(evening(tmp_path / DATABASE, left))
