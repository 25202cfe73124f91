"""Whole games kept as records, and as the stories that people read in a diff.

python -m tests.transcript     # writes the stories anew; look at what changed before a commit
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli.replay import OPEN, story
from ludotheque.core.record import Opened, read
from ludotheque.voice.voice import Voice
from tests.support.titles import GAMES

FOLDER = Path(__file__).parent / "transcripts"


def records(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.jsonl"))


def transcript(path: Path) -> str:
    """The story of a record, in the language that its name ends with: `four-seats.en.jsonl`."""
    language = path.suffixes[0].removeprefix(".")
    record = read(path.read_bytes())
    opened = Opened(record, GAMES[record.header.game])
    voice = Voice(opened.game, language, [seat.name for seat in record.header.seats])
    return "\n".join(story(opened, voice, OPEN, len(opened.lines))) + "\n"


def main() -> None:
    for game in GAMES:
        for path in records(game):
            path.with_suffix(".txt").write_text(transcript(path), encoding="utf-8")


if __name__ == "__main__":
    main()
