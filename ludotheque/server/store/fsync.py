"""fsync and checkpoints, off the loop: until a commit is safe, and until the log is in its place.

SQLite's own commit would wait in the middle of its work. Here it only writes, to the end of its
log (`synchronous = NORMAL`), and the log is then synced by us: the same call, at the same place,
with the same worth as `synchronous = FULL`. The kernel does it by itself where it can
(`KernelSync`), and a thread where not, for checkpoints, and after a sync that failed.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from ludotheque.system import sync

from .store import StoreTrouble

try:
    from caio import linux_aio as _aio
except ImportError:  # another system
    _aio = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

DIRTY_MOST = 2000
"""Jobs after which the log is put in its place: some twenty megabytes.

Whoever moves in that moment waits some milliseconds longer: with a shorter log more people would.
"""

BRIEFLY = 0.25
"""Seconds that emptying the log waits for somebody who reads."""

PROBE = 5
"""Seconds for the first sync, by which one learns whether there can be any."""

SyncTrouble: TypeAlias = OSError | sqlite3.Error | None
Rung: TypeAlias = Callable[[OSError | None], None]


class LogSync:
    def __init__(self, path: Path, checkpoints: sqlite3.Connection) -> None:
        """The connection is for checkpoints alone, and the log must be there already."""
        self.fsync: Callable[[int], None] = sync
        self.dirty = 0
        """Jobs in the log since it was last put in its place."""
        self._checkpoints, self._path = checkpoints, path
        checkpoints.execute("SELECT 1 FROM note").fetchall()  # it has opened the log from now on
        self._log_path = f"{path}-wal"
        self._log = os.open(self._log_path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._inodes = path.stat().st_ino, os.fstat(self._log).st_ino
        _sync_names(path.parent)
        self._tasks: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._doubtful = False
        """Whether a sync failed: the next that succeeds says nothing about what was before."""
        self.kernel: KernelSync | None = None
        self._copying: Thread | None = None
        self._copied = False
        self._thread = Thread(target=self._run, name="disk", daemon=True)
        self._thread.start()

    def sync(
        self,
        loop: asyncio.AbstractEventLoop,
        safe: Callable[[SyncTrouble], None],
        gone: Callable[[], None],
    ) -> None:
        """Make all that is in the log safe, then call back on the loop."""

        def task() -> None:
            trouble = self.synced()
            try:
                loop.call_soon_threadsafe(safe, trouble)
            except RuntimeError:
                gone()

        if not self._by_kernel(loop, safe, task):
            self._tasks.put(task)

    def serve(self, loop: asyncio.AbstractEventLoop) -> None:
        """On this loop the kernel may ring, until all is closed."""
        if self.kernel is None:
            self.kernel = KernelSync.opened(self._log, loop)

    def _by_kernel(
        self,
        loop: asyncio.AbstractEventLoop,
        safe: Callable[[SyncTrouble], None],
        task: Callable[[], None],
    ) -> bool:
        """Whether nothing but a sync is to be done, and the kernel does it."""
        kernel = self.kernel
        if kernel is None or kernel.loop is not loop:
            return False
        if self._doubtful or self._copied or self.dirty >= DIRTY_MOST:
            return False

        def rung(trouble: OSError | None) -> None:
            self._doubtful = trouble is not None
            if trouble is None and not self._named():
                self._tasks.put(task)  # the thread finds the same, and does what is to be done
            else:
                safe(trouble)

        return kernel.sync(rung)

    def synced(self) -> SyncTrouble:
        """Returns when all that is in the log is safe, or why it is not."""
        try:
            if self._doubtful:
                self._write_anew()
            self.fsync(self._log)
            self._still_there()
            self._tidy()
        except (OSError, sqlite3.Error) as trouble:
            self._doubtful = True
            return trouble
        return None

    def _still_there(self) -> None:
        """What is written to a file without a name is gone with the house, however safe it is now.

        What was acknowledged before is put in its place at once; nothing new is, until somebody has
        closed the house and opened it again.
        """
        if not self._named():
            self._write_anew()
            raise FileNotFoundError(errno.ENOENT, "somebody deleted it while the house was open")

    def _named(self) -> bool:
        """Whether the file and its log are still found under their names."""
        try:
            return (os.stat(self._path).st_ino, os.stat(self._log_path).st_ino) == self._inodes
        except OSError:
            return False

    def close(self) -> None:
        """Returns when whatever was asked is done."""
        if self.kernel is not None:
            self.kernel.close()
            self.kernel = None
        self._tasks.put(None)
        self._thread.join()
        if self._copying is not None:
            self._copying.join()

    def release(self) -> None:
        os.close(self._log)

    def patience(self, seconds: float) -> None:
        """How long to wait for other programs that read, where there must be none."""
        self._checkpoints.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    def empty(self) -> Future[None]:
        """Put all of the log in its place, and leave nothing in it. Nobody can write while it waits
        for programs that read, so that it does not wait for a backup.
        """
        done: Future[None] = Future()

        def task() -> None:
            try:
                ((usual,),) = self._checkpoints.execute("PRAGMA busy_timeout").fetchall()
                self.patience(BRIEFLY)
                try:
                    self._write_anew()
                finally:
                    self.patience(usual / 1000)
            except (OSError, sqlite3.Error) as trouble:
                done.set_exception(StoreTrouble(f"the house's log could not be emptied: {trouble}"))
            else:
                done.set_result(None)

        self._tasks.put(task)
        return done

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            task()

    def _tidy(self) -> None:
        """Copy the log to its place: nearly all of it while others write, then quickly the rest.

        Only a log of which all is copied begins anew; so for the rest, writing has to wait.
        """
        if self._copied:
            self._copied = False
            self._put_in_its_place()
        elif self.dirty >= DIRTY_MOST and self._copying is None:
            self.dirty = 0
            self._copying = Thread(target=self._copy, name="copying", daemon=True)
            self._copying.start()

    def _write_anew(self) -> None:
        """What a failed sync has left unwritten, a later one would take for written."""
        if (copying := self._copying) is not None:
            copying.join()
        ((busy, _, _),) = self._checkpoints.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if busy:
            raise BlockingIOError(errno.EBUSY, "another program is reading it")
        self._doubtful = self._copied = False

    def _copy(self) -> None:
        try:
            self._put_in_its_place()
            self._copied = True
        except sqlite3.Error as error:  # the log grows; nothing is lost
            log.error("the house's log could not be put in its place: %s", error)
        self._copying = None

    def _put_in_its_place(self) -> None:
        self._checkpoints.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _sync_names(folder: Path) -> None:
    """So that the files themselves are found after a power cut."""
    if os.name == "nt":
        return  # where folders cannot be opened
    names = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(names)
    finally:
        os.close(names)


class KernelSync:
    """`fdatasync` done by the kernel itself, which rings on the loop: no thread is woken for it.

    A thread that waits for the disk is woken, waits for the interpreter, and wakes the loop: four
    switches for each commit. This asks for the same call at the same place, by Linux's
    asynchronous I/O, through the library `caio`. Of one file, on one loop, one sync at a time.
    """

    def __init__(self, file: int, loop: asyncio.AbstractEventLoop, aio: Any) -> None:
        self.loop = loop
        self._file, self._aio = file, aio
        self._context = aio.Context(max_requests=2)
        self._under_way = 0

    @classmethod
    def opened(
        cls, file: int, loop: asyncio.AbstractEventLoop, aio: Any = _aio
    ) -> KernelSync | None:
        """None where the kernel, or the file's file system, cannot do it."""
        if aio is None:
            return None
        outcomes: list[OSError | None] = []
        try:
            kernel = cls(file, loop, aio)
            begun = kernel.sync(outcomes.append)
            kernel._context.process_events(min_requests=1, timeout=PROBE)
            if not begun or outcomes != [None]:
                return None
            kernel._listen()
        except Exception as trouble:  # the library raises whatever it finds fit
            log.info("a thread waits for the disk, as the kernel does not: %s", trouble)
            return None
        return kernel

    def sync(self, rung: Rung) -> bool:
        """`rung` is told how it went, on the loop. False if it could not be asked for."""
        operation = self._aio.Operation.fdsync(self._file)

        def done(_: int) -> None:
            self._under_way -= 1
            rung(_trouble(operation))

        operation.set_callback(done)
        try:
            submitted: bool = self._context.submit(operation) == 1
        except Exception:  # whatever it is, the thread does it
            return False
        self._under_way += submitted
        return submitted

    def close(self) -> None:
        """Returns when whatever was asked is done, and told."""
        with suppress(RuntimeError):  # the loop may have ended before
            self.loop.remove_reader(self._context.fileno)
        while self._under_way:
            self._context.process_events(min_requests=1, timeout=-1)

    def _listen(self) -> None:
        self._heard()
        self.loop.add_reader(self._context.fileno, self._heard)

    def _heard(self) -> None:
        with suppress(BlockingIOError):  # rung for something that was seen already
            self._context.poll()
        self._context.process_events()


def _trouble(operation: Any) -> OSError | None:
    """The library raises `SystemError`, which nobody who writes to a disk expects."""
    try:
        operation.get_value()
    except Exception as error:
        return OSError(errno.EIO, str(error))
    return None
