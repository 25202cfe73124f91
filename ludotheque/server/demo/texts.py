"""What is said in a demo, in the house's language; in English where it has no words of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle

from ludotheque.voice.voice import catalogue

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
WORDS: Final = tuple(f"word-{number}" for number in range(1, 9))
"""What somebody who looks on may say at any moment of any game."""


def greeting(language: str, kept: bool) -> str:
    """What a visitor should know before anything else."""
    return said(language, "greeting-kept" if kept else "greeting")


def said(language: str, key: str, /, **facts: str) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has attributes only, and we use none"
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, errors
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    path = FOLDER / f"demo.{language}.ftl"
    if not path.is_file():
        return _bundle(FALLBACK)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(catalogue(path))
    return bundle
