"""A game as a package of its own: the one in `examples`, and those that are copied from it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.packages import EXAMPLE, pip_installed
from tools import new_game
from tools.new_game import ROOT, Name, Refused
from tools.new_package import SAMPLE, make_package

NEW = Name("game-of-very-long-name", "Ä Gàme of Véry Löng Nâm")


def run(site: Path, *arguments: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": str(site), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def holds(package: Path, place: Path, name: str) -> None:
    """Installed beside a house: its own tests pass, it is there, keeps the laws, and is played."""
    site = pip_installed(package, place)
    told = run(site, "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=package)
    assert int(told.split(" passed")[0].split()[-1]) >= 16
    assert f"\n{name}  " in run(site, "ludotheque", "games", "--language", "de")
    assert "keeps the laws" in run(site, "ludotheque", "check", name, "--games", "2")
    arena = ("arena", name, "random", "novice", "--games", "2", "--workers", "1")
    assert "novice" in run(site, "ludotheque", *arena)


def test_the_example_holds(tmp_path: Path) -> None:
    holds(EXAMPLE, tmp_path, SAMPLE.name)


def test_what_is_made_of_it_holds_at_once(tmp_path: Path) -> None:
    made = make_package(NEW, tmp_path)
    for path in made.rglob("*"):
        text = path.read_text("utf-8").lower() if path.is_file() else ""
        for name in (SAMPLE.name, SAMPLE.package, SAMPLE.type, SAMPLE.title, "chiens et lièvre"):
            assert name.lower() not in f"{path.relative_to(made)} {text}", path
    holds(made, tmp_path / "place", NEW.name)


def test_english_alone_is_needed(tmp_path: Path) -> None:
    made = make_package(Name("spoken-in-english"), tmp_path)
    for path in (*made.rglob("*.fr.*"), *made.rglob("*.de.*")):
        path.unlink()
    run(made, "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=made)


@pytest.mark.parametrize(
    ("name", "title", "why"),
    [("Chess", "", "is no name"), ("chess", "a|b", "a title is"), ("there", "", "is there alr")],
)
def test_nothing_is_made_of_a_bad_name(name: str, title: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    with pytest.raises(Refused, match=why):
        make_package(Name(name, title), tmp_path)
    assert [*tmp_path.iterdir()] == [tmp_path / "there"]


def test_it_is_made_where_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert new_game.main(["go-moku", "--package"]) == 0
    assert "go-moku is a package of its own" in capsys.readouterr().out
    assert (tmp_path / "go-moku" / "go_moku" / "browser" / "board.js").is_file()
    assert (tmp_path / "go-moku" / "contract.d.ts").is_file()
