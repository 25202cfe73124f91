"""`ludotheque serve`, as a process: it opens, it closes, and it says what is wrong in one line."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.bots.simple import AtRandom
from ludotheque.cli.main import main, parser
from ludotheque.cli.serve import PORT, PORTS, Taken, addresses, chosen, listening
from ludotheque.cli.trouble import CommandError
from ludotheque.client import HouseClient, play
from ludotheque.core.game import Result
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.titles import find
from tests.server.support.guests import keeping
from tests.server.support.houses import PATIENCE, Served, opened, served, wait_for

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
Fails = Callable[..., None]


def settings(*arguments: str) -> Settings:
    return chosen(parser().parse_args(["serve", *arguments]))


def test_at_home_nothing_has_to_be_chosen() -> None:
    usual = settings()
    assert (usual.host, usual.port, usual.data) == ("127.0.0.1", 8080, Path("house"))
    assert (usual.public_url, usual.key, usual.proxies) == (None, None, ())
    assert usual.workers >= 1
    assert not usual.secure


def test_a_public_house() -> None:
    public = settings(
        *("--public-url", "https://games.example.org/", "--proxy", "10.0.0.0/8", "--proxy", "::1")
    )
    assert public.public_url == "https://games.example.org"
    assert public.secure
    assert public.proxies == ("10.0.0.0/8", "::1")
    assert public.key != settings("--public-url", "https://games.example.org").key


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--port", "70000"), "there is no port 70000"),
        (("--workers", "0"), "choose from 1 to 64"),
        (("--workers", "65"), "choose from 1 to 64"),
        (("--host", ""), "--host needs an address"),
        (("--proxy", "nginx"), "--proxy nginx"),
        (("--public-url", "games.example.org"), "write it as https://"),
        (("--public-url", "https://example.org/games"), "not in a folder such as /games"),
        (("--public-url", "https://example.org?x"), "nothing but the name and a port"),
        (("--public-url", "ftp://example.org"), "write it as https://"),
        (("--public-url", "https://[::1"), "write it as https://"),
    ],
)
def test_what_cannot_be_chosen(arguments: tuple[str, ...], why: str) -> None:
    with pytest.raises(CommandError, match=why):
        settings(*arguments)


def test_a_folder_needs_a_name() -> None:
    with pytest.raises(CommandError, match="--data : name a folder"):
        settings("--data", "")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_at_home_no_key_is_needed(host: str) -> None:
    assert settings("--host", host).key is None


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.20", "games.example.org"])
def test_whoever_lets_others_in_gets_a_key(host: str) -> None:
    assert settings("--host", host).key is not None


def test_a_door_to_everybody_has_addresses_that_can_be_typed() -> None:
    with listening(settings("--host", "0.0.0.0", "--port", "0")) as door:
        port = door.getsockname()[1]
        found = addresses(door)
        assert found[-1] == f"http://127.0.0.1:{port}"
        for url in found:  # they lead here
            host = url.removeprefix("http://").rpartition(":")[0]
            socket.create_connection((host, port), timeout=5).close()
    with listening(settings("--port", "0")) as door:
        assert addresses(door) == [f"http://127.0.0.1:{door.getsockname()[1]}"]


# Opening and closing


def closed(follower: ClientConnection) -> int | None:
    """Read to the end: the code with which the house closed the socket."""
    while True:
        try:
            follower.recv(timeout=PATIENCE)
        except ConnectionClosed:
            return follower.protocol.close_code


@pytest.mark.kills
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_house_with_care(
    tmp_path: Path, number: signal.Signals, capfd: Captured
) -> None:
    with served(tmp_path, "--quiet") as house:
        assert httpx.get(f"{house.url}/healthz").json()["status"] == "ok"
        with httpx.Client(base_url=house.url) as client:
            client.post("/api/me", json={"name": "Ana"}).raise_for_status()
            table = client.post("/api/tables", json={"game": "niagara"}).json()["id"]
        with connect(f"{house.socket_url}/api/tables/{table}/socket") as follower:
            house.process.send_signal(number)
            assert closed(follower) == 1012  # so that it knows to come again
        assert house.process.wait(PATIENCE) == 0
    assert (tmp_path / "house" / DATABASE).exists()
    assert not (tmp_path / "house" / f"{DATABASE}-wal").exists()  # all of it is in the one file
    assert capfd.readouterr().err == ""


@pytest.mark.kills
def test_a_signal_while_it_opens_is_obeyed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--workers", "24"]
    command += ["--port", "0", "--data", str(tmp_path / "house")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "house" / f"{DATABASE}-wal").exists():
            assert time.monotonic() < end, "it does not begin to open"
            time.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        out, trouble = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, trouble) == (0, "", "")
    assert not (tmp_path / "house" / f"{DATABASE}-wal").exists()


@pytest.mark.kills
def test_a_house_that_was_killed_says_so_when_it_opens_again(
    tmp_path: Path, capfd: Captured
) -> None:
    told = "the house was not closed properly, and nothing is lost; games go on: 0"
    with served(tmp_path, "--quiet") as house:
        house.process.kill()
        house.process.wait(PATIENCE)
    assert capfd.readouterr().err == ""
    with served(tmp_path, "--quiet") as house:
        house.process.send_signal(signal.SIGTERM)
        assert house.process.wait(PATIENCE) == 0
    assert capfd.readouterr().err.count(told) == 1
    with served(tmp_path, "--quiet"):
        pass
    assert capfd.readouterr().err == ""


def answers(address: tuple[str, int]) -> bool:
    """Whether somebody still listens there."""
    try:
        socket.create_connection(address, timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


@pytest.mark.kills
def test_a_second_signal_does_not_wait(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        host, port = house.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as slow:
            slow.sendall(
                b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
                b"content-length: 99\r\n\r\n{"
            )
            httpx.get(f"{house.url}/healthz")  # by now the other one is being read
            house.process.send_signal(signal.SIGTERM)
            wait_for(lambda: not answers((host, int(port))), "the first one is heard")
            assert house.process.poll() is None
            house.process.send_signal(signal.SIGTERM)
            assert house.process.wait(PATIENCE) == 128 + signal.SIGTERM


@pytest.mark.kills
def test_the_same_house_again(tmp_path: Path) -> None:
    with served(tmp_path) as house, httpx.Client(base_url=house.url) as client:
        keeping(client, client.post("/api/me", json={"name": "Ana"}))
        house.process.kill()
        house.process.wait(PATIENCE)
        with served(tmp_path) as again:
            me = httpx.get(f"{again.url}/api/me", headers={"cookie": client.headers["cookie"]})
            assert me.json() == {"name": "Ana", "claimed": False}


def test_a_public_house_says_where_its_host_can_look(tmp_path: Path) -> None:
    with served(tmp_path, "--public-url", "https://games.example.org") as house:
        assert house.process.stdout is not None
        page = house.process.stdout.readline().split()[-1]
        key = page.removeprefix("https://games.example.org/host")
        away = {"x-forwarded-for": "203.0.113.7"}
        let_in = httpx.get(f"{house.url}/host{key}", headers=away)
        assert (let_in.status_code, let_in.headers["location"]) == (303, "/host")
        assert "samesite=strict" in let_in.headers["set-cookie"].lower()
        assert httpx.get(f"{house.url}/host{key}x", headers=away).status_code == 404


# Without a word


@pytest.fixture
def at_home(tmp_path: Path) -> Mapping[str, str]:
    """An environment in which nobody has chosen anything, and where the usual port is free."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LUDOTHEQUE_")}
    return kept | {"HOME": str(tmp_path / "ana"), "XDG_DATA_HOME": ""}


