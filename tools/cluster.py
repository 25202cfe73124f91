"""A cluster on one machine: a PostgreSQL, several houses and a proxy, with one address for all.

`scripts/cluster` starts it, and Ctrl-C ends every part of it. Everything is kept in one folder.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.error import URLError

from tools.postgres import NoPostgres, PostgresServer, free_port

ROOT: Final = Path(__file__).parents[1]
PROXY: Final = ROOT / "deploy" / "haproxy.cfg"
HOUSES: Final = 3
"""As many as the proxy's file knows."""
_PATIENCE: Final = 120.0
_LOOK_EVERY: Final = 0.1
_COME_BACK_AFTER: Final = 1.0
"""Seconds after which a house that died is opened again."""


class NoCluster(Exception):
    """One line for a person."""


class Apart(NamedTuple):
    """A house that does not live as the others do."""

    before: Sequence[str] = ()
    """What stands before its command, such as `ip netns exec NAME`."""
    host: str = "127.0.0.1"
    """At which address it is."""
    database: str = "127.0.0.1"
    """At which address it finds the database."""


APART: Final = Apart()


class House:
    """One process of `ludotheque serve`, always on the same port."""

    def __init__(
        self, number: int, folder: Path, store: str, given: Sequence[str], apart: Apart = APART
    ) -> None:
        self.number, self.port, self._host = number, free_port(), apart.host
        if apart.host != "127.0.0.1":
            given = ["--host", apart.host, *given]
        store = store.replace("127.0.0.1", apart.database)
        self._command = [
            *apart.before, sys.executable, "-m", "ludotheque", "serve",
            "--data", str(folder / f"house{number}"),
            "--store", store, "--port", str(self.port), "--proxy", "127.0.0.1", *given,
        ]  # fmt: skip
        self._log = folder / f"house{number}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{self._host}:{self.port}"

    @property
    def ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=ROOT
            )

    def wait(self) -> None:
        """Until it answers. Raises `NoCluster` with its own last word if it does not."""
        until = time.monotonic() + _PATIENCE
        while not answers(f"{self.url}/healthz"):
            if self.ended or time.monotonic() > until:
                said = self._log.read_text(errors="replace").strip().splitlines()
                raise NoCluster(f"house {self.number} did not open: {said[-1] if said else ''}")
            time.sleep(_LOOK_EVERY)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(_PATIENCE)
        self.process = None


class Cluster:
    def __init__(self, address: str, houses: Sequence[House], postgres: PostgresServer) -> None:
        self.address, self.houses, self.postgres = address, houses, postgres


@contextmanager
def cluster(
    folder: Path,
    *,
    port: int | None = None,
    given: Sequence[str] = (),
    safe: bool = True,
    apart: Mapping[int, Apart] = MappingProxyType({}),
    network: str = "",
    check: str | None = None,
) -> Iterator[Cluster]:
    """Open until one leaves; `given` goes to every house. Raises `NoCluster` or `NoPostgres`.

    `check` is how long the proxy waits for a house that does not say that it is well.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        database = PostgresServer(folder / "postgres", safe=safe, network=network)
        database.start()
        stack.callback(database.stop)
        houses = [
            House(number, folder, database.address(), given, apart.get(number, APART))
            for number in range(1, HOUSES + 1)
        ]
        for house in houses:
            stack.callback(house.end)
            house.start()
        for house in houses:
            house.wait()
        address = f"http://127.0.0.1:{port or free_port()}"
        stack.enter_context(proxied(address, [house.url for house in houses], folder, check))
        yield Cluster(address, houses, database)


@contextmanager
def proxied(
    address: str, houses: Sequence[str], folder: Path, check: str | None = None
) -> Iterator[None]:
    """HAProxy with the file that we give to hosts, as it is."""
    program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if program is None:
        raise NoCluster("there is no haproxy: apt-get install haproxy")
    places = {"LUDOTHEQUE_DOOR": address} | {
        f"LUDOTHEQUE_HOUSE_{number}": url for number, url in enumerate(houses, 1)
    }
    environment = os.environ | {name: url.removeprefix("http://") for name, url in places.items()}
    if check is not None:
        environment["LUDOTHEQUE_CHECK"] = check
    with (folder / "proxy.log").open("ab") as log:
        # Without a master, so that a signal reaches the one that has the door.
        process = subprocess.Popen(
            [program, "-db", "-f", str(PROXY)], env=environment, stdout=log, stderr=log,
            stdin=subprocess.DEVNULL,
        )  # fmt: skip
    try:
        until = time.monotonic() + _PATIENCE
        while not answers(f"{address}/healthz"):
            if process.poll() is not None or time.monotonic() > until:
                raise NoCluster(f"the proxy did not open {address}: see {folder / 'proxy.log'}")
            time.sleep(_LOOK_EVERY)
        yield
    finally:
        process.terminate()
        process.wait(_PATIENCE)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/cluster", description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("cluster"), help="where it is kept")
    parser.add_argument("--port", type=int, default=8080, help="of the one address")
    asked, given = parser.parse_known_args()
    for each in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.default_int_handler)
    try:
        with cluster(asked.data.absolute(), port=asked.port, given=given) as open_:
            for house in open_.houses:
                print(f"house {house.number}: {house.url}", flush=True)
            print(f"PostgreSQL: {open_.postgres.address()}", flush=True)
            print(f"open at {open_.address} (Ctrl-C closes everything)", flush=True)
            while True:
                time.sleep(_COME_BACK_AFTER)
                for house in open_.houses:
                    if house.ended:
                        print(f"house {house.number} has ended; it is opened again", flush=True)
                        house.start()
    except (NoCluster, NoPostgres) as trouble:
        print(f"scripts/cluster: {trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("closed", flush=True)
        return 0


if __name__ == "__main__":
    sys.exit(main())
