"""By what a chapter was made: whatever else it could have led to has another digest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludotheque.server.tables.looking_back import made_by
from tests.server.support.long_games import long_game


def test_the_text_of_the_rules_is_part_of_how_a_chapter_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = long_game(100).sheet
    game = msgspec.structs.replace
    others = (
        game(sheet, options={**sheet.options, "memo": "off"}),
        game(sheet, version=sheet.version + 1),
        game(sheet, seed="11" * 32),
        game(sheet, chairs=(game(sheet.chairs[0], entropy="x"), *sheet.chairs[1:])),
        game(sheet, game="casanova"),
        game(sheet, game="not in the house"),
    )
    assert made_by.made_by(sheet) == made_by.made_by(game(sheet, revision=9, changed=9))
    digests = {made_by.made_by(each) for each in (sheet, *others)}
    assert len(digests) == 1 + len(others)
    read_bytes: Callable[[Path], bytes] = Path.read_bytes
    made_by._text.cache_clear()
    monkeypatch.setattr(
        Path, "read_bytes", lambda path: read_bytes(path) + b"#" * (path.name == "model.py")
    )
    try:
        assert made_by.made_by(sheet) not in digests
    finally:
        made_by._text.cache_clear()
