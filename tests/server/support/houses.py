"""Houses for tests: one in this process, in a thread of its own, and one that can be killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from msgspec import Struct
from starlette.applications import Starlette

from ludotheque.cli.serve import listening
from ludotheque.server.app import configured, create_app
from ludotheque.server.settings import UNLIMITED, Settings
from ludotheque.server.tables.house import House
from ludotheque.server.workers.physics_pool import PhysicsPool

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds, far more than is needed, also on a machine that has ten times as much to do as it can:
who waits longer waits in vain."""


class Running(Struct, frozen=True, kw_only=True):
    url: str
    settings: Settings
    app: Starlette
    loop: asyncio.AbstractEventLoop

    @property
    def house(self) -> House:
        house: House = self.app.state.services.house
        return house

    @property
    def socket_url(self) -> str:
        return self.url.replace("http://", "ws://")

    def ask(self, what: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something in the house's own loop, where alone its objects may be used."""
        return asyncio.run_coroutine_threadsafe(what(), self.loop).result(PATIENCE)


def quick(tmp_path: Path, **chosen: Any) -> Settings:
    """Bots that do not dawdle, and no limits but those that a test chooses."""
    usual: dict[str, Any] = {
        "data": tmp_path / "house",
        "port": 0,
        "workers": 1,
        "bot_budget": 0.02,
        "bot_delay": (0.0, 0.0),
        "rates": UNLIMITED,
    }
    return Settings(**(usual | chosen))


@contextmanager
def running_house(tmp_path: Path, lockstep: bool = False, **chosen: Any) -> Iterator[Running]:
    """A real server on a free port. The same `tmp_path` again is the same house, opened again.

    In `lockstep` hands go on by samples alone, so that what becomes of one is nobody's speed.
    """
    settings = quick(tmp_path, **chosen)
    # Where no clock moves a hand, none takes a slow machine for one that hangs.
    pool = partial(PhysicsPool, lockstep=True, patience=PATIENCE) if lockstep else PhysicsPool
    app = create_app(settings, pool)
    config = configured(app, settings)
    # A phone of ours answers pings only while its test listens to it.
    config.ws_ping_timeout = PATIENCE
    server = uvicorn.Server(config)
    door = listening(settings)
    began: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        began.append(asyncio.get_running_loop())
        await server.serve(sockets=[door])

    def run() -> None:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run, name="house", daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive(), "the house opens")
        if not server.started:
            raise app.state.trouble or RuntimeError("the house did not open")
        port = door.getsockname()[1]
        yield Running(
            url=f"http://{settings.host}:{port}", settings=settings, app=app, loop=began[0]
        )
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()
        assert not thread.is_alive(), "the house did not close"


class Served(Struct, frozen=True, kw_only=True):
    url: str
    process: subprocess.Popen[str]

    @property
    def socket_url(self) -> str:
        return self.url.replace("http://", "ws://")


@contextmanager
def served(tmp_path: Path, *arguments: str, port: int = 0) -> Iterator[Served]:
    """A house in a process of its own, for tests that kill it. Listens when this returns."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--workers", "1"]
    command += ["--port", str(port), "--data", str(tmp_path / "house"), *arguments]
    with opened(command) as house:
        yield house


@contextmanager
def opened(
    command: Sequence[str], *, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> Iterator[Served]:
    """A house that this command opens."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd, env=env)
    too_long = threading.Timer(PATIENCE, process.kill)  # reading a line has no timeout of its own
    too_long.start()
    try:
        assert process.stdout is not None
        url = ""
        while not url.startswith("http://127.0.0.1"):
            line = process.stdout.readline()
            if not line:
                raise RuntimeError(f"the house did not open: {process.wait(PATIENCE)}")
            url = line.split()[-1]
        too_long.cancel()
        yield Served(url=url, process=process)
    finally:
        too_long.cancel()
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


def wait_for(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.01)
