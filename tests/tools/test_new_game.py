"""`scripts/new-game`: what it makes is a whole game, or nothing at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.copies import copy_house
from tools import new_game
from tools.new_game import ROOT, SAMPLE, Name, Refused, files, make

NEW = Name("a-game-of-very-long-name", "Ä Gàme of Véry Löng Nâme")
"""As long as a name and a title may be: whatever fits with them fits."""
ABOUT_ALL_GAMES = (
    "tests/arena/test_rivals.py::test_a_released_game_has_a_careful_beginner",
    "tests/core/test_levels.py",
    "tests/core/test_words.py",
    "tests/corpus/test_corpus.py::test_a_released_game_has_rules_that_could_change",
    "tests/corpus/test_corpus.py::test_it_is_small",
    "tests/titles/test_titles.py",
)
"""Tests that look at the whole house, and so at one more game."""


def texts(root: Path) -> dict[str, str]:
    return {
        path.relative_to(root).as_posix(): path.read_text("utf-8")
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with the sample alone, enough of one to copy it in."""
    listed = (new_game.REGISTRY, new_game.CREDITS, new_game.DATA)
    for path in (*files(ROOT), *(ROOT / each for each in listed)):
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    return tmp_path


@pytest.fixture(scope="module")
def whole_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the house with a new game in it."""
    root = copy_house(tmp_path_factory.mktemp("house"))
    make(NEW, root)
    yield root
    shutil.rmtree(root)


def run(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=root,
        # Whatever this run was asked for, that one is told in few words.
        env={name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_made_passes_all_tests_about_a_game(whole_house: Path) -> None:
    """All that ask something of each game, wherever they stand: those with its name in theirs."""
    quick = ("tests", "--ignore", "tests/browser", "-m", "not long and not kills")
    named = ("-k", f"{NEW.name} or {NEW.package}")
    for asked, least in ((*quick, *named), 200), (ABOUT_ALL_GAMES, 100):
        told = run(whole_house, "pytest", "-q", "-p", "no:cacheprovider", *asked)
        assert f"tests/games/{NEW.package}" not in told  # where nothing fails, nothing is named
        assert "skipped" not in told
        assert int(told.split(" passed")[0].split()[-1]) > least


def test_what_is_made_is_written_as_the_house_writes(whole_house: Path) -> None:
    made = [part for part in NEW.parts() if not part.startswith(("web", "docs"))]
    run(whole_house, "ruff", "check", *made, new_game.REGISTRY)
    run(whole_house, "ruff", "format", "--check", *made, new_game.REGISTRY)


def test_it_can_be_played_at_once(whole_house: Path) -> None:
    told = run(whole_house, "ludotheque", "arena", NEW.name, "random", "novice", "--games", "4")
    assert "novice" in told


def test_nothing_reminds_of_the_sample(whole_house: Path) -> None:
    for part in NEW.parts():
        place = whole_house / part
        for path in place.rglob("*") if place.is_dir() else [place]:
            assert SAMPLE.name not in path.name
            if path.is_file() and path.suffix != ".pyc":
                text = path.read_text("utf-8").lower()
                for name in (SAMPLE.name, SAMPLE.package, SAMPLE.title, SAMPLE.type):
                    assert name.lower() not in text, path


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Chess", "write it like-this"),
        ("go_moku", "write it like-this"),
        ("7-wonders", "write it like-this"),
        ("../chess", "write it like-this"),
        ("", "write it like-this"),
        ("a-game-of-a-name-too-long", "longer than 24"),
        ("class", "a word of Python's"),
        ("sample-game", "games/sample_game is there already"),
        ("niagara", "niagara is there already"),
        ("kit", "web/src/games/kit is there already"),
        ("lesson", "lessons/lesson.py is there already"),
        ("registry", "titles/registry.py is there already"),
        ("state", "State means something else in"),
        ("scene", "Scene means something else in"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_written(
    name: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def written(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Path, "write_text", written)
    assert new_game.main([name]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"scripts/new-game: {name!r} is no name for a game: ")
    assert why in err


@pytest.mark.parametrize("title", ["Go  Moku", " Go", "Go|Moku", 'Go"', "{ Go }", "é" * 25, "Go\n"])
def test_a_title_that_would_break_a_list_is_refused(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new_game.main(["go-moku", "--title", title]) == 2
    assert (
        "a title is of letters, digits, single spaces and hyphens, 24 at most"
        in capsys.readouterr().err
    )


def test_a_title_is_written_as_people_write_it(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_game, "run", lambda root, *arguments: None)
    monkeypatch.setattr(new_game, "make", lambda new: make(new, house))
    assert new_game.main(["encheres", "--title", "Enchères"]) == 0
    assert capsys.readouterr().out.startswith("Enchères is in the house")
    messages = (house / "ludotheque/games/encheres/messages.fr.ftl").read_text("utf-8")
    assert "title = Enchères\n" in messages
    assert "| Enchères |" in (house / new_game.CREDITS).read_text("utf-8")
    assert "class Encheres(" in (house / "ludotheque/games/encheres/game.py").read_text("utf-8")


def test_nothing_is_left_of_a_game_that_could_not_be_finished(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = texts(house)

    def interrupted(root: Path, *arguments: str) -> None:
        assert texts(house) != before
        if "tools.generate" in arguments:
            raise KeyboardInterrupt

    monkeypatch.setattr(new_game, "run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        make(NEW, house)
    assert texts(house) == before


def test_a_list_that_is_not_as_it_was_is_left_alone(house: Path) -> None:
    (house / new_game.CREDITS).write_text("no table any more\n")
    before = texts(house)
    with pytest.raises(Refused, match=r"README\.md: where its list of games ends"):
        make(NEW, house)
    assert texts(house) == before


def test_it_tells_what_was_made_and_what_comes_next(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_game, "run", lambda root, *arguments: None)
    monkeypatch.setattr(new_game, "make", lambda new: make(new, house))
    assert new_game.main(["sealed-auction"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Sealed Auction is in the house")
    for named in ("ludotheque/games/sealed_auction", "ludotheque play sealed-auction", "README.md"):
        assert named in told
    for line in told.splitlines():
        assert len(line) <= 100
