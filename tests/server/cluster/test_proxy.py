"""Three houses behind a proxy, each a process: a game outlives any of them, and nothing is lost."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import pytest

from tests.server.support.houses import PATIENCE, Running, quick, running_house, wait_for
from tests.server.support.party import NIAGARA, submit
from tests.server.support.raw import Phone, TurnedAway, arrived, asked
from tools.cluster import Cluster, answers, cluster
from tools.postgres import free_port

DEPLOY = Path(__file__).parents[3] / "deploy"


def door(address: str, tmp_path: Path) -> Running:
    """A proxy's address, for those who speak to a house: nothing else of it is at hand."""
    return Running(url=address, settings=quick(tmp_path), app=None, loop=None)  # type: ignore[arg-type]


class Circle:
    """Three people and a watcher at one table. They come again wherever they are let in."""

    def __init__(self, house: Running) -> None:
        self.house = house
        self.cookies = [arrived(house, name) for name in ("Ana", "Ben", "Chloé")]
        made = asked(house, "POST", "/api/tables", NIAGARA, self.cookies[0])
        assert made.status == 201, made.body
        self.table = made.json()["id"]
        for cookie in self.cookies:
            sat = asked(house, "POST", f"/api/tables/{self.table}/seat", {"entropy": "e"}, cookie)
            assert sat.status == 200, sat.body
        self.phones: list[Phone] = []
        self.told: list[dict[int, list[Any]]] = [{} for _ in range(4)]
        """To each follower: what was told of each line."""
        self.acknowledged = 0
        self.come()

    def come(self) -> None:
        """All four, each from the last line they have heard of; a house may still be dying."""
        self.leave()

        def all_in() -> bool:
            try:
                for seat in range(len(self.phones), 4):
                    since = max(self.told[seat], default=-1) + 1
                    path = f"/api/tables/{self.table}/socket?language=en&since={since}"
                    cookie = self.cookies[seat] if seat < 3 else None
                    self.phones.append(Phone(self.house, path, cookie))
                for phone in self.phones:
                    phone.settle()
                return True
            except (TurnedAway, AssertionError, OSError):
                self.leave()
                return False

        wait_for(all_in, "somebody serves the table")

    def moves(self) -> None:
        """Whoever is awaited moves, and everybody has heard of it."""
        frame = self.phones[-1].last("frame")
        mover = self.phones[frame["awaited"][0]]
        answer = mover.ask(submit(mover.last("frame")["moves"][0]))
        assert answer["kind"] == "accepted", answer
        for phone in self.phones:
            phone.settle()
        at = self.phones[-1].last("frame")["at"]
        assert at > frame["at"]
        self.acknowledged = at

    def leave(self) -> None:
        for seat, phone in enumerate(self.phones):
            for frame in phone.heard("frame"):
                for each in frame["told"]:
                    heard = self.told[seat].setdefault(each["at"], [])
                    if each not in heard:
                        heard.append(each)
            phone.close()
        self.phones = []


def stored(address: str, table: str) -> list[tuple[int, bytes]]:
    async def asked_for() -> list[tuple[int, bytes]]:
        connection = await asyncpg.connect(address)
        try:
            found = await connection.fetch(
                "SELECT at, raw FROM line WHERE table_id = $1 ORDER BY at", table
            )
            return [(row["at"], row["raw"]) for row in found]
        finally:
            await connection.close()

    return asyncio.run(asked_for())


@pytest.fixture(scope="module")
def three() -> Iterator[Cluster]:
    # PostgreSQL does not run as root, and nobody else may look into pytest's own folders.
    with TemporaryDirectory(prefix="ludotheque-cluster-") as name:
        Path(name).chmod(0o755)
        with cluster(Path(name), safe=False, given=["--workers", "1"]) as running:
            yield running


