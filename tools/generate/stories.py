"""Whole games kept as records, and as the stories that people read in a diff."""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli import replay
from ludotheque.core.record import Opened, read
from ludotheque.titles import find
from ludotheque.voice.voice import Voice

from .places import ROOT

FOLDER = ROOT / "tests" / "transcripts"


def records(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.jsonl"))


def path(game: str, name: str) -> Path:
    return FOLDER / game / f"{name}.jsonl"


def story(path: Path) -> str:
    """The story of a record, in the language that its name ends with: `four-seats.en.jsonl`."""
    language = path.suffixes[0].removeprefix(".")
    record = read(path.read_bytes())
    opened = Opened(record, find(record.header.game).game)
    voice = Voice(opened.game, language, [seat.name for seat in record.header.seats])
    return "\n".join(replay.story(opened, voice, replay.OPEN, len(opened.lines))) + "\n"
