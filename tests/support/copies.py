"""The repository again, elsewhere: for tests that add to it."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.new_game import ROOT

LEFT = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
"""What is made by running."""


def copy_house(target: Path) -> Path:
    for folder in ("ludotheque", "tests", "tools", "docs", "web", "scripts", "examples"):
        shutil.copytree(ROOT / folder, target / folder, ignore=LEFT)
    for file in ("README.md", "pyproject.toml"):
        shutil.copy(ROOT / file, target)
    return target