def told(house: Served) -> list[str]:
    """What is said after the address, up to where everything is kept."""
    assert house.process.stdout is not None
    lines: list[str] = []
    while not lines or "is kept" not in lines[-1]:
        line = house.process.stdout.readline()
        assert line, lines
        lines.append(line.strip())
    return lines


def test_without_a_word_the_house_opens_and_says_where(
    tmp_path: Path, at_home: Mapping[str, str]
) -> None:
    """In whatever folder that is said, nothing is left there."""
    here = tmp_path / "here"
    here.mkdir()
    chosen = {"LUDOTHEQUE_PORT": "0", "LUDOTHEQUE_WORKERS": "1"}
    command = [sys.executable, "-m", "ludotheque"]
    with opened(command, cwd=here, env={**at_home, **chosen}) as house:
        assert httpx.get(f"{house.url}/healthz").json()["status"] == "ok"
        kept = tmp_path / "ana" / ".local" / "share" / "ludotheque"
        assert told(house) == [f"everything is kept in {kept}; Ctrl-C closes the house"]
        assert (kept / DATABASE).is_file()
    assert list(here.iterdir()) == []


def test_a_folder_that_was_chosen_comes_before_the_usual_one(
    tmp_path: Path, at_home: Mapping[str, str]
) -> None:
    chosen = {"LUDOTHEQUE_PORT": "0", "LUDOTHEQUE_WORKERS": "1"}
    chosen["LUDOTHEQUE_DATA"] = str(tmp_path / "mine")
    command = [sys.executable, "-m", "ludotheque"]
    with opened(command, cwd=tmp_path, env={**at_home, **chosen}) as house:
        assert told(house)[-1].startswith(f"everything is kept in {tmp_path / 'mine'};")
    assert not (tmp_path / "ana").exists()


