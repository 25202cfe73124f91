"""What goes wrong at the rim: one clear line, an exit code, and nothing written."""

from __future__ import annotations

from ludotheque.core.languages import LANGUAGES


class CommandError(Exception):
    """Something that the person at the terminal can put right, or has stopped."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise CommandError(f"the house does not speak {language!r}: choose {', '.join(LANGUAGES)}")
    return language
