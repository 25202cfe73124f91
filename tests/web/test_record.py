"""What the web client verifies is what the house would write today, and good."""

from __future__ import annotations

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from tests.support.titles import GAMES

from .record import DRAWS, FILE, golden


def test_the_record_on_file_is_the_houses() -> None:
    """If a change is meant: `python -m tests.web.record`, and read the diff."""
    assert golden() == FILE.read_bytes()


def test_the_house_itself_finds_it_good() -> None:
    assert verify(read(golden()), GAMES["niagara"]).draws == DRAWS + 1
