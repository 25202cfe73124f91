"""Three houses behind a proxy, each a process: a game outlives any of them, and nothing is lost."""

from __future__ import annotations

import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.support.circle import Circle, door, stored
from tests.server.support.houses import PATIENCE, running_house, wait_for
from tests.server.support.raw import Phone, arrived, asked
from tools.cluster import Cluster, answers, cluster
from tools.postgres import free_port

DEPLOY = Path(__file__).parents[3] / "deploy"


@pytest.fixture(scope="module")
def three() -> Iterator[Cluster]:
    # PostgreSQL does not run as root, and nobody else may look into pytest's own folders.
    with TemporaryDirectory(prefix="ludotheque-cluster-") as name:
        Path(name).chmod(0o755)
        # Houses die here, and none freezes: a machine that is slow must not look as if.
        with cluster(Path(name), safe=False, given=["--workers", "1"], check="60s") as running:
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
    assert circle.compare() >= 4 * circle.acknowledged


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


@pytest.mark.kills
def test_what_a_frozen_house_had_goes_on_at_another_and_it_writes_nothing_when_it_thaws(
    three: Cluster, tmp_path: Path
) -> None:
    first, second, _ = three.houses
    circle = Circle(door(first.url, tmp_path))
    circle.moves()
    path = f"/api/tables/{circle.table}/socket?language=en"
    with Phone(circle.house, path) as stranger:
        stranger.settle()
        circle.flings()  # it may be on its way as the house freezes
        assert first.process is not None
        first.process.send_signal(signal.SIGSTOP)
        try:
            circle.house = door(second.url, tmp_path)
            circle.come()
            circle.moves()
            before = stored(three.postgres.address(), circle.table)
        finally:
            first.process.send_signal(signal.SIGCONT)
        assert stranger.closed() == 1012
    assert stored(three.postgres.address(), circle.table) == before
    circle.moves()
    assert circle.compare() >= 4 * circle.acknowledged


@pytest.mark.kills
def test_a_database_that_dies_is_said_plainly_and_costs_nothing_once_it_is_back(
    three: Cluster, tmp_path: Path
) -> None:
    circle = Circle(door(three.address, tmp_path))
    circle.moves()
    before = stored(three.postgres.address(), circle.table)
    three.postgres.kill()
    for house in three.houses:
        here = door(house.url, tmp_path)
        wait_for(lambda here=here: asked(here, "GET", "/healthz").status == 503, "it is ill")  # type: ignore[misc]
        told = asked(here, "POST", "/api/me", {"name": "Ana"})
        assert (told.status, told.reason) == (503, "house-ill")
    three.postgres.start()
    for house in three.houses:
        wait_for(lambda house=house: answers(f"{house.url}/healthz"), "it is well")  # type: ignore[misc]
    circle.come()
    assert stored(three.postgres.address(), circle.table)[: len(before)] == before
    circle.moves()
    assert circle.compare() >= 4 * circle.acknowledged


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
