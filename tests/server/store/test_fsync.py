"""The kernel syncs and rings on the loop; where it cannot, or fails, nobody is told too much."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.store.fsync import DIRTY_MOST, KernelSync
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import NotCertain
from tests.server.support.kept import Quiet

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux's kernel does it")
aio: Any = pytest.importorskip("caio.linux_aio") if sys.platform == "linux" else None


@pytest.fixture
def file(tmp_path: Path) -> Iterator[int]:
    number = os.open(tmp_path / "log", os.O_RDWR | os.O_CREAT)
    yield number
    os.close(number)


class FakeAio:
    """A kernel that does what a test says: with each sync, and with what it is asked to do."""

    def __init__(self, errors: list[str | None], submits: Callable[[], int] = lambda: 1) -> None:
        self.errors, self.submits = errors, submits
        self.under_way: list[Any] = []
        self.fileno, self.other = os.pipe()
        os.set_blocking(self.fileno, False)
        outer = self

        class Operation:
            def __init__(self, file: int) -> None:
                self.error: str | None = None

            @classmethod
            def fdsync(cls, file: int) -> Operation:
                return cls(file)

            def set_callback(self, call: Callable[[int], None]) -> None:
                self.call = call

            def get_value(self) -> None:
                if self.error is not None:
                    raise SystemError(self.error)

        class Context:
            fileno = outer.fileno

            def __init__(self, max_requests: int) -> None: ...

            def submit(self, operation: Operation) -> int:
                if (submitted := outer.submits()) == 1:
                    operation.error = outer.errors.pop(0)
                    outer.under_way.append(operation)
                    os.write(outer.other, b"!")
                return submitted

            def poll(self) -> None:
                os.read(outer.fileno, 1)

            def process_events(self, min_requests: int = 0, timeout: int = 0) -> int:
                done, outer.under_way = outer.under_way, []
                for operation in done:
                    operation.call(0)
                return len(done)

        self.Operation, self.Context = Operation, Context


async def synced(kernel: KernelSync) -> OSError | None:
    told: asyncio.Future[OSError | None] = asyncio.get_running_loop().create_future()
    assert kernel.sync(told.set_result)
    return await asyncio.wait_for(told, 60)


@linux
def test_it_rings_on_the_loop_once_for_each(file: int) -> None:
    async def scenario() -> None:
        kernel = KernelSync.opened(file, asyncio.get_running_loop())
        if kernel is None:
            pytest.skip("not on this file system")
        for number in range(5):
            os.pwrite(file, b"x" * 8192, number * 8192)
            assert await synced(kernel) is None
        kernel.close()

    asyncio.run(scenario())


@linux
def test_closing_waits_for_what_was_asked(file: int) -> None:
    async def scenario() -> None:
        kernel = KernelSync.opened(file, asyncio.get_running_loop())
        if kernel is None:
            pytest.skip("not on this file system")
        outcomes: list[OSError | None] = []
        assert kernel.sync(outcomes.append)
        assert outcomes == []
        kernel.close()
        assert outcomes == [None]

    asyncio.run(scenario())


@linux
def test_what_cannot_be_synced_is_left_to_the_thread() -> None:
    reading, writing = os.pipe()
    try:
        with closing(asyncio.new_event_loop()) as loop:
            assert KernelSync.opened(reading, loop) is None
    finally:
        os.close(reading)
        os.close(writing)


def test_where_there_is_no_such_kernel_the_thread_does_it(file: int) -> None:
    with closing(asyncio.new_event_loop()) as loop:
        assert KernelSync.opened(file, loop, None) is None


def test_a_kernel_that_fails_at_first_is_not_asked_again(file: int) -> None:
    with closing(asyncio.new_event_loop()) as loop:
        assert KernelSync.opened(file, loop, FakeAio(["Invalid argument"])) is None
        assert KernelSync.opened(file, loop, FakeAio([], submits=lambda: 0)) is None


def test_the_librarys_word_for_a_failed_sync_is_told_as_the_disks(file: int) -> None:
    async def scenario() -> None:
        kernel = KernelSync.opened(
            file, asyncio.get_running_loop(), FakeAio([None, "Input/output error"])
        )
        assert kernel is not None
        trouble = await synced(kernel)
        assert trouble is not None
        assert (trouble.errno, trouble.strerror) == (errno.EIO, "Input/output error")
        kernel.close()

    asyncio.run(scenario())


# In a store


def serving(path: Path, monkeypatch: pytest.MonkeyPatch, fake: FakeAio) -> Sqlite:
    """A store whose log is synced by this kernel."""
    opened = KernelSync.opened
    monkeypatch.setattr(KernelSync, "opened", lambda file, loop: opened(file, loop, fake))
    return Sqlite.open(path / DATABASE)


def test_after_a_sync_that_failed_all_is_written_anew_by_the_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = FakeAio([None, None, None, "Input/output error", None])
    syncs: list[int] = []

    async def scenario(store: Sqlite) -> None:
        fsync = store.disk.fsync

        def noted(file: int) -> None:
            syncs.append(file)
            fsync(file)

        store.disk.fsync = noted
        await store.begin(Quiet())
        await store.note("key", b"1")
        assert syncs == [], "the kernel did it"
        with pytest.raises(NotCertain, match=r"could not be written: Input/output error$"):
            await store.note("key", b"2")
        await store.note("key", b"3")
        assert len(syncs) == 1, "after what is doubtful, the thread"
        log = (tmp_path / f"{DATABASE}-wal").stat().st_size
        assert log == 0, "and all of the log is in its place"
        await store.note("key", b"4")
        assert len(syncs) == 1
        assert await store.noted("key") == b"4"

    with closing(serving(tmp_path, monkeypatch, fake)) as store:
        asyncio.run(scenario(store))
    assert fake.errors == []


def test_nobody_is_told_before_the_kernel_has_rung(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = FakeAio([None] * 3)

    async def scenario(store: Sqlite) -> None:
        await store.begin(Quiet())
        told: list[Exception | None] = []
        context = store.disk.kernel._context  # type: ignore[union-attr]
        monkeypatch.setattr(type(context), "process_events", lambda *_, **__: 0)
        store.writer.submit(lambda _: None, told.append)
        while not fake.under_way:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        assert told == []
        monkeypatch.undo()
        store.disk.kernel._heard()  # type: ignore[union-attr]
        assert told == [None]

    with closing(serving(tmp_path, monkeypatch, fake)) as store:
        asyncio.run(scenario(store))


def test_checkpoints_stay_the_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeAio([None] * 10)
    syncs: list[int] = []

    async def scenario(store: Sqlite) -> None:
        await store.begin(Quiet())
        fsync = store.disk.fsync

        def noted(file: int) -> None:
            syncs.append(file)
            fsync(file)

        store.disk.fsync = noted
        store.disk.dirty = DIRTY_MOST
        await store.note("key", b"1")
        assert len(syncs) == 1
        assert store.disk.dirty == 0

    with closing(serving(tmp_path, monkeypatch, fake)) as store:
        asyncio.run(scenario(store))
