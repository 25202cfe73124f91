"""`scripts/cluster`: one command, one address, and nothing is left of it after Ctrl-C."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.support.houses import PATIENCE, wait_for
from tools import cluster
from tools.cluster import HOUSES, answers
from tools.postgres import free_port


@pytest.fixture
def folder() -> Iterator[Path]:
    # PostgreSQL does not run as root, and nobody else may look into pytest's own folders.
    with TemporaryDirectory(prefix="ludotheque-cluster-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_one_address_is_open_until_ctrl_c_ends_every_part(folder: Path) -> None:
    command = [sys.executable, "-m", "tools.cluster", "--data", str(folder)]
    command += ["--port", str(free_port()), "--workers", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cluster.ROOT)
    too_long = threading.Timer(PATIENCE * 3, process.kill)
    too_long.start()
    try:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(HOUSES + 2)]
        (address,) = re.findall(r"^open at (http://\S+) \(Ctrl-C closes everything\)$", told[-1])
        houses = [each.split()[-1] for each in told[:HOUSES]]
        assert [each.split(":")[0] for each in told[:HOUSES]] == ["house 1", "house 2", "house 3"]
        assert all(answers(f"{each}/healthz") for each in (address, *houses))
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stdout.read() == "closed\n"
    finally:
        too_long.cancel()
        process.kill()
        process.communicate()
    for each in (address, *houses):
        wait_for(lambda each=each: not answers(f"{each}/healthz"), "it is closed")  # type: ignore[misc]
    assert not (folder / "postgres" / "data" / "postmaster.pid").exists()


def test_without_a_proxy_it_says_in_one_line_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """And with exit code 2."""
    monkeypatch.setattr(sys, "argv", ["scripts/cluster", "--data", str(tmp_path)])
    monkeypatch.setattr(cluster, "PostgresServer", _Database)
    monkeypatch.setattr(cluster, "House", _House)
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert cluster.main() == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == (
        "",
        "scripts/cluster: there is no haproxy: apt-get install haproxy\n",
    )
    assert _House.ended == HOUSES
    assert _Database.stopped


class _Database:
    stopped = False

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def start(self) -> None:
        pass

    def stop(self) -> None:
        type(self).stopped = True

    def address(self) -> str:
        return "postgresql://127.0.0.1:1/x"


class _House:
    ended = 0
    url = "http://127.0.0.1:1"

    def __init__(self, *_: object) -> None:
        pass

    def start(self) -> None:
        pass

    def wait(self) -> None:
        pass

    def end(self) -> None:
        type(self).ended += 1
