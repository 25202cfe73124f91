"""A house that is killed and opened again at the same address; its bots do not dawdle.

python -m tests.server.support.brisk FOLDER PORT
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from ludotheque.cli.serve import Doorkeeper, listening
from ludotheque.server.app import create_app
from ludotheque.server.logs import speak

from .houses import PATIENCE, quick

OPENING = 120.0
"""To begin takes a second of work, which on a busy machine can be shared by many."""

ROOT = Path(__file__).parents[3]
PORTS = range(20_000, 32_000)
"""Below those that the system hands out: while the house is dead, nobody may be given its port."""


class Lodging:
    """The process changes, the address and the data stay."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.log = folder / "log"
        self._process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def data(self) -> Path:
        return quick(self.folder).data

    async def begin(self) -> None:
        """The process exists. When it will listen is another matter."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(
                    sys.executable,
                    "-m",
                    "tests.server.support.brisk",
                    str(self.folder),
                    str(self.port),
                ),
                cwd=ROOT,
                stdout=PIPE,
                stderr=log,
            )

    async def open(self) -> None:
        await self.begin()
        assert self._process is not None
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), OPENING)
        assert line.startswith(b"the house is open"), self.log.read_text()

    def send(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    async def gone(self) -> int:
        """Wait until nothing is left of the process: what it returned."""
        assert self._process is not None
        code = await asyncio.wait_for(self._process.wait(), PATIENCE)
        self._process = None
        return code

    async def leave(self) -> None:
        """Nothing stays behind, whatever has happened."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self.send(signal.SIGKILL)
            await self.gone()


def free_port() -> int:
    rng = Random()
    while True:
        port = rng.choice(PORTS)
        with closing(socket.socket()) as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def main() -> None:
    folder, port = sys.argv[1:]
    settings = quick(Path(folder), port=int(port))
    app = create_app(settings)
    speak(logging.WARNING, "text")
    with closing(listening(settings)) as door:
        Doorkeeper(app, settings).run(sockets=[door])


if __name__ == "__main__":
    main()