def test_settings_lie_where_everything_is_kept(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "ludotheque").mkdir()
    (tmp_path / "ludotheque" / "house.toml").write_text('name = "Chez Ana"\n', encoding="utf-8")
    bare = chosen(parser().parse_args(["serve"], Namespace(bare=True)))
    assert (bare.name, bare.data) == ("Chez Ana", tmp_path / "ludotheque")
    assert settings().name == ""


def test_the_next_free_port_is_named(tmp_path: Path) -> None:
    """Somebody else listens where a house would: it goes one door further, and says so."""
    for port in range(PORT, PORT + PORTS):
        try:
            other = socket.create_server(("127.0.0.1", port))
        except OSError:
            continue  # then there is somebody else already
        break
    with other:
        command = [sys.executable, "-m", "ludotheque", "serve", "--workers", "1"]
        with opened([*command, "--data", str(tmp_path)]) as house:
            here = int(house.url.rpartition(":")[2])
            assert port < here < PORT + PORTS
            assert told(house)[0] == f"port {PORT} is taken: {here} is the next that is free"


def test_on_windows_no_port_is_shared(monkeypatch: Patch) -> None:
    """There, to use an address again would be to share it; and what is kept for later is taken."""
    asked: list[int] = []

    class Door(socket.socket):
        def setsockopt(self, level: int, name: int, value: Any) -> None:  # type: ignore[override]
            asked.append(name)

        def bind(self, address: Any) -> None:
            raise PermissionError(errno.EACCES, "forbidden")

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(socket, "socket", Door)
    with pytest.raises(Taken):
        listening(settings("--port", "0"))
    assert asked == [-5]
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(CommandError, match="only an administrator") as why:
        listening(settings("--port", "0"))
    assert not isinstance(why.value, Taken)


LACKING = """
import sys
for each in "uvloop", "httptools", "caio", "fcntl", "resource":
    sys.modules[each] = None
from ludotheque.cli import main
main()
"""


def test_a_house_on_a_system_that_lacks_much(tmp_path: Path, capfd: Captured) -> None:
    """Without the loop, the parser, the kernel's help and the locks that Linux has, one plays."""
    command = [sys.executable, "-c", LACKING, "serve", "--workers", "1", "--port", "0"]

    async def evening(url: str) -> Result | None:
        async with HouseClient(url) as house:
            await house.enter_as("Ana")
            table = (await house.create("niagara", seats=("person", "random", "random"))).id
            await house.sit(table)
            last = await play(house, table, AtRandom(find("niagara").game), Random(1))
            return last.result if last is not None else None

    with opened([*command, "--bot-delay", "0,0", "--data", str(tmp_path / "house")]) as house:
        result = asyncio.run(evening(house.url))
    assert result is not None
    assert len(result.scores) == 3
    assert "httptools is missing" in capfd.readouterr().err


