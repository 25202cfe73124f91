"""Where the parts of the house lie in its repository."""

from __future__ import annotations

from pathlib import Path

from ludotheque.titles import Title

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
GEN = WEB / "gen"
"""All of it is generated: what nobody writes there any more goes."""


def package(title: Title) -> str:
    """What a game's Python folders and modules are called."""
    return title.name.replace("-", "_")


def board(title: Title) -> Path:
    return WEB / "games" / title.name
