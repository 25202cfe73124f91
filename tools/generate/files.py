"""Every file that is generated, and how."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from ludotheque.protocol import typescript
from ludotheque.titles import Title
from tools import nizza_board

from . import limits, record, sayings, stories
from .counts import counted
from .places import EVERY_TITLE, GEN, ROOT, WEB, board, package

Makes: TypeAlias = Callable[[], str | bytes]


def files() -> dict[Path, Makes]:
    """By where they lie. What others are made from comes before them."""
    found: dict[Path, Makes] = {nizza_board.FILE: nizza_board.written, **types()}
    for title in EVERY_TITLE.values():
        found |= of_title(title)
    found[GEN / "limits.json"] = limits.house
    found[WEB / "i18n" / "voice.golden.jsonl"] = sayings.golden
    found[WEB / "fairness" / "record.golden.jsonl"] = record.golden
    found[WEB / "fairness" / "record2.golden.jsonl"] = record.golden_apart
    return found


def types() -> dict[Path, Makes]:
    written = typescript.files(title.game for title in EVERY_TITLE.values())
    return {GEN / name: partial(str, text) for name, text in written.items()}


def of_title(title: Title) -> dict[Path, Makes]:
    """Its lesson, what its board measures by and is tested with, whole games with their stories,
    and counts.
    """
    found: dict[Path, Makes] = {}
    if title.lesson is not None:
        found[board(title) / "lesson.jsonl"] = title.lesson.written
    made = import_module(f"{__package__}.games.{package(title)}")
    for name, makes in made.FIXTURES.items():
        found[board(title) / name] = makes
    kept = {stories.path(title.name, name): makes for name, makes in made.RECORDS.items()}
    found |= kept
    for path in dict.fromkeys((*stories.records(title.name), *kept)):
        found[path.with_suffix(".txt")] = partial(stories.story, path)
    if (ROOT / "tests" / "games" / package(title) / "test_counts.py").is_file():
        counts = import_module(f"tests.games.{package(title)}.test_counts").TestCounts
        found[counts.file] = partial(counted, counts)
    return found


def left_over(wanted: dict[Path, Makes]) -> list[Path]:
    """Types of games that have gone, and stories of records that have."""
    told = (path for path in stories.every() if not path.with_suffix(".jsonl").is_file())
    return sorted(path for path in (*GEN.iterdir(), *told) if path not in wanted)
