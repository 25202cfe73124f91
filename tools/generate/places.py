"""Where the parts of the house lie in its repository."""

from __future__ import annotations

from pathlib import Path

from ludotheque.titles import OWN, Title
from ludotheque.titles.sample_game import TITLE as SAMPLE

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
GEN = WEB / "gen"
"""All of it is generated: what nobody writes there any more goes."""

EVERY_TITLE: dict[str, Title] = {**OWN, SAMPLE.name: SAMPLE}
"""The games of the house, and the sample that `scripts/new-game` copies. No registry names it, so
no lobby shows it; but it is as whole as they are."""


def package(title: Title) -> str:
    """What a game's Python folders and modules are called."""
    return title.name.replace("-", "_")


def board(title: Title) -> Path:
    return WEB / "games" / title.name
