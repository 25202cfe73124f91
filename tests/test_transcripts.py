"""Every game has whole games on file: they verify, and they read as they were reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.core.record import read
from ludotheque.core.verify import verify
from tests.support.titles import GAMES
from tools.generate.stories import records, story

EVERY = [path for game in GAMES for path in records(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_transcript_in_each_language(game: str) -> None:
    languages = {path.suffixes[0].removeprefix(".") for path in records(game)}
    assert languages == set(LANGUAGES)


@pytest.mark.parametrize("path", EVERY, ids=lambda path: str(path.stem))
def test_a_record_on_file_verifies(path: Path) -> None:
    record = read(path.read_bytes())
    assert verify(record, GAMES[record.header.game]).plies == len(record.plies) > 50


@pytest.mark.parametrize("path", EVERY, ids=lambda path: str(path.stem))
def test_a_record_reads_as_it_was_reviewed(path: Path) -> None:
    """If a change of words or rules is meant: `scripts/generate`, and read the diff."""
    assert story(path) == path.with_suffix(".txt").read_text(encoding="utf-8")
