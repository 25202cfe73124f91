"""What is loaded: the house, or a bare echo on the same server with the same settings.

`bench_server.py house|echo <folder>` serves one of the two on a free port.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from ludotheque.cli.serve import Doorkeeper, listening
from ludotheque.server.app import create_app
from ludotheque.server.settings import UNLIMITED, Settings

_TICK = 1 / os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_MANY = 10_000
"""Sockets: the bench comes from one address."""


class Process(Struct, frozen=True, kw_only=True):
    pid: int

    def spent(self) -> float:
        """Seconds of processor time: of all threads, and no other process."""
        after_name = self._proc("stat").rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) * _TICK

    def waited(self) -> float:
        """Seconds in which the main thread could have gone on and had no core."""
        return int(self._proc("schedstat").split()[1]) / 1e9

    def memory(self) -> int:
        """Bytes that are really there."""
        return int(self._proc("statm").split()[1]) * _PAGE

    def begun(self, sign: str) -> list[Process]:
        """The processes that it began itself and that have this in their command."""
        children = map(int, self._proc(f"task/{self.pid}/children").split())
        found = [Process(pid=pid) for pid in children]
        return [each for each in found if sign in each._proc("cmdline")]

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.pid}/{name}").read_text()


class Server(Process, frozen=True, kw_only=True):
    url: str


@contextmanager
def serving(what: Literal["house", "echo"], folder: Path) -> Iterator[Server]:
    command = [sys.executable, __file__, what, str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"the {what} did not open")
        yield Server(url=line.split()[-1], pid=process.pid)
    finally:
        process.terminate()
        process.wait(60)


ALL = "all"


class Echo:
    """Keeps the first message of a connection, and answers all others with it.

    To one that asks for all, it answers the whole circle: those who came under the same number.
    """

    def __init__(self) -> None:
        self._circles: defaultdict[str, list[Any]] = defaultdict(list)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        circle = self._circles[scope["path_params"]["circle"]]
        circle.append(send)
        kept = (await receive())["text"]
        while (event := await receive())["type"] == "websocket.receive":
            for each in circle if event["text"] == ALL else (send,):
                await each({"type": "websocket.send", "text": kept})


def main() -> None:
    what, folder = sys.argv[1:]
    settings = Settings(
        data=Path(folder),
        port=0,
        workers=1,
        sockets=_MANY,
        sockets_by_address=_MANY,
        rates=UNLIMITED,
    )
    app = create_app(settings)
    if what == "echo":
        app = Starlette(routes=[WebSocketRoute("/echo/{circle}", Echo())])
    with closing(listening(settings)) as door:
        Doorkeeper(app, settings).run(sockets=[door])


if __name__ == "__main__":
    main()
