"""The wheel has everything: installed alone, without Node, it opens the whole house."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.support.houses import opened

from .conftest import BUILT, ROOT
from .games.niagara import NiagaraTable
from .support.guest import Guest
from .support.lobby import Lobby, accept
from .support.patience import expect
from .support.table import turns

PACKAGE = ROOT / "ludotheque"
MOVES = 8
UV = ROOT / ".tools" / "bin" / "uv"


def packed(
    source: Path, target: Path, kind: str = "wheel", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    return subprocess.run(command, cwd=source, capture_output=True, text=True, check=False, env=env)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = packed(ROOT, folder)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def files(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith("."):
            yield path.relative_to(folder).as_posix()


def test_all_of_the_package_and_all_of_the_client_are_inside(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    # What new games are copied from is in nobody's house.
    package = {f"ludotheque/{name}" for name in files(PACKAGE) if "sample_game" not in name}
    client = {f"ludotheque/web/{name}" for name in files(BUILT)}
    # What the client says in English, for whoever translates it.
    texts = {
        f"ludotheque/client_texts/{path.relative_to(ROOT / 'web' / 'src').as_posix()}"
        for path in (ROOT / "web" / "src").rglob("*.en.ftl")
        if "sample-game" not in path.parts
    }
    assert len(texts) > 15
    assert inside == package | client | texts
    assert "ludotheque/web/index.html" in client
    assert "ludotheque/py.typed" in package


def test_without_the_client_there_is_no_wheel(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "docs", "ludotheque", "tools"):
        (source / name).symlink_to(ROOT / name)
    done = packed(source, tmp_path / "out")
    assert done.returncode != 0
    assert len(done.stderr.strip().splitlines()) == 1
    assert "scripts/wheel builds both" in done.stderr
    assert not list((tmp_path / "out").glob("*"))


def test_the_source_archive_makes_the_same_wheel_without_node(wheel: Path, tmp_path: Path) -> None:
    done = packed(ROOT, tmp_path, "sdist")
    assert done.returncode == 0, done.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as inside:
        inside.extractall(tmp_path, filter="data")
    source, nowhere = tmp_path / archive.name.removesuffix(".tar.gz"), tmp_path / "nowhere"
    nowhere.mkdir()
    assert shutil.which("node", path=str(nowhere)) is None
    done = packed(source, tmp_path / "out", env={"PATH": str(nowhere)})
    assert done.returncode == 0, done.stderr
    (again,) = (tmp_path / "out").glob("*.whl")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_it_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < 3_000_000


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that has the wheel and what it asks for, and nothing else of this folder."""
    place = tmp_path_factory.mktemp("empty") / "venv"
    _uv("venv", "--python", sys.executable, str(place))
    known = ("--constraints", str(ROOT / "requirements" / "play.txt"))
    _uv("pip", "install", "--python", str(place), *known, str(wheel))
    return place / "bin"


def _uv(*arguments: str) -> None:
    """What scripts/install brought is still at hand; what is not is fetched again."""
    for where in (("--offline",), ()):
        done = subprocess.run(
            [str(UV), "--quiet", *where, *arguments], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return
    raise AssertionError(done.stderr)


def test_uvx_runs_it_from_nothing(wheel: Path, tmp_path: Path) -> None:
    """`uvx ludotheque`, of the wheel that is here: bare it serves, with words it is the command."""
    known = ("--constraints", str(ROOT / "requirements" / "play.txt"))
    uvx = [str(UV.with_name("uvx")), "--quiet", "--python", sys.executable, *known]
    for where in (("--offline",), ()):
        command = [*uvx, *where, "--from", str(wheel), "ludotheque"]
        told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
        if told.returncode == 0:
            break
    assert told.stdout.startswith("ludotheque "), told.stderr
    here, kept = tmp_path / "here", tmp_path / "things"
    here.mkdir()
    env = {**os.environ, "XDG_DATA_HOME": str(kept), "LUDOTHEQUE_PORT": "0", "PYTHONPATH": ""}
    with opened(command, cwd=here, env=env) as house:
        assert len(httpx.get(f"{house.url}/api/games").json()) >= 5
    assert list(here.iterdir()) == []
    assert (kept / "ludotheque" / "house.sqlite3").is_file()


def test_a_game_in_a_house_opened_from_it(
    installed: Path, chromium: Browser, tmp_path: Path
) -> None:
    """Two people and a bot play in it, until the two leave it to the bot.

    Nothing was said but the program's name, in an empty folder: it stays as empty as it was.
    """
    here, kept = tmp_path / "here", tmp_path / "things"
    here.mkdir()
    known = {"PATH": str(installed), "XDG_DATA_HOME": str(kept), "LUDOTHEQUE_PORT": "0"}
    with opened([str(installed / "ludotheque")], cwd=here, env=known) as house:
        ana, ben = (Guest(chromium, house.url, name, language="en") for name in ("Ana", "Ben"))
        address = Lobby(ana, NiagaraTable).open().set_up(["person", "amateur", "person"])
        tables = accept(ben, address, NiagaraTable), NiagaraTable(ana).come()
        for table in islice(turns(*tables), MOVES):
            table.play()
        for table in tables:
            table.resign()
        for table in tables:
            expect(table.again).to_be_visible()
            table.guest.leave()
    assert list(here.iterdir()) == []
    assert (kept / "ludotheque" / "house.sqlite3").is_file()
