"""`scripts/test PATH`: these tests alone, and nothing is installed that they do not ask for."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.new_game import ROOT

INSTALLS = ("install", "proxy", "browser", "web")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A house of which nothing is there but the command: what it calls is only written down."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "test", tmp_path / "scripts")
    for name in (*(f"scripts/{each}" for each in INSTALLS), ".venv/bin/pytest"):
        (tmp_path / name).write_text(f'#!/bin/sh\necho {name} "$@" >> called\n', "utf-8")
        (tmp_path / name).chmod(0o755)
    for folder in ("tests/core", "tests/browser/support", "tests/server/cluster", "tests/tools"):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("browser/test_end.py", "server/cluster/test_proxy.py", "tools/test_deploy.py"):
        (tmp_path / "tests" / file).touch()
    return tmp_path


def called(place: Path, *arguments: str) -> list[str]:
    subprocess.run([place / "scripts" / "test", *arguments], check=True, cwd="/")
    return (place / "called").read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        (("tests/core", "-k", "chance"), ""),
        (("tests/core", "tests/browser/support"), "browser web"),
        (("tests/browser/test_end.py::test_it",), "browser web"),
        (("./tests/server/cluster/test_proxy.py::test_it", "-x"), "proxy"),
        (("tests/tools/test_deploy.py",), "proxy"),
        (("tests/server",), "proxy"),
        (("tests/tools", "tests/browser"), "proxy browser web"),
        (("tests",), "proxy browser web"),
        ((".",), "proxy browser web"),
        (("-k", "chance"), "proxy browser web"),
        (("--fast", "tests/browser", "tests/core"), ""),
        (("--fast", "tests"), "proxy"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_only_what_the_named_tests_ask_for_is_installed(
    place: Path, arguments: tuple[str, ...], asked: str
) -> None:
    *before, run = called(place, *arguments)
    marks = "not long and not browser and not kills" if "--fast" in arguments else "not long"
    assert before == ["scripts/install dev", *(f"scripts/{each}" for each in asked.split())]
    given = [each for each in arguments if each != "--fast"]
    assert run == f".venv/bin/pytest -m {marks} {' '.join(given)}"


def test_all_who_ask_for_a_proxy_are_known(place: Path) -> None:
    asking = [
        path.relative_to(ROOT)
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if re.search("scripts/proxy installs|tools.cluster|import cluster", path.read_text("utf-8"))
        and path != Path(__file__)
    ]
    assert len(asking) >= 2
    for each in asking:
        (place / each).parent.mkdir(parents=True, exist_ok=True)
        (place / each).touch()
        (place / "called").unlink(missing_ok=True)
        assert "scripts/proxy" in called(place, str(each)), each