@pytest.mark.kills
def test_whichever_house_is_killed_the_game_goes_on_and_nothing_is_lost(
    three: Cluster, tmp_path: Path
) -> None:
    circle = Circle(door(three.address, tmp_path))
    for house in three.houses:
        for _ in range(3):
            circle.moves()
        before = stored(three.postgres.address(), circle.table)
        assert len(before) >= circle.acknowledged
        house.end(signal.SIGKILL)
        circle.come()
        circle.moves()
        after = stored(three.postgres.address(), circle.table)
        assert after[: len(before)] == before
        assert [at for at, _ in after] == list(range(len(after)))
        house.start()
        house.wait()
    circle.leave()
    heard = circle.told
    circle.told = [{} for _ in heard]
    circle.come()  # from the very first line
    circle.leave()
    for seat, whole in enumerate(circle.told):
        assert set(heard[seat]) == set(whole)
        for at, told in heard[seat].items():
            assert told == whole[at], (seat, at)


@pytest.mark.kills
def test_a_house_that_is_closed_hands_its_tables_over(three: Cluster, tmp_path: Path) -> None:
    circle = Circle(door(three.address, tmp_path))
    circle.moves()
    for house in three.houses:
        house.end(signal.SIGTERM)
        circle.come()
        circle.moves()
        house.start()
        house.wait()
    circle.leave()


def test_who_is_void_at_the_door_is_so_at_every_house(three: Cluster, tmp_path: Path) -> None:
    house = door(three.address, tmp_path)
    cookie = arrived(house, "Ana")
    for each in three.houses:
        said = asked(door(each.url, tmp_path), "GET", "/api/me", None, cookie)
        assert said.status == 200, said.body
    assert asked(house, "DELETE", "/api/me?everywhere=1", None, cookie).status in (200, 204)
    houses = [door(each.url, tmp_path) for each in three.houses]
    wait_for(
        lambda: {asked(each, "GET", "/api/me", None, cookie).status for each in houses} == {204},
        "nobody knows them",
    )


def test_what_is_for_hosts_does_not_pass_the_door(three: Cluster, tmp_path: Path) -> None:
    assert asked(door(three.address, tmp_path), "GET", "/metrics").status == 404


@contextmanager
def behind_nginx(address: str, houses: list[str], folder: Path) -> Iterator[None]:
    """With its file as it is; where the houses are is a file of its own."""
    for each in ("nginx.conf", "houses.conf", "door.conf"):
        shutil.copy(DEPLOY / each, folder)
    places = [("door.conf", "127.0.0.1:8080", address)]
    places += [("houses.conf", f"127.0.0.1:808{n}", url) for n, url in enumerate(houses, 1)]
    for name, before, after in places:
        file = folder / name
        assert before in file.read_text()
        file.write_text(file.read_text().replace(before, after.removeprefix("http://")))
    command = [nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen([*command, "-g", "daemon off;"])
    try:
        wait_for(lambda: answers(f"{address}/healthz"), "nginx is open")
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def nginx() -> str:
    found = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    assert found is not None, "there is no nginx: scripts/proxy installs one"
    return found


def test_nginx_takes_its_file_as_it_is(tmp_path: Path) -> None:
    command = [nginx(), "-t", "-p", str(tmp_path), "-c", str(DEPLOY / "nginx.conf")]
    tried = subprocess.run(command, check=False, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr


def test_a_game_behind_nginx_is_at_one_house(database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        houses = [
            stack.enter_context(
                running_house(tmp_path / f"{number}", store=database, proxies=("127.0.0.1",))
            )
            for number in range(3)
        ]
        address = f"http://127.0.0.1:{free_port()}"
        stack.enter_context(behind_nginx(address, [each.url for each in houses], tmp_path))
        circles = [Circle(door(address, tmp_path)) for _ in range(4)]
        for circle in circles:
            circle.moves()
            owners = [each for each in houses if circle.table in each.house.actors]
            assert len(owners) == 1
        for circle in circles:
            circle.leave()
