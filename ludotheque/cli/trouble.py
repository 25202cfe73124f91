"""What goes wrong at the rim: one clear line, an exit code, and nothing written."""

from __future__ import annotations

from unicodedata import category

from ludotheque.core.brought import every_language


class CommandError(Exception):
    """Something that the person at the terminal can put right, or has stopped."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(in_one_line(message))
        self.code = code


def in_one_line(text: str) -> str:
    """What a file says is shown, and not obeyed: no sign of it moves the cursor."""
    return "".join(
        each if each.isprintable() or category(each) == "Zs" else "\ufffd" for each in text
    )


def known_language(language: str) -> str:
    if language not in every_language():
        known = ", ".join(every_language())
        raise CommandError(f"the house does not speak {language!r}: choose {known}")
    return language
