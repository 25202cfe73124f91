"""Releases of a package with a game, as pip leaves them, each in a folder of its own."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Literal, TypeAlias

from ludotheque.core.languages import LANGUAGES
from ludotheque.games import sample_game
from tests.support.packages import installed

HERE = Path(__file__).parent
SAMPLE = Path(sample_game.__file__).parent
PEARLS = {
    "fr": "Si le dé montre un 1, chacun de ceux qui sont au récif trouve une perle.",
    "en": "On a 1, each of those on the reef finds a pearl.",
    "de": "Bei einer 1 findet, wer am Riff ist, eine Perle.",
}
WORDS = {
    "fr": ("{ PLAYER($seat) } trouve une perle.", "Perles", "avec", "sans"),
    "en": ("{ PLAYER($seat) } finds a pearl.", "Pearls", "with them", "without"),
    "de": ("{ PLAYER($seat) } findet eine Perle.", "Perlen", "mit", "ohne"),
}

Release: TypeAlias = Literal["1.0", "2.0", "2.0 without the old rules"]


def released(folder: Path, release: Release) -> Path:
    """The place to look for it, where there is nothing else."""
    place = folder / release.replace(" ", "-")
    shutil.rmtree(place, ignore_errors=True)
    first = release == "1.0"
    module = "rock_pools_then" if first else "rock_pools_now"
    installed(place, "rock-pools", {"rock-pools": f"{module}:TITLE"}, None)
    if release != "2.0 without the old rules":
        shutil.copy(HERE / "then.py", place / "rock_pools_then.py")
    if not first:
        program = (HERE / "now.py").read_text("utf-8")
        if release != "2.0":
            kept = '    former={1: "rock_pools_then:TITLE"},\n'
            assert kept in program
            program = program.replace(kept, "")
        (place / "rock_pools_now.py").write_text(program, encoding="utf-8")
    for language in LANGUAGES:
        book = (SAMPLE / f"rulebook.{language}.md").read_text("utf-8")
        words = (SAMPLE / f"messages.{language}.ftl").read_text("utf-8")
        _written(place / "words_then", language, book, words)
        found, title, on, off = WORDS[language]
        words += (
            f"\nevent-pearl_found = {found}\noption-pearls = {title}\n"
            f"option-pearls-about = {title}.\noption-pearls-on = {on}\noption-pearls-off = {off}\n"
        )
        chapter = "\n## 4."
        assert book.count(chapter) == 1
        book = book.replace(chapter, f"\n**3.5** {PEARLS[language]} `pearls`\n{chapter}")
        _written(place / "words_now", language, book, words)
    return place


def _written(folder: Path, language: str, book: str, words: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"rulebook.{language}.md").write_text(book, encoding="utf-8")
    (folder / f"messages.{language}.ftl").write_text(words, encoding="utf-8")
