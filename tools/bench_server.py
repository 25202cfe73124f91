"""What is loaded: the house, or a bare echo on the library's own server.

`bench_server.py house|echo <folder> [<store>]` serves one of the two on a free port.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal

import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from ludotheque.cli.serve import Doorkeeper, listening
from ludotheque.server.app import BACKLOG, create_app
from ludotheque.server.settings import UNLIMITED, Settings

_TICK = 1 / os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_SLEEPS = re.compile(r"^voluntary_ctxt_switches:\s*(\d+)$", re.MULTILINE)
_MANY = 10_000
"""Connections: the bench comes from one address, whatever it says."""
PROXIES = ("127.0.0.1",)
"""Whom the house believes that it asks for others: guests come from many addresses, and each has a
share of the loop of its own."""


class Process(Struct, frozen=True, kw_only=True):
    pid: int

    def spent(self) -> float:
        """Seconds of processor time: of all threads, and no other process."""
        after_name = self._proc("stat").rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) * _TICK

    def waited(self) -> float:
        """Seconds in which the main thread could have gone on and had no core."""
        return int(self._proc("schedstat").split()[1]) / 1e9

    def switches(self) -> int:
        """How often any of its threads went to sleep by itself."""
        threads = (self._proc(f"task/{each}/status") for each in self._threads())
        return sum(int(_SLEEPS.findall(each)[0]) for each in threads)

    def _threads(self) -> list[str]:
        return [each.name for each in Path(f"/proc/{self.pid}/task").iterdir()]

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
def serving(
    what: Literal["house", "echo"], folder: Path, store: str | None = None
) -> Iterator[Server]:
    command = [sys.executable, __file__, what, str(folder), *([store] if store else [])]
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


class EchoServer(uvicorn.Server):
    """On the library's own sockets, whatever the house makes of them: a yardstick must not move."""

    def __init__(self, settings: Settings) -> None:
        config = uvicorn.Config(
            Starlette(routes=[WebSocketRoute("/echo/{circle}", Echo())]),
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=settings.message_size,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets is not None
        host, port = sockets[0].getsockname()[:2]
        print(f"http://{host}:{port}", flush=True)


def main() -> None:
    what, folder, *store = sys.argv[1:]
    settings = Settings(
        data=Path(folder),
        store=store[0] if store else None,
        port=0,
        workers=1,
        sockets=_MANY,
        sockets_by_address=_MANY,
        lookers=_MANY,
        lookers_by_address=_MANY,
        connections_by_address=_MANY,
        proxies=PROXIES,
        rates=UNLIMITED,
    )
    with closing(listening(settings)) as door:
        server = (
            EchoServer(settings) if what == "echo" else Doorkeeper(create_app(settings), settings)
        )
        server.run(sockets=[door])


if __name__ == "__main__":
    main()
