"""`scripts/new-game --package NAME`: a game as a package of its own, copied from `examples`."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.new_game import LONGEST, TITLE, WANTED, Name, Refused

SAMPLE: Final = Name("hounds-and-hare")
EXAMPLE: Final = Path(__file__).parents[1] / "examples" / SAMPLE.name
CONTRACT: Final = Path(__file__).parents[1] / "web" / "src" / "contract" / "foreign.ts"
TITLES: Final = ("Hounds and Hare", "Chiens et lièvre", "Hunde und Hase")


def make_package(new: Name, place: Path) -> Path:
    """The folder `place/NAME`: all of it or nothing. Raises `Refused`."""
    target = place / new.name
    if not WANTED.fullmatch(new.name) or len(new.name) > LONGEST:
        raise Refused(f"{new.name!r} is no name for a game: write it like-this, {LONGEST} at most")
    if not TITLE.fullmatch(new.title) or len(new.title) > LONGEST:
        raise Refused(f"{new.title!r}: a title is of letters, digits, spaces and hyphens")
    if target.exists():
        raise Refused(f"{target} is there already")
    try:
        for path in _files():
            copy = target / renamed(path.relative_to(EXAMPLE).as_posix(), new)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(path.read_text("utf-8"), new), encoding="utf-8")
        (target / "contract.d.ts").write_text(CONTRACT.read_text("utf-8"), encoding="utf-8")
    except BaseException:
        shutil.rmtree(target, ignore_errors=True)
        raise
    return target


def renamed(text: str, new: Name) -> str:
    for title in TITLES:
        text = text.replace(title, new.title)
    for old, instead in (
        (SAMPLE.package, new.package),
        (SAMPLE.name, new.name),
        (SAMPLE.type, new.type),
    ):
        text = re.sub(rf"\b{old}|(?<=-){old}", instead, text)
    return text


def _files() -> Iterator[Path]:
    for path in sorted(EXAMPLE.rglob("*")):
        if path.is_file() and not {"__pycache__", "dist"} & {*path.parts}:
            yield path


def next_steps(made: Path) -> str:
    return f"""\
{made} is a package of its own, with the rules of {SAMPLE.title}. It can be played now:
  pip install --editable {made}      beside the house
  ludotheque check {made.name}       the laws that every game keeps
  ludotheque serve                   it is in the lobby, last of all

What comes next: docs/add-a-game.md, "A game as a package of its own"."""
