"""Whole games kept as records, and as the stories that people read in a diff."""

from __future__ import annotations

import os
from pathlib import Path

from ludotheque.cli import replay
from ludotheque.core.record import BadRecord, Opened, read
from ludotheque.voice.voice import Voice

from .places import EVERY_TITLE, ROOT

FOLDER = ROOT / "tests" / "transcripts"


def records(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.jsonl"))


def every() -> list[Path]:
    """The stories of all games."""
    return sorted(FOLDER.glob("*/*.txt"))


class Untold(Exception):
    """A record that has no story. The message is one line for a person."""

    def __init__(self, path: Path, why: BadRecord) -> None:
        super().__init__(
            f"{os.path.relpath(path, ROOT)} is not played by the rules there are: {why}. "
            f"If nothing in RECORDS makes it any more, remove it"
        )


def path(game: str, name: str) -> Path:
    return FOLDER / game / f"{name}.jsonl"


def story(path: Path) -> str:
    """The story of a record, in the language that its name ends with: `four-seats.en.jsonl`."""
    language = path.suffixes[0].removeprefix(".")
    try:
        record = read(path.read_bytes())
        opened = Opened(record, EVERY_TITLE[record.header.game].game)
        voice = Voice(opened.game, language, [seat.name for seat in record.header.seats])
        return "\n".join(replay.story(opened, voice, replay.OPEN, len(opened.lines))) + "\n"
    except BadRecord as why:
        raise Untold(path, why) from why
