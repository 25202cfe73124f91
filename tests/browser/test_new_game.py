"""What `scripts/new-game` makes is a whole game: its client is checked, built and looked at."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.copies import copy_house
from tools.new_game import ROOT, Name, make

NEW = Name("a-new-game")


def run(where: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_a_new_game_is_checked_and_walked_through_in_three_languages(tmp_path: Path) -> None:
    house = copy_house(tmp_path)
    make(NEW, house)
    parts = [part for part in NEW.parts() if not part.startswith(("web", "docs"))]
    run(house, sys.executable, "-m", "mypy", *parts)
    web = house / "web"
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    run(web, "npm", "run", "check")
    run(web, "npx", "vitest", "run", f"src/games/{NEW.name}", "src/games/index.test.ts")
    run(web, "npm", "run", "build")
    walk = ("tests/browser/test_pages.py", "-k", NEW.name)
    told = run(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *walk)
    assert "3 passed" in told
