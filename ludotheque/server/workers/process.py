"""A process beside the loop, seen from the house: how it is started, told things, and ended."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from ludotheque.system import apart

STARTING: Final = 120.0
"""Seconds that a new process may take to import the rules, on a machine with much else to do."""
LONGEST_LINE: Final = 64 * 1024
"""Bytes, unless somebody expects more."""


class NotStarted(Exception):
    """There is no process to ask. The text goes on after its name: "cannot be started"."""


class ChildProcess:
    """An interpreter of its own, begun afresh, that reads lines and writes lines.

    `multiprocessing` would import the caller's main module, the whole server, into each.
    """

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.stdin: StreamWriter = process.stdin
        self.stdout: StreamReader = process.stdout
        self.pid = process.pid
        self._process = process

    @classmethod
    async def begin(cls, worker: str, registry: str, longest: int = LONGEST_LINE) -> ChildProcess:
        """`worker` is a module with a function `work`, beside this one or by its whole name. Raises
        `NotStarted`.
        """
        module = worker if "." in worker else f"{__package__}.{worker}"
        program = f"import sys; from {module} import work; work(sys.argv[1])"
        try:
            return cls(
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-c", program, registry),
                    stdin=PIPE,
                    stdout=PIPE,
                    limit=longest,
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                    # Ctrl-C reaches every process of a terminal, also one that is too new to have
                    # learnt to ignore it. The server alone shall act on it.
                    **apart(),
                )
            )
        except OSError as error:
            raise NotStarted(f"cannot be started: {error}") from None

    async def ready(self) -> None:
        """Returns when it can be asked something. Raises `NotStarted`; then it is to be ended."""
        try:
            async with asyncio.timeout(STARTING):
                await self.stdout.readuntil()
        except (EOFError, TimeoutError):
            raise NotStarted("did not get ready") from None

    @property
    def untold(self) -> int:
        """Bytes that it has still to be told."""
        if self.stdin.is_closing():
            return 0
        size: int = self.stdin.transport.get_write_buffer_size()
        return size

    async def gone(self) -> None:
        """Returns when it has ended, by itself or not."""
        await self._process.wait()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Leaves nothing behind."""
        self.kill()
        await self.gone()
