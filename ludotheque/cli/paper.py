"""Clauses and books as a terminal shows them: wrapped, without Markdown's signs."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Callable

from ludotheque.core.rulebook import Clause

WIDEST = 88


def width() -> int:
    return min(WIDEST, shutil.get_terminal_size().columns)


def wrapped(text: str, *, first: str = "", indent: str = "") -> str:
    """Wrapped, with a hanging indent; no-break spaces are not broken at."""
    flat = re.sub(r"[ \n]+", " ", text)
    return "\n".join(
        textwrap.wrap(
            flat,
            width(),
            initial_indent=first,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


def clause(which: Clause) -> str:
    return wrapped(which.text, first=f"{which.number:<5} ", indent=" " * 6)


def book(markdown: str, told: Callable[[str], str]) -> str:
    """A whole rulebook, its aim first; `told` puts each paragraph into the reader's words."""
    paragraphs = []
    for paragraph in map(told, _aim_first(re.split(r"\n\s*\n", markdown.strip()))):
        if paragraph.startswith("#"):
            title = paragraph.lstrip("# ")
            line = "=" if paragraph.startswith("# ") else "-"
            paragraphs.append(f"{title}\n{line * len(title)}")
        elif numbered := re.match(r"\*\*([\w.]+)\*\* +(.+)", paragraph, re.DOTALL):
            paragraphs.append(clause(Clause(numbered[1], "", numbered[2])))
        else:
            paragraphs.append(wrapped(paragraph.replace("*", "")))
    return "\n\n".join(paragraphs)


def _aim_first(paragraphs: list[str]) -> list[str]:
    """Below the title what it is all about, which begins in bold; then by whom, and the story."""
    title, *rest = paragraphs
    chapters = next((at for at, each in enumerate(rest) if each.startswith("#")), len(rest))
    opening = sorted(rest[:chapters], key=lambda each: not each.startswith("**"))
    return [title, *opening, *rest[chapters:]]
