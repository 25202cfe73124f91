"""What browsers may have of a game from elsewhere: a flat folder of few files, and its words.

All of it is read once, and lies under an address that changes with anything in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from .title import Title

BOARD, STYLE, PICTURE, LESSON = "board.js", "board.css", "picture.svg", "lesson.jsonl"
WORDS: Final = ("words", "aim", "lesson")
"""Catalogues of the browser's own: what the board says, what the shell says of it, the lesson."""
ENDINGS: Final = frozenset(
    {".js", ".css", ".svg", ".png", ".webp", ".jpg", ".ftl", ".json", ".woff2", ".mp3", ".txt"}
)
MOST_FILES, MOST_BYTES = 50, 2_000_000


class BadFolder(ValueError):
    """Why a folder cannot be served, in one line."""


class BrowserFiles:
    """Addresses are looked up among the files that are there, and so lead nowhere else."""

    def __init__(self, title: Title) -> None:
        """Raises `BadFolder`."""
        assert title.package is not None
        self.title, self.package = title, title.package
        files = {} if self.package.browser is None else _read(self.package.browser)
        for path in sorted(title.game.rulebook.folder.glob("*.ftl")):
            files[path.name] = path.read_bytes()
        if title.lesson is not None:
            files[LESSON] = title.lesson.written().encode()
        self.files: Mapping[str, bytes] = dict(sorted(files.items()))

    @property
    def board(self) -> bool:
        return BOARD in self.files

    @cached_property
    def base(self) -> str:
        """The address of the folder."""
        whole = hashlib.sha256()
        for name, body in self.files.items():
            whole.update(f"{name} {len(body)} ".encode() + body)
        return f"/games/{self.title.name}/{whole.hexdigest()[:20]}/"


def _read(folder: Path) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    try:
        paths = sorted(each for each in folder.iterdir() if each.name[0] not in "._")
    except OSError as error:
        raise BadFolder(f"its folder for the browser: {error.strerror}") from None
    for path in paths:
        if not path.is_file():
            raise BadFolder(f"its folder for the browser is to be flat, and has {path.name} in it")
        if path.suffix not in ENDINGS:
            raise BadFolder(f"{path.name}: browsers are given {', '.join(sorted(ENDINGS))} alone")
        found[path.name] = path.read_bytes()
    if len(found) > MOST_FILES:
        raise BadFolder(f"it has {len(found)} files for the browser, and {MOST_FILES} are allowed")
    if (size := sum(map(len, found.values()))) > MOST_BYTES:
        raise BadFolder(f"its files for the browser have {size:,} bytes of {MOST_BYTES:,}")
    return found
