"""What is said in a demo, in the house's language; in English where it has no words of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.core.brought import heard
from ludotheque.voice.sentences import HouseSentences, Phrasebook

FOLDER: Final = Path(__file__).parent
WORDS: Final = tuple(f"word-{number}" for number in range(1, 9))
"""What somebody who looks on may say at any moment of any game."""


def greeting(language: str, kept: bool) -> str:
    """What a visitor should know before anything else."""
    return said(language, "greeting-kept" if kept else "greeting")


def said(language: str, key: str, /, **facts: str) -> str:
    return _sentences(heard(language))(key, **facts)


@cache
def _sentences(language: str) -> HouseSentences:
    return HouseSentences(language, Phrasebook(FOLDER, "demo", "house/demo"))