# What is wrong, in one line


@pytest.fixture
def fails(capsys: Captured) -> Iterator[Callable[..., None]]:
    """The command, in this process: it gives up before anything of it could stay."""
    loggers = [logging.getLogger(name) for name in ("ludotheque", "uvicorn", "asyncio")]
    before = [(each, each.handlers, each.level, each.propagate) for each in loggers]

    def fails(why: str, *arguments: str) -> None:
        with pytest.raises(SystemExit) as stop:
            main(["serve", "--workers", "1", *arguments])
        out, trouble = capsys.readouterr()
        assert (stop.value.code, out) == (2, "")
        assert trouble.count("\n") == 1, trouble
        assert trouble.startswith("ludotheque: ")
        assert why in trouble

    yield fails
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_the_port_is_taken(tmp_path: Path, fails: Fails) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        fails(
            f"127.0.0.1:{port}: another program listens there already",
            *("--port", port, "--data", str(tmp_path / "house")),
        )
    assert not (tmp_path / "house").exists()


def test_another_house_has_the_file(tmp_path: Path, fails: Fails) -> None:
    store = Sqlite.open(tmp_path / DATABASE)
    try:
        fails("another house", "--port", "0", "--data", str(tmp_path))
    finally:
        store.close()


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://127.0.0.1:1/house", "postgresql://127.0.0.1:1/house: "),
        ("postgresql://eve:secret@127.0.0.1:1/house", "postgresql://127.0.0.1:1/house: "),
        ("mysql://127.0.0.1/house", "only postgresql://"),
    ],
)
def test_a_database_that_is_not_there(tmp_path: Path, fails: Fails, address: str, why: str) -> None:
    fails(why, "--port", "0", "--data", str(tmp_path), "--store", address)


def test_a_folder_that_cannot_be_written(tmp_path: Path, fails: Fails) -> None:
    (tmp_path / "file").write_text("not a folder")
    fails("file", "--port", "0", "--data", str(tmp_path / "file" / "house"))


def test_a_file_of_a_newer_house(tmp_path: Path, fails: Fails) -> None:
    with sqlite3.connect(tmp_path / DATABASE) as file:
        file.execute("CREATE TABLE note (key TEXT)")
        file.execute("PRAGMA user_version = 9999")
    file.close()
    fails(DATABASE, "--port", "0", "--data", str(tmp_path))


# The log


def test_the_log_is_for_the_host_alone(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w+") as log:
        command = [sys.executable, "-m", "ludotheque", "serve", "--workers", "1", "--verbose"]
        command += ["--log", "json", "--port", "0", "--data", str(tmp_path / "house")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            with httpx.Client(base_url=url) as client:
                keeping(client, client.post("/api/me", json={"name": "Ana"}))
                secret = {"passphrase": "open sesame please"}
                client.post("/api/me/claim", json=secret)
                client.get("/api/tables?before=secret-query")
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        log.seek(0)
        lines = log.read().splitlines()
    said = [json.loads(line)["what"] for line in lines]
    assert any(each.startswith("POST /api/me/claim 200 in") for each in said)
    assert any("everything is kept in" in each for each in said)
    for private in (client.headers["cookie"], "sesame", "secret-query", "Ana"):
        assert not any(private in line for line in lines)


def test_a_house_asks_for_as_many_files_as_it_may_have_guests(tmp_path: Path) -> None:
    """A system that begins with 1,024 would turn everybody away at the thousandth connection."""
    few = ["bash", "-c", 'ulimit -S -n 256; exec "$@"', "few", sys.executable, "-m", "ludotheque"]
    with opened([*few, "serve", "--workers", "1", "--port", "0", "--data", str(tmp_path)]) as house:
        limits = Path(f"/proc/{house.process.pid}/limits").read_text(encoding="ascii")
        (line,) = (each for each in limits.splitlines() if each.startswith("Max open files"))
        soft, hard = (int(each) for each in line.split()[3:5])
        assert soft == min(hard, 11_200)
