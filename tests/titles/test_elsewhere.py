"""Games that other distributions bring: found late, checked, and never in the house's way."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludotheque.titles import OWN, TITLES
from ludotheque.titles.elsewhere import GROUP, Packages
from ludotheque.titles.package import API, GamePackage, accepted
from ludotheque.titles.registry import Titles
from tests.support.packages import installed

PROGRAM = """
from msgspec.structs import replace
from ludotheque.titles import GamePackage, Title
from ludotheque.titles.package import API
from ludotheque.titles.sample_game import TITLE as SAMPLE

TITLE = replace(SAMPLE, package=GamePackage(api=API, contract=1))
LATER = replace(SAMPLE, package=GamePackage(api=API + 1))
OURS = SAMPLE
NOTHING = "a text"
"""
GOOD = {"sample-game": "good:TITLE"}


def packages(place: Path, monkeypatch: pytest.MonkeyPatch) -> Packages:
    monkeypatch.syspath_prepend(str(place))
    for module in ("good", "bad", "other"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return Packages(OWN, lambda: found(place))


def found(place: Path) -> list[EntryPoint]:
    from importlib.metadata import distributions

    return [
        entry
        for each in distributions(path=[str(place)])
        for entry in each.entry_points
        if entry.group == GROUP
    ]


def test_a_game_of_a_package_stands_after_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path, "good", GOOD, PROGRAM)
    titles = Titles(OWN, packages(tmp_path, monkeypatch))
    assert "good" not in sys.modules, "nobody has asked yet"
    assert titles["niagara"] is OWN["niagara"]
    assert "good" not in sys.modules, "nor for this one"
    assert [*titles] == [*OWN, "sample-game"]
    assert len(titles) == len(OWN) + 1
    assert titles["sample-game"].package == GamePackage(api=API, contract=1)
    assert titles.packages.left_out == ()
    assert "chess" not in titles
    with pytest.raises(KeyError):
        titles["chess"]


@pytest.mark.parametrize(
    ("games", "program", "why"),
    [
        ({"sample-game": "bad:TITLE"}, "raise RuntimeError('no\\nluck')", "RuntimeError: no luck"),
        ({"sample-game": "bad:TITLE"}, "import sys; sys.exit(3)", "SystemExit: 3"),
        ({"sample-game": "bad:TITLE"}, "def (", "SyntaxError: invalid syntax"),
        ({"sample-game": "bad:TITLE"}, None, "ModuleNotFoundError: No module named 'bad'"),
        ({"sample-game": "bad:TITLES"}, PROGRAM, "AttributeError: module 'bad' has no attribute"),
        ({"sample-game": "bad:NOTHING"}, PROGRAM, "bad:NOTHING is a str, and no Title"),
        ({"other-name": "bad:TITLE"}, PROGRAM, "it calls itself sample-game"),
        ({"sample-game": "bad:OURS"}, PROGRAM, "does not say what it was written for"),
        ({"sample-game": "bad:LATER"}, PROGRAM, f"written for API {API + 1}, and this house has"),
        ({"niagara": "bad:TITLE"}, PROGRAM, "the house has a game of that name itself"),
    ],
    ids=["raises", "leaves", "syntax", "gone", "attribute", "type", "name", "ours", "api", "taken"],
)
def test_a_package_that_does_not_fit_is_left_out_and_said_so(
    games: dict[str, str],
    program: str | None,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed(tmp_path, "bad", games, program)
    titles = Titles(OWN, packages(tmp_path, monkeypatch))
    assert [*titles] == [*OWN]
    ((game, package, said),) = titles.packages.left_out
    assert {game: package} == dict.fromkeys(games, "bad")
    assert why in said
    assert "\n" not in said
    assert titles["niagara"] is OWN["niagara"]


def test_of_two_games_of_one_name_the_house_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which one's records would they be?"""
    installed(tmp_path, "good", GOOD, PROGRAM)
    installed(tmp_path, "other", {"sample-game": "other:TITLE"}, PROGRAM)
    both = packages(tmp_path, monkeypatch)
    assert [*both] == []
    (left,) = both.left_out
    assert left.package == "good, other"
    assert "more than one package brings a game of that name" in left.why


def test_the_api_before_is_accepted_and_none_before_that() -> None:
    assert accepted(1) == {1}
    assert accepted(2) == {1, 2}
    assert accepted(5) == {4, 5}


def ludotheque(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program, where this folder is looked into as well."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        env={
            "PYTHONPATH": os.pathsep.join((str(place), os.environ.get("PYTHONPATH", ""))),
            "PATH": "/usr/bin:/bin",
            "PYTHONUTF8": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_three_broken_packages_and_a_good_one(tmp_path: Path) -> None:
    """As pip leaves them: all that can be played is listed, and what cannot has a line."""
    installed(tmp_path, "good", GOOD, PROGRAM)
    installed(tmp_path, "bad", {"bad-game": "bad:TITLE"}, "import sys; sys.exit('no luck')")
    installed(tmp_path, "ours", {"nizza": "ours:TITLE"}, PROGRAM)
    installed(tmp_path, "gone", {"gone-game": "gone:TITLE"}, None)
    listed = ludotheque(tmp_path, "games", "--language", "en")
    assert (listed.returncode, listed.stderr) == (0, "")
    names = [each.split()[0] for each in listed.stdout.split("\n\n")]
    assert names == [*OWN, *sorted({"sample-game", *TITLES.packages}), "!", "!", "!"]
    said = " ".join(listed.stdout.split())
    assert "the game bad-game (bad) is installed, and left out: SystemExit: no luck" in said
    assert "the game nizza (ours) is installed, and left out: the house has a game of that" in said
    arena = ("arena", "sample-game", "random", "novice", "--games", "2", "--workers", "1")
    played = ludotheque(tmp_path, *arena)
    assert played.returncode == 0, played.stderr
    refused = ludotheque(tmp_path, "rules", "bad-game")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "the game bad-game (bad) is installed, and left out" in refused.stderr
